/** Kendall's tau-b between an order and what was scored, best first; ties among the scores count for neither. */
export const tauOf = (given: readonly (number | null)[]): number => {
  const pairs = given.flatMap((one, at) =>
    given.slice(at + 1).flatMap((other) => (one === null || other === null ? [] : [Math.sign(one - other)])),
  );
  const untied = pairs.filter((sign) => sign !== 0).length;
  return pairs.reduce((sum, sign) => sum + sign, 0) / Math.sqrt(untied * pairs.length);
};
