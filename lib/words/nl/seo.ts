import type { seo as pillar } from '../../checks/seo/index.ts';
import { findHosts } from '../imperative.ts';
import type { Words } from '../shape.ts';

const ERROR_PAGE = 'De server gaf een foutpagina; dat telt bij “Antwoord van de server”.';
const ROBOTS_FAILS =
  'De server meldt een fout bij robots.txt; dat telt bij “Regels voor zoekmachines zonder fouten (robots.txt)”.';

/** A sentence for the gravest fault, and one for every other kind that was found. */
const HREFLANG = {
  badCode: 'Een taalversie heeft een code die niet bestaat.',
  relative: 'Een taalversie heeft geen volledig adres.',
  repeated: 'Eén taalcode wijst naar twee adressen.',
  notItself: 'De pagina noemt zichzelf niet als taalversie.',
};
const listHreflangFaults =
  (worst: keyof typeof HREFLANG) =>
  (found: Readonly<Record<string, unknown>>): string =>
    Object.entries(HREFLANG)
      .filter(([kind]) => kind === worst || found[kind] !== undefined)
      .map(([, sentence]) => sentence)
      .join(' ');

/** The name with or without www that the page does not have. */
const nameVariant = (items: readonly string[] = []): string => findHosts({ items })[0] ?? 'De andere naam';
const ONE_NAME_FAILS = 'Bezoekers typen uw adres met en zonder www. Bij een van de twee komen ze nu niet bij u uit.';
const SKIPPED_ADDRESSES =
  'Adressen die niet van deze site zijn of niet volledig, slaan zoekmachines over, en bij http maken ze een omweg.';
const IGNORED_DATES =
  'Datums die niet kloppen, gaan zoekmachines negeren. Dan zien ze ook niet meer wat er echt is veranderd.';
const LESS_SHOWN =
  'Zonder die velden toont een zoekmachine minder bij het resultaat, zoals openingstijden, prijs of waardering.';
const NO_IMAGE = 'Wie de pagina deelt, toont dan geen afbeelding, of een kleine ernaast. Zo’n bericht valt minder op.';

export const seo = {
  'page-http-status': {
    title: 'Antwoord van de server',
    why: 'Zoekmachines nemen alleen pagina’s op die met code 200 antwoorden. Door een foutcode verdwijnt een pagina op den duur uit de resultaten, ook als bezoekers wel iets zien.',
    fix: 'Laat de server de pagina met code 200 geven. Is de pagina verhuisd, stuur dan met een 301 door naar het nieuwe adres.',
    byCode: {
      redirected: {
        why: 'Een omweg kost bezoekers tijd, en zoekmachines nemen het adres op waar men uitkomt, niet dit.',
      },
    },
    says: {
      served: ({ status }) => `Een nieuwe bezoeker krijgt de pagina, met code ${status}.`,
      redirected: 'Een nieuwe bezoeker wordt eerst doorgestuurd naar een ander adres van deze site.',
      gone: ({ status }) => `De server zegt dat deze pagina niet bestaat (code ${status}).`,
      refused: ({ status }) => `De server weigert deze pagina aan een nieuwe bezoeker (code ${status}).`,
      broken: ({ status }) => `De server meldt een fout (code ${status}).`,
    },
  },

  'page-indexable': {
    title: 'Opname in zoekmachines toegestaan',
    why: 'Met “noindex” houdt een site een pagina uit de zoekresultaten. Blijft dat na een vernieuwing staan, dan verdwijnt de pagina zonder dat iemand het merkt.',
    fix: 'Haal “noindex” of “none” uit de robots-metatag en uit de header X-Robots-Tag, als deze pagina gevonden mag worden.',
    fixes: {
      wordpress:
        'Kijk eerst bij deze pagina in de instellingen van uw SEO-plug-in. Staat bij Instellingen → Lezen “Zoekmachines ontmoedigen” aan, dan geldt dat voor de hele site: zet het alleen uit als alles gevonden mag worden, dus niet op een testsite.',
      shopify:
        'Kijk eerst bij de pagina zelf of die uit de zoekresultaten is gehaald. Staat “noindex” in theme.liquid, dan geldt dat voor elke pagina waarvoor de voorwaarde eromheen klopt: haal alleen deze pagina uit die voorwaarde.',
      joomla:
        'Kijk bij het menu-item van deze pagina naar “Robots”. Staat bij Algemene instellingen, Metadata “noindex”, dan geldt dat voor de hele site.',
    },
    says: {
      open: 'Zoekmachines mogen deze pagina opnemen.',
      partlyRead:
        'De pagina mag in zoekmachines. De genoemde aanwijzingen voor robots kent geen zoekmachine; die doen niets.',
      closedToBing: 'Alleen Bing mag deze pagina niet opnemen.',
      closed: 'Zoekmachines mogen deze pagina niet opnemen.',
      afterOrder: 'Deze pagina bedankt wie iets bestelde of vroeg, en hoort niet in zoekmachines.',
      errorPage: ERROR_PAGE,
    },
  },

  'robots-allows-page': {
    title: 'Zoekmachines toegelaten (robots.txt)',
    why: 'In robots.txt staat welke adressen een zoekmachine mag ophalen. Een pagina die daar is afgesloten, wordt niet gelezen en zakt weg of toont geen beschrijving.',
    fix: 'Zet in robots.txt, in de groep met de regel die dit adres afsluit, een langere Allow-regel voor dit adres, als de pagina gevonden mag worden. Haal de regel zelf alleen weg als alles eronder gelezen mag worden. Controleer het in Google Search Console.',
    fixes: {
      wix: 'Open in Wix het SEO-overzicht en daar de editor van robots.txt; Wix maakt het bestand en voegt uw regels toe.',
      lightspeed:
        'Open in de Back Office van Lightspeed Settings → Web Extras, zet bij ROBOTS.TXT de schakelaar aan en vul de hele inhoud in, ook de regels die er nu al staan.',
      shopify:
        'Shopify maakt robots.txt zelf. Voeg in de thema-editor (Onlineshop → Thema’s → Code bewerken) de template robots.txt.liquid toe en zet uw regels in de lus, bij de groep voor alle robots (user_agent "*"). Onder de lus horen ze bij de laatste robot.',
    },
    says: {
      allowed: 'Google, Bing en andere zoekmachines mogen dit adres ophalen.',
      absent: 'Er is geen robots.txt, dus alle zoekmachines mogen dit adres ophalen.',
      othersBlocked: 'Google mag dit adres ophalen, maar Bing of de overige zoekmachines niet.',
      googleBlocked: 'Google mag dit adres niet ophalen.',
      serverError: ROBOTS_FAILS,
    },
  },

  'robots-file-valid': {
    title: 'Regels voor zoekmachines zonder fouten (robots.txt)',
    why: 'Een robots.txt met fouten wordt anders gelezen dan u bedoelt: een pagina kan wegvallen uit de resultaten, of er juist in komen.',
    fix: 'Maak van robots.txt een gewoon tekstbestand: eerst een regel User-agent, daaronder Disallow of Allow. Wat nu niet werkt, gaat daarna gelden: lees elke regel na voordat u die onder een User-agent zet. Laat de server het als text/plain sturen, of een 404 als het er niet is.',
    fixes: {
      wix: 'Open in Wix het SEO-overzicht en daar de editor van robots.txt; Wix maakt het bestand en voegt uw regels toe.',
      lightspeed:
        'Open in de Back Office van Lightspeed Settings → Web Extras, zet bij ROBOTS.TXT de schakelaar aan en vul de hele inhoud in, ook de regels die er nu al staan.',
      shopify:
        'Shopify maakt robots.txt zelf. Voeg in de thema-editor (Onlineshop → Thema’s → Code bewerken) de template robots.txt.liquid toe en zet uw regels in de lus, bij de groep voor alle robots (user_agent "*"). Onder de lus horen ze bij de laatste robot.',
    },
    byCode: {
      serverError: { why: 'Google haalt dan voorlopig niets meer van de site op.' },
    },
    says: {
      valid: 'robots.txt is goed leesbaar.',
      partlyRead: ({ count }) =>
        count === 1
          ? 'robots.txt is goed geschreven, maar één regel volgt niemand zo op.'
          : `robots.txt is goed geschreven, maar ${count} regels volgt niemand zo op.`,
      oddLines: ({ count }) =>
        count === 1
          ? 'robots.txt bevat één regel die niemand begrijpt.'
          : `robots.txt bevat ${count} regels die niemand begrijpt.`,
      noindexLines: 'robots.txt vraagt om niet in zoekmachines te komen (noindex); zoekmachines negeren dat daar.',
      sentAsHtml: 'robots.txt wordt als webpagina verstuurd in plaats van als tekst.',
      serverError: ({ status }) =>
        `De server geeft code ${status} bij robots.txt. Google beschouwt dan de hele site als afgesloten.`,
      webPage: 'Op het adres van robots.txt staat een webpagina.',
      tooLarge: 'robots.txt is groter dan 500 KiB; de rest wordt niet gelezen.',
      strayRules:
        'In robots.txt staan regels boven de eerste naam van een robot (User-agent); die gelden voor niemand.',
      absent: 'Er is geen robots.txt; dat mag.',
    },
  },

  'robots-resources-allowed': {
    title: 'Bestanden bereikbaar voor Google',
    why: 'Google bouwt de pagina op met stijlbladen en scripts. Sluit robots.txt die af, dan ziet Google een kale of lege pagina.',
    fix: 'Zet in robots.txt, in de groep met de regel die de genoemde bestanden afsluit, voor elk daarvan een Allow-regel. Haal de regel zelf alleen weg als alles eronder gelezen mag worden.',
    fixes: {
      wix: 'Open in Wix het SEO-overzicht en daar de editor van robots.txt; Wix maakt het bestand en voegt uw regels toe.',
      lightspeed:
        'Open in de Back Office van Lightspeed Settings → Web Extras, zet bij ROBOTS.TXT de schakelaar aan en vul de hele inhoud in, ook de regels die er nu al staan.',
      shopify:
        'Shopify maakt robots.txt zelf. Voeg in de thema-editor (Onlineshop → Thema’s → Code bewerken) de template robots.txt.liquid toe en zet uw regels in de lus, bij de groep voor alle robots (user_agent "*"). Onder de lus horen ze bij de laatste robot.',
    },
    says: {
      allowed: 'Google mag alles ophalen wat deze pagina van de eigen server laadt.',
      imagesBlocked: ({ count }) =>
        count === 1 ? 'Google mag één afbeelding niet ophalen.' : `Google mag ${count} afbeeldingen niet ophalen.`,
      blocked: ({ count }) =>
        count === 1
          ? 'Google mag één stijlblad of script niet ophalen.'
          : `Google mag ${count} stijlbladen of scripts niet ophalen.`,
      none: 'De pagina laadt niets van de eigen server.',
      serverError: ROBOTS_FAILS,
    },
  },

  'canonical-single': {
    title: 'Eén vast adres van de pagina (canonical)',
    why: 'Zoekmachines kiezen dan zelf onder welk adres ze de pagina tonen. Dat kan er een zijn dat u niet wilt, zoals een met een meetcode.',
    fix: 'Zet in de head precies één <link rel="canonical"> met het volledige adres. Plaatsen thema en plug-in er elk een, zet er dan één uit.',
    byCode: {
      repeated: {
        why: 'Nu gaat het goed. Verandert er later één van, dan spreken ze elkaar tegen en kiest de zoekmachine zelf.',
      },
    },
    says: {
      single: 'De pagina heeft één canonical.',
      absent: 'De pagina noemt geen vast adres (canonical).',
      ignored:
        'Het vaste adres (canonical) heeft een toevoeging die er niet bij hoort (hreflang, lang, media of type). Google telt het dan niet.',
      repeated: ({ count }) => `Hetzelfde vaste adres (canonical) staat er ${count} keer.`,
      different: 'De pagina noemt verschillende vaste adressen (canonicals).',
      empty: 'De regel voor het vaste adres (canonical) noemt geen adres.',
      unparsable: 'Het vaste adres (canonical) is geen geldig adres.',
      errorPage: ERROR_PAGE,
    },
  },

  'canonical-absolute': {
    title: 'Vast adres volledig geschreven (canonical)',
    why: 'Een onvolledige of onversleutelde canonical wijst op een kopie van de site al snel de verkeerde kant op. Een volledig https-adres is niet mis te verstaan.',
    fix: 'Schrijf de canonical als volledig adres, met https en zonder hekje.',
    says: {
      absolute: 'De canonical is een volledig adres.',
      notWeb:
        'Het vaste adres (canonical) is geen webadres, maar bijvoorbeeld een bestand op een computer. Zoekmachines kunnen daar niets mee.',
      relative: 'Het vaste adres (canonical) is onvolledig: protocol of domein ontbreekt.',
      insecure: 'Het vaste adres (canonical) begint met http, terwijl de pagina via https komt.',
      fragment: 'Het vaste adres (canonical) bevat een hekje; het deel daarna telt niet.',
      absent: 'De pagina noemt geen vast adres (canonical).',
      errorPage: ERROR_PAGE,
    },
  },

  'canonical-target-ok': {
    title: 'Vast adres noemt de juiste pagina (canonical)',
    why: 'Wijst de canonical naar een dode, afgesloten of verkeerde pagina, dan verdwijnt deze pagina uit de resultaten. Dat kan gebeuren na een verhuizing of het kopiëren van een sjabloon.',
    fix: 'Laat de canonical naar de pagina zelf wijzen, of naar de hoofdversie als dit een variant is. Kies een adres dat zonder omleiding met code 200 antwoordt.',
    says: {
      thisPage: 'De canonical wijst naar deze pagina zelf.',
      sameThing: 'De canonical noemt het hoofdadres van dezelfde inhoud.',
      otherPage: 'Het vaste adres (canonical) is van een andere pagina van deze site.',
      otherThing:
        'Het vaste adres (canonical) is van een pagina met een andere titel en kop: zoekmachines tonen dan die pagina in plaats van deze.',
      redirects: 'Het vaste adres (canonical) stuurt weer door.',
      otherSite: 'Het vaste adres (canonical) is van een andere site; die is niet opgehaald.',
      notWeb: 'Het vaste adres (canonical) is geen webadres. Zoekmachines kunnen zo’n adres niet ophalen.',
      dead: ({ status }) => `Het vaste adres (canonical) geeft code ${status}.`,
      closed: 'Het vaste adres (canonical) is van een pagina die niet in zoekmachines mag (noindex).',
      home: 'Het vaste adres (canonical) is dat van de homepage, terwijl dit een andere pagina is.',
      notOne: 'De pagina heeft niet precies één canonical.',
      errorPage: ERROR_PAGE,
    },
  },

  'host-variants-merge': {
    title: 'Met en zonder www op één adres',
    why: 'Draait de site onder twee namen los van elkaar, dan verdelen links en bezoekers zich over twee sites. Eén permanente omleiding brengt ze bij elkaar.',
    fix: 'Kies de naam die ook uw canonical en sitemap noemen en zorg dat het certificaat beide namen dekt. Stuur de andere naam daarna in één stap door, op de server of bij uw hostingpartij: eerst tijdelijk (302), en werkt alles na een paar dagen nog, dan blijvend (301).',
    fixes: {
      wordpress:
        'Open eerst site en beheer op de naam die blijft. Werkt dat, zet dan bij Instellingen → Algemeen beide adressen op die naam, en laat het pad erachter (zoals /blog) staan. Werkt het niet, dan sluit deze instelling u buiten.',
      vercel: 'Laat bij Vercel in Settings → Domains de andere naam doorsturen naar de naam die blijft.',
      netlify:
        'Maak bij Netlify in Domain management de naam die blijft het primaire domein: de andere stuurt dan door.',
    },
    byCode: {
      long: { why: 'Elke stap kost de bezoeker tijd, en zoekmachines volgen een lange omweg minder goed.' },
      unreachable: {
        why: ONE_NAME_FAILS,
      },
      broken: { why: ONE_NAME_FAILS },
      elsewhere: { why: 'Wie het andere adres typt, komt op een andere site uit dan wie dit typt.' },
    },
    says: {
      merged: (_, items) => `${nameVariant(items)} stuurt permanent door naar deze.`,
      temporary: (_, items) => `${nameVariant(items)} stuurt door, maar met een tijdelijke code.`,
      long: (_, items) => `${nameVariant(items)} komt hier pas na meer dan twee stappen.`,
      canonical: (_, items) => `${nameVariant(items)} geeft een eigen pagina, die wel naar deze naam wijst.`,
      elsewhere: (_, items) => `${nameVariant(items)} leidt naar een andere site.`,
      separate: (_, items) => `${nameVariant(items)} geeft een eigen pagina: de site bestaat twee keer.`,
      broken: (_, items) => `${nameVariant(items)} geeft een foutpagina.`,
      unreachable: (_, items) => `${nameVariant(items)} geeft geen bruikbaar antwoord.`,
      noTwin: 'Deze naam heeft geen variant met of zonder www.',
      noName: 'De andere naam bestaat niet.',
    },
  },

  'url-variants-merge': {
    title: 'Eén adres per pagina',
    why: 'Bestaat een pagina ook met een schuine streep erachter of met een meetcode, dan kan een zoekmachine dezelfde pagina dubbel opnemen. De waardering raakt dan verdeeld.',
    fix: 'Ga na of de variant echt dezelfde pagina toont. Zo ja, noem in alle varianten hetzelfde vaste adres (canonical). Een variant met alleen een schuine streep meer of minder kunt u ook doorsturen (GET); een meetcode niet, want dan telt die bezoeken niet meer.',
    says: {
      merged: 'Varianten van dit adres komen op hetzelfde adres uit.',
      separate: (_, items = []) =>
        `Met ${items.every((item) => item.includes('?')) ? 'een meetcode erachter' : 'een schuine streep meer of minder'} is dit adres een pagina op zichzelf.`,
      notAsked: 'Voor een homepage of een adres met een vraagteken is dit niet gecontroleerd.',
    },
  },

  'missing-page-is-404': {
    title: 'Foutcode bij een onbekend adres',
    why: 'Een site die op elk adres een pagina geeft, laat zoekmachines eindeloos lege pagina’s ophalen. Met een 404 weten ze meteen dat er niets is.',
    fix: 'Laat de server onbekende adressen met code 404 beantwoorden, met een nuttige foutpagina erbij. Maken scripts uw pagina’s, dan moet de server eerst weten welke adressen bestaan: anders geven ook die een fout. Stuur ze niet allemaal door naar de homepage.',
    byCode: {
      broken: {
        why: 'Wie een oude link volgt, ziet een fout van de server. Zoekmachines houden de site dan voor stuk.',
      },
    },
    says: {
      refused: ({ status }) => `Een verzonnen adres krijgt code ${status}.`,
      redirected: 'Een verzonnen adres wordt doorgestuurd in plaats van geweigerd.',
      closed: 'Een verzonnen adres krijgt een pagina, maar die mag niet in zoekmachines (noindex).',
      served: ({ status }) => `Een verzonnen adres krijgt een gewone pagina (code ${status}).`,
      broken: ({ status }) => `Een verzonnen adres geeft een serverfout (code ${status}).`,
    },
  },

  'sitemap-found': {
    title: 'Lijst van pagina’s te vinden (sitemap)',
    why: 'Een sitemap vertelt zoekmachines welke pagina’s er zijn. Staat die niet in robots.txt, dan moet elke zoekmachine zelf zoeken.',
    fix: 'Zet in robots.txt de regel “Sitemap: https://voorbeeld.nl/sitemap.xml”, met het echte adres.',
    fixes: {
      wordpress:
        'WordPress maakt zelf /wp-sitemap.xml; SEO-plug-ins maken er een op /sitemap_index.xml. Controleer of robots.txt naar de juiste wijst.',
    },
    byCode: {
      absent: {
        why: 'Een sitemap vertelt zoekmachines welke pagina’s er zijn. Zonder sitemap vinden ze alleen waar een link naartoe leidt.',
        fix: 'Laat uw CMS of een plug-in een sitemap maken en noem die in robots.txt, op een eigen regel met “Sitemap:” en het adres.',
      },
    },
    says: {
      named: 'robots.txt noemt een sitemap, en die is er.',
      unnamed: 'Er is een sitemap, maar robots.txt noemt die niet.',
      absent: 'Er is geen sitemap gevonden.',
      broken: 'robots.txt noemt een sitemap die er niet is.',
    },
  },

  'sitemap-valid': {
    title: 'Lijst van pagina’s zonder fouten (sitemap)',
    why: 'Een zoekmachine die de lijst niet kan lezen, vindt uw pagina’s alleen waar een link naartoe leidt.',
    fix: 'Laat uw CMS de sitemap opnieuw maken: volledige https-adressen van deze site, en bij lastmod de datum waarop de inhoud veranderde.',
    unseen: { tooLarge: { because: 'De sitemap is niet helemaal gelezen; in het gelezen deel zit geen fout.' } },
    byCode: {
      elsewhere: {
        why: SKIPPED_ADDRESSES,
      },
      relative: {
        why: SKIPPED_ADDRESSES,
      },
      insecure: {
        why: SKIPPED_ADDRESSES,
      },
      allToday: {
        why: IGNORED_DATES,
      },
      futureDates: {
        why: IGNORED_DATES,
      },
      badDates: {
        why: IGNORED_DATES,
      },
      someMissing: {
        why: 'Pagina’s die alleen in een ontbrekend bestand staan, vindt een zoekmachine alleen waar een link naartoe leidt.',
        fix: 'Laat uw CMS de sitemap opnieuw maken, of haal uit de index wat er niet meer is. Open daarna elk bestand van de index: het hoort er te zijn.',
      },
      allMissing: {
        fix: 'Laat uw CMS de sitemap opnieuw maken. Open daarna elk bestand van de index: het hoort er te zijn.',
      },
      nested: {
        fix: 'Laat de index alleen bestanden noemen waar pagina’s in staan, of noem elke index apart in robots.txt, op een eigen regel met “Sitemap:”.',
      },
      empty: {
        fix: 'Laat uw CMS de sitemap opnieuw maken, met het adres van elke pagina die gevonden mag worden.',
      },
    },
    says: {
      valid: 'De gelezen sitemapbestanden zijn in orde.',
      insecure: 'De sitemap noemt http-adressen, terwijl de site https gebruikt.',
      badDates: 'De sitemap bevat datums in een onleesbare vorm.',
      futureDates: 'De sitemap bevat datums in de toekomst.',
      allToday: 'Bijna alle datums in de sitemap zijn van vandaag; dat gelooft geen zoekmachine.',
      empty: 'De sitemap noemt geen enkele pagina.',
      someMissing: 'De index van de sitemap noemt bestanden die er niet zijn.',
      allMissing: 'De index van de sitemap noemt alleen bestanden die er niet zijn.',
      nested: 'De index van de sitemap noemt een andere index. Zoekmachines lezen die niet.',
      damaged: 'Een gezipte sitemap is beschadigd, zodat zoekmachines die niet kunnen uitpakken.',
      malformed: 'De sitemap is geen geldig bestand.',
      namespace:
        'Een sitemap noemt niet de naamruimte van het protocol (xmlns="http://www.sitemaps.org/schemas/sitemap/0.9") of die van een uitbreiding. Google weigert het bestand dan.',
      relative: 'De sitemap bevat onvolledige adressen.',
      elsewhere: 'De sitemap bevat adressen van een andere site.',
      none: 'Er is geen sitemap om te lezen.',
    },
  },

  'sitemap-lists-page': {
    title: 'Pagina staat in de lijst (sitemap)',
    why: 'Pagina’s in de sitemap zijn voor een zoekmachine makkelijker te vinden. Een pagina die ontbreekt, is misschien vergeten.',
    fix: 'Hoort deze pagina gevonden te worden, neem die dan op in de sitemap, met de canonical als adres. Een bedankpagina of een stap in een bestelling hoort er niet in.',
    unseen: {
      tooLarge: {
        because:
          'Niet alle sitemapbestanden zijn gelezen, of een ervan niet tot het eind; in wat gelezen is, staat de pagina niet.',
      },
    },
    says: {
      listed: 'De pagina staat in de sitemap.',
      absent: 'De pagina staat niet in de sitemap.',
      none: 'Er is geen sitemap met pagina’s erin.',
      noindex: 'De pagina staat op noindex en hoort niet in de sitemap.',
      elsewhere: 'De canonical van de pagina wijst naar een andere site.',
      paged: 'Dit is een vervolgpagina van een lijst; die hoeft niet in de sitemap.',
    },
  },

  'sitemap-sample-ok': {
    title: 'Adressen in de lijst van pagina’s werken (sitemap)',
    why: 'Een sitemap vol dode of afgesloten adressen verspilt de aandacht van zoekmachines. Ze vertrouwen die dan steeds minder.',
    fix: 'Haal adressen uit de sitemap die niet meer bestaan, doorsturen of op noindex staan.',
    says: {
      good: ({ of }) =>
        of === 1
          ? 'De gecontroleerde pagina uit de sitemap is in orde.'
          : `De ${of} gecontroleerde pagina’s uit de sitemap zijn in orde.`,
      redirects: 'De sitemap noemt adressen die doorsturen.',
      oneFaulty: ({ of }) =>
        of === 1
          ? 'Het enige gecontroleerde adres uit de sitemap is dood of afgesloten.'
          : `Van ${of} gecontroleerde adressen uit de sitemap is er één dood of afgesloten.`,
      faulty: ({ count, of }) =>
        `Van ${of} gecontroleerde adressen uit de sitemap zijn er ${count} dood of afgesloten.`,
      none: 'De sitemap bevat geen adressen om te controleren.',
    },
  },

  'title-present': {
    title: 'Paginatitel',
    why: 'Op de titel klikken mensen in de zoekresultaten. Zonder titel verzint de zoekmachine er een.',
    fix: 'Geef elke pagina één eigen <title> die zegt waar de pagina over gaat, met de naam van uw organisatie erachter.',
    byCode: {
      several: {
        why: 'Zoekmachines en browsers lezen alleen de eerste. Is dat niet de goede, dan klikken mensen eerder voorbij.',
      },
    },
    says: {
      present: 'De pagina heeft een titel.',
      several: ({ count }) => `De pagina heeft ${count} titels; alleen de eerste telt.`,
      empty: 'De titel van de pagina is leeg.',
      absent: 'De pagina heeft geen titel.',
    },
  },

  'title-width': {
    title: 'Breedte van de titel',
    why: 'Google toont ongeveer 600 pixels van een titel en kapt de rest af. Een heel korte titel benut de ruimte niet om te zeggen wat u biedt.',
    fix: 'Houd de titel tussen 200 en 600 pixels, ongeveer 20 tot 60 tekens, met het belangrijkste vooraan.',
    unseen: {
      hidden: { remedy: 'Zet de vertaling van de browser uit en scan de pagina opnieuw in de oorspronkelijke taal.' },
    },
    byCode: {
      long: {
        why: 'Google toont ongeveer 600 pixels van een titel en kapt de rest af. Mensen zien dan niet waar de pagina over gaat.',
      },
      short: {
        why: 'In de zoekresultaten is ruimte voor ongeveer 600 pixels. Zo’n korte titel zegt mensen niet wat u biedt.',
      },
    },
    says: {
      fitting: ({ pixels }) =>
        Number(pixels) >= 580
          ? `De titel is ${pixels} pixels breed en past net.`
          : `De titel is ${pixels} pixels breed en past.`,
      short: ({ pixels }) => `De titel is maar ${pixels} pixels breed.`,
      long: ({ pixels }) => `De titel is ${pixels} pixels breed en wordt waarschijnlijk afgekapt.`,
      absent: 'De pagina heeft geen titel.',
    },
  },

  'title-meaningful': {
    title: 'Titel zegt waar de pagina over gaat',
    why: 'Zo’n titel zegt een zoeker niet wat er op de pagina staat. Google kan er een andere voor in de plaats zetten.',
    fix: 'Schrijf in de titel waar deze ene pagina over gaat, zoals “Kozijnen schilderen in Assen – Schilder Jansen”. Zet die in het veld voor de titel van het systeem waarin u de site beheert, of geef die aan uw webbouwer.',
    byCode: {
      repeated: {
        why: 'Herhaalde woorden ogen als reclame en nemen ruimte in. Google kan een andere titel tonen.',
        fix: 'Gebruik elk woord in de titel één keer. Zet die in het veld voor de titel van het systeem waarin u de site beheert, of geef die aan uw webbouwer.',
      },
      capitals: {
        why: 'Een titel in hoofdletters leest lastig en oogt als reclame. Google kan er een andere voor in de plaats zetten.',
        fix: 'Schrijf de titel in gewone letters. Zet die in het veld voor de titel van het systeem waarin u de site beheert, of geef die aan uw webbouwer.',
      },
    },
    says: {
      telling: 'De titel zegt waar de pagina over gaat.',
      capitals: 'De titel staat helemaal in hoofdletters.',
      repeated: ({ word }) => `De titel herhaalt het woord “${word}” vier keer of vaker.`,
      placeholder: 'De titel, die op het tabblad en in de zoekresultaten staat, zegt niet waar de pagina over gaat.',
      address: 'De titel is niet meer dan het adres van de site.',
      absent: 'De pagina heeft geen titel.',
    },
  },

  'title-heading-agree': {
    title: 'Titel en hoofdkop passen bij elkaar',
    why: 'Wie op een resultaat klikt, verwacht op de pagina hetzelfde onderwerp. Lopen de twee uiteen, dan toont Google soms de kop als titel.',
    fix: 'Laat titel en hoofdkop (h1) hetzelfde onderwerp noemen; ze hoeven niet gelijk te zijn.',
    says: {
      agree: 'Titel en hoofdkop noemen hetzelfde onderwerp.',
      differ: 'Titel en hoofdkop hebben geen woord gemeen.',
      absent: 'Er is geen titel of hoofdkop om te vergelijken.',
    },
  },

  'description-present': {
    title: 'Beschrijving voor zoekresultaten',
    why: 'De beschrijving kan in de zoekresultaten onder de titel staan en helpt mensen kiezen. Zonder die kiest de zoekmachine zelf een stuk tekst.',
    fix: 'Schrijf een of twee zinnen die zeggen wat er op deze pagina te vinden is, en doe dat liefst voor elke pagina. Zet ze in het veld voor de beschrijving (meta description) van het systeem waarin u de site beheert, of geef ze aan uw webbouwer.',
    byCode: {
      several: { why: 'De zoekmachine kiest dan zelf welke ze toont, of geen van alle.' },
    },
    says: {
      present: 'De pagina heeft een beschrijving.',
      several: ({ count }) => `De pagina heeft ${count} beschrijvingen.`,
      empty: 'De beschrijving van de pagina is leeg.',
      absent: 'De pagina heeft geen beschrijving.',
    },
  },

  'description-width': {
    title: 'Breedte van de beschrijving',
    why: 'Google toont ongeveer 985 pixels van een beschrijving. Een zin die wordt afgekapt of maar een paar woorden telt, overtuigt minder.',
    fix: 'Houd de beschrijving tussen 400 en 985 pixels, ongeveer 65 tot 155 tekens.',
    byCode: {
      long: {
        why: 'Google toont ongeveer 985 pixels van een beschrijving en kapt de rest af, soms midden in een zin.',
      },
      short: { why: 'In de zoekresultaten is ruimte voor twee regels. Een paar woorden overtuigen minder.' },
    },
    says: {
      fitting: ({ pixels }) => `De beschrijving is ${pixels} pixels breed en past.`,
      short: ({ pixels }) => `De beschrijving is maar ${pixels} pixels breed.`,
      long: ({ pixels }) => `De beschrijving is ${pixels} pixels breed en wordt waarschijnlijk afgekapt.`,
      absent: 'De pagina heeft geen beschrijving.',
    },
  },

  'main-heading-single': {
    title: 'Hoofdkop',
    why: 'De hoofdkop (h1) vertelt bezoekers en zoekmachines waar de pagina over gaat. Zoekmachines accepteren er meer; voor hulpsoftware is één het duidelijkst.',
    fix: 'Geef de pagina één zichtbare h1 met het onderwerp.',
    says: {
      single: 'De pagina heeft één hoofdkop. Dit telt mee bij Toegankelijkheid.',
      several: ({ count }) => `De pagina heeft ${count} hoofdkoppen. Dit telt mee bij Toegankelijkheid.`,
      absent: 'De pagina heeft geen zichtbare hoofdkop. Dit telt mee bij Toegankelijkheid.',
    },
  },

  'content-amount': {
    title: 'Hoeveelheid tekst',
    why: 'Met zo weinig woorden ziet een zoekmachine moeilijk waar de pagina over gaat, en staat er misschien niet wat een bezoeker wil weten.',
    fix: 'Schrijf op wat een bezoeker van deze pagina wil weten. Met 150 woorden of meer is dit in orde, maar vul de pagina niet op: tekst die er alleen om de lengte staat, helpt een lezer niet, en Google noemt geen minimum.',
    unseen: {
      hidden: {
        because: 'De pagina bestaat uit onderdelen (web components) waarvan Pijler de tekst niet leest.',
        remedy: 'Kijk zelf of de pagina de vraag van een bezoeker beantwoordt.',
      },
    },
    says: {
      enough: ({ count }) => `De hoofdtekst telt ${count} woorden.`,
      little: ({ count }) => `De hoofdtekst telt maar ${count} woorden.`,
      hardly: ({ count }) => (count === 1 ? 'De hoofdtekst telt één woord.' : `De hoofdtekst telt ${count} woorden.`),
    },
  },

  'content-in-raw-html': {
    title: 'Tekst komt van de server, zonder scripts (HTML)',
    why: 'Google voert scripts pas later uit; een andere zoekmachine doet het misschien niet. Tekst die al in de HTML staat, zien ze allemaal.',
    fix: 'Laat de server de hoofdtekst al in de HTML zetten.',
    unseen: {
      hidden: { remedy: 'Zet de vertaling van de browser uit en scan de pagina opnieuw in de oorspronkelijke taal.' },
    },
    says: {
      told: ({ percent }) =>
        `Van de hoofdtekst staat ${percent}% al in de HTML van de server. Dit telt mee bij AI-vindbaarheid.`,
      noText: 'De pagina heeft te weinig tekst om te vergelijken.',
    },
  },

  'head-same-after-js': {
    title: 'Gegevens voor zoekmachines niet veranderd door scripts',
    why: 'Zoekmachines lezen eerst de HTML van de server en pas later het resultaat van scripts. Verandert een script de canonical of de robots-instellingen, dan kan de eerste versie blijven gelden.',
    fix: 'Zet titel, beschrijving, canonical, robots, taal en hreflang al op de server goed en laat scripts ze niet wijzigen.',
    says: {
      same: 'Scripts veranderen niets aan de gegevens voor zoekmachines.',
      differs: ({ count }) =>
        count === 1
          ? 'Scripts veranderen één gegeven voor zoekmachines.'
          : `Scripts veranderen ${count} gegevens voor zoekmachines.`,
      differsDecisively: 'Scripts veranderen het vaste adres (canonical) of de robots-instellingen.',
    },
  },

  'head-intact': {
    title: 'Gegevens voor zoekmachines op de goede plaats (head)',
    why: 'Staat er in de head iets wat daar niet hoort, zoals een afbeelding of losse tekst, dan sluit de browser de head. Alles daarna belandt in de body, waar zoekmachines het niet meer vertrouwen.',
    fix: 'Verplaats het genoemde element naar de body, of zet het achter de elementen voor zoekmachines. Het kan komen door een meetcode of plug-in.',
    says: {
      intact: 'De head bevat alleen wat er hoort.',
      stray: ({ stray }) =>
        `Tussen de gegevens voor zoekmachines (head) staat ${stray}, dat daar niet hoort. Er ging niets verloren.`,
      cutWithoutScript: ({ stray, lost }) =>
        `Door ${stray} belandt ${lost} buiten de gegevens voor zoekmachines (head) bij lezers die geen scripts uitvoeren.`,
      cut: ({ lost }) =>
        `In de HTML staat ${lost} niet bij de gegevens voor zoekmachines (head), maar tussen de tekst.`,
    },
  },

  'links-crawlable': {
    title: 'Volgbare links',
    why: 'Zoekmachines volgen alleen links met een echt adres. Een knop die pas door een script ergens heen gaat, loopt voor hen dood.',
    fix: 'Maak van elke link een <a> met een adres in href. Voor iets wat geen link is, gebruikt u een <button>.',
    says: {
      crawlable: ({ of }) =>
        of === 1 ? 'Zoekmachines kunnen de enige link volgen.' : `Zoekmachines kunnen alle ${of} links volgen.`,
      some: ({ count, of }) => `Van ${of} links ${count === 1 ? 'is er 1' : `zijn er ${count}`} niet te volgen.`,
      inNavigation: 'In het menu staan links die niet te volgen zijn.',
      many: ({ count, of }) =>
        of === 1
          ? 'De enige link is niet te volgen.'
          : `Van ${of} links ${count === 1 ? 'is er 1' : `zijn er ${count}`} niet te volgen.`,
      none: 'De pagina heeft geen links.',
    },
  },

  'link-texts-meaningful': {
    title: 'Duidelijke linkteksten voor zoekmachines',
    why: 'Aan de tekst van een link ziet een zoekmachine waar de andere pagina over gaat. “Lees meer” zegt daarover niets.',
    fix: 'Noem in de link het onderwerp: “Lees meer over reparatie” of alleen “Reparatie”.',
    unseen: {
      hidden: {
        because:
          'Er zijn linkteksten in een taal waarvan Pijler de nietszeggende woorden niet kent, of de taal is onzeker.',
        remedy: 'Lees de linkteksten zelf na: zegt elke tekst waar de link heen gaat?',
      },
    },
    says: {
      telling: 'Alle linkteksten zijn duidelijk.',
      generic: ({ count }) => `${count === 1 ? 'Eén link heeft' : `${count} links hebben`} een nietszeggende tekst.`,
      none: 'De pagina heeft geen links met tekst.',
    },
  },

  'internal-links-follow': {
    title: 'Eigen links mogen worden gevolgd (nofollow)',
    why: 'Met nofollow zegt u dat u niet voor een link instaat. Bij links naar uw eigen pagina’s houdt dat zoekmachines onnodig tegen.',
    fix: 'Haal nofollow weg bij links naar eigen pagina’s die gevonden mogen worden. Bij filters, inloggen en de winkelmand mag het blijven.',
    says: {
      followed: 'Zoekmachines mogen de interne links in menu en tekst volgen.',
      nofollow: ({ count }) =>
        count === 1
          ? 'Eén interne link in menu of tekst mag niet worden gevolgd (nofollow).'
          : `${count} interne links in menu of tekst mogen niet worden gevolgd (nofollow).`,
      none: 'In menu en tekst staan geen interne links.',
    },
  },

  'images-described': {
    title: 'Afbeeldingen met een beschrijving (alt-tekst)',
    why: 'De alt-tekst vertelt Google Afbeeldingen wat er te zien is. Wie de afbeelding niet kan zien, krijgt dezelfde tekst.',
    fix: 'Beschrijf voor elke afbeelding in de tekst kort wat er te zien is.',
    says: {
      told: ({ count, of }) =>
        of === 1
          ? `De enige afbeelding in de tekst heeft ${count === 1 ? 'een' : 'geen'} alt-tekst. Dit telt mee bij Toegankelijkheid.`
          : `Van ${of} afbeeldingen in de tekst ${count === 1 ? 'heeft er 1' : `hebben er ${count}`} een alt-tekst. Dit telt mee bij Toegankelijkheid.`,
      none: 'In de tekst staan geen afbeeldingen.',
    },
  },

  'images-indexable': {
    title: 'Afbeeldingen vindbaar',
    why: 'Google vindt afbeeldingen via het img-element in de HTML. Een achtergrond, of een adres dat een script pas later invult, kan ongezien blijven.',
    fix: 'Zet afbeeldingen als <img src="…"> in de HTML. Geef alleen wat pas na het scrollen in beeld komt loading="lazy": anders verschijnt de grootste afbeelding later.',
    says: {
      indexable: ({ count, of }) =>
        count === 0
          ? `${of === 1 ? 'De grote afbeelding staat' : `De ${of} grote afbeeldingen staan`} als afbeelding in de HTML.`
          : `Op ${count} na staan de ${of} grote afbeeldingen als afbeelding in de HTML.`,
      hidden: ({ count, of }) =>
        of === 1
          ? 'De grote afbeelding staat niet als afbeelding in de HTML.'
          : `Van ${of} grote afbeeldingen ${count === 1 ? 'staat er 1' : `staan er ${count}`} niet als afbeelding in de HTML.`,
      none: 'De tekst bevat geen grote afbeeldingen.',
    },
  },

  'hreflang-valid': {
    title: 'Taalversies (hreflang)',
    why: 'Met hreflang vindt een zoeker de versie in de eigen taal. Eén foute code, of een lijst waarin de pagina zelf ontbreekt, maakt het geheel onbruikbaar.',
    fix: 'Noem op elke taalversie alle versies, ook de pagina zelf, met volledige adressen en codes als nl, nl-BE of en-GB. Voeg x-default toe voor wie geen van de talen spreekt.',
    fixes: {
      squarespace:
        'Plaats deze gegevens in Page Settings → Advanced → Page Header Code Injection van de pagina zelf; wat voor elke pagina geldt, hoort bij Settings → Advanced → Code Injection.',
    },
    byCode: {
      noDefault: { why: 'Wie een andere taal spreekt, krijgt een versie die de zoekmachine zelf kiest.' },
    },
    says: {
      valid: ({ count }) =>
        count === 1 ? 'De verwijzing naar een taalversie klopt.' : `De ${count} verwijzingen naar taalversies kloppen.`,
      noDefault: 'De taalversies kloppen, maar x-default ontbreekt.',
      badCode: listHreflangFaults('badCode'),
      relative: listHreflangFaults('relative'),
      repeated: listHreflangFaults('repeated'),
      notItself: listHreflangFaults('notItself'),
      absent: 'De pagina noemt geen taalversies.',
      errorPage: ERROR_PAGE,
    },
  },

  'hreflang-returns': {
    title: 'Taalversies wijzen terug',
    why: 'Google accepteert een taalversie alleen als die terugwijst. Anders vervalt de koppeling.',
    fix: 'Zorg dat elke taalversie bestaat en dezelfde lijst noemt als deze pagina.',
    says: {
      returned: 'De gecontroleerde taalversies bestaan en wijzen terug.',
      oneFaulty: 'Eén gecontroleerde taalversie bestaat niet of wijst niet terug.',
      faulty: ({ count }) => `${count} gecontroleerde taalversies bestaan niet of wijzen niet terug.`,
      absent: 'De pagina noemt geen andere taalversies.',
    },
  },

  'structured-data-valid': {
    title: 'Gestructureerde gegevens',
    why: 'Met gestructureerde gegevens kan een resultaat prijs, waardering of openingstijden tonen. Door een fout vervalt dat, zonder melding.',
    fix: 'Verbeter of vul de genoemde velden aan, alleen met wat klopt en op de pagina staat: een verzonnen waardering of prijs is misleiding. Controleer de pagina met de test voor uitgebreide resultaten van Google.',
    fixes: {
      squarespace:
        'Plaats deze gegevens in Page Settings → Advanced → Page Header Code Injection van de pagina zelf; wat voor elke pagina geldt, hoort bij Settings → Advanced → Code Injection.',
    },
    byCode: {
      imprecise: {
        why: LESS_SHOWN,
      },
      incomplete: {
        why: LESS_SHOWN,
      },
    },
    says: {
      valid: ({ unchecked }) =>
        Number(unchecked) > 0
          ? 'De gestructureerde gegevens zijn gelezen, en van de genoemde typen zijn de velden in orde. Voor de andere typen vraagt Google geen bepaalde velden; die zijn niet gecontroleerd.'
          : 'De gestructureerde gegevens zijn leesbaar, en van de genoemde typen zijn de velden in orde.',
      unchecked:
        'De gestructureerde gegevens zijn gelezen. Google vraagt voor deze typen geen bepaalde velden, dus die zijn niet gecontroleerd.',
      misspelt:
        'Enkele velden van de gestructureerde gegevens zijn anders geschreven dan schema.org ze noemt; zoekmachines lezen ze niet.',
      unfamiliarType:
        'Een blok gestructureerde gegevens gebruikt een type dat niet in schema.org staat, voor zover bekend; zoekmachines lezen het dan niet.',
      incomplete: 'In de gestructureerde gegevens ontbreken aanbevolen velden.',
      imprecise:
        'Enkele aanbevolen velden van de gestructureerde gegevens hebben een waarde waar zoekmachines niets mee kunnen.',
      unreadable: 'Een blok gestructureerde gegevens is voor software niet te lezen (geen geldige JSON).',
      noContext: 'Een blok gestructureerde gegevens heeft geen @context; zoekmachines begrijpen het niet.',
      untyped: 'Een blok gestructureerde gegevens noemt geen @type; zoekmachines weten dan niet wat het beschrijft.',
      unknownContext:
        'De gestructureerde gegevens noemen een @context die zoekmachines niet kennen. Gebruik https://schema.org.',
      otherVocabulary:
        'Er zijn gestructureerde gegevens in een ander vocabulaire dan schema.org; zoekmachines vragen om schema.org. Die zijn gelezen, niet gecontroleerd.',
      unknownType: 'Een blok gestructureerde gegevens gebruikt een type dat schema.org niet kent.',
      requiredMissing:
        'In de gestructureerde gegevens ontbreken verplichte velden; dit resultaat wordt niet uitgebreid getoond.',
      requiredInvalid:
        'Verplichte velden van de gestructureerde gegevens hebben een waarde die zoekmachines niet lezen, zoals een prijs met een komma; dit resultaat wordt niet uitgebreid getoond.',
      none: 'De pagina heeft geen gestructureerde gegevens.',
    },
  },

  'share-preview': {
    title: 'Voorbeeld bij delen',
    why: 'Deelt iemand de pagina in een bericht of op sociale media, dan staat daar een kaartje met titel en afbeelding. Wat de pagina daar niet voor meegeeft, kiest de app zelf, of het blijft leeg.',
    fix: 'Zet in de head og:title, og:description, og:url en og:image, met een afbeelding van liefst 1200 bij 630 pixels.',
    byCode: {
      small: {
        why: NO_IMAGE,
      },
      imageDead: {
        why: NO_IMAGE,
        fix: 'Zet de afbeelding terug, of noem bij og:image een adres dat werkt.',
      },
    },
    says: {
      complete: 'Het voorbeeld bij delen is volledig.',
      completeElsewhere:
        'Het voorbeeld bij delen is volledig; de afbeelding staat op een andere host en is niet opgehaald.',
      incomplete: 'In het voorbeeld bij delen ontbreekt iets, of het past niet bij de pagina.',
      small: ({ width, height }) =>
        `De afbeelding bij delen is ${width} bij ${height} pixels; 600 bij 315 is het minimum.`,
      imageDead: ({ status }) => `De afbeelding bij delen geeft code ${status}.`,
      absent: 'De pagina heeft geen gegevens voor een voorbeeld bij delen.',
    },
  },

  'favicon-ok': {
    title: 'Pictogram van de site',
    why: 'Google toont naast elk resultaat het pictogram van de site. Is dat er niet, of laadt het niet, dan staat daar een grijze wereldbol.',
    fix: 'Maak een vierkant pictogram van minstens 48 bij 48 pixels, als PNG of ICO, en noem het in de head met <link rel="icon">. Een SVG mag ernaast: browsers tonen die, maar Google noemt SVG niet als formaat.',
    byCode: {
      notSquare: { why: 'Google toont het pictogram naast elk resultaat, en vraagt om een vierkant.' },
      small: {
        why: 'Google toont het pictogram naast elk resultaat. Een te klein pictogram wordt wazig, of er staat een grijze wereldbol.',
      },
      closed: {
        why: 'Google toont het pictogram naast elk resultaat, maar mag het nu niet ophalen.',
        fix: 'Zet in robots.txt, in de groep met de regel die het pictogram afsluit, een Allow-regel voor dat bestand.',
      },
    },
    says: {
      good: 'Het pictogram laadt en is groot genoeg.',
      small: ({ width, height }) =>
        `Het pictogram is ${width} bij ${height} pixels; Google raadt 48 bij 48 of groter aan.`,
      notSquare: ({ width, height }) => `Het pictogram is niet vierkant: ${width} bij ${height} pixels.`,
      closed: 'robots.txt sluit het pictogram af voor Google.',
      absent: 'Er is geen bestand met een pictogram gevonden.',
      broken: 'Het pictogram laadt niet of is geen afbeelding.',
    },
  },

  'mobile-viewport': {
    title: 'Geschikt voor telefoons',
    why: 'Google beoordeelt de versie voor telefoons. Zonder viewport toont een telefoon de pagina verkleind, als op een groot scherm.',
    fix: 'Zet in de head: <meta name="viewport" content="width=device-width, initial-scale=1">. Bekijk de site daarna op een telefoon: een opmaak met een vaste breedte moet eerst worden aangepast.',
    byCode: {
      otherWidth: {
        why: 'Google beoordeelt de versie voor telefoons. Past de pagina daar niet op het scherm, dan moeten bezoekers schuiven en inzoomen.',
      },
    },
    says: {
      responsive: 'De pagina past zich aan de breedte van het scherm aan.',
      otherWidth: 'De pagina stelt een vaste of andere breedte in.',
      absent: 'De pagina stelt geen breedte voor telefoons in (viewport).',
    },
  },

  'intrusive-overlay': {
    title: 'Geen venster over de pagina',
    why: 'Een venster over de inhoud stoort bezoekers die net uit de zoekresultaten komen. Google kan zulke pagina’s lager zetten.',
    fix: 'Laat uw webbouwer de vraag (om cookies toe te staan, of naar een leeftijd) in een smalle balk tonen, of pas waar het antwoord nodig is, zoals bij het bestellen. Plaats geen cookies die toestemming vragen vóór iemand ja zegt.',
    says: {
      free: 'Op dit moment bedekt geen venster de pagina.',
      covered: ({ percent }) =>
        `Op dit moment bedekt een venster ongeveer ${percent}% van het scherm. Dit hangt af van het moment en telt niet mee.`,
      walled: 'Een venster vraagt toestemming of een leeftijd, en bedekt de hele pagina.',
      wallPage: 'De pagina vraagt alleen om toestemming of een leeftijd; de site zelf komt daarna pas.',
    },
  },

  'url-readable': {
    title: 'Leesbaar adres',
    why: 'Een kort adres met gewone woorden is makkelijk te lezen, te onthouden en te delen. Hoofdletters en sessiecodes leiden tot dubbele adressen.',
    fix: 'Gebruik voor nieuwe pagina’s kleine letters en koppeltekens, en zo weinig mogelijk parameters. Laat een adres dat al gevonden wordt liever staan; wijzigt u het toch, stuur het oude dan met een 301 door.',
    says: {
      readable: 'Het adres is goed leesbaar.',
      awkward: 'Het adres is lastig te lezen of te delen.',
    },
  },
} satisfies Words<typeof pillar>;
