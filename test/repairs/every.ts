import type { AnyCheck } from '../../lib/check.ts';
import { CHECKS } from '../../lib/checks/index.ts';
import { PILLARS } from '../../lib/model.ts';
import { findRepairs, REPAIRS } from '../../lib/repairs/repairs.ts';
import type { Fault, Repair, Site } from '../../lib/repairs/shape.ts';

/** Every snippet that a finding can get, of every check, conclusion and kind of site. */

const CHECKED: readonly AnyCheck[] = PILLARS.flatMap((pillar) => CHECKS[pillar].checks);

export const SITE: Site = {
  ...{ host: 'www.voorbeeld.nl', domain: 'voorbeeld.nl', canonical: 'www.voorbeeld.nl', other: 'voorbeeld.nl' },
  ...{ url: 'https://www.voorbeeld.nl/winkel/', page: 'https://www.voorbeeld.nl/winkel/', isNamed: true },
  platforms: ['nginx', 'microsoft365'],
  ...{ scheme: 'https', mail: 'arrives', isReported: true },
  ...{ spf: 'v=spf1 include:_spf.mailhuis.nl ?all', dmarc: 'v=DMARC1; p=none; pct=50; fo=1', isDmarcFree: false },
  viewport: 'width=device-width, initial-scale=1, user-scalable=no, viewport-fit=cover',
  expires: '2027-10-01T00:00:00.000Z',
};
export const APEX: Site = { ...SITE, host: 'voorbeeld.nl', canonical: 'voorbeeld.nl', other: 'www.voorbeeld.nl' };
export const BARE: Site = { ...APEX, platforms: [], spf: null, dmarc: null, isDmarcFree: true, viewport: null };
/** A page whose address a snippet cannot name, on a domain halfway through its DMARC stages. */
export const STAGED: Site = {
  ...{ ...SITE, page: null, isNamed: false, viewport: null },
  dmarc: 'v=DMARC1; p=quarantine; pct=10; sp=none; rua=mailto:post@voorbeeld.nl; adkim=s',
};

const ITEMS = [
  [],
  ['www.voorbeeld.nl'],
  ['X-Content-Type-Options', 'Strict-Transport-Security', 'x-xss-protection: 1'],
  ['max-age=60; includeSubDomains; preload'],
  ['max-age=15552000'],
  ['width=1024, viewport-fit=cover'],
  ['unsafe-url'],
  ['sniff'],
  ['Googlebot · 2: Disallow: /', 'GPTBot (2: Disallow: /)', 'https://www.voorbeeld.nl/kaart.xml'],
  ['http://www.voorbeeld.nl/a.js', 'https://www.voorbeeld.nl/sitemap.xml: http://voorbeeld.nl/a'],
  ['og:url'],
  ['__Secure-sid'],
  ['PHPSESSID'],
  ['XSRF-TOKEN', 'sid'],
  ['/winkel/'],
  ['Door Jan de Vries'],
  ['#pagina > main — html'],
  ['html — lang="en"'],
  ['nginx/1.22.1', 'PHP/8.2.7'],
  ['Apache/2.4.57'],
  ['Caddy/2.7', 'Next.js 14'],
  ['wp/v2/users: 3', 'xmlrpc.php', 'readme.html: WordPress 6.8'],
  ['xmlrpc.php', 'readme.html: WordPress 6.8'],
  ['readme.html: WordPress 6.8'],
];

export interface RepairText {
  readonly site: Site;
  readonly fault: Fault;
  readonly repairs: readonly Repair[];
}

const repairsOf = (id: string, site: Site): readonly RepairText[] => {
  const verdicts = Object.keys(CHECKED.find((check) => check.id === id)?.verdicts ?? {});
  return verdicts.flatMap((code) =>
    ITEMS.map((items) => {
      const fault: Fault = { id, code, args: { detected: 'nl', year: 2019 }, items };
      return { site, fault, repairs: findRepairs(site, fault) };
    }),
  );
};

export const ALL: readonly RepairText[] = Object.keys(REPAIRS).flatMap((id) =>
  [SITE, APEX, BARE, STAGED].flatMap((site) => repairsOf(id, site)),
);
export const EVERY = ALL.flatMap(({ site, fault, repairs }) => repairs.map((repair) => ({ site, fault, repair })));

const nameOf = ({ fault, repair }: (typeof EVERY)[number]) => `${fault.id} ${fault.code} on ${repair.platform}`;

/** The names of the snippets that match, each once. */
export const failing = (isWrong: (repair: Repair, fault: Fault, site: Site) => boolean): readonly string[] => [
  ...new Set(EVERY.filter(({ site, fault, repair }) => isWrong(repair, fault, site)).map(nameOf)),
];
