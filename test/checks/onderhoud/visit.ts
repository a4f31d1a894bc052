import type { Facts } from '../../../lib/evidence.ts';

type Navigation = NonNullable<Facts['page']['performance']['navigation']>;

/** Timing of an ordinary visit, for the tests of what is measured of it. */
export const navigation = (changes: Partial<Navigation> = {}): Navigation => ({
  protocol: 'h2',
  encoded: 9_000,
  decoded: 30_000,
  transferred: 9_300,
  status: 200,
  worker: false,
  kind: 'navigate',
  firstByte: 120,
  ...changes,
});
