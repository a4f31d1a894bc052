/** The meaning of each value, per field of what the service receives and returns. */
const fields = {
  ScanRequest: {
    url: 'Een domein of een adres; het protocol mag ontbreken.',
    pillar: 'Alleen deze pijler; zonder dit veld alle zes.',
    key: 'Een partnersleutel. De header X-GDA-Key gaat voor.',
    fresh: '1 vraagt met een sleutel om een nieuwe scan, ook als er een resultaat van minder dan tien minuten oud is.',
  },
  PublicResult: {
    ok: 'De scan is gelukt.',
    domain: 'De gescande host, zonder protocol.',
    overall_score: 'Het eindcijfer van 0 tot en met 100.',
    grade_label: 'Het oordeel als woord, altijd in het Nederlands.',
    pillars: 'De pijlers waarnaar gevraagd is, voor zover ze een score hebben.',
    scan_url: 'Een pagina met dit resultaat.',
    api_tier: 'Zonder sleutel public, met een sleutel partner.',
    rate_limit: 'Het aantal scans per uur dat geldt: dat van het niveau, of van de sleutel.',
  },
  PartnerResult: {
    incomplete: 'Een pijler is onvolledig, of een die telt heeft geen score.',
    limited_by: 'Wat het eindcijfer begrenst, of waarom er geen is; anders null.',
    not_scored: 'Waarom pijlers geen score hebben, met hun controles.',
  },
  PillarResult: {
    id: 'Naam van de pijler in deze API.',
    name: 'Naam van de pijler, in de taal van het antwoord.',
    score: 'Van 0 tot en met 100.',
  },
  PartnerPillarResult: {
    limited_by: 'De conclusie die de score van de pijler begrenst; anders null.',
    checks: 'Elke controle van de pijler.',
  },
  PillarLimit: {
    cap: 'De hoogste score die nog kan.',
    check: 'De controle die begrenst.',
    reason: 'Waarom, in één zin.',
  },
  TotalLimit: {
    cap: 'Het hoogste eindcijfer dat nog kan; null als er geen eindcijfer is.',
    check: 'De controle die begrenst; null als geen controle dat doet.',
    reason: 'Waarom, in één zin.',
  },
  CheckResult: {
    id: 'Naam van de controle in deze API.',
    title: 'Titel van de controle, in de taal van het antwoord.',
    outcome: 'De uitkomst; unknown is niet getest, en kost niets.',
    weight: 'Hoe zwaar de controle telt.',
    points: 'Wat de uitkomst kost: 0 of meer, met één decimaal.',
    reason: 'Waarom niet getest is; alleen bij unknown.',
    evidence: 'De conclusie, en daarna waarop die rust.',
    advice: 'Wat te doen.',
    who: 'Wie het herstelt.',
    source: 'De bron van de controle.',
  },
  ScanError: {
    ok: 'Er is geen resultaat.',
    error: 'Wat er misging.',
  },
  ProblemDetails: {
    type: 'De soort fout, als adres van de uitleg (RFC 9457).',
    title: 'De soort fout in een paar woorden.',
    status: 'De HTTP-status.',
    detail: 'Wat er misging, in de taal van het antwoord; hetzelfde als message.',
  },
  ErrorDetail: {
    code: 'Wat er misging, voor programma’s.',
    message: 'Wat er misging, in de taal van het antwoord.',
    retry_after: 'Na hoeveel seconden opnieuw vragen zin heeft; alleen als wachten helpt.',
    pointer: 'Het veld dat niet klopt, als JSON-pointer (RFC 6901).',
  },
  NotGradableError: {
    reason: 'Waarom er geen cijfer is, voor programma’s.',
    help: 'Wat helpt.',
  },
  NotScored: {
    id: 'Naam van de pijler in deze API.',
    reason: 'Waarom er geen score is.',
    checks: 'Elke controle van de pijler.',
  },
  Health: {
    ok: 'De dienst werkt.',
    parts: 'Per onderdeel of het werkt: opslag, wachtrij en browser.',
  },
};

/** The description of what a scan service responds over HTTP. */
export const apiDocs = {
  title: 'Pijler, scandienst',
  summary: 'Beoordeelt websites op zes pijlers.',
  about:
    'Antwoorden zijn in het Nederlands of Engels, naar de header Accept-Language. Een resultaat van minder dan tien minuten oud wordt opnieuw gegeven en telt niet als scan.',
  byDefault: ({ value }: { value: string }) => `Standaard: ${value}.`,
  contact: 'De beheerder van deze dienst',
  tags: {
    scan: 'De scan van de specificatie: één adres, direct antwoord.',
    scans: 'Een scan starten en het resultaat later ophalen.',
    batches: 'Veel adressen in één keer laten scannen.',
    sites: 'De sites van een team en hun scans.',
    crawls: 'Meer pagina’s van één site.',
    monitoring: 'Sites in de gaten houden: schema, ontvangers en webhooks.',
    sharing: 'Rapporten delen met een link, en badges.',
    team: 'Sleutels en logboek van een team.',
    more: 'Resultaatpagina, gezondheid en deze beschrijving.',
  },
  fields,
  operations: {
    scan: {
      summary: 'Scan een pagina',
      about:
        'Zonder sleutel geeft de scan het eindcijfer en de scores, met een sleutel elke controle. Een antwoord komt binnen 20 seconden: duurt de scan langer, dan is het busy, en ligt het resultaat even later klaar.',
    },
    postScan: {
      summary: 'Scan een pagina, gevraagd in JSON',
      about: 'Als GET, met de velden in de body. Zo komt een sleutel in geen enkel adres.',
    },
    result: {
      summary: 'Het laatste openbare resultaat van een domein, als pagina',
      about: 'Hierheen leidt scan_url. Zoekmachines wordt gevraagd de pagina weg te laten.',
    },
    bundle: {
      summary: 'Vernieuwde tabellen',
      about: 'Het ondertekende bestand met tabellen dat deze dienst gebruikt, zoals het kwam.',
    },
    document: { summary: 'De beschrijving van deze interface', about: 'OpenAPI 3.1, in het Engels.' },
    health: { summary: 'Draait het proces', about: 'Vraagt de opslag niets.' },
    readiness: { summary: 'Kan de dienst werken', about: 'Vraagt de opslag om een antwoord.' },
  },
  parameters: {
    keyLine: 'Een partnersleutel.',
    keyField: 'Een partnersleutel. Gebruik liever de header X-GDA-Key: adressen worden bewaard en doorgegeven.',
    domain: 'Een domein.',
  },
  headers: {
    'RateLimit-Policy': 'Hoeveel scans een uur heeft: q in w seconden.',
    RateLimit: 'Wat er van het uur over is: r scans, en over t seconden een meer.',
    'X-RateLimit-Remaining': 'Hoeveel scans er dit uur nog zijn.',
    Age: 'Hoeveel seconden geleden de scan klaar was.',
    'Retry-After': 'Na hoeveel seconden opnieuw vragen zin heeft.',
  },
  answers: {
    result:
      'Het resultaat, op het niveau van wie vraagt; met ok false als de site niet te beoordelen of niet te bereiken is.',
    page: 'De pagina.',
    closedPage: 'De pagina zegt dat resultaten hier alleen met een sleutel te zien zijn.',
    noPage: 'Van dit domein is er geen resultaat.',
    document: 'De beschrijving.',
    bundle: 'Het bestand.',
    noBundle: 'Deze dienst gebruikt de tabellen van zijn eigen uitgave.',
    healthy: 'Ja.',
    unhealthy: 'Nee.',
    invalid_url: 'Het adres is niet dat van een website, of een ander veld klopt niet.',
    invalid_key: 'De sleutel is onbekend, verlopen of ingetrokken, of deze dienst scant alleen met een sleutel.',
    tooLarge: 'De body is te groot.',
    otherType: 'De body is geen JSON.',
    crossSite:
      'Achter de vraag zit een pagina van een andere site; die begint geen scan. Een resultaat van minder dan tien minuten oud krijgt u op een openbaar adres wel.',
    otherName: 'Onder de naam in de header Host antwoordt deze dienst niet.',
    unsupported_page: 'Een pagina die niet gescand mag of wil worden, of geen pagina van een website.',
    rate_limited: 'De scans van dit uur zijn op.',
    internal: 'Er ging iets mis bij deze dienst.',
    busy: 'Er wachten te veel scans, of deze duurt lang: vraag het opnieuw.',
  },
};
export type ApiDocsWords = typeof apiDocs;
