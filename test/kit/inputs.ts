/**
 * How many inputs a property is to hold for: as many as `FUZZ_RUNS` asks for, or the ordinary number. `npm run full` asks
 * for more than `npm test` makes, and a run over mutants for fewer.
 */
export const inputs = (ordinary = 1_000): number => Number(process.env['FUZZ_RUNS'] ?? ordinary);

/** Whether more is asked for than `npm test` makes. */
export const isFullRun = inputs(0) > 1_000;
