import type { Finding } from './model.ts';
import { SECONDS } from './time.ts';

/* Measures that lock somebody out or cannot be undone are introduced in stages (RFC 6797 §11.2, RFC 8461 §5, RFC 9989 §4.7). */

/** A day, a month, a year: seconds for which browsers are bound to https, each stage after the previous one worked. */
export const HSTS_STAGES = [SECONDS.day, 30 * SECONDS.day, 365 * SECONDS.day] as const;

/** Percentages of the mail to which DMARC's policy applies, before it applies to all. */
export const DMARC_SHARES = [10, 50] as const;

type Staged = Pick<Finding, 'code' | 'args' | 'items'>;

const PERCENT = /\bpct\s*=\s*(\d{1,3})\b/;
const QUARANTINE = /\bp\s*=\s*quarantine\b/i;
/** Whether a share is followed by another stage; a record without one applies to all mail. */
const isEarlyShare = (percent: number): boolean => DMARC_SHARES.some((share) => share > percent);
const isEarlyAge = (days: number): boolean => HSTS_STAGES.slice(0, -1).some((stage) => stage > days * SECONDS.day);

/** By check, whether the repair of a conclusion is not its last stage. */
const EARLIER: Readonly<Record<string, (found: Staged) => boolean>> = {
  hsts: ({ code, args: { days } }) =>
    code === 'absent' || code === 'removed' || (code === 'tooShort' && isEarlyAge(Number(days))),
  'csp-present': ({ code }) => code === 'absent',
  'csp-script-policy': ({ code }) => code === 'absent',
  'dmarc-policy': ({ code, items: [record = ''] }) => {
    // In test mode `quarantine` stops nothing either (`none`), but may be the last stage before it applies to all.
    if (code === 'noRecord' || (code === 'none' && !QUARANTINE.test(record))) return true;
    const isStage = code === 'none' || code === 'partial' || code === 'testing';
    return isStage && isEarlyShare(Number(PERCENT.exec(record)?.[1] ?? 100));
  },
  'mail-transport-policy': ({ code }) => code === 'absent',
};

/** Whether a check requests a further step once this finding's repair is done, instead of passing. */
export const hasNextStage = ({ id, code, args, items }: Pick<Finding, 'id'> & Staged): boolean =>
  Object.hasOwn(EARLIER, id) && EARLIER[id]?.({ code, args, items }) === true;
