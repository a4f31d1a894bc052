/** Whether more is asked than `npm test` makes: `npm run full` does, and a run over mutants asks for less. */
export const isFullRun = Number(process.env['FUZZ_RUNS'] ?? 0) > 1_000;
