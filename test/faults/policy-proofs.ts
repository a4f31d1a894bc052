import type { Entry } from './matrix.ts';

/** The rules of what is asked of whom. */
export const FETCH_POLICY: readonly Entry[] = [];
