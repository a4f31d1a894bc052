import type { CommandBatchWords } from '../../nl/command/command-batch.ts';

export const commandBatch: CommandBatchWords = {
  help: `pijler batch FILE|- [options]
Grades all pages of a list: one address on a line, or a CSV file. With --url a service does that, otherwise this computer.
Each site gets one visit at a time.

  --url URL             address of the service; or PIJLER_URL. Takes a key
  --key KEY             partner key; or PIJLER_KEY
  --format NAME         jsonl, csv or table; table by default
  --min N               exit with 1 if an overall score is below this, with 4 if one is missing
  --language nl|en      language of the sentences; nl by default
  --full                everything about each check; with --format jsonl and a key only
  --skip-invalid        leaves out what is not an address; otherwise nothing is scanned then
  --fresh               asks the service for new scans, also of what was just scanned
  --no-wait             names the batch and does not wait for it
  --resume ID           goes on with a batch of the service, without FILE
  --browser PATH, --resolver URL, --authority FILE, --allow-private CIDR, --contact URL, --ignore-robots
                        without a service: see pijler scan --help

Exit codes: 0 good, 1 below --min, a failed scan or interrupted, 2 bad input, 3 not reached, 4 no overall score to compare with
--min.
`,
  faults: {
    batchUse: 'Use pijler batch FILE, pijler batch - or pijler batch --resume ID.',
    batchFile: ({ path }) => `${path} cannot be read.`,
    noAddresses: 'There is no address in the list.',
    badLines: ({ lines }) => `Not an address: ${lines}. With --skip-invalid that is left out.`,
    serviceAddress: ({ value }) =>
      `--url is an https address, or http on this computer, not ${value === '' ? 'nothing' : value}.`,
    takesService: ({ option }) => `${option} is for a service: --url URL.`,
    serviceTakesKey: 'A service takes a key: --key KEY, or PIJLER_KEY.',
    fullTakes: '--full goes with --format jsonl, and takes a key.',
    serviceSays: ({ status, message }) => `The service says (${status}): ${message}`,
    noService: ({ host, reason }) => `${host} cannot be reached: ${reason}`,
    otherService: ({ host }) => `${host} answers with something else than Pijler.`,
  },
  said: {
    made: ({ id, size }) => `Batch ${id}: ${size === 1 ? '1 page' : `${size} pages`}.`,
    folded: ({ count }) => `${count === 1 ? '1 line is' : `${count} lines are`} in it twice.`,
    skipped: ({ count }) =>
      `${count === 1 ? '1 line is not an address' : `${count} lines are not addresses`}, and left out.`,
    progress: ({ ended, size, failed }) =>
      `${ended} of ${size} done${failed === 0 ? '' : `, ${failed} without a result`}`,
    goOn: ({ id }) => `The batch goes on. Go on with it by: pijler batch --resume ${id}`,
    stopped: ({ ended, size }) => `Interrupted: ${ended} of ${size} done.`,
    cancelled: 'cancelled',
  },
};
