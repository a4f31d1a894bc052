import { HSTS_STAGES } from '../../stages.ts';
import { type Header, listHeaderRepairs } from '../header.ts';
import type { Fault, Repair, Site, Topic, Warning } from '../shape.ts';

const isNumbered = /^max-age\s*=\s*"?(\d{1,10})"?$/i;

/**
 * The existing header with the next stage of max-age; everything else in it remains, and nothing is added. Null when
 * there is no next stage or it cannot be parsed.
 */
const writeNextHsts = (present: string): string | null => {
  const parts = present.split(';').map((part) => part.trim());
  const age = parts.flatMap((part) => isNumbered.exec(part)?.[1] ?? [])[0];
  const next = HSTS_STAGES.find((stage) => stage > Number(age ?? Number.NaN));
  if (next === undefined || !/^[\w\s;="-]+$/.test(present)) return null;
  return parts.map((part) => (isNumbered.test(part) ? `max-age=${next}` : part)).join('; ');
};

const setHsts = (site: Site, { code, items: [present] }: Fault): readonly Repair[] => {
  // A site opened over http, or that revoked HSTS on purpose, has a reason that was not seen.
  if (code !== 'absent' && code !== 'short' && code !== 'tooShort') return [];
  const value = present === undefined ? `max-age=${HSTS_STAGES[0]}` : writeNextHsts(present);
  if (value === null) return [];
  const header = { name: 'Strict-Transport-Security', value };
  return listHeaderRepairs(site, [present === undefined ? header : { ...header, seen: present }], 'hstsInStages');
};

/** Adds a header, or changes an existing one if it was seen verbatim, as a single value. */
const set = (site: Site, { code, items }: Fault, [header, warning]: readonly [Header, Warning]): readonly Repair[] => {
  if (code === 'absent') return listHeaderRepairs(site, [header], warning);
  const [seen] = items;
  return seen === undefined || items.length > 1 ? [] : listHeaderRepairs(site, [{ ...header, seen }], warning);
};

/**
 * Headers that no browser reads any more, and so can be removed. The restrictions in Feature-Policy first have to be
 * moved to Permissions-Policy by the owner.
 */
const OBSOLETE_HEADERS = ['expect-ct', 'public-key-pins', 'public-key-pins-report-only', 'p3p', 'x-xss-protection'];

export const securityHeaders: Topic = {
  hsts: setHsts,
  'content-type-options': (site, fault) =>
    set(site, fault, [{ name: 'X-Content-Type-Options', value: 'nosniff' }, 'ownTypes']),
  'referrer-policy': (site, fault) =>
    set(site, fault, [{ name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' }, 'ownReferrers']),
  // Somebody set this header to no separation on purpose.
  'cross-origin-opener': (site, fault) =>
    fault.code === 'open'
      ? []
      : set(site, fault, [{ name: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' }, 'breaksWindows']),
  'obsolete-headers': (site, { items }) => {
    const [first, ...rest] = items
      .map((item) => (item.split(':')[0] ?? '').trim().toLowerCase())
      .filter((name) => OBSOLETE_HEADERS.includes(name))
      .map((name): Header => ({ name, value: null }));
    return first === undefined ? [] : listHeaderRepairs(site, [first, ...rest]);
  },
};
