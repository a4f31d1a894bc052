/** Words of the table with the grade, on the command line. */
export const resultTable = {
  pillar: 'Pijler',
  score: 'Score',
  total: 'Totaal',
  /** The grade of a single pillar that was scanned alone. */
  grade: 'Cijfer',
  /** Beside the numbers of what was not tested, under a heading that says so. */
  inPart: ({ count, reason }: { readonly count: number; readonly reason: string }) => `${count} deels: ${reason}`,
  only: ({ pillar }: { readonly pillar: string }) => `alleen ${pillar}`,
};
export type ResultTableWords = typeof resultTable;
