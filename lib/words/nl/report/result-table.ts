/** Words of the table with the grade, on the command line. */
export const resultTable = {
  pillar: 'Pijler',
  score: 'Score',
  total: 'Totaal',
  /** The grade of a single pillar that was scanned alone. */
  grade: 'Cijfer',
  only: ({ pillar }: { readonly pillar: string }) => `alleen ${pillar}`,
};
export type ResultTableWords = typeof resultTable;
