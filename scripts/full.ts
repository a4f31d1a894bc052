/**
 * `npm run full`: all that `npm test` runs, with ten times as many generated inputs for every parser and reader.
 * FUZZ_RUNS asks for another number.
 */
process.env['FUZZ_RUNS'] ??= '10000';

await import('./test.ts');
