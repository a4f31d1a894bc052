/** Words of pijler batch. */
export const commandBatch = {
  help: `pijler batch BESTAND|- [opties]
Beoordeelt alle pagina’s van een lijst: één adres per regel, of een CSV-bestand. Met --url doet een dienst dat, anders deze
computer. Elke site krijgt één bezoek tegelijk.

  --url URL             adres van de dienst; of PIJLER_URL. Vraagt een sleutel
  --key SLEUTEL         partnersleutel; of PIJLER_KEY
  --format NAAM         jsonl, csv of table; standaard table
  --min N               exitcode 1 als een eindcijfer hieronder ligt, 4 als er een ontbreekt
  --language nl|en      taal van de zinnen; standaard nl
  --full                alles over elke controle; alleen met --format jsonl en een sleutel
  --skip-invalid        slaat over wat geen adres is; anders wordt er dan niets gescand
  --fresh               vraagt de dienst om nieuwe scans, ook van wat net gescand is
  --no-wait             noemt de batch en wacht er niet op
  --resume ID           gaat verder met een batch van de dienst, zonder BESTAND
  --browser PAD, --resolver URL, --authority BESTAND, --allow-private CIDR, --contact URL, --ignore-robots
                        zonder dienst: zie pijler scan --help

Exitcodes: 0 goed, 1 onder --min, een mislukte scan of onderbroken, 2 verkeerde invoer, 3 niet bereikt, 4 geen eindcijfer om met
--min te vergelijken.
`,
  faults: {
    batchUse: 'Gebruik pijler batch BESTAND, pijler batch - of pijler batch --resume ID.',
    batchFile: ({ path }: { path: string }) => `${path} is niet te lezen.`,
    noAddresses: 'In de lijst staat geen adres.',
    badLines: ({ lines }: { lines: string }) => `Geen adres: ${lines}. Met --skip-invalid wordt dat overgeslagen.`,
    serviceAddress: ({ value }: { value: string }) =>
      `--url is een https-adres, of http op deze computer, niet ${value === '' ? 'niets' : value}.`,
    takesService: ({ option }: { option: string }) => `${option} hoort bij een dienst: --url URL.`,
    serviceTakesKey: 'Een dienst vraagt een sleutel: --key SLEUTEL, of PIJLER_KEY.',
    fullTakes: '--full hoort bij --format jsonl, en vraagt een sleutel.',
    serviceSays: ({ status, message }: { status: number; message: string }) => `De dienst zegt (${status}): ${message}`,
    noService: ({ host, reason }: { host: string; reason: string }) => `${host} is niet te bereiken: ${reason}`,
    otherService: ({ host }: { host: string }) => `${host} antwoordt met iets anders dan Pijler.`,
  },
  said: {
    made: ({ id, size }: { id: string; size: number }) =>
      `Batch ${id}: ${size === 1 ? '1 pagina' : `${size} pagina’s`}.`,
    folded: ({ count }: { count: number }) =>
      `${count === 1 ? '1 regel staat' : `${count} regels staan`} er dubbel in.`,
    skipped: ({ count }: { count: number }) =>
      `${count === 1 ? '1 regel is' : `${count} regels zijn`} geen adres, en overgeslagen.`,
    progress: ({ ended, size, failed }: { ended: number; size: number; failed: number }) =>
      `${ended} van ${size} klaar${failed === 0 ? '' : `, ${failed} zonder resultaat`}`,
    goOn: ({ id }: { id: string }) => `De batch loopt door. Verder gaat u met: pijler batch --resume ${id}`,
    stopped: ({ ended, size }: { ended: number; size: number }) => `Onderbroken: ${ended} van ${size} klaar.`,
    cancelled: 'geannuleerd',
  },
};
export type CommandBatchWords = typeof commandBatch;
