import type { Facts } from '../../lib/evidence.ts';

type Glance = NonNullable<Facts['canonicalTarget']>;

/** A good page of this site, seen from outside; pass the changes that a test is about. */
export const glance = (changes: Partial<Glance> = {}): Glance => ({
  asked: 'https://voorbeeld.nl/reparatie',
  status: 200,
  redirected: false,
  contentType: 'text/html; charset=utf-8',
  robotsHeader: '',
  robotsMetas: [],
  canonicals: [],
  alternates: [],
  ...changes,
});
