/** Woorden van de tabel met het cijfer, op de opdrachtregel. */
export const resultTable = {
  pillar: 'Pijler',
  score: 'Score',
  total: 'Totaal',
  /** Van één pijler die alleen is gescand. */
  grade: 'Cijfer',
  only: ({ pillar }: { readonly pillar: string }) => `alleen ${pillar}`,
};
export type ResultTableWords = typeof resultTable;
