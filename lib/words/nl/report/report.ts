/** The numbers that the accessibility pillar shows beside its score. */
interface ThreeNumbers {
  readonly issues: number;
  /** Places that the engine leaves to a person. */
  readonly toCheck: number;
  /** Items of the list for a person. */
  readonly manual: number;
  readonly unmeasured: number;
}

/** Words of the report page. */
export const report = {
  title: ({ host }: { host: string }) => `Websitescan van ${host}`,
  heading: 'Websitescan',
  scannedOn: ({ day }: { day: string }) => `Gescand op ${day}`,
  /** Used as the name of a printed or saved file. */
  fileName: ({ host, day }: { host: string; day: string }) => `Sitescan_${host}_${day}`,
  skip: 'Naar de zes pijlers',
  side: 'Cijfer en inhoud',
  contents: 'Inhoud',
  loading: 'Pijler opent het rapport.',
  notFound: 'Van deze site is geen scan bewaard.',
  notFoundRemedy:
    'Open de site en klik op het pictogram van Pijler. Pijler bewaart geen scans uit een privévenster, en geen enkele als de geschiedenis uit staat: die zijn weg als het tabblad dicht is of Pijler opnieuw is gestart.',
  inShort: ({ word, score }: { word: string; score: number }) => `Deze site krijgt ${score} van 100: ${word}.`,
  strongest: ({ pillar, score }: { pillar: string; score: number }) => `Sterkste pijler: ${pillar} (${score}).`,
  weakest: ({ pillar, score }: { pillar: string; score: number }) => `Zwakste pijler: ${pillar} (${score}).`,
  incompleteNote: 'Onvolledig: van een of meer pijlers was niet genoeg te zien voor een volledige score.',
  noGrade: 'Geen totaal',
  noGradeBecause: 'Er was te weinig te testen voor een totaal.',

  todo: {
    title: 'Wat te doen',
    intro:
      'Eerst wat gevaarlijk is, dan wat kapot is, wat ontbreekt en wat beter kan. Elk totaal geldt als alle eerdere stappen ook klaar zijn.',
    none: 'Er is niets gevonden dat punten kost.',
    hidden: 'Geen stap past bij de gekozen filters.',
    more: ({ count }: { count: number }) => `Toon nog ${count} ${count === 1 ? 'stap' : 'stappen'}`,
    fewer: 'Toon minder stappen',
    repair: 'Oplossing',
    sameRepair: 'Met dezelfde code als hierboven.',
    /** Other issues that the same repair fixes. */
    also: ({ count }: { count: number }) => (count === 1 ? 'lost nog 1 punt op' : `lost nog ${count} punten op`),
    /** Findings that only the maker of the site's platform can repair. */
    beyond: {
      title: ({ platform, count }: { platform: string; count: number }) => `Dit ligt bij ${platform} (${count})`,
      text: ({ platform }: { platform: string }) =>
        `Bij ${platform} kunt u dit niet zelf instellen. Daarom staat het niet tussen de stappen. Vraag ernaar met het ticket hieronder.`,
    },
  },

  filters: {
    title: 'Filters',
    outcome: 'Uitkomst',
    pillar: 'Pijler',
    who: 'Voor wie',
    search: 'Zoek in de controles',
    shown: ({ shown, all }: { shown: number; all: number }) => `${shown} van ${all} controles getoond`,
    clear: 'Alle filters uit',
  },

  pillar: {
    /** Findings that cost no points, collapsed into one line. */
    costsNothing: ({ count }: { count: number }) =>
      `Kost geen punten: ${count} ${count === 1 ? 'controle' : 'controles'}`,
    notApplicable: 'Niet van toepassing op dit adres: geen score.',
    tooLittleSeen: ({ share }: { share: string }) => `Geen score: slechts ${share} van deze pijler was te zien.`,
    incomplete: ({ share }: { share: string }) => `Onvolledig: ${share} van deze pijler was te zien.`,
    allGood: ({ count }: { count: number }) =>
      `Alles is in orde bij deze pijler. ${count} ${count === 1 ? 'controle' : 'controles'} uitgevoerd.`,
    hidden: 'Geen controle van deze pijler past bij de gekozen filters.',
    three: ({ issues, toCheck, manual, unmeasured }: ThreeNumbers) => {
      const places = toCheck === 0 ? '' : `${toCheck === 1 ? '1 plek' : `${toCheck} plekken`} en `;
      return `${issues === 1 ? '1 soort fout' : `${issues} soorten fouten`} gevonden · ${places}${manual} punten die alleen een mens kan controleren · ${unmeasured} niet gemeten`;
    },
  },
  /** What the scores of the two most easily overstated pillars mean and do not mean. */
  honesty: {
    toegankelijkheid:
      'Deze score telt alleen wat automatisch te meten is: ongeveer 20 van de 55 eisen van WCAG 2.2 A/AA. 100 betekent dat er geen automatisch vindbare fouten op deze pagina zijn, niet dat de pagina toegankelijk is.',
    ai: 'Dit meet of AI-assistenten deze pagina kunnen bereiken, lezen en er een bron bij kunnen noemen. Geen enkel hulpmiddel kan meten of ze dat ook doen.',
  },
  weights: {
    ai: 'De gewichten volgen onderzoek, waar dat er is; bij elke controle staat de bron. Onderzoek, voor en tegen:',
    onderhoud:
      'De gewichten volgen wat u en uw bezoekers kunnen verliezen: bekende lekken wegen het zwaarst, wat alleen oud is het minst. Bij elke controle staat de bron.',
  },
  method:
    'Gemeten met de regels van axe-core en eigen controles, op deze ene pagina zoals u die zag. Een ander hulpmiddel weegt anders en komt op een andere score uit.',

  manual: {
    title: 'Dit kan alleen een mens controleren',
    intro: 'Loop deze punten na, of laat het doen. De nummers zijn de eisen van WCAG 2.2.',
    list: [
      'Met alleen het toetsenbord is alles bereikbaar en bruikbaar, en loopt u nergens vast (2.1.1, 2.1.2)',
      'De focus volgt de volgorde van de pagina (2.4.3)',
      'De focus is altijd zichtbaar en verdwijnt niet achter een balk (2.4.7, 2.4.11)',
      'Tekstalternatieven zeggen wat de afbeelding betekent (1.1.1)',
      'Video heeft juiste ondertiteling en audiodescriptie (1.2)',
      'Bij 320 pixels breed of 400% zoom is horizontaal scrollen niet nodig (1.4.10)',
      'Tekst op 200% en met ruimere regelafstand blijft leesbaar (1.4.4, 1.4.12)',
      'Kleur is nooit de enige aanwijzing; pictogrammen en randen hebben een contrast van 3:1 (1.4.1, 1.4.11)',
      'Koppen, labels en linkteksten zeggen waar ze over gaan (2.4.4, 2.4.6)',
      'Foutmeldingen zeggen wat er mis is en hoe het wel moet (3.3.1, 3.3.3, 3.3.4)',
      'Wat beweegt, is te pauzeren (2.2.2)',
      'Voor slepen en gebaren is er een eenvoudig alternatief (2.5.1, 2.5.7)',
      'Statusmeldingen worden voorgelezen (4.1.3)',
      'Wat verschijnt bij aanwijzen of focus, is te sluiten (1.4.13)',
      'Inloggen kan zonder puzzel of geheugentest; plakken mag (3.3.8)',
      'De pagina werkt staand en liggend (1.3.4)',
      'Hulp staat overal op dezelfde plek (3.2.6)',
      'Pdf’s en andere documenten zijn ook toegankelijk',
      'Afrekenen, of een andere hoofdtaak, lukt met een schermlezer van begin tot eind',
    ],
  },

  check: {
    evidence: 'Gevonden',
    /** Two ratios, such as `2,0 : 1`. */
    contrast: ({ ratio, needed }: { ratio: string; needed: string }) => `Contrast ${ratio}, nodig ${needed}`,
    text: 'tekst',
    background: 'achtergrond',
    link: 'link',
    around: 'eromheen',
    /** Precedes what a person has to judge. */
    toJudge: 'Beoordeel zelf of dit zo is',
    why: 'Waarom dit ertoe doet',
    /** A header or a record as it is, next to as it should be. */
    now: 'Nu',
    nothing: 'niets gevonden',
    toSet: 'In te stellen',
    fix: 'Zo lost u het op',
    general: 'Algemeen',
    platforms: 'Platform',
    others: ({ count }: { count: number }) => `Andere (${count})`,
    /** Next to the name of the platform that the site was seen to run on. */
    yours: 'van deze site',
    remedy: 'Wat helpt',
    source: 'Bron',
    about: 'Alles over deze controle',
    disagree: 'Niet mee eens? Kopieer de bevinding',
    disagreeSubject: ({ id, host }: { id: string; host: string }) => `Controle ${id} op ${host}`,
    copyEvidence: 'Kopieer de bevinding',
    copyFix: 'Kopieer de oplossing',
    step: ({ step, worth }: { step: number; worth: string }) => `Stap ${step} van “Wat te doen”: ${worth}.`,
    showAll: ({ count }: { count: number }) => `Toon alles (${count} tekens)`,
  },

  sums: {
    title: 'Zo komt deze score tot stand',
    check: 'Controle',
    outcome: 'Uitkomst',
    weight: 'Gewicht',
    points: 'Kost',
    lost: 'Samen verloren',
    result: '100 min wat verloren ging, afgerond',
    floored: '100 min wat verloren ging, afgerond en niet lager dan 0',
    cap: ({ check }: { check: string }) => `Begrensd door “${check}”`,
    score: 'Score',
    nothing: 'Geen enkele controle kostte punten.',
    rule: '“In orde” kost niets, “Let op” de helft van het gewicht of een evenredig deel, “Niet in orde” het hele gewicht. Wat niet is getest of niet van toepassing is, kost niets.',
    overall:
      'Het dak rust op de zwakste pijler. Het totaal is het afgeronde gemiddelde van de pijlers met een score, hooguit 35 punten boven de laagste, hooguit 89 zolang een pijler die van toepassing is, geen score heeft, en hooguit wat een ernstige bevinding toelaat. Met minder dan drie pijlers, of minder dan twee derde van wat van toepassing is, is er geen totaal.',
    overallTitle: 'Zo komt het totaal tot stand',
    overallSum: ({ sum, count, mean }: { sum: string; count: number; mean: number }) =>
      `(${sum}) ÷ ${count}, afgerond: ${mean}`,
  },

  ledgerTotal: ({ contacts, hosts, bytes }: { contacts: number; hosts: number; bytes: string }) =>
    `${contacts} ${contacts === 1 ? 'contact' : 'contacten'} met ${hosts} ${hosts === 1 ? 'host' : 'hosts'}, samen ${bytes}.`,
  /** Above the report of the made-up site. */
  example:
    'Voorbeeld. Dit rapport van een verzonnen hoveniersbedrijf toont wat u met een partnersleutel ziet. Er is nu niets gescand en met niemand contact gelegd; de uitkomsten hieronder zijn eerder vastgelegd.',
  /** The history was switched off when the scan was made. */
  historyOff: 'Niet bewaard: de geschiedenis staat uit. Het rapport blijft zolang het tabblad van de site open is.',
  untestedGone: 'Wat niet is getest en waarom, staat alleen in de lopende browsersessie en is niet bewaard.',
  ledgerGone: 'De lijst van contacten staat alleen in de lopende browsersessie en is niet bewaard.',

  conditions: {
    title: 'Omstandigheden',
    address: 'Adres',
    day: 'Datum en tijd',
    level: 'Contactniveau',
    browser: 'Browser',
    browsing: 'Bekeken met',
    otherViews: 'Telefoon en donker',
    lookAgain:
      'Daar is niet naar gekeken. Scan opnieuw in een smal venster, of in donkere of juist lichte weergave; een vergelijking houdt er rekening mee.',
    platforms: 'De site draait op',
    version: 'Versie',
    data: 'Gegevens van',
    rules: 'Regels',
    scan: 'Scannummer',
  },

  /** Links to other sites and TLS of mail servers, if requested. */
  extras: 'Naast de controles',
  /** What a page stored and requested before and after its consent banner was answered. */
  consent: {
    heading: {
      accept: 'De cookiemelding is geaccepteerd',
      refuse: 'De cookiemelding is geweigerd',
    },
    before: 'Voor het antwoord',
    after: { accept: 'Na het accepteren kwam erbij', refuse: 'Na het weigeren kwam erbij' },
    nothing: 'geen cookies en geen contact met andere sites',
    cookie: ({ name }: { name: string }) => `cookie ${name}`,
    host: ({ host }: { host: string }) => `contact met ${host}`,
  },
  /** The same page on a phone and in the dark scheme, if requested. */
  views: {
    names: { phone: 'Op de telefoon', dark: 'In donkere weergave' },
    by: ({ name, host }: { name: string; host: string }) => `${name}, gezien door ${host}`,
    where: { only: 'alleen hier', not: 'alleen op de desktop', more: 'hier ook' },
    none: 'Er is niets anders dan op de desktop.',
    unseen: 'Hier is niet gekeken: de pagina gaf geen antwoord of de tijd was op.',
    text: ({ percent }: { percent: number }) => `Hier staat ${percent}% van de woorden van de desktop.`,
  },
  /** How a page was viewed, if not as a first-time visitor on a desktop. */
  browsing: {
    plain: 'niets bijzonders',
    headers: ({ names }: { names: string }) => `headers ${names}`,
    cookies: ({ names }: { names: string }) => `cookies ${names}`,
    basicAuth: 'basistoegang',
    userAgent: ({ value }: { value: string }) => `user agent “${value}”`,
    language: ({ value }: { value: string }) => `taal ${value}`,
    viewport: ({ width, height }: { width: number; height: number }) => `venster ${width}×${height}`,
    narrow: 'smal venster',
    deviceScaleFactor: ({ value }: { value: number }) => `schermdichtheid ${value}`,
    mobile: 'als telefoon',
    colorScheme: 'donkere weergave',
    reducedMotion: 'minder beweging',
    consent: { accept: 'cookies geaccepteerd', refuse: 'cookies geweigerd' },
    steps: ({ count }: { count: number }) => (count === 1 ? '1 stap vooraf' : `${count} stappen vooraf`),
  },

  /** After access was requested from the report. */
  access: {
    scanning: ({ host }: { host: string }) =>
      `Toegang gegeven. Pijler scant ${host} opnieuw; het nieuwe rapport opent hier vanzelf.`,
    open: ({ host }: { host: string }) =>
      `Toegang gegeven. Open ${host} en klik op het pictogram van Pijler om opnieuw te scannen.`,
    impossible: ({ host }: { host: string }) => `In deze browser kan Pijler geen toegang vragen tot ${host}.`,
  },

  save: {
    title: 'Bewaar of deel',
    open: 'Bewaar als…',
    /** The same when the printed report is for a client. */
    openForClient: 'Klantrapport of bestand…',
    print: 'Afdrukken of pdf',
    printForClient: 'Klantrapport afdrukken of als pdf',
  },
};
export type ReportWords = typeof report;
