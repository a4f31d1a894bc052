import fc from 'fast-check';
import { inputs } from './inputs.ts';

/** The full run asks for more inputs of every property that names no number of its own; 100 are what fast-check makes. */
fc.configureGlobal({ numRuns: inputs(100) });
