import type { BatchesDocsWords } from '../../../nl/service/v1-docs/batches.ts';

const head = {
  id: 'Name of the batch.',
  kind: 'list for a list, site for several pages of one site.',
  language: 'Language of the sentences in its results.',
  fresh: 'Whether new scans were asked for.',
  size: 'How many pages.',
  made_at: 'When it was made, in ISO 8601.',
  cancelled_at: 'When it was cancelled; else null.',
  ended_at: 'When all of it had ended; null until then.',
};

export const batchesDocs: BatchesDocsWords = {
  fields: {
    CreateBatchRequest: {
      urls: 'Domains or addresses, at most 5,000; the protocol may be missing.',
      language: 'Language of the sentences; without this field by Accept-Language.',
      fresh: 'true asks for new scans, also where there is a result less than ten minutes old.',
      skip_invalid: 'true leaves out what is not an address; otherwise the whole batch is refused then.',
    },
    BatchSummary: head,
    BatchList: {
      batches: 'Batches of the team, newest first, fifty at a time.',
      next: 'What to give as before to go on; null where there is nothing more.',
    },
    BatchCounts: {
      waiting: 'Pages whose turn is yet to come.',
      queued: 'Pages in the queue, or being scanned now.',
      done: 'Pages with a result.',
      failed: 'Pages without a result.',
      cancelled: 'Pages that were cancelled.',
    },
    BatchStatus: {
      ...head,
      counts: 'How many pages are in each state.',
      left: 'How many pages have not ended yet.',
      progress: 'Which part has ended, from 0 to 1.',
    },
    CreatedBatch: {
      batch: 'The batch, and how far it is.',
      folded: 'Lines with an address that stood there already; it counts once.',
      skipped: 'Lines that are not addresses and were left out.',
    },
    DuplicateLine: { line: 'Number of the line.', same_as: 'Number of the line with the same address.' },
    InvalidLine: {
      line: 'Number of the line.',
      text: 'What stood there, at most 80 characters.',
      reason: 'What is wrong with it.',
    },
    BatchProblem: { ok: 'No batch was made.', error: 'What went wrong, with the lines that are not addresses.' },
    BatchResult: {
      number: 'Number of the page in the batch.',
      url: 'The address.',
      state: 'What came of it: done, failed or cancelled.',
      failure: 'Why there is no result; null where there is one.',
      scan: 'Name of the scan; null where there is none.',
      domain: 'The host that was scanned.',
      overall_score: 'The overall score; null where there is none.',
      pillars: 'The scores of the pillars.',
      scan_url: 'A page with the latest result of this domain; null where there is none.',
      finished_at: 'When the page had ended.',
      result: 'Everything about every check; with full=1 alone, and for as long as it is kept.',
    },
  },
  operations: {
    createBatch: {
      summary: 'Have many pages scanned',
      about:
        'Takes the scope batch. The pages count in the day of the key, not in its hour; what needs no scan does not count. They come after single scans, and of each site one has its turn at a time. A line that is not an address has the whole batch refused, unless skip_invalid. A CSV file has the addresses in its first column, or in one called url, domain, domein, adres, address, website or site; the other fields are in the query then.',
    },
    listBatches: { summary: 'Batches of the team', about: 'Takes the scope read.' },
    getBatch: { summary: 'How far a batch is', about: 'Takes the scope read.' },
    listBatchResults: {
      summary: 'What has ended, as JSON lines',
      about: 'Also while the batch goes on: a line for each page that has ended, by number. Takes the scope read.',
    },
    exportBatchCsv: {
      summary: 'What has ended, as CSV',
      about: 'For a spreadsheet, in the language of the batch. Takes the scope read.',
    },
    cancelBatch: {
      summary: 'Cancel a batch',
      about:
        'What is not being scanned yet is dropped and does not count in the day any more; a scan that is running is finished. Takes the scope batch.',
    },
  },
  parameters: {
    id: 'Name of the batch.',
    before: 'Only what is older: the value of next.',
    full: '1 gives each result as a whole.',
    idempotency: 'The same word with the same question gives the same batch: so it can be asked again safely.',
    language: 'Of a CSV file: the language of the sentences.',
    fresh: 'Of a CSV file: 1 asks for new scans.',
    skip_invalid: 'Of a CSV file: 1 leaves out what is not an address.',
  },
  answers: {
    made: 'The batch is made.',
    same: 'This batch was there already, by the same Idempotency-Key.',
    refused: 'A field is not right, or lines are not addresses.',
    list: 'The list.',
    standing: 'How far the batch is.',
    results: 'One object on each line.',
    table: 'The file.',
  },
};
