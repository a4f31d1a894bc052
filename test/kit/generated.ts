import fc from 'fast-check';
import { inputs, isFullRun } from './inputs.ts';

/**
 * 100 inputs for every property that sets no number of its own, and more in the full run. `npm test` draws the same ones each
 * time, so that its result depends on what was changed only; the full run draws new ones and finds what is still hidden.
 */
fc.configureGlobal({ numRuns: inputs(100), ...(isFullRun ? {} : { seed: 20_261_124 }) });
