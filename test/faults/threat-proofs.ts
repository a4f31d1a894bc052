import type { Entry } from './matrix.ts';

/** What an attacker may want, and what shows that it is not to be had. */
export const THREATS: readonly Entry[] = [];
