/** For scans that are requested and fetched later. */
export const scansDocs = {
  fields: {
    CreateScanRequest: {
      url: 'Een domein of een adres; het protocol mag ontbreken.',
      pillar: 'Alleen deze pijler; zonder dit veld alle zes.',
      language: 'De taal van het resultaat; zonder dit veld die van Accept-Language.',
      fresh: 'true vraagt om een nieuwe scan, ook als er een resultaat van minder dan tien minuten oud is.',
      browsing:
        'Hoe er gekeken wordt: headers, cookies, basistoegang, user agent, taal, venster, schermdichtheid, telefoon, kleurenschema, minder beweging. Zo’n scan is alleen van het team.',
      steps: 'Wat er vooraf gebeurt, zoals inloggen. Zo’n scan is alleen van het team.',
      also: 'Waar ook naar gekeken wordt: phone (op de telefoon), dark (donkere weergave), links (links naar andere sites), mail_tls (TLS van de mailservers). Telt niet mee in de score.',
    },
    Scan: {
      id: 'De id waarmee de scan een dag lang op te halen is.',
      url: 'Het adres.',
      pillar: 'De pijler waarnaar gevraagd is; null voor alle zes.',
      language: 'De taal van het resultaat.',
      state: 'queued: wacht. running: bezig. done: er is een resultaat. failed: er is geen.',
      made_at: 'Wanneer de scan is aangevraagd, in ISO 8601.',
      started_at: 'Wanneer de scan begon; null als die wacht, of als er al een resultaat was.',
      finished_at: 'Wanneer de scan klaar was; null zolang die dat niet is.',
      result: 'Het resultaat, in de vorm van de scan zelf; null zolang het er niet is.',
      error: 'Waarom er geen resultaat is; anders null.',
      extras: 'Wat er naast de controles is bekeken; null als daar niet om gevraagd is.',
    },
    ScanExtras: {
      views: 'Wat anders is op de telefoon en in donkere weergave; null als daar niet om gevraagd is.',
      links: 'De links naar andere sites; null als daar niet om gevraagd is.',
      consent: 'Wat er was voor en na het antwoord op de cookiemelding; null als geen stap dat gaf.',
      mail_tls: 'De mailservers van het domein; null als daar niet om gevraagd is of ze niet bekend zijn.',
    },
  },
  operations: {
    createScan: {
      summary: 'Vraag een scan aan',
      about:
        'Antwoordt meteen; Location zegt waar de scan te volgen is. Telt als een scan, of als geen als er al een resultaat is. Vraagt het recht scan.',
    },
    getScan: { summary: 'Hoe ver een scan is, en wat die opleverde', about: 'Vraagt het recht scan.' },
  },
  parameters: {
    wait: 'Hoeveel seconden op het resultaat gewacht wordt, hooguit 20.',
    id: 'De id van de scan.',
  },
  answers: { made: 'De scan is aangevraagd.', scan: 'De scan.' },
};
export type ScansDocsWords = typeof scansDocs;
