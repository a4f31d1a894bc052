import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CheckResult } from '../../lib/api/result.ts';
import type { Pillar } from '../../lib/model.ts';
import type { PillarState, ScanState } from '../../lib/state.ts';
import { build, withSiteAccess } from '../../scripts/start/build.ts';
import { SITES } from '../world/sites.ts';
import { startWorld, type World } from '../world/world.ts';
import { enterKey } from './kit/options-page.ts';
import { command, tabIdOf, waitForScan } from './kit/scan.ts';
import { openSession, type Session } from './kit/session.ts';

/** What the catalogue says of `domein` and `beveiliging`, seen by the whole product in a real browser, as a partner sees it. */

/** Outcome by check; of an unknown one the reason: `unknown: wall`. */
type Expected = Readonly<Record<string, string>>;

const KEY = 'sleutel-voor-de-test-1234';
/** A site whose access nobody granted. */
const WITHOUT_ACCESS = 'onveilig.nl';

let world: World;
let extension: string;
let session: Session;

beforeAll(async () => {
  const hosts = SITES.flatMap((site) => site.hosts).filter((host) => host.includes('.') && host !== WITHOUT_ACCESS);
  [extension, world] = await Promise.all([build().then((folder) => withSiteAccess(folder, ...hosts)), startWorld()]);
  session = await openSession({ extension, world });
  await enterKey(session, KEY);
});
afterAll(async () => {
  await session?.close();
  await world.stop();
});

const pillarOf = (state: ScanState, id: Pillar): PillarState => {
  const found = state.pillars.find((pillar) => pillar.id === id);
  if (found === undefined) throw new Error(`${id} was not scanned`);
  return found;
};

const outcomeOf = ({ outcome, reason }: CheckResult): string =>
  reason === undefined ? outcome : `${outcome}: ${reason}`;

const outcomesOf = ({ checks = [] }: PillarState): Expected =>
  Object.fromEntries(checks.map((check) => [check.id, outcomeOf(check)]));

/** One pillar of what a tab shows, asked by a page of the extension: access lets it look without a click. */
const scanTab = async (page: Page, pillar: Pillar, within: Session = session): Promise<PillarState> => {
  const tabId = await tabIdOf(within, page);
  const { id } = await command<ScanState>(within, 'start', { tabId, again: true, pillar });
  return pillarOf(await waitForScan(within, tabId, id), pillar);
};

const scanAt = async (url: string, pillar: Pillar, within: Session = session): Promise<PillarState> => {
  const { page } = await within.visit(url);
  const state = await scanTab(page, pillar, within);
  await page.close();
  return state;
};

const NO_CHAIN = {
  'dnssec-signed': 'fail',
  'dnssec-valid': 'skip',
  'dnssec-algorithm': 'skip',
  'dnssec-signature-lifetime': 'skip',
  'nsec3-parameters': 'skip',
};
const NO_MAIL = {
  'mx-valid': 'skip',
  'mx-ipv6': 'skip',
  'mx-dnssec': 'skip',
  'mail-transport-policy': 'skip',
  'tls-rpt': 'skip',
  'dkim-detected': 'skip',
  'spf-policy': 'pass',
};

const DOMAINS: readonly (readonly [situation: string, host: string, expected: Expected])[] = [
  [
    'everything in order',
    'voorbeeldig.nl',
    {
      'dnssec-signed': 'pass',
      'dnssec-valid': 'pass',
      'dnssec-algorithm': 'pass',
      'dnssec-signature-lifetime': 'pass',
      'nsec3-parameters': 'pass',
      'caa-present': 'pass',
      'mail-transport-policy': 'pass',
      'dkim-detected': 'pass',
      'null-mx': 'skip',
      'dangling-cname': 'skip',
      'registration-status': 'pass',
      'registration-expiry': 'skip',
      'registration-lock': 'skip',
      'ns-registry-match': 'pass',
    },
  ],
  ['bogus addresses', 'kapot.nl', { 'dnssec-signed': 'pass', 'dnssec-valid': 'fail', 'mail-transport-policy': 'pass' }],
  [
    'expired signatures',
    'afgelopen.nl',
    {
      'dnssec-signed': 'pass',
      'dnssec-valid': 'fail',
      'dnssec-signature-lifetime': 'fail',
      'spf-valid': 'pass',
      'dmarc-policy': 'pass',
      'mx-dnssec': 'pass',
      'mail-transport-policy': 'warn',
    },
  ],
  ['a key that the parent does not know', 'verkeerdesleutel.nl', { 'dnssec-signed': 'pass', 'dnssec-valid': 'fail' }],
  ['unsigned', 'ongetekend.nl', { ...NO_CHAIN, 'mail-transport-policy': 'warn', 'mx-dnssec': 'pass' }],
  ['an unsigned island', 'losgeraakt.nl', NO_CHAIN],
  [
    'a wildcard',
    'joker.nl',
    {
      'wildcard-dns': 'info',
      'dmarc-valid': 'warn',
      'dmarc-policy': 'pass',
      'dkim-detected': 'unknown: hidden',
      'tls-rpt': 'fail',
      'caa-present': 'fail',
    },
  ],
  ['a wildcard of keys', 'jokersleutel.nl', { 'dkim-detected': 'unknown: hidden' }],
  ['a null MX', 'nulmx.nl', { ...NO_MAIL, 'null-mx': 'pass' }],
  ['no mail', 'mailloos.nl', { ...NO_MAIL, 'null-mx': 'warn' }],
  ['an SPF loop', 'kring.nl', { 'spf-valid': 'fail' }],
  ['eleven look-ups', 'elf.nl', { 'spf-valid': 'pass', 'spf-policy': 'pass', 'spf-lookup-limit': 'fail' }],
  ['nine look-ups', 'negen.nl', { 'spf-lookup-limit': 'warn' }],
  ['void look-ups', 'leegte.nl', { 'spf-valid': 'pass', 'spf-lookup-limit': 'fail' }],
  ['two DMARC records', 'dubbel.nl', { 'dmarc-valid': 'fail', 'dmarc-policy': 'fail', 'dmarc-reporting': 'warn' }],
  [
    'DMARC on the tree',
    'spaar.bank',
    { 'dmarc-valid': 'pass', 'dmarc-policy': 'pass', 'dmarc-reporting': 'pass', 'spf-valid': 'pass' },
  ],
  ['a dangling alias', 'los.nl', { 'dangling-cname': 'fail', 'apex-and-www-resolve': 'warn' }],
  ['a mail policy behind a wall', 'trommel.nl', { 'mail-transport-policy': 'unknown: wall' }],
];

describe('a domain', () => {
  test.each(DOMAINS)('%s: %s', async (_, host, expected) => {
    expect(outcomesOf(await scanAt(`https://${host}/`, 'domein'))).toMatchObject(expected);
  });

  test('in perfect order gets all points, and nothing about it stays unseen', async () => {
    const state = await scanAt('https://voorbeeldig.nl/', 'domein');
    expect(state).toMatchObject({ score: 100, incomplete: false, unseen: [], limitedBy: null });
  });

  test('with broken signatures is limited to 40, and the reason is told', async () => {
    const { score, limitedBy, checks = [] } = await scanAt('https://kapot.nl/', 'domein');
    expect(score).toBe(40);
    expect(limitedBy).toMatchObject({ cap: 40, check: 'dnssec-valid' });
    expect(limitedBy?.reason).toBe(checks.find(({ id }) => id === 'dnssec-valid')?.evidence[0]);
    expect(limitedBy?.reason.length).toBeGreaterThan(20);
  });
});

const SECURITY: readonly (readonly [situation: string, url: string, expected: Expected])[] = [
  [
    'everything in order, after the browser learned HSTS',
    'https://goed.nl/',
    {
      'https-available': 'pass',
      'tls-certificate': 'pass',
      'https-redirect': 'pass',
      'https-redirect-same-host': 'skip',
      hsts: 'pass',
      'hsts-subdomains': 'pass',
      'hsts-all-entry-hosts': 'pass',
      'csp-script-policy': 'pass',
      'headers-on-error-pages': 'pass',
      'security-txt': 'pass',
      'cookie-secure': 'skip',
      'cookie-prefix': 'skip',
    },
  ],
  [
    'hops by its twin, for now only',
    'https://omweg.nl/',
    {
      'https-redirect': 'warn',
      'https-redirect-same-host': 'warn',
      hsts: 'fail',
      'hsts-subdomains': 'skip',
      'hsts-all-entry-hosts': 'fail',
    },
  ],
  ['a redirect by markup', 'https://wijzer.nl/', { 'https-redirect': 'warn', 'https-redirect-same-host': 'skip' }],
  ['HSTS on one of two hosts', 'https://half.nl/', { hsts: 'pass', 'hsts-all-entry-hosts': 'warn' }],
  [
    'bad cookies',
    'https://kruimels.nl/',
    {
      'cookie-secure': 'fail',
      'cookie-httponly': 'fail',
      'cookie-samesite': 'fail',
      'cookie-prefix': 'fail',
      'session-cache': 'fail',
    },
  ],
  [
    'good cookies',
    'https://trommel.nl/',
    {
      'cookie-secure': 'pass',
      'cookie-httponly': 'pass',
      'cookie-samesite': 'pass',
      'cookie-prefix': 'pass',
      'session-cache': 'pass',
    },
  ],
];

const CAPPED: readonly (readonly [situation: string, url: string, cap: number, expected: Expected])[] = [
  [
    'a certificate that the browser refuses',
    'http://vals.nl/',
    30,
    { 'https-available': 'pass', 'tls-certificate': 'fail', 'https-redirect': 'fail', hsts: 'skip' },
  ],
  [
    'https that leads back to http',
    'http://slecht.nl/',
    20,
    { 'https-available': 'fail', 'tls-certificate': 'pass', 'mixed-content-active': 'skip', hsts: 'skip' },
  ],
];

describe('a way in, with access', () => {
  test.each(SECURITY)('%s: %s', async (_, url, expected) => {
    expect(outcomesOf(await scanAt(url, 'beveiliging'))).toMatchObject(expected);
  });

  test.each(CAPPED)('%s: %s', async (_, url, cap, expected) => {
    const state = await scanAt(url, 'beveiliging');
    expect(outcomesOf(state)).toMatchObject(expected);
    expect(state.score).toBeLessThanOrEqual(cap);
  });
});

const BY_ACCESS = {
  'https-redirect': 'unknown: denied',
  'https-redirect-same-host': 'unknown: denied',
  'hsts-all-entry-hosts': 'unknown: denied',
  'cookie-secure': 'unknown: denied',
  'cookie-httponly': 'unknown: denied',
  'cookie-samesite': 'unknown: denied',
  'cookie-prefix': 'unknown: denied',
  'session-cache': 'unknown: denied',
};

test('without access only what needs it is not tested, and the reason says so', async () => {
  const { page } = await session.visit(`https://${WITHOUT_ACCESS}/`);
  const tabId = await tabIdOf(session, page);
  await session.press(page);
  const outcomes = outcomesOf(pillarOf(await waitForScan(session, tabId), 'beveiliging'));
  await page.close();

  expect(outcomes).toMatchObject({ ...BY_ACCESS, 'https-available': 'pass', 'tls-certificate': 'pass', hsts: 'fail' });
  expect(Object.values(outcomes).filter((outcome) => outcome.startsWith('unknown'))).toHaveLength(
    Object.keys(BY_ACCESS).length,
  );
});

/** What rests on the headers, policy, cookies, markup or error page of the answer to a stranger. */
const OF_THE_ANSWER = [
  'csp-present',
  'csp-script-policy',
  'csp-base-uri-object',
  'csp-eval',
  'csp-form-action',
  'csp-syntax',
  'clickjacking',
  'content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener',
  'cookie-secure',
  'cookie-httponly',
  'cookie-samesite',
  'cookie-prefix',
  'version-disclosure',
  'obsolete-headers',
  'headers-on-error-pages',
  'session-cache',
  'trusted-types',
  'csp-reporting',
  'coep-corp',
];
const OF_HSTS = ['hsts', 'hsts-subdomains', 'hsts-all-entry-hosts'];
/** What the live page, the address and the way in tell, whatever a stranger is answered. */
const STILL_COUNTED = [
  'https-available',
  'tls-certificate',
  'https-redirect',
  'https-redirect-same-host',
  'mixed-content-active',
  'mixed-content-passive',
  'insecure-forms',
  'sri-third-party',
  'iframe-sandbox',
];

const unknownOf = (outcomes: Expected, reason: string): readonly string[] =>
  Object.keys(outcomes)
    .filter((id) => outcomes[id] === `unknown: ${reason}`)
    .sort();

describe('what a stranger is not shown', () => {
  test('behind a wall everything of the answer is not tested, and the rest counts', async () => {
    const outcomes = outcomesOf(await scanAt('https://muur.nl/doorlaten', 'beveiliging'));
    expect(unknownOf(outcomes, 'wall')).toEqual([...OF_THE_ANSWER, ...OF_HSTS, 'security-txt'].sort());
    expect(STILL_COUNTED.filter((id) => outcomes[id]?.startsWith('unknown'))).toEqual([]);
  });

  test('behind a login HSTS counts too', async () => {
    const { page } = await session.visit('https://inlog.nl/inloggen');
    await page.type('#naam', 'jansen');
    await Promise.all([page.waitForNavigation(), page.type('#woord', 'geheim\n')]);
    const outcomes = outcomesOf(await scanTab(page, 'beveiliging'));
    await page.close();

    expect(unknownOf(outcomes, 'login')).toEqual(OF_THE_ANSWER.toSorted());
    expect(outcomes).toMatchObject({ hsts: 'fail', 'hsts-subdomains': 'skip' });
    expect([...STILL_COUNTED, ...OF_HSTS].filter((id) => outcomes[id]?.startsWith('unknown'))).toEqual([]);
  });
});

/** A closed port is only to be had without the proxy: this one sends every host to the world's servers but for those. */
describe('a port', () => {
  const PORTS: readonly (readonly [string, string, Expected])[] = [
    [
      'https is closed',
      'http://alleenhttp.nl/',
      { 'https-available': 'fail', 'tls-certificate': 'skip', 'https-redirect': 'fail' },
    ],
    ['https speaks no TLS', 'http://geentls.nl/', { 'https-available': 'fail', 'tls-certificate': 'skip' }],
    [
      'http is closed',
      'https://alleenhttps.nl/',
      {
        'https-available': 'pass',
        'https-redirect': 'pass',
        'https-redirect-same-host': 'skip',
        'hsts-all-entry-hosts': 'skip',
      },
    ],
  ];
  let direct: Session;

  beforeAll(async () => {
    const { plainPort, securePort, spki } = world;
    const rules = [
      'MAP alleenhttp.nl:443 127.0.0.1:9',
      `MAP geentls.nl:443 127.0.0.1:${plainPort}`,
      'MAP alleenhttps.nl:80 127.0.0.1:9',
      'MAP www.alleenhttps.nl 127.0.0.1:9',
      `MAP *:80 127.0.0.1:${plainPort}`,
      `MAP *:443 127.0.0.1:${securePort}`,
    ];
    direct = await openSession({
      extension,
      args: [`--host-resolver-rules=${rules.join(', ')}`, `--ignore-certificate-errors-spki-list=${spki}`],
    });
    await enterKey(direct, KEY);
  });
  afterAll(() => direct?.close());

  test.each(PORTS)('%s', async (_, url, expected) => {
    const { score, limitedBy, checks } = await scanAt(url, 'beveiliging', direct);
    const outcomes = Object.fromEntries((checks ?? []).map((check) => [check.id, outcomeOf(check)]));
    expect(outcomes).toMatchObject(expected);
    if (expected['https-available'] === 'fail') {
      expect(score).toBeLessThanOrEqual(20);
      expect(limitedBy === null ? score : limitedBy?.cap).toBeLessThanOrEqual(20);
    }
  });
});
