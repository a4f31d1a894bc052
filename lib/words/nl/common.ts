import type { PageKind } from '../../model.ts';
import { glossary } from './glossary.ts';

/** Words that every view shares. */
export const common = {
  product: 'Pijler',
  glossary,
  pillars: {
    domein: 'Domein & DNS',
    beveiliging: 'Beveiliging',
    onderhoud: 'Onderhoud',
    seo: 'SEO',
    ai: 'AI-vindbaarheid',
    toegankelijkheid: 'Toegankelijkheid',
  },
  /** Hover text of the toolbar button. */
  badge: ({ host, score, word, time }: { host: string; score: number; word: string; time: string }) =>
    `${host}: ${score} van 100, ${word} (${time})`,
  badgeBusy: ({ host }: { host: string }) => `${host}: de scan loopt`,
  badgeFailed: ({ host, time }: { host: string; time: string }) => `${host}: niet gescand (${time})`,
  badgeIncomplete: ({ host, score, word, time }: { host: string; score: number; word: string; time: string }) =>
    `${host}: ${score} van 100, ${word}, onvolledig (${time})`,
  badgeWithout: ({ host, time }: { host: string; time: string }) =>
    `${host}: te weinig getest voor een totaal (${time})`,
  /** The name of a check next to its outcome. */
  checkName: ({ title }: { title: string }) => `Controle: ${title}`,
  outcomes: {
    pass: 'In orde',
    warn: 'Let op',
    fail: 'Niet in orde',
    info: 'Ter info',
    skip: 'Niet van toepassing',
    unknown: 'Niet getest',
  },
  who: {
    zelf: 'kunt u zelf',
    webbouwer: 'voor uw webbouwer',
    hostingpartij: 'voor uw hostingpartij',
    domeinbeheerder: 'voor uw domein- of mailbeheerder',
  },
  whoName: {
    zelf: 'Uzelf',
    webbouwer: 'Webbouwer',
    hostingpartij: 'Hostingpartij',
    domeinbeheerder: 'Domein- of mailbeheerder',
  },
  whoMeans: {
    zelf: 'of wie bij u over de teksten gaat',
    webbouwer: 'wie uw site maakt of bijhoudt',
    hostingpartij: 'het bedrijf waar uw site draait',
    domeinbeheerder: 'wie uw domein of mail regelt, zoals het bedrijf dat u er de rekening voor stuurt',
  },
  levels: {
    A: { name: 'Alleen deze site', contacts: 'Alleen het adres van deze site zelf, met en zonder www.' },
    B: {
      name: 'Ook domeingegevens',
      contacts: 'Ook de DNS-dienst en het domeinregister: die krijgen de domeinnaam, nooit de pagina.',
    },
    C: {
      name: 'Via de scandienst',
      contacts: 'Ook de scandienst: die krijgt het adres, en uw sleutel als u die hebt.',
    },
  },
  /** Why something was not tested: a few words, a sentence, and what would make it testable. */
  unseen: {
    fault: {
      reason: 'door een fout van Pijler',
      because: 'Dit is niet getest door een fout van Pijler zelf.',
      remedy: 'Kopieer de foutmelding en stuur die naar de makers van Pijler. Er staat niets van de pagina in.',
    },
    off: {
      reason: 'contactniveau',
      because: 'Het gekozen contactniveau staat dit niet toe.',
      remedy: 'Kies bij instellingen een ruimer contactniveau.',
    },
    denied: {
      reason: 'geen toegang',
      because: 'De browser laat dit pas zien als u toegang tot deze site geeft.',
      remedy: 'Geef toegang tot deze site.',
    },
    offline: {
      reason: 'geen verbinding',
      because: 'U was niet online, of dit adres antwoordt of bestaat niet.',
      remedy: 'Kijk of u verbinding hebt en of het adres klopt, en scan opnieuw.',
    },
    timeout: {
      reason: 'geen antwoord',
      because: 'Er kwam niet op tijd een antwoord.',
      remedy: 'Scan later opnieuw.',
    },
    time: {
      reason: 'tijd op',
      because: 'De tijd was op: 15 seconden, of 45 voor toegankelijkheid zolang het tabblad in beeld is.',
      remedy: 'Scan opnieuw en houd het tabblad in beeld.',
    },
    wall: {
      reason: 'afgeschermd',
      because: 'De site antwoordde met een controle- of weigerpagina.',
      remedy: 'Vraag de sitebeheerder uw scan door te laten, of scan later opnieuw.',
    },
    login: {
      reason: 'inlogpagina',
      because: 'Een nieuwe bezoeker krijgt hier een inlogpagina in plaats van deze pagina.',
      remedy: 'Scan een pagina die zonder inloggen te zien is.',
    },
    elsewhere: {
      reason: 'doorgestuurd',
      because: 'Een nieuwe bezoeker wordt hier eerst doorgestuurd, bijvoorbeeld om toestemming te geven.',
      remedy: 'Scan een pagina die een nieuwe bezoeker meteen te zien krijgt.',
    },
    otherHost: {
      reason: 'adres niet bezocht',
      because:
        'Dit staat op een adres dat Pijler niet bezoekt, of leidt daarheen: een subdomein, een server van derden, of een adres dat iets in gang kan zetten, zoals uitloggen.',
      remedy: 'Controleer dit met de hand.',
    },
    limited: {
      reason: 'even te druk',
      because: 'De DNS-dienst of het register beantwoordt even geen vragen.',
      remedy: 'Scan later opnieuw, na ten hoogste een uur.',
    },
    tooLarge: {
      reason: 'te groot',
      because: 'Het antwoord is groter dan Pijler leest.',
      remedy: 'Controleer dit met de hand.',
    },
    loop: {
      reason: 'omleiding zonder einde',
      because: 'Een bezoeker zonder cookies wordt hier steeds opnieuw doorgestuurd.',
      remedy: 'Zorg dat de pagina ook zonder cookies opent: zoekmachines sturen ze niet mee.',
    },
    malformed: {
      reason: 'onleesbaar',
      because: 'Het antwoord was niet te lezen.',
      remedy: 'Scan later opnieuw, of controleer dit met de hand.',
    },
    unfitResolver: {
      reason: 'DNS-dienst ongeschikt',
      because: 'De gekozen DNS-dienst gaf hierop geen betrouwbaar antwoord.',
      remedy: 'Scan later opnieuw, of kies bij instellingen een andere DNS-dienst.',
    },
    otherBrowser: {
      reason: 'andere browser nodig',
      because: 'Deze browser laat dit niet zien.',
      remedy: 'Scan de site ook in een andere browser.',
    },
    hidden: {
      reason: 'van buiten niet te zien',
      because: 'Dit is van buiten niet vast te stellen.',
      remedy: 'Vraag het aan de sitebeheerder.',
    },
    interrupted: {
      reason: 'onderbroken',
      because: 'De scan werd onderbroken, of de pagina veranderde.',
      remedy: 'Scan opnieuw.',
    },
    outdated: {
      reason: 'gegevens te oud',
      because: 'De gegevens van Pijler hierover zijn te oud om te zeggen dat dit in orde is.',
      remedy: 'Werk Pijler bij en scan opnieuw.',
    },
  },
  /** After a conclusion that rests on a part of what it should; `reason` is one of those above. */
  seenInPart: ({ reason }: { reason: string }) => `Niet alles hiervan was te zien (${reason}).`,
  /** Instead of `outdated`, if the day of our data is known: `20 nov 2026`. */
  outdatedSince: ({ day }: { day: string }) =>
    `De gegevens van Pijler hierover zijn van ${day}: te oud om te zeggen dat dit in orde is.`,
  /** The purpose of a contact in the ledger. */
  purposes: {
    page: 'de pagina',
    twin: 'http en www',
    robots: 'robots.txt',
    sitemap: 'sitemap',
    security: 'security.txt',
    llms: 'llms.txt',
    missing: 'verzonnen adres',
    wellKnown: 'vast bestand (.well-known)',
    system: 'bestand van het CMS',
    icon: 'pictogram',
    image: 'deelafbeelding',
    canonical: 'canonical',
    variant: 'adresvariant',
    hreflang: 'taalvariant',
    mail: 'mailbeleid',
    script: 'script',
    link: 'interne link',
    dns: 'DNS-vraag',
    registry: 'domeinregister',
    service: 'scandienst',
  },
  incomplete: 'onvolledig',
  /** The range within which parts that were not seen may move the score. */
  range: ({ low, high }: { low: number; high: number }) => `Niet alles was te zien: het cijfer is ${low} tot ${high}.`,
  limited: 'begrensd',
  /** The question that each pillar answers, in plain language. */
  questions: {
    domein: 'Is de domeinnaam goed geregeld, komt uw mail aan en kan niemand anders uit uw naam mailen?',
    beveiliging: 'Zijn bezoekers en hun gegevens beschermd?',
    onderhoud: 'Is de techniek actueel en werkt alles nog?',
    seo: 'Kunnen zoekmachines de site vinden en begrijpen?',
    ai: 'Kunnen AI-assistenten de site lezen en er een bron bij noemen?',
    toegankelijkheid: 'Kan iedereen de site gebruiken, ook met een beperking?',
  },
  /** The meaning of a score; the bands to which the grade is calibrated. */
  scale: 'Op deze schaal is 95 tot 100 voorbeeldig, 60 tot 80 goed verzorgd en minder dan 40 verwaarloosd.',
  /** The repair steps, as a path. */
  steps: {
    kinds: { danger: 'Gevaar', broken: 'Kapot', missing: 'Ontbreekt', better: 'Beter' },
    total: ({ from, to }: { from: number; to: number }) => `totaal ${from} → ${to}`,
    noPoints: 'verandert het cijfer niet',
    points: ({ points, pillar }: { points: string; pillar: string }) => `+${points} voor ${pillar}`,
    waits: ({ points, pillar, step }: { points: string; pillar: string; step: number }) =>
      `+${points} voor ${pillar}, telt na stap ${step}`,
    opens: 'daarna wordt meer getest',
    found: 'Gevonden',
    /** Heading before the explanations of words. */
    terms: 'Woorden',
    otherwise: 'Waarom',
    verify: 'Zo ziet u dat het werkt',
    /** How to verify that it is repaired: the check and the word for its best outcome. */
    again: ({ title, good }: { title: string; good: string }) => `Scan opnieuw: bij “${title}” staat dan “${good}”.`,
    next: ({ title }: { title: string }) => `Scan opnieuw: bij “${title}” staat dan de volgende stap.`,
  },
  /** What limits the total, or why there is none. */
  total: {
    because: ({ at, reason }: { at: number; reason: string }) => `Begrensd op ${at}: ${reason}`,
    /** For views that do not show single checks. */
    check: ({ at }: { at: number }) => `Begrensd op ${at}, vanwege een ernstige bevinding.`,
    lowest: ({ at, pillar }: { at: number; pillar: string }) =>
      `Begrensd op ${at}: hooguit 35 punten boven de zwakste pijler, ${pillar}.`,
    without: ({ at, pillars }: { at: number; pillars: string }) =>
      `Begrensd op ${at}: zonder ${pillars} kan het totaal niet hoger zijn.`,
    unseen: ({ pillars }: { pillars: string }) => `Er was te weinig te testen voor een totaal: zonder ${pillars}.`,
    notApplicable:
      'Op deze pagina zijn te weinig pijlers van toepassing voor een totaal. Scan een gewone pagina van de site.',
    away: ({ time }: { time: string }) =>
      `Geen totaal: de site is in onderhoud. ${time === '' ? 'Scan later opnieuw.' : `Scan over ${time} opnieuw.`}`,
    /** Precedes the reason why there is no total. */
    first: ({ reason }: { reason: string }) => `Eerst dit: ${reason}`,
  },
  noScore: 'geen score',
  /** The chart's name for a screen reader. */
  columns: ({ scores }: { scores: string }) => `Zes zuilen, zo hoog als hun score: ${scores}.`,
  column: ({ pillar, score }: { pillar: string; score: number | null }) =>
    score === null ? `${pillar} geen score` : `${pillar} ${score}`,
  doesNotArise: 'Dit is hier niet van toepassing.',
  /** Replaces a finding’s sentence. All conclusions of earlier versions are known (retired.ts). */
  unsaid: {
    newer:
      'Deze versie kent deze uitkomst niet: die komt waarschijnlijk van een nieuwere. Werk bij om te lezen wat er is gevonden.',
    incomplete: 'Bij deze uitkomst ontbreekt wat er is gevonden. Scan de pagina opnieuw.',
  },
  costs: ({ points }: { points: string }) => `kost ${points}`,
  contacts: ({ contacts, hosts }: { contacts: number; hosts: number }) =>
    contacts === 0
      ? 'Geen contacten'
      : `${contacts} ${contacts === 1 ? 'contact' : 'contacten'}, ${hosts} ${hosts === 1 ? 'host' : 'hosts'}`,
  ledger: {
    title: 'Contacten van deze scan',
    empty: 'Er is nog geen contact gelegd.',
    promise: 'Cookies zijn nooit meegestuurd. Met andere adressen is geen contact gelegd.',
    table: 'Tabel van alle contacten',
    dnsQuery: ({ type, name }: { type: string; name: string }) => `vraagt ${type} van ${name}`,
    host: 'Host',
    path: 'Pad',
    purpose: 'Waarvoor',
    at: 'Na',
    status: 'Antwoord',
    bytes: 'Omvang',
    silent: 'geen',
    /** A redirect, whose status the browser hides: followed by a contact in a separate row, or not. */
    redirected: 'stuurt door',
    notFollowed: 'stuurt door, niet gevolgd',
    /** Answered by the browser itself, which connects to this host by https only: nothing was sent. */
    byBrowser: 'niet verstuurd, de browser gebruikt hier alleen https',
    /** Blocked by the page's own policy or its service worker. */
    notSent: 'niet verstuurd, de pagina laat het niet toe',
    /** Without access, Firefox sends the request from within the page. */
    inPage: 'vanuit de pagina zelf',
  },
  /** What is free, what a key adds, and who issues one: the same words in the stores, the popup, the report and the settings. */
  key: {
    free: 'Gratis: het cijfer en de zes scores.',
    adds: 'Met een partnersleutel: elke controle met advies.',
    from: 'Die sleutel krijgt u van wie u Pijler aanbiedt.',
    /** If there is room for it. */
    unchecked: 'Zonder scandienst controleert niemand of een sleutel echt is.',
  },
  /** Replaces what cannot be shown because of an error of ours; `name` is a title or a description. */
  broken: {
    says: ({ name }: { name: string }) => `Door een fout van Pijler is dit niet te tonen: ${name}.`,
    retry: 'Opnieuw proberen',
  },
  /** The button's name; what it copies is for Pijler's developers. */
  copy: {
    copy: 'Kopieer',
    copied: 'Gekopieerd',
    notCopied: 'Kopiëren lukte niet. Selecteer de tekst en kopieer met uw toetsenbord.',
  },
  copyFault: 'Kopieer de foutmelding',
  /** What a reader must know about the page's kind before reading a result; absent for an ordinary one. */
  kind: {
    lines: {
      error: 'Dit is een foutpagina, niet de site zelf. AI-vindbaarheid is hier niet van toepassing.',
      signIn: 'Dit is een inlogpagina. SEO en AI-vindbaarheid zijn hier niet van toepassing.',
      checkout: 'Dit is een winkelwagen of bestelpagina. SEO en AI-vindbaarheid zijn hier niet van toepassing.',
      search: 'Dit zijn zoekresultaten. AI-vindbaarheid is hier niet van toepassing.',
      application: 'Dit is een webapplicatie. SEO en AI-vindbaarheid zijn hier niet van toepassing.',
      standIn: 'Dit lijkt een tijdelijke pagina in plaats van de site zelf.',
    } as Readonly<Partial<Record<PageKind, string>>>,
    toHome: 'Naar de homepage',
  },
  /** Explains the browser's permission prompt before it is shown. */
  accessAsk: ({ host }: { host: string }) =>
    `Om ook de server te testen, vraagt uw browser zo of Pijler ${host} mag lezen en wijzigen; Pijler leest alleen.`,
  chooseFile: 'Kies een bestand',
  giveAccess: 'Toegang geven',
  access: ({ host }: { host: string }) => `Geef toegang tot ${host}`,
  openSettings: 'Instellingen',
};
export type CommonWords = typeof common;
