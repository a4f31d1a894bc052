import { type Header, headerRepairs } from '../header.ts';
import type { Fault, Site, Topic } from '../shape.ts';

const YEAR = 31_536_000;

/** The present header with a year, where it says more than that; what was understood of it only. */
const hstsOf = ({ items: [present = ''] }: Fault): string => {
  const parts = ['includeSubDomains', 'preload'].filter((part) => present.toLowerCase().includes(part.toLowerCase()));
  return [`max-age=${YEAR}`, ...parts].join('; ');
};

const hsts = (value: string): Header => ({ name: 'Strict-Transport-Security', value });

const setHsts = (site: Site, fault: Fault) => {
  const value = hstsOf(fault);
  return headerRepairs(site, [hsts(value)], value.includes('includeSubDomains') ? 'subdomains' : null);
};

/** What the page has and an error page lacks, by the name that the finding gives it. */
const ON_ERRORS: Readonly<Record<string, Header>> = {
  'Strict-Transport-Security': hsts(`max-age=${YEAR}`),
  'X-Content-Type-Options': { name: 'X-Content-Type-Options', value: 'nosniff' },
  'frame-ancestors / X-Frame-Options': { name: 'X-Frame-Options', value: 'SAMEORIGIN' },
};

export const securityHeaders: Topic = {
  hsts: setHsts,
  'hsts-all-entry-hosts': (site) => setHsts(site, { id: 'hsts', code: null, args: {}, items: [] }),
  'hsts-subdomains': (site) => headerRepairs(site, [hsts(`max-age=${YEAR}; includeSubDomains`)], 'subdomains'),
  'content-type-options': (site) => headerRepairs(site, [{ name: 'X-Content-Type-Options', value: 'nosniff' }]),
  'referrer-policy': (site) =>
    headerRepairs(site, [{ name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' }]),
  'permissions-policy': (site) =>
    headerRepairs(
      site,
      [{ name: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' }],
      'ownValues',
    ),
  'cross-origin-opener': (site) =>
    headerRepairs(site, [{ name: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' }], 'breaksWindows'),
  // A policy that lets everybody frame goes before this header: that policy has to be changed itself.
  clickjacking: (site, { code }) =>
    code === 'open' || code === 'contradiction'
      ? []
      : headerRepairs(site, [{ name: 'X-Frame-Options', value: 'SAMEORIGIN' }], 'breaksFrames'),
  // Of the page alone: a whole server would forbid to keep its images and scripts, too.
  'session-cache': (site) =>
    headerRepairs(site, [{ name: 'Cache-Control', value: 'private, no-store' }]).filter(({ platform }) =>
      ['wordpress', 'joomla', 'typo3'].includes(platform ?? ''),
    ),
  'headers-on-error-pages': (site, { items }) => {
    const [first, ...rest] = items.flatMap((item) => (Object.hasOwn(ON_ERRORS, item) ? [ON_ERRORS[item]] : []));
    return first === undefined ? [] : headerRepairs(site, [first, ...rest.filter((one) => one !== undefined)]);
  },
  'obsolete-headers': (site, { items }) => {
    const [first, ...rest] = items
      .map((item) => (item.split(':')[0] ?? '').trim())
      .filter((name) => /^[a-z0-9-]+$/i.test(name))
      .map((name): Header => ({ name, value: null }));
    return first === undefined ? [] : headerRepairs(site, [first, ...rest]);
  },
};
