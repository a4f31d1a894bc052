import { put } from './dns-question.ts';
import { NotObservable, type Reach } from './reach.ts';
import { ifSeen } from './seen-part.ts';

const SIGNED = { name: 'nl', type: 'SOA' } as const;
/** Kept bogus on purpose by Comcast, for tests like this one. */
const BOGUS = { name: 'dnssec-failed.org', type: 'A' } as const;

const findOut = async (reach: Reach): Promise<boolean> => {
  const [signed, bogus] = await Promise.all([put(reach, SIGNED), put(reach, BOGUS)]);
  if (!signed.flags.ad || bogus.rcode !== 'SERVFAIL') return false;

  const unchecked = await put(reach, { ...BOGUS, cd: true });
  if (unchecked.rcode !== 'NOERROR') throw new NotObservable('timeout', 'the bogus zone itself does not answer');
  return true;
};

/**
 * Whether the resolver validates: it authenticates a zone known to be signed, refuses one known to be bogus, and lets
 * that through when asked not to check. Kept for the browser session; what could not be found out is not kept.
 */
export const validates = async (reach: Reach): Promise<boolean> =>
  (await ifSeen(() => reach.remember('dns-validates', () => findOut(reach)))) ?? false;
