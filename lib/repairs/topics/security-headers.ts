import { type Header, headerRepairs } from '../header.ts';
import type { Fault, Repair, Site, Topic } from '../shape.ts';

const DAY = 86_400;
/** A day, a month, a year: seconds that browsers are bound, each stage after the one before worked (RFC 6797 §11.2). */
export const HSTS_STAGES = [DAY, 30 * DAY, 365 * DAY] as const;

const isNumbered = /^max-age\s*=\s*"?(\d{1,10})"?$/i;

/** The present header with the next stage in it: all that it says beside stays, and nothing is added. */
const nextHsts = (present: string): string | null => {
  const parts = present.split(';').map((part) => part.trim());
  const age = parts.flatMap((part) => isNumbered.exec(part)?.[1] ?? [])[0];
  const next = HSTS_STAGES.find((stage) => stage > Number(age ?? Number.NaN));
  if (next === undefined || !/^[\w\s;="-]+$/.test(present)) return null;
  return parts.map((part) => (isNumbered.test(part) ? `max-age=${next}` : part)).join('; ');
};

const setHsts = (site: Site, { code, items: [present] }: Fault): readonly Repair[] => {
  // A site that is opened by http, or that took HSTS back on purpose, has a reason that was not seen.
  if (code !== 'absent' && code !== 'short' && code !== 'tooShort') return [];
  const value = present === undefined ? `max-age=${HSTS_STAGES[0]}` : nextHsts(present);
  if (value === null) return [];
  const header = { name: 'Strict-Transport-Security', value, isThere: present !== undefined };
  return headerRepairs(site, [header], 'hstsInStages');
};

const setting = (name: string, value: string, code: string | null): Header => ({
  ...{ name, value },
  isThere: code !== 'absent',
});

export const securityHeaders: Topic = {
  hsts: setHsts,
  'content-type-options': (site, { code }) =>
    headerRepairs(site, [setting('X-Content-Type-Options', 'nosniff', code)], 'ownTypes'),
  'referrer-policy': (site, { code }) =>
    headerRepairs(site, [setting('Referrer-Policy', 'strict-origin-when-cross-origin', code)], 'ownReferrers'),
  // What is set to no separation was set so by somebody.
  'cross-origin-opener': (site, { code }) =>
    code === 'open'
      ? []
      : headerRepairs(site, [setting('Cross-Origin-Opener-Policy', 'same-origin-allow-popups', code)], 'breaksWindows'),
  'obsolete-headers': (site, { items }) => {
    const [first, ...rest] = items
      .map((item) => (item.split(':')[0] ?? '').trim())
      .filter((name) => /^[a-z0-9-]+$/i.test(name))
      .map((name): Header => ({ name, value: null, isThere: true }));
    return first === undefined ? [] : headerRepairs(site, [first, ...rest]);
  },
};
