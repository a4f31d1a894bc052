import type { ExportWords } from '../../nl/report/export.ts';

/** Words of saved files, and of importing one. */
export const exports: ExportWords = {
  more: ({ count }) => `And ${count} more; the JSON has them all.`,
  checks: 'All checks',
  columns: [
    'Site',
    'Scanned on',
    'Pillar',
    'Score',
    'Check',
    'Title',
    'Outcome',
    'Weight',
    'Costs points',
    'Step',
    'Who',
    'Finding',
    'Found',
    'Fix',
    'Source',
    'Decision',
  ],
  madeWith: 'Made with Pijler',
  formats: {
    report: 'Report (JSON)',
    result: 'Scan result (JSON)',
    csv: 'Spreadsheet (CSV)',
    markdown: 'Text (Markdown)',
    html: 'Web page (HTML)',
  },
  faults: {
    tooLarge: 'This file is larger than 5 MB. A Pijler report is much smaller.',
    notJson: 'This is not a JSON file. Choose a file that was saved with “Report (JSON)”.',
    notAReport: 'This is not a Pijler report. Choose a file that was saved with “Report (JSON)”.',
    otherVersion: ({ where }) =>
      `This version of Pijler does not know the format of this report (${where}). Update Pijler.`,
    damaged: ({ where }) => `This report was damaged or changed, at “${where}”.`,
    wrongSums: 'The scores in this report do not match its own checks. It was damaged or changed.',
  },
};
