import fc from 'fast-check';

/** The full run asks for more inputs of every property that names no number of its own. */
const runs = process.env['FUZZ_RUNS'];
if (runs !== undefined) fc.configureGlobal({ numRuns: Number(runs) });
