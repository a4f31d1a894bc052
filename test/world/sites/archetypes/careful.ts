import { file, text } from '../../answers.ts';
import { dayIn, isoDay } from '../../days.ts';
import { ring, wheels } from '../../picture.ts';
import type { Answer } from '../../site.ts';
import { exemplary } from '../domains.ts';
import { STYLE } from './page.ts';
import type { Plan } from './plan.ts';

/** What a careful builder and a careful host do alike for every site: headers, zone, files. */

export const FINE_HEADERS: Answer['headers'] = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
};

const LASTING = { 'cache-control': 'public, max-age=31536000, immutable' };

const securityText = (host: string): string =>
  `Contact: mailto:beveiliging@${host}\nExpires: ${isoDay(dayIn(200))}T00:00:00Z\nCanonical: https://${host}/.well-known/security.txt\n`;

/** Everything of a careful site but its pages. */
export const carefully = (host: string, pages: Plan['pages'], changes: Partial<Plan> = {}): Plan => ({
  host,
  headers: FINE_HEADERS,
  pageHeaders: { 'cache-control': 'no-cache' },
  pages,
  robots: `User-agent: *\nAllow: /\n\nSitemap: https://${host}/sitemap.xml\n`,
  sitemap: Object.fromEntries(Object.keys(pages).map((path, index) => [path, 12 + index * 9])),
  zone: exemplary(host),
  ...changes,
  files: {
    '/stijl.css': file('text/css; charset=utf-8', STYLE, LASTING),
    '/icoon.png': file('image/png', ring(96, 96, [255, 255, 255], [11, 74, 143]), LASTING),
    '/favicon.ico': file('image/png', ring(96, 96, [255, 255, 255], [11, 74, 143]), LASTING),
    '/beeld/deel.png': file('image/png', wheels([11, 74, 143], [233, 162, 59]), LASTING),
    '/.well-known/security.txt': text(securityText(host)),
    ...changes.files,
  },
});

/** A schema.org node of an organisation with all by which it is told from namesakes. */
export const organisation = (type: string, host: string, of: Readonly<Record<string, unknown>>): object => ({
  '@type': type,
  '@id': `https://${host}/#organisatie`,
  url: `https://${host}/`,
  logo: `https://${host}/icoon.png`,
  image: `https://${host}/beeld/deel.png`,
  ...of,
});
