import fc from 'fast-check';
import { inputs, isFullRun } from './inputs.ts';

/**
 * 100 inputs of every property that names no number of its own, and in the full run more. `npm test` draws the same ones
 * each time, so that what it says is about what was changed; the full run draws new ones and finds what is still hidden.
 */
fc.configureGlobal({ numRuns: inputs(100), ...(isFullRun ? {} : { seed: 20_261_124 }) });
