import { describe, expect, test } from 'vitest';
import { CHECKS } from '../../lib/checks/index.ts';
import { HOSTED_NAMES } from '../../lib/data/network/hosted-names.ts';
import { PRODUCTS } from '../../lib/data/software/products.ts';
import { reportMarkdown } from '../../lib/export/formats/report-markdown.ts';
import { writeTicket } from '../../lib/export/ticket.ts';
import { PILLARS, type Report } from '../../lib/model.ts';
import { HOSTED_PLATFORMS } from '../../lib/repairs/hosted-platforms.ts';
import { findMaker, hasServer } from '../../lib/repairs/reach.ts';
import type { Platform, Repair } from '../../lib/repairs/shape.ts';
import { toRepairSite } from '../../lib/repairs/site.ts';
import { listBeyond } from '../../lib/view/beyond.ts';
import { listRepairs } from '../../lib/view/fixes.ts';
import { listSteps } from '../../lib/view.ts';
import { PLATFORM_NAMES } from '../../lib/words/platforms.ts';
import { repairWords } from '../../lib/words/repairs.ts';
import { ticketWords } from '../../lib/words/report/ticket.ts';
import { sayFinding } from '../../lib/words/say.ts';
import { sampleReport } from '../components/sample.ts';
import { EVERY } from './every.ts';

/** Without HSTS. */
const sample: Report = (({ findings, ...rest }) => ({
  ...rest,
  findings: findings.map((one) =>
    one.id === 'hsts' ? { ...one, outcome: 'fail', code: 'absent', points: 5, credit: 0, items: [] } : one,
  ),
}))(sampleReport());
const on = (...platforms: readonly string[]): Report => ({ ...sample, platforms });
const ids = new Set(PILLARS.flatMap((pillar) => CHECKS[pillar].checks.map(({ id }) => id as string)));

const SETTINGS = HOSTED_PLATFORMS.flatMap(({ platform, settings }) => settings.map((one) => ({ platform, ...one })));

test('settings refer to existing checks, with a source and the date of its check', () => {
  for (const { checks, source, checked } of SETTINGS) {
    expect(checks.filter((id) => !ids.has(id))).toEqual([]);
    expect(source).toMatch(/^https:\/\//);
    expect(checked).toMatch(/^2026-\d\d-\d\d$/);
  }
});

test.each(['nl', 'en'] as const)('every setting of the customer has an instruction in %s', (locale) => {
  const results = SETTINGS.filter(({ by }) => by === 'customer').flatMap(({ platform, checks }) =>
    checks.map((id) => ({ platform, id })),
  );
  expect(results.length).toBeGreaterThan(3);
  const finding = { code: null, why: null, args: {}, items: [] };
  const without = results.filter(({ platform, id }) => !sayFinding({ ...finding, id }, locale).fixes[platform]);
  expect(without).toEqual([]);
});

test('a setting that requires a plan names the plans in every output', () => {
  const byPlan = SETTINGS.filter(({ by }) => by === 'plan');
  expect(byPlan.length).toBeGreaterThan(1);
  expect(SETTINGS.filter(({ by, plan }) => (by === 'plan') !== (plan !== undefined))).toEqual([]);
  const finding = sample.findings.find(({ id }) => id === 'hsts');
  if (finding === undefined) throw new Error('the sample has no HSTS');
  const report = on('wordpresscom');
  for (const locale of ['nl', 'en'] as const) {
    const [first] = listRepairs(sayFinding(finding, locale), finding, toRepairSite(report, ['wordpresscom']));
    expect(first).toMatchObject({ platform: 'wordpresscom', plan: 'Business' });
    const sentence = repairWords[locale].byPlan({ platform: 'WordPress.com', plan: 'Business' });
    // A name that looks like an address is not a link there.
    expect(reportMarkdown(report, locale).replaceAll('`', '')).toContain(sentence);
    expect(writeTicket(report, ['hsts'], locale).plain).toContain(sentence);
  }
});

test('every product hosted by its maker is known to have no server of the customer', () => {
  const hosted = PRODUCTS.filter((one) => one.hosted).map(({ id }) => id);
  expect(hosted.filter((id) => hasServer([id]))).toEqual([]);
  expect(HOSTED_NAMES.filter(({ platform }) => !Object.hasOwn(PLATFORM_NAMES, platform))).toEqual([]);
});

test('a proxy of the customer makes a header settable, a proxy of the platform does not', () => {
  expect(findMaker('permissions-policy', ['githubpages'])).toBe('githubpages');
  expect(findMaker('permissions-policy', ['githubpages', 'cloudflare'])).toBeNull();
  expect(findMaker('permissions-policy', ['shopify', 'cloudflare'])).toBe('shopify');
  expect(findMaker('hsts', ['squarespace'])).toBeNull();
});

/** Places within a page, or beside it in the site's own design. */
const IN_PAGE = ['head', 'headBeside', 'htmlLang', 'stylesheet', 'firstLine', 'yearInFooter'];
const idsOf = (isSo: (repair: Repair) => boolean): readonly string[] => [
  ...new Set(EVERY.filter(({ repair }) => isSo(repair)).map(({ fault }) => fault.id)),
];
const platforms = Object.keys(PLATFORM_NAMES);

test('a fault that a line in the page repairs is within its owner’s reach on every platform', () => {
  const ids = idsOf(({ where }) => IN_PAGE.includes(where));
  expect(ids.length).toBeGreaterThan(8);
  expect(ids.filter((id) => platforms.some((platform) => findMaker(id, [platform]) !== null))).toEqual([]);
});

describe('a static host, which decides on its headers', () => {
  const HOSTS = ['githubpages', 'gitlabpages'] as const;
  // For these an element of the page is a substitute: Referrer Policy §4.2 (`<meta name=referrer>`), CSP3 §3.3.
  const BY_ELEMENT = ['referrer-policy', 'csp-present', 'csp-script-policy'];
  const byServer = idsOf(({ snippet }) => /add_header|proxy_hide_header|server_tokens/.test(snippet));

  test('alone can repair what a server’s header repairs', () => {
    expect(byServer.length).toBeGreaterThan(4);
    for (const platform of HOSTS)
      for (const id of byServer) expect(findMaker(id, [platform]), id).toBe(BY_ELEMENT.includes(id) ? null : platform);
  });

  test.each([
    ['clickjacking', 'CSP3 §3.3 ignores frame-ancestors in an element, HTML §7.7 X-Frame-Options'],
    ['hsts', 'RFC 6797 §8.5 forbids to heed it in an element'],
    ['permissions-policy', 'Permissions Policy §5.1 knows a header alone'],
    ['headers-on-error-pages', 'the page of an error is not its customer’s'],
  ])('%s: %s', (id) => {
    for (const platform of HOSTS) expect(findMaker(id, [platform])).toBe(platform);
  });

  test.each(BY_ELEMENT)('leaves %s to an element of the page', (id) => {
    for (const platform of HOSTS) expect(findMaker(id, [platform])).toBeNull();
  });
});

test('customers of a platform set all records of their domain but those that it forbids', () => {
  const ids = idsOf(({ where }) => where.startsWith('zone'));
  const forbidden = ids.filter((id) => platforms.some((platform) => findMaker(id, [platform]) !== null));
  expect(forbidden.filter((id) => !['caa-present', 'web-ipv6'].includes(id))).toEqual([]);
  // A CAA record stops who orders certificates by itself (RFC 8659 §3); mail goes past the host of a site (RFC 5321 §5.1).
  expect(findMaker('caa-present', ['duda'])).toBe('duda');
  for (const id of ['dmarc-policy', 'spf-policy', 'mx-valid']) expect(findMaker(id, ['duda'])).toBeNull();
});

test('a site on its owner’s own server gets all repairs', () => {
  expect(hasServer(['nginx', 'wordpress'])).toBe(true);
  expect(findMaker('hsts', ['nginx', 'cloudflare'])).toBeNull();
  expect(listSteps(on('nginx'))).toEqual(listSteps(sample));
});

describe('on Shopify', () => {
  const hsts = sample.findings.find(({ id }) => id === 'hsts');
  const shop = on('shopify');
  const site = toRepairSite(shop, ['shopify']);

  test('the sample has the fault that is to be excluded', () => {
    expect(hsts?.outcome).toMatch(/fail|warn/);
    expect(listSteps(sample).some(({ findings }) => findings.some(({ id }) => id === 'hsts'))).toBe(true);
  });

  test('no step requires what the owner cannot set, and the total after all steps does not count it', () => {
    const steps = listSteps(shop);
    expect(steps.flatMap(({ findings }) => findings.map(({ id }) => findMaker(id, ['shopify'])))).not.toContain(
      'shopify',
    );
    const last = (of: Report) => listSteps(of).at(-1)?.after ?? 0;
    expect(last(shop)).toBeLessThanOrEqual(last(sample));
  });

  test('the report names the responsible party, and the ticket is addressed to the platform', () => {
    for (const locale of ['nl', 'en'] as const) {
      const sentence = repairWords[locale].byMaker({ platform: 'Shopify' });
      expect(reportMarkdown(shop, locale)).toContain(sentence);
      const { plain, markdown } = writeTicket(shop, ['hsts'], locale);
      const words = ticketWords[locale];
      expect(plain).toContain(words.helpDesk({ platform: 'Shopify' }));
      for (const text of [plain, markdown]) {
        // The text for the help desk does not refer to the help desk, but says what to do.
        expect(text).not.toContain(sentence);
        expect(text.split('\n')[0]).toContain(words.askHelpDesk.title({ count: 1 }));
        expect(text.replaceAll('\\', '')).toContain('Strict-Transport-Security');
      }
      expect(listBeyond(shop)[0]?.findings.map(({ id }) => id)).toContain('hsts');
      expect(listBeyond(sample)).toEqual([]);
      expect(writeTicket(sample, ['hsts'], locale).plain).not.toContain(sentence);
    }
  });

  test('nothing is offered for a server that the owner does not have', () => {
    const faults = sample.findings.filter(({ outcome }) => outcome === 'fail' || outcome === 'warn');
    const methods = faults.flatMap((finding) => listRepairs(sayFinding(finding, 'nl'), finding, site));
    expect(methods.length).toBeGreaterThan(0);
    const named = new Set(methods.map(({ platform }) => platform));
    for (const platform of ['nginx', 'apache', 'iis', 'plesk', 'wordpress', 'joomla', 'vercel'] as const)
      expect(named.has(platform), platform).toBe(false);
  });
});

test('on a site of a known system no other systems are offered, but servers, panels and proxies are', () => {
  const fault = { id: 'https-redirect', code: 'stays', why: null, args: {}, items: [] };
  const platformsOf = (...platforms: readonly Platform[]) => {
    const site = toRepairSite(sample, platforms);
    return listRepairs(sayFinding(fault, 'nl'), fault, site).flatMap(({ platform }) => platform ?? []);
  };
  const all = platformsOf();
  expect(all).toEqual(expect.arrayContaining(['squarespace', 'githubpages', 'cloudflare', 'plesk']));
  expect(platformsOf('wordpress')).toEqual(all.filter((one) => !['squarespace', 'githubpages'].includes(one)));
  expect(platformsOf('wordpress', 'squarespace')).toContain('squarespace');
});
