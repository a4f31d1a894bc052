import type { Fault } from '../../../lib/repairs/shape.ts';
import type { Change } from './answers.ts';

/** A finding on the rich site, and the only changes that pasting its snippet may cause. */
export interface RichFault {
  readonly fault: Fault;
  readonly isMeant: (change: Change) => boolean;
}

const fault = (id: string, code: string, items: readonly string[] = []): Fault => ({ id, code, args: {}, items });

/** Adds a header if there was none, or replaces this one value; a response that had another keeps it. */
const header =
  (name: string, value: string, seen = '') =>
  ({ what, was, is }: Change): boolean =>
    what === `header ${name}` && was === seen && is === value;

const at =
  (...paths: readonly string[]) =>
  ({ address }: Change): boolean =>
    paths.some((path) => {
      const { host, pathname } = new URL(address.replace(/^\w+ /, '').replace(/ .*/, ''));
      return `${host}${pathname}`.endsWith(path);
    });

/** Changes only this cookie: whatever else the response sets stays as it was. */
const cookie =
  (name: string, attribute: string) =>
  ({ what, was, is }: Change): boolean =>
    what === 'header set-cookie' &&
    is ===
      was
        .split(' | ')
        .map((one) => (one.startsWith(`${name}=`) ? `${one}; ${attribute}` : one))
        .join(' | ');

const isPacked = ({ what, is }: Change): boolean =>
  (what === 'header content-encoding' && is === 'gzip') || (what === 'header vary' && /accept-encoding/i.test(is));

/** Visits of the other name are redirected to the same path of this one. */
const toCanonical = ({ address, what, is }: Change): boolean => {
  const { host, pathname, search } = new URL(address.replace(/^\w+ /, ''));
  if (host !== OTHER || !address.startsWith('GET') || pathname.startsWith('/.well-known/')) return false;
  if (what === 'header location') return is === `https://${HOST}${pathname}${search}`;
  return what === 'status' ? is === '302' || is === '307' : true;
};

export const HOST = 'rijk.nl';
export const OTHER = 'www.rijk.nl';
/** Another site on the same server, of another owner. */
export const NEIGHBOUR = 'buur.nl';
export const SEEN_HSTS = 'max-age=15552000; includeSubDomains; preload';
/** HSTS of the private pages, which have stricter headers than the rest. */
export const STRICTER_HSTS = 'max-age=63072000; includeSubDomains; preload';

/** Findings about servers in a scan of the rich site's pages. */
export const SERVER_FAULTS: readonly RichFault[] = [
  {
    fault: fault('hsts', 'short', [SEEN_HSTS]),
    isMeant: header('strict-transport-security', 'max-age=31536000; includeSubDomains; preload', SEEN_HSTS),
  },
  {
    fault: fault('content-type-options', 'absent'),
    isMeant: header('x-content-type-options', 'nosniff'),
  },
  {
    fault: fault('referrer-policy', 'absent'),
    isMeant: header('referrer-policy', 'strict-origin-when-cross-origin'),
  },
  {
    fault: fault('cross-origin-opener', 'absent'),
    isMeant: header('cross-origin-opener-policy', 'same-origin-allow-popups'),
  },
  {
    fault: fault('obsolete-headers', 'present', ['x-xss-protection: 1']),
    isMeant: header('x-xss-protection', '', '1'),
  },
  { fault: fault('cookie-secure', 'session', ['sid']), isMeant: cookie('sid', 'Secure') },
  { fault: fault('cookie-httponly', 'clear', ['sid']), isMeant: cookie('sid', 'HttpOnly') },
  { fault: fault('host-variants-merge', 'separate'), isMeant: toCanonical },
  {
    fault: fault('version-disclosure', 'exact', ['nginx/1.22.1', 'Apache/2.4.57']),
    // The server's own short pages contain it too.
    isMeant: ({ what, was, is }) =>
      (what === 'header server' && !/\d/.test(is)) ||
      (what === 'body' && was.replaceAll(/\b(nginx|Apache)\/[\d.]+(?: \(\w+\))?/g, '$1') === is),
  },
  { fault: fault('text-compressed', 'plainHtml'), isMeant: isPacked },
  { fault: fault('security-txt', 'missing'), isMeant: at('/.well-known/security.txt') },
  { fault: fault('llms-txt-valid', 'webPage'), isMeant: at('/llms.txt') },
  {
    fault: fault('wordpress-exposure', 'open', ['xmlrpc.php', 'readme.html: WordPress 6.8']),
    isMeant: at('/xmlrpc.php', `${HOST}/readme.html`),
  },
];
