/** Words of a scan service's web pages. */
export const web = {
  home: {
    title: 'Pijler: hoe staat uw website ervoor?',
    description:
      'Typ een domein en zie hoe een website scoort op domein en DNS, beveiliging, onderhoud, SEO, vindbaarheid voor AI en toegankelijkheid.',
    heading: 'Hoe staat uw website ervoor?',
    intro:
      'Pijler bekijkt één pagina van uw website zoals een nieuwe bezoeker die ziet, en zegt hoe zes pijlers ervoor staan.',
    label: 'Domein of adres',
    hint: 'Bijvoorbeeld voorbeeld.nl. Een scan duurt enkele seconden.',
    scan: 'Scannen',
    looking: ({ host, done }: { host: string; done: number }) =>
      `Pijler bekijkt ${host}: ${done} van de 6 pijlers klaar.`,
    noAddress: 'Typ een domein, of een adres dat met http:// of https:// begint.',
    pillarsTitle: 'De zes pijlers',
    pillars: {
      domein: 'Wie beheert de naam, en klopt wat de DNS over site en e-mail zegt?',
      beveiliging: 'Is de verbinding versleuteld, en beschermt de site haar bezoekers?',
      onderhoud: 'Zijn software en inhoud bij de tijd?',
      seo: 'Begrijpen zoekmachines de pagina, en mogen ze haar tonen?',
      ai: 'Kunnen AI-diensten de pagina lezen, begrijpen en aanhalen?',
      toegankelijkheid: 'Kan iedereen de pagina gebruiken, ook met toetsenbord of schermlezer?',
    },
    promiseTitle: 'Wat er gebeurt met wat u typt',
    promise: ({ days }: { days: number }) =>
      `Een browser van deze dienst bezoekt de pagina. Het resultaat blijft ${days} dagen bewaard, onder de naam van het domein. Uw IP-adres wordt een uur bewaard om scans te tellen, en niet bij het resultaat gezet. Een script van onszelf toont hoe ver een scan is; er wordt niets gemeten.`,
    method: 'Elke controle, met de bron en wat zij kost:',
  },
  result: {
    description: ({ host }: { host: string }) =>
      `Het laatste resultaat van Pijler voor ${host}: een totaal en zes pijlers.`,
    again: 'Een andere site scannen',
    public: 'Dit is het openbare resultaat: een totaal en zes scores. Met een partnersleutel volgt elke controle.',
    scanAgain: ({ host }: { host: string }) => `${host} opnieuw scannen`,
    noTotal: 'Waarom er geen totaal is',
    on: 'Hoe verder',
    inAWhile:
      'Iets verbeterd? Scan over een tijd opnieuw. Een resultaat van minder dan tien minuten oud wordt nog eens getoond.',
    everyCheck: 'Elke controle zien',
    haveKey: 'Aanmelden met een partnersleutel',
    askKey: 'Nog geen sleutel? Vraag er een aan bij wie deze dienst beheert.',
    askKeyAt: 'Nog geen sleutel? Vraag er een aan bij wie deze dienst beheert',
    none: 'Geen resultaat',
    scanNow: ({ host }: { host: string }) => `${host} scannen`,
    homeNotScanned: 'De startpagina van dit domein is hier nog niet gescand. U kunt dat nu doen.',
    homeIsError: 'De startpagina van dit domein is een foutpagina. Daarom staat hier geen cijfer.',
    elsewhere: ({ host, to }: { host: string; to: string }) =>
      `${host} leidt naar een andere site: ${to}. Het cijfer daarvan is niet dat van ${host}.`,
    ofPage: ({ address }: { address: string }) => `Dit is het resultaat van één pagina: ${address}.`,
    onePage: 'Dit is het resultaat van één pagina.',
    ofDomain: ({ host }: { host: string }) => `Het resultaat van ${host}`,
    otherPages: 'Andere pagina’s die uw team liet scannen',
  },
  site: {
    main: 'Pijler',
    checks: 'Wat Pijler controleert',
    home: 'Een site scannen',
    language: 'English',
    languageLabel: 'This page in English',
    skip: 'Naar de inhoud',
    foot: 'Pijler beoordeelt wat van buiten te zien is, en zegt nooit dat een site aan een norm voldoet.',
    contact: 'Contact over bezoeken van deze dienst',
    edition: ({ rules }: { rules: number }) => `Beoordeeld volgens versie ${rules} van onze regels, met gegevens van`,
  },
  signIn: {
    title: 'Aanmelden',
    description:
      'Met een partnersleutel ziet u het hele rapport: elke controle, wat er gevonden is en hoe u het oplost.',
    label: 'Partnersleutel',
    hint: 'U krijgt een sleutel van wie deze dienst beheert. Na twaalf uur meldt u zich opnieuw aan.',
    submit: 'Aanmelden',
    out: 'Afmelden',
    deeds: 'Dit rapport',
    again: 'Opnieuw scannen',
    stale: 'Dit formulier is verlopen. Probeer het opnieuw.',
  },
  checks: {
    description:
      'Alle controles van Pijler: de vraag, de bron, de mogelijke conclusies, wat die kosten en hoe u het oplost.',
    oneDescription: ({ title }: { title: string }) =>
      `Wat Pijler controleert bij “${title}”: waarom het ertoe doet, wat de conclusies zijn, wat die kosten en hoe u het oplost.`,
  },
  api: {
    title: 'Voor programma’s',
    description: 'Hoe een programma Pijler om een scan vraagt: adressen, velden, antwoorden, fouten en limieten.',
    contents: 'Inhoud',
    request: 'Zo vraagt u het',
    answer: 'Een antwoord',
    back: 'Alle operaties',
    keyInEnvironment: 'De sleutel staat in de omgevingsvariabele PIJLER_KEY, en gaat alleen in de header mee.',
    keyText: 'Een sleutel gaat in de header X-GDA-Key. U krijgt er een van wie deze dienst beheert.',
    errors: 'Fouten',
    errorsIntro:
      'Onder /api/v1/ is een fout application/problem+json (RFC 9457). Programma’s lezen error.code; de zin staat in message en detail.',
    otherStatus: 'elke andere',
    places: { path: 'in het pad', query: 'in de query', header: 'in een header' },
    example: 'Voorbeelden van vragen',
    programs: 'Dezelfde beschrijving, leesbaar voor programma’s:',
    operations: 'Vragen en antwoorden',
    parameters: 'Velden',
    required: 'verplicht',
    answers: 'Antwoorden',
    shapes: 'Wat er in een antwoord staat',
    lines: 'Headers',
  },
  notFound: { title: 'Deze pagina bestaat niet', text: 'Misschien is het adres verkeerd getypt.' },
  fault: { title: 'Dat lukte niet' },
  elsewhere: 'Dit formulier werd op een andere site ingevuld.',
};
export type WebWords = typeof web;
