import type { ResultTableWords } from '../../nl/report/result-table.ts';

/** Words of the table with the grade, on the command line. */
export const resultTable: ResultTableWords = {
  pillar: 'Pillar',
  score: 'Score',
  total: 'Overall',
  grade: 'Grade',
  inPart: ({ count, reason }) => `${count} partly: ${reason}`,
  only: ({ pillar }) => `${pillar} only`,
};
