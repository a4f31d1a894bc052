const head = {
  id: 'Naam van de batch.',
  kind: 'list voor een lijst, site voor meer pagina’s van één site.',
  language: 'Taal van de zinnen in de resultaten.',
  fresh: 'Of er om nieuwe scans gevraagd is.',
  size: 'Hoeveel pagina’s.',
  made_at: 'Wanneer gemaakt, in ISO 8601.',
  cancelled_at: 'Wanneer geannuleerd; anders null.',
  ended_at: 'Wanneer alles klaar was; tot dan null.',
};

/** For batches: many pages at once. */
export const batchesDocs = {
  fields: {
    CreateBatchRequest: {
      urls: 'Domeinen of adressen, hoogstens 5.000; het protocol mag ontbreken.',
      language: 'Taal van de zinnen; zonder dit veld naar Accept-Language.',
      fresh: 'true vraagt om nieuwe scans, ook als er een resultaat van minder dan tien minuten oud is.',
      skip_invalid: 'true slaat over wat geen adres is; anders wordt de hele batch dan geweigerd.',
    },
    BatchSummary: head,
    BatchList: {
      batches: 'Batches van het team, de nieuwste eerst, vijftig tegelijk.',
      next: 'Wat er voor before ingevuld wordt om verder te gaan; null als er niets meer is.',
    },
    BatchCounts: {
      waiting: 'Pagina’s die nog aan de beurt komen.',
      queued: 'Pagina’s in de wachtrij, of waar nu een scan van loopt.',
      done: 'Pagina’s met een resultaat.',
      failed: 'Pagina’s zonder resultaat.',
      cancelled: 'Pagina’s die geannuleerd zijn.',
    },
    BatchStatus: {
      ...head,
      counts: 'Hoeveel pagina’s er per stand zijn.',
      left: 'Hoeveel pagina’s er nog niet klaar zijn.',
      progress: 'Welk deel er klaar is, van 0 tot en met 1.',
    },
    CreatedBatch: {
      batch: 'De batch, en hoe ver die is.',
      folded: 'Regels met een adres dat er al stond; die tellen één keer.',
      skipped: 'Regels die geen adres zijn en overgeslagen zijn.',
    },
    DuplicateLine: { line: 'Nummer van de regel.', same_as: 'Nummer van de regel met hetzelfde adres.' },
    InvalidLine: {
      line: 'Nummer van de regel.',
      text: 'Wat er stond, hoogstens 80 tekens.',
      reason: 'Wat eraan schort.',
    },
    BatchProblem: { ok: 'Er is geen batch gemaakt.', error: 'Wat er misging, met de regels die geen adres zijn.' },
    BatchResult: {
      number: 'Nummer van de pagina in de batch.',
      url: 'Het adres.',
      state: 'Wat ervan kwam: done, failed of cancelled.',
      failure: 'Waarom er geen resultaat is; null als het er is.',
      scan: 'Naam van de scan; null als er geen is.',
      domain: 'De gescande host.',
      overall_score: 'Het eindcijfer; null als er geen is.',
      pillars: 'De scores van de pijlers.',
      scan_url: 'Een pagina met het laatste resultaat van dit domein; null als er geen is.',
      finished_at: 'Wanneer de pagina klaar was.',
      result: 'Alles over elke controle; alleen met full=1, en zolang het bewaard wordt.',
    },
  },
  operations: {
    createBatch: {
      summary: 'Laat veel pagina’s scannen',
      about:
        'Vraagt het recht batch. De pagina’s tellen in de dag van de sleutel, niet in het uur; wat niet gescand hoeft te worden telt niet. Ze komen na losse scans, en van elke site is er één tegelijk aan de beurt. Een regel die geen adres is laat de hele batch weigeren, tenzij skip_invalid. Een CSV-bestand heeft de adressen in de eerste kolom, of in een kolom met de naam url, domain, domein, adres, address, website of site; de andere velden staan dan in het adres van de vraag.',
    },
    listBatches: { summary: 'Batches van het team', about: 'Vraagt het recht read.' },
    getBatch: { summary: 'Hoe ver een batch is', about: 'Vraagt het recht read.' },
    listBatchResults: {
      summary: 'Wat er klaar is, als JSON-regels',
      about: 'Ook terwijl de batch nog loopt: één regel per pagina die klaar is, op nummer. Vraagt het recht read.',
    },
    exportBatchCsv: {
      summary: 'Wat er klaar is, als CSV',
      about: 'Voor een spreadsheet, in de taal van de batch. Vraagt het recht read.',
    },
    cancelBatch: {
      summary: 'Annuleer een batch',
      about:
        'Wat nog niet gescand wordt vervalt en telt niet meer in de dag; een scan die loopt wordt afgemaakt. Vraagt het recht batch.',
    },
  },
  parameters: {
    id: 'Naam van de batch.',
    before: 'Alleen wat ouder is: de waarde van next.',
    full: '1 geeft elk resultaat in zijn geheel.',
    idempotency: 'Hetzelfde woord met dezelfde vraag geeft dezelfde batch: zo kan een vraag veilig opnieuw.',
    language: 'Van een CSV-bestand: de taal van de zinnen.',
    fresh: 'Van een CSV-bestand: 1 vraagt om nieuwe scans.',
    skip_invalid: 'Van een CSV-bestand: 1 slaat over wat geen adres is.',
  },
  answers: {
    made: 'De batch is gemaakt.',
    same: 'Deze batch was er al, met dezelfde Idempotency-Key.',
    refused: 'Een veld klopt niet, of regels zijn geen adres.',
    list: 'De lijst.',
    standing: 'Hoe ver de batch is.',
    results: 'Eén object per regel.',
    table: 'Het bestand.',
  },
};
export type BatchesDocsWords = typeof batchesDocs;
