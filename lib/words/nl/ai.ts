import type { ai as pillar } from '../../checks/ai/index.ts';
import type { Args } from '../../model.ts';
import type { Words } from '../shape.ts';

const NAMES: readonly (readonly [arg: string, name: string])[] = [
  ['who', 'van wie de tekst is'],
  ['when', 'van wanneer de tekst is'],
  ['what', 'een titel, kop en eerste alinea over hetzelfde'],
  ['marked', 'gestructureerde gegevens over de pagina'],
];

/** Facts that a page does not state about itself. */
const listLacking = (args: Args): string => NAMES.flatMap(([arg, name]) => (args[arg] === 0 ? [name] : [])).join('; ');

/** Facts by which software learns whose site it is, as the check names absent ones. */
const LACKING: Readonly<Record<string, string>> = {
  name: 'een naam',
  url: 'het webadres',
  'logo / address / telephone': 'een logo, adres of telefoonnummer',
  'sameAs / identifier / vatID': 'een profiel elders, KvK-nummer of btw-nummer',
};
const listNeeded = (items: readonly string[]): string =>
  items.length === 0 ? '' : ` Nog nodig: ${items.map((item) => LACKING[item] ?? item).join(', en ')}.`;

export const ai = {
  'ai-search-crawlers-allowed': {
    title: 'Zoekrobots van AI-diensten toegelaten',
    why: 'ChatGPT, Claude en Perplexity hebben eigen zoekrobots. Wie die in robots.txt uitsluit, komt niet als bron in hun antwoorden.',
    fix: 'Wilt u via deze zoekrobots gevonden worden, haal dan hun naam weg uit de groep in robots.txt die ze weert; maak geen eigen groep, want dan vervallen voor hen alle andere regels. Robots die alleen voor training lezen, kunt u blijven weren zonder dat het hier punten kost.',
    says: {
      allowed: ({ count }) => `Alle ${count} zoekrobots van AI-diensten mogen deze pagina lezen.`,
      othersBlocked: ({ count }) =>
        count === 1
          ? 'Eén kleinere zoekrobot van een AI-dienst wordt geweerd.'
          : `${count} kleinere zoekrobots van AI-diensten worden geweerd.`,
      majorBlocked: ({ majors }) =>
        majors === 1
          ? 'Van de drie grote zoekrobots van AI-diensten wordt er één geweerd.'
          : `Van de drie grote zoekrobots van AI-diensten worden er ${majors} geweerd.`,
      allMajorBlocked: 'De zoekrobots van ChatGPT, Claude en Perplexity worden alle drie geweerd.',
      robotsFails: 'robots.txt geeft een serverfout; dat staat bij “Server antwoordt robots (robots.txt)”.',
    },
  },

  'ai-user-fetchers-allowed': {
    title: 'Ophalen namens een gebruiker toegelaten',
    why: 'Vraagt iemand een assistent om uw pagina te bekijken, dan haalt een aparte robot die op. Weert u die robot, dan kan de assistent uw pagina niet openen.',
    fix: 'Mogen deze robots de pagina openen als een gebruiker erom vraagt, haal dan hun naam (Claude-User, Amzn-User, MistralAI-User) weg uit de groep in robots.txt die ze weert. Maak geen eigen groep: dan vervallen voor hen alle andere regels.',
    says: {
      allowed: 'De robots die pagina’s voor gebruikers ophalen en robots.txt volgen, zijn toegelaten.',
      blocked: ({ count }) =>
        count === 1
          ? 'Eén robot die pagina’s voor gebruikers ophaalt, wordt geweerd.'
          : `${count} robots die pagina’s voor gebruikers ophalen, worden geweerd.`,
      robotsFails: 'robots.txt geeft een serverfout; dat staat bij “Server antwoordt robots (robots.txt)”.',
    },
  },

  'snippet-eligible': {
    title: 'Citeren toegestaan',
    why: 'De AI-antwoorden van Google en Bing gebruiken alleen tekst die ook als fragment mag verschijnen. Verbiedt u dat, dan komt de pagina er niet in voor.',
    fix: 'Mag deze pagina geciteerd worden, verwijder dan nosnippet en een lage max-snippet uit de robots-metatag en de X-Robots-Tag van deze pagina. Zet data-nosnippet alleen om stukken die echt niet geciteerd mogen worden.',
    fixes: {
      wordpress: 'Kijk in uw SEO-plug-in bij de geavanceerde instellingen van de pagina en zet “geen fragment” uit.',
    },
    says: {
      free: 'De tekst van de pagina mag worden geciteerd.',
      limited: 'Een fragment van de pagina in zoekresultaten mag maar weinig tekst of geen afbeelding tonen.',
      partlyWithheld: ({ percent }) => `${percent}% van de hoofdtekst mag niet worden geciteerd.`,
      forbidden: 'De pagina staat niet toe dat de tekst wordt geciteerd.',
      mostlyWithheld: ({ percent }) => `${percent}% van de hoofdtekst mag niet worden geciteerd.`,
      errorPage: 'Een nieuwe bezoeker krijgt een foutpagina; dat telt bij SEO.',
    },
  },

  'classic-search-crawlers-allowed': {
    title: 'Google en Bing toegelaten',
    why: 'De AI-antwoorden van Google en Copilot komen uit de gewone zoekindex. Wie daar niet in staat, komt in geen van beide voor.',
    fix: 'Moet de site gevonden worden, haal dan in robots.txt de regel weg die Googlebot of Bingbot weert. Maak geen eigen groep voor hen: dan vervallen voor hen alle andere regels.',
    says: {
      allowed: 'Googlebot en Bingbot mogen deze pagina lezen. Dit telt mee bij SEO.',
      oneBlocked: ({ name }) => `${name} wordt door robots.txt geweerd. Dit telt mee bij SEO.`,
      bothBlocked: 'Googlebot en Bingbot worden allebei geweerd. Dit telt mee bij SEO en begrenst hier de score.',
      robotsFails: 'robots.txt geeft een serverfout; dat staat bij “Server antwoordt robots (robots.txt)”.',
    },
  },

  'ai-indexable': {
    title: 'Opname in de zoekindex',
    why: 'Een pagina met noindex komt niet in de zoekindex en kan dus ook geen bron zijn voor antwoorden daaruit.',
    fix: 'Mag deze pagina gevonden worden, verwijder dan noindex uit de robots-metatag en de X-Robots-Tag van deze pagina.',
    says: {
      open: 'De pagina mag in de zoekindex. Dit telt mee bij SEO.',
      closedToOne: 'De pagina sluit één van de twee grote zoekmachines uit. Dit telt mee bij SEO.',
      closed: 'De pagina mag niet in de zoekindex. Dit telt mee bij SEO en begrenst hier de score.',
      afterOrder: 'Deze pagina bedankt wie iets bestelde of vroeg, en hoort niet in zoekmachines.',
      errorPage: 'Een nieuwe bezoeker krijgt een foutpagina; dat telt bij SEO.',
    },
  },

  'ai-robots-answer': {
    title: 'Server antwoordt robots (robots.txt)',
    why: 'Geeft robots.txt een serverfout, dan lezen nette robots de hele site niet. Dat geldt ook voor zoekrobots van AI-diensten.',
    fix: 'Laat de server voor robots.txt een gewoon antwoord geven: het bestand, of code 404 als het er niet is.',
    says: {
      answers: ({ status }) => `robots.txt antwoordt met code ${status}. Dit telt mee bij SEO.`,
      fails: ({ status }) =>
        `robots.txt antwoordt met serverfout ${status}: robots lezen dan niets. Dit telt mee bij SEO en begrenst hier de score.`,
    },
  },

  'raw-main-content-coverage': {
    title: 'Tekst leesbaar zonder scripts',
    why: 'De robots van ChatGPT, Claude en Perplexity voeren geen JavaScript uit. Tekst die pas in de browser ontstaat, zien ze niet.',
    fix: 'Laat de server de tekst van de pagina meesturen in de HTML (server-side rendering of statische pagina’s) in plaats van die met scripts op te bouwen.',
    unseen: {
      hidden: {
        remedy:
          'Open de pagina in de taal die een nieuwe bezoeker krijgt, zonder vertaling van de browser, en scan opnieuw.',
      },
    },
    says: {
      covered: ({ percent }) => `${percent}% van de hoofdtekst staat in de HTML die de server stuurt.`,
      partly: ({ percent, found }) =>
        `${percent}% van de hoofdtekst staat in de HTML die de server stuurt (${found} woorden). De rest komt pas met scripts.`,
      absent: ({ percent }) =>
        `Slechts ${percent}% van de hoofdtekst staat in de HTML die de server stuurt. Zonder scripts is de pagina zo goed als leeg.`,
      onlyAsData: ({ percent }) =>
        `Slechts ${percent}% van de hoofdtekst staat als tekst in de HTML. De inhoud gaat wel als gegevens voor scripts mee, maar dat is geen leesbare pagina.`,
      shell: 'De server stuurt bijna geen tekst: zonder scripts is de pagina leeg.',
      noMainText: 'Deze pagina heeft geen hoofdtekst van betekenis.',
    },
  },

  'raw-key-facts': {
    title: 'Kerngegevens leesbaar zonder scripts',
    why: 'Kop, telefoonnummer, e-mailadres en prijs zijn waar mensen naar vragen. Staan ze niet in de HTML zelf, dan kan een assistent ze niet noemen.',
    fix: 'Zet deze gegevens in de HTML die de server stuurt en voeg ze niet pas met scripts toe.',
    unseen: {
      hidden: {
        remedy:
          'Open de pagina in de taal die een nieuwe bezoeker krijgt, zonder vertaling van de browser, en scan opnieuw.',
      },
    },
    says: {
      all: ({ count }) =>
        count === 1
          ? 'Het gevonden kerngegeven staat in de HTML die de server stuurt.'
          : `Alle ${count} gevonden kerngegevens staan in de HTML die de server stuurt.`,
      missing: ({ missing }) =>
        missing === 1
          ? 'Eén kerngegeven verschijnt pas met scripts.'
          : `${missing} kerngegevens verschijnen pas met scripts.`,
      headingMissing: 'De hoofdkop van de pagina verschijnt pas met scripts.',
      none: 'Deze pagina heeft geen hoofdkop, contactgegevens, prijs of gestructureerde gegevens.',
    },
  },

  'links-in-raw-html': {
    title: 'Links leesbaar zonder scripts',
    why: 'Robots vinden uw andere pagina’s via links. Een robot die geen scripts uitvoert, ziet links die pas met scripts verschijnen niet.',
    fix: 'Laat de server menu en links meesturen als gewone a-elementen met een href.',
    says: {
      most: ({ count }) => `De ${count} links naar deze site staan (bijna) allemaal in de HTML die de server stuurt.`,
      some: ({ count, missing }) =>
        `${missing} van de ${count} links naar deze site ${missing === 1 ? 'verschijnt' : 'verschijnen'} pas met scripts.`,
      few: ({ count, missing }) =>
        `${missing} van de ${count} links naar deze site ${missing === 1 ? 'verschijnt' : 'verschijnen'} pas met scripts.`,
      noLinks: 'Deze pagina heeft te weinig links naar de eigen site om te vergelijken.',
    },
  },

  'entity-identity': {
    title: 'Duidelijk wie achter de site zit',
    why: 'Gestructureerde gegevens vertellen software om welke organisatie of persoon het gaat. Dat voorkomt verwarring met naamgenoten.',
    fix: 'Voeg op de homepage JSON-LD toe van het type Organization, LocalBusiness of Person, met de velden name, url, en logo of address, en sameAs of uw KvK- of btw-nummer.',
    fixes: {
      squarespace:
        'Plaats deze gegevens in Page Settings → Advanced → Page Header Code Injection van de pagina zelf; wat voor elke pagina geldt, hoort bij Settings → Advanced → Code Injection.',
      wordpress:
        'Vul in uw SEO-plug-in de gegevens van uw organisatie in: naam, logo en profielen elders. De plug-in maakt er JSON-LD van.',
    },
    byCode: {
      incomplete: {
        fix: 'Vul de JSON-LD die er staat aan met wat nog nodig is: een tweede ernaast kan de eerste tegenspreken. De gegevens geeft u aan uw webbouwer.',
      },
    },
    says: {
      complete: ({ name }) => `De gegevens van ${name} zijn volledig gemarkeerd.`,
      incomplete: (_, items = []) =>
        `De gegevens van een organisatie of persoon in de code van de pagina zijn onvolledig.${listNeeded(items)}`,
      absent: 'Nergens in de code van de pagina staat welke organisatie of persoon er achter de site zit.',
    },
  },

  'robots-rules-unambiguous': {
    title: 'Eenduidige regels voor robots (robots.txt)',
    why: 'Niet elke robot leest robots.txt op dezelfde manier. Regels die op twee manieren te lezen zijn, of die niemand leest, doen niet wat u bedoelt.',
    fix: 'Zet alle regels voor één robot bij elkaar, met Sitemap en Crawl-delay onderaan. Controleer de spelling van robotnamen en schrijf paden zonder domein, maar Sitemap met het volledige adres. Kijk daarna welke pagina’s nu dicht zijn: een regel die eerst niet werkte, geldt nu wel.',
    says: {
      clear: 'Alle gangbare robots lezen deze robots.txt op dezelfde manier.',
      doubtful: ({ crawlers, lines }) =>
        `${Number(crawlers) > 0 ? `Voor ${crawlers} ${crawlers === 1 ? 'robot' : 'robots'} is een andere uitleg mogelijk. ` : ''}${Number(lines) > 0 ? `${lines} ${lines === 1 ? 'regel heeft' : 'regels hebben'} geen werking.` : ''}`.trim(),
      ignored:
        'Er staan regels in die geen robot opvolgt, of alleen regels zonder werking over robots die verzamelen om te trainen.',
      noRules: 'Er is geen robots.txt, of er staan geen regels in.',
      robotsFails: 'robots.txt geeft een serverfout; dat staat bij “Server antwoordt robots (robots.txt)”.',
    },
  },

  'copilot-eligible': {
    title: 'Bruikbaar voor Copilot',
    why: 'Bing leest noarchive als: niet gebruiken in antwoorden van Copilot. Met nocache blijven alleen adres, titel en fragment over.',
    fix: 'Verwijder noarchive en nocache uit de robots-metatag en de X-Robots-Tag, tenzij u Copilot bewust wilt weren.',
    says: {
      free: 'Copilot mag de tekst van de pagina gebruiken.',
      titleOnly: 'Copilot mag alleen adres, titel en fragment gebruiken (nocache).',
      shutOut: 'De pagina is uitgesloten van antwoorden van Copilot (noarchive).',
      errorPage: 'Een nieuwe bezoeker krijgt een foutpagina; dat telt bij SEO.',
    },
  },

  'plain-client-access': {
    title: 'Open voor nieuwe bezoekers',
    why: 'Een robot komt zonder cookies en zonder geschiedenis. Krijgt zo’n bezoeker een controlepagina, dan krijgt een assistent die ook.',
    fix: 'Laat bekende zoekrobots door in uw firewall of botbescherming, met de controle die daarvoor bestaat (geverifieerde bots) en niet op naam alleen: die kan iedereen opgeven. Controleer dat in het logboek daarvan, want van buiten is het niet met zekerheid te zien.',
    says: {
      page: 'Een bezoeker zonder cookies krijgt de pagina.',
      wall: ({ status }) =>
        `Een bezoeker zonder cookies krijgt een controle- of weigerpagina (code ${status}). Wat daarachter ligt, is niet getest.`,
      login: 'Een bezoeker zonder cookies krijgt een inlogpagina. Wat daarachter ligt, is niet getest.',
      elsewhere:
        'Een bezoeker zonder cookies wordt eerst doorgestuurd, bijvoorbeeld om toestemming te geven. Wat daarachter ligt, is niet getest.',
      error: ({ status }) => `Een bezoeker zonder cookies krijgt code ${status}. Dit telt mee bij SEO.`,
    },
  },

  'ai-training-policy': {
    title: 'Keuze over AI-training',
    why: 'Of AI-modellen van uw teksten mogen leren, is uw eigen keuze. Die keuze heeft geen invloed op zoekrobots en kost hier nooit punten.',
    fix: 'Wilt u training weren, maak dan in robots.txt één groep met GPTBot, ClaudeBot, Google-Extended, Applebot-Extended, meta-externalagent, Amazonbot en CCBot, en daaronder Disallow: /. Die groep geldt voor hen in plaats van alle andere regels.',
    says: {
      open: 'robots.txt noemt trainingsrobots en laat ze deze pagina lezen.',
      closed: 'robots.txt weert alle bekende trainingsrobots van deze pagina.',
      mixed: ({ blocked, count }) =>
        `robots.txt weert ${blocked} van de ${count} bekende trainingsrobots van deze pagina.`,
      undecided: 'robots.txt noemt geen trainingsrobots; die mogen deze pagina dan lezen.',
      robotsFails: 'robots.txt geeft een serverfout; dat staat bij “Server antwoordt robots (robots.txt)”.',
    },
  },

  'assistant-access-matrix': {
    title: 'Toegang per robot',
    why: 'Elke dienst heeft eigen robots: om te zoeken, om namens iemand op te halen en om van te leren. Hier ziet u per robot wat robots.txt over deze pagina zegt en welke regel dat bepaalt.',
    fix: 'Pas de genoemde regel in robots.txt aan als het antwoord niet is wat u wilt.',
    says: {
      told: ({ allowed, blocked }) =>
        `${allowed} ${allowed === 1 ? 'robot mag' : 'robots mogen'} deze pagina lezen, ${blocked} niet.`,
      robotsFails: 'robots.txt geeft een serverfout; dat staat bij “Server antwoordt robots (robots.txt)”.',
    },
  },

  'content-within-limits': {
    title: 'Omvang van de code van de pagina (HTML)',
    why: 'Robots stoppen na een bepaalde omvang met lezen: Googlebot na 2 MB. Tekst die verder naar achteren staat, missen ze.',
    fix: 'Haal grote blokken CSS, scripts en ingesloten afbeeldingen uit de HTML en zet ze in eigen bestanden. Zet de hoofdtekst zo vooraan mogelijk.',
    says: {
      within: ({ kilobytes }) => `De HTML is ${kilobytes} kB en de tekst staat ruim binnen de gebruikelijke grenzen.`,
      large: ({ kilobytes }) => `De HTML is erg groot: ${kilobytes} kB.`,
      late: 'De hoofdtekst eindigt pas na 100.000 tekens.',
      thin: ({ kilobytes }) => `Van de ${kilobytes} kB HTML is minder dan 5% tekst.`,
      cutOff: 'De HTML is groter dan 2 MB en het einde van de hoofdtekst valt buiten die grens.',
    },
  },

  'semantic-main': {
    title: 'Hoofdinhoud gemarkeerd',
    why: 'Een main-element geeft aan waar de inhoud begint. Software die de tekst uit de pagina haalt, hoeft dan niet te raden.',
    fix: 'Zet de inhoud van de pagina in één main-element.',
    says: {
      one: 'De hoofdinhoud is gemarkeerd. Dit telt mee bij Toegankelijkheid.',
      several: ({ main, article }) =>
        `Er ${Number(main) + Number(article) === 1 ? 'is' : 'zijn'} ${main} ${main === 1 ? 'main-element' : 'main-elementen'} en ${article} ${article === 1 ? 'article-element' : 'article-elementen'}. Dit telt mee bij Toegankelijkheid.`,
      none: 'Er is geen main- of article-element. Dit telt mee bij Toegankelijkheid.',
    },
  },

  'heading-outline': {
    title: 'Duidelijke koppenstructuur',
    why: 'Koppen verdelen een tekst in stukken die elk één vraag beantwoorden. Zulke stukken zijn makkelijker te vinden en te citeren.',
    fix: 'Gebruik één hoofdkop, sla geen niveaus over en zet ongeveer elke 300 woorden een tussenkop.',
    says: {
      orderly: ({ count }) =>
        `${count === 1 ? 'Voor deze tekst volstaat de ene kop die er is' : `De ${count} koppen staan in een logische volgorde`}. Dit telt mee bij Toegankelijkheid.`,
      gaps: ({ jumps }) =>
        `Op ${jumps} ${jumps === 1 ? 'plaats' : 'plaatsen'} is een kopniveau overgeslagen. Dit telt mee bij Toegankelijkheid.`,
      sparse: ({ count, words }) =>
        `Er ${count === 1 ? 'is 1 kop' : `zijn ${count} koppen`} op ${words} woorden hoofdtekst. Dit telt mee bij Toegankelijkheid.`,
      none: 'Er zijn geen koppen. Dit telt mee bij Toegankelijkheid.',
    },
  },

  'agent-operable-controls': {
    title: 'Bedienbaar voor assistenten',
    why: 'Assistenten die een pagina bedienen, gaan af op de namen van knoppen, links en velden. Zonder naam weten ze niet waar iets voor dient.',
    fix: 'Geef elke knop, link en elk invoerveld een naam: zichtbare tekst, een label of aria-label.',
    says: {
      all: ({ total }) =>
        `${total === 1 ? 'De enige knop of link of het enige veld in de inhoud heeft' : `Alle ${total} knoppen, links en velden in de inhoud hebben`} een naam. Dit telt mee bij Toegankelijkheid.`,
      some: ({ total, named }) =>
        `${total === 1 ? 'De enige knop of link of het enige veld in de inhoud heeft geen naam' : `${named} van de ${total} knoppen, links en velden in de inhoud ${named === 1 ? 'heeft' : 'hebben'} een naam`}. Dit telt mee bij Toegankelijkheid.`,
      none: 'In de inhoud staan geen knoppen, links of velden.',
    },
  },

  'structured-data-matches-page': {
    title: 'Gestructureerde gegevens kloppen met de tekst',
    why: 'Een AI-model leest zowel de gegevens als de tekst. Spreken die elkaar tegen, dan noemt het model de verkeerde prijs of het verkeerde nummer.',
    fix: 'Laat naam, prijs, telefoonnummer en adres in de JSON-LD uit dezelfde bron komen als de tekst op de pagina.',
    unseen: {
      hidden: { remedy: 'Zet de vertaling van de browser uit en scan de pagina opnieuw in de oorspronkelijke taal.' },
    },
    says: {
      matches: 'Wat de gestructureerde gegevens noemen, staat ook op de pagina.',
      differs: ({ missing, count }) =>
        count === 1
          ? 'De waarde uit de gestructureerde gegevens staat niet zichtbaar op de pagina.'
          : `${missing} van de ${count} waarden uit de gestructureerde gegevens ${missing === 1 ? 'staat' : 'staan'} niet zichtbaar op de pagina.`,
      priceContradicts: 'De prijs in de gestructureerde gegevens verschilt van die op de pagina.',
      nothing: 'Er zijn geen gestructureerde gegevens met een naam, nummer of prijs om te vergelijken.',
    },
  },

  'entity-consistent': {
    title: 'Overal dezelfde gegevens',
    why: 'Staan er op verschillende plekken verschillende nummers, dan kiest een assistent er één. Dat kan het verkeerde zijn.',
    fix: 'Gebruik overal dezelfde naam en dezelfde nummers. Een KvK-nummer heeft acht cijfers, een Nederlands btw-id de vorm NL000000000B00.',
    says: {
      agrees: 'De gemarkeerde gegevens van de organisatie spreken elkaar niet tegen.',
      contradicts: 'De gegevens over de organisatie in de code van de site spreken elkaar tegen.',
      impossible: 'Een nummer in de gegevens over de organisatie kan niet bestaan.',
      oneSource: 'Er is te weinig gemarkeerd om te vergelijken.',
    },
  },

  'author-visible': {
    title: 'Auteur vermeld',
    why: 'Een artikel met een auteur is beter te beoordelen en toe te schrijven. Daarvoor moet de naam zichtbaar zijn en ook in de gegevens staan.',
    fix: 'Zet de naam van de auteur bij het artikel en neem dezelfde naam op als author in de JSON-LD.',
    fixes: {
      squarespace:
        'Plaats deze gegevens in Page Settings → Advanced → Page Header Code Injection van de pagina zelf; wat voor elke pagina geldt, hoort bij Settings → Advanced → Code Injection.',
    },
    says: {
      named: ({ name }) => `${name} staat als auteur op de pagina en in de gegevens.`,
      different: 'De auteur in de gegevens voor software verschilt van die op de pagina.',
      unmarked: 'De auteur staat op de pagina, maar niet in de gegevens voor software.',
      absent: 'Het artikel vermeldt geen auteur.',
    },
  },

  'dates-consistent': {
    title: 'Kloppende datums',
    why: 'Assistenten kijken naar de datum om te bepalen of iets nog geldt. Een datum die niet klopt, werkt tegen u.',
    fix: 'Toon bij een artikel de publicatiedatum en zet dezelfde datum in datePublished. Wijzig dateModified alleen als de inhoud echt verandert.',
    says: {
      consistent: 'De datum op de pagina klopt met die in de gegevens.',
      missing: 'De datum ontbreekt op de pagina of in de gegevens voor software.',
      different: 'De datum op de pagina wijkt af van die in de gegevens voor software.',
      reversed: 'Het artikel zou zijn gewijzigd voordat het verscheen.',
      future: 'Een datum in de gegevens voor software ligt in de toekomst.',
      contradicts: 'Tussen de datum op de pagina en die in de gegevens voor software zit meer dan een jaar.',
    },
  },

  'facts-told': {
    title: 'Feiten waar bezoekers naar vragen',
    why: 'Wie ChatGPT of een andere assistent naar u vraagt, wil weten hoe u te bereiken bent, waar, wanneer en voor hoeveel. Wat niet als tekst op de pagina staat, kan die niet noemen.',
    fix: 'Zet als gewone tekst op de pagina wat voor u geldt: hoe u te bereiken bent (telefoon, e-mail), waar u gevestigd bent, wanneer u open bent of iets plaatsvindt, wat het kost, en hoe groot het is of hoelang het duurt. Of geef dat aan uw webbouwer.',
    says: {
      told: ({ count }) => `De pagina noemt ${count} soorten feiten van de zes waar bezoekers naar vragen.`,
      some: ({ count }) =>
        `De pagina noemt maar ${count} van de zes soorten feiten waar bezoekers naar vragen: telefoon, e-mail, plaats, prijs, datum, en een maat of duur.`,
      none: 'De pagina noemt geen van de feiten waar bezoekers naar vragen: telefoon, e-mail, plaats, prijs, datum, en een maat of duur.',
    },
  },

  'content-attributed': {
    title: 'Van wie, van wanneer en waarover',
    why: 'Een assistent als ChatGPT geeft eerder door waarvan duidelijk is wie het schreef, wanneer, waar het over gaat, en wat voor pagina het is.',
    fix: 'Noem op de pagina wie de tekst schreef of van wie de site is, en wanneer de tekst is bijgewerkt. Laat titel, kop en eerste alinea over hetzelfde gaan. Vraag uw webbouwer om in gestructureerde gegevens te zetten wat voor pagina het is.',
    says: {
      attributed: 'Op de pagina staat van wie de tekst is, van wanneer en waarover, en dat is ook gemarkeerd.',
      partly: (args) => `Over de tekst ontbreekt: ${listLacking(args)}.`,
      nothing:
        'Op de pagina staat niet wie de tekst schreef en niet wanneer, en in de code ook niet. Uit titel, kop en eerste woorden blijkt niet waar die over gaat.',
    },
  },

  'placeholder-text': {
    title: 'Geen opvultekst',
    why: 'Uit opvultekst kan een assistent niets citeren, en bezoekers vertrouwen de rest minder.',
    fix: 'Vervang de opvultekst door uw eigen woorden, of haal die weg.',
    says: {
      own: 'Er is geen opvultekst gevonden.',
      filler: 'Op de pagina staat opvultekst. Dit telt mee bij Onderhoud.',
      makers: 'De tekst is nog die van de maker van het systeem of sjabloon. Dit telt mee bij Onderhoud.',
    },
  },

  'text-to-quote': {
    title: 'Genoeg tekst om te citeren',
    why: 'Een assistent kan alleen citeren wat er staat. Een pagina met een paar woorden levert geen antwoord op.',
    fix: 'Vertel in uw eigen woorden wat een bezoeker hier wil weten: wat, voor wie, waar, wanneer en voor hoeveel.',
    says: {
      enough: ({ count }) => `De pagina bevat genoeg tekst om te citeren: ${count} woorden.`,
      little: ({ count }) => `De pagina bevat weinig tekst: ${count} woorden. Dit telt mee bij SEO.`,
      hardly: ({ count }) => `De pagina bevat bijna geen tekst: ${count} woorden. Dit telt mee bij SEO.`,
      sentences: ({ count }) => `Hier staan hooguit een paar zinnen: ${count} woorden. Dit telt mee bij SEO.`,
      words: ({ count }) =>
        count === 1
          ? 'Hier staat één woord: daar valt niets uit te citeren.'
          : `Hier staan ${count} woorden: daar valt niets uit te citeren.`,
      standIn: 'Dit is een tijdelijke pagina: er is nog niets om te vinden of te citeren.',
    },
  },

  'quotable-content': {
    title: 'Citeerbare tekst',
    why: 'Tekst die meteen ter zake komt, met cijfers, opsommingen en bronnen, is makkelijker te citeren. Onderzoek hiernaar is verdeeld; daarom weegt dit licht.',
    fix: 'Begin met het antwoord, noem cijfers met hun eenheid, gebruik een lijst of tabel waar dat past en link naar uw bronnen.',
    says: {
      quotable: ({ count }) =>
        count === 4
          ? 'Alle vier kenmerken van citeerbare tekst zijn aanwezig.'
          : `${count} van de vier kenmerken van citeerbare tekst zijn aanwezig.`,
      plain: ({ count }) =>
        count === 0
          ? 'Geen van de vier kenmerken van citeerbare tekst is aanwezig.'
          : 'Slechts één van de vier kenmerken van citeerbare tekst is aanwezig.',
      noSentences: 'De pagina heeft bijna geen hele zinnen: uit losse woorden en cijfers valt niets te citeren.',
      noMainText: 'Deze pagina heeft geen hoofdtekst van betekenis.',
    },
  },

  'hidden-instructions': {
    title: 'Geen verborgen opdrachten aan AI',
    why: 'Verborgen tekst die een AI-model een opdracht geeft, misleidt lezers en modellen. Het kan ook een teken zijn dat iemand anders de site heeft aangepast.',
    fix: 'Verwijder de verborgen tekst. Hebt u die niet zelf geplaatst, laat de site dan controleren op een inbraak.',
    says: {
      none: 'Er is geen verborgen tekst gevonden die AI-modellen toespreekt.',
      aside: 'In commentaar, alt-tekst, een ingeklapt deel of llms.txt staat tekst die AI-modellen toespreekt.',
      hidden: 'De pagina bevat tekst voor AI-modellen die bezoekers niet kunnen zien.',
    },
  },

  'memory-poisoning-links': {
    title: 'Geen knoppen die een assistent sturen',
    why: 'Sommige “vat samen”-knoppen vragen de assistent ook om u te onthouden of aan te bevelen. Microsoft noemt dat “memory poisoning”.',
    fix: 'Laat de knop alleen een neutrale vraag stellen of haal die weg.',
    byCode: {
      summary: {
        why: 'Zo’n vraag stuurt wat de assistent over u zegt. Vraagt die ook om u te onthouden, dan noemt Microsoft dat “memory poisoning”.',
      },
    },
    says: {
      none: 'Er zijn geen links die een assistent een opdracht meegeven.',
      neutral: 'Links naar assistenten stellen een neutrale vraag.',
      summary: 'Een link vraagt een assistent om de pagina samen te vatten.',
      poison: 'Een link vraagt een assistent om deze site te onthouden of aan te bevelen.',
    },
  },

  'ai-policy-consistent': {
    title: 'Voorwaarden voor AI',
    why: 'Er zijn nieuwe manieren om te zeggen wat AI met uw teksten mag. Die werken alleen als ze leesbaar zijn en robots.txt niet tegenspreken.',
    fix: 'Herstel de genoemde regel, of laat robots.txt hetzelfde zeggen.',
    says: {
      consistent: 'De voorwaarden voor AI zijn leesbaar en kloppen met robots.txt.',
      unparsable: 'Een voorwaarde voor AI is voor software niet te lezen.',
      contradicts: 'Een voorwaarde voor AI spreekt robots.txt tegen.',
      licenceDead: 'De licentie waarnaar robots.txt verwijst, bestaat niet.',
      none: 'De site geeft geen voorwaarden voor AI; dat hoeft ook niet.',
      robotsFails: 'robots.txt geeft een serverfout; dat staat bij “Server antwoordt robots (robots.txt)”.',
    },
  },

  'llms-txt-valid': {
    title: 'Bestand voor AI-assistenten zonder fouten (llms.txt)',
    why: 'llms.txt is een voorstel voor een inhoudsopgave voor AI. Bijna geen dienst leest het bestand, dus nodig is het niet; is het er, dan moet het kloppen.',
    fix: 'Maak er een gewoon tekstbestand van met één kop (# …) en links naar uw belangrijkste pagina’s, of verwijder het bestand.',
    byCode: {
      serverError: {
        fix: 'Laat de fout op de server herstellen. Is er geen llms.txt, laat de server dan code 404 geven.',
      },
    },
    says: {
      valid: 'llms.txt is aanwezig en leesbaar.',
      partlyRead:
        'llms.txt is aanwezig en leesbaar. De genoemde regels slaan lezers over: daar hoort een link te staan, of één titel.',
      faulty: 'llms.txt is aanwezig, maar onvolledig.',
      webPage: 'Op het adres van llms.txt staat een webpagina.',
      serverError: ({ status }) => `llms.txt geeft serverfout ${status}.`,
      absent: 'Er is geen llms.txt; dat hoeft ook niet.',
    },
  },

  'agent-endpoints-valid': {
    title: 'Werkende adressen voor AI-agenten',
    why: 'AI-agenten gebruiken het adres dat een site voor hen aankondigt. Werkt dat adres niet, dan is de aankondiging nutteloos.',
    fix: 'Herstel het genoemde adres, of haal de aankondiging weg.',
    says: {
      valid: 'Wat voor AI-agenten is aangekondigd, werkt.',
      dead: 'Een aangekondigd adres voor AI-agenten bestaat niet.',
      wrongType: 'Een aangekondigd adres voor AI-agenten geeft geen geldig bestand.',
      stale: 'De site kondigt een ai-plugin aan; die techniek is vervallen.',
      none: 'Er is niets voor AI-agenten aangekondigd; dat hoeft ook niet.',
    },
  },
} satisfies Words<typeof pillar>;
