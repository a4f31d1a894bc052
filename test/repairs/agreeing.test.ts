import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../lib/model.ts';
import { PILLARS } from '../../lib/model.ts';
import { findRepairs } from '../../lib/repairs/repairs.ts';
import type { Repair, Site } from '../../lib/repairs/shape.ts';
import { toRepairSite } from '../../lib/repairs/site.ts';
import { assess } from '../../lib/scan.ts';
import { repairWords } from '../../lib/words/repairs.ts';
import { recorded } from '../sites/recorded.ts';
import { EVERY, SITE } from './every.ts';

/* All repairs that one scan offers can be pasted together: on recorded sites, and page after page of one site. */

const SITES = join(import.meta.dirname, '../sites');
const NAMES = ['', 'ranked/', 'beyond/'].flatMap((folder) =>
  readdirSync(join(SITES, folder))
    .filter((file) => file.endsWith('.json') && file !== 'app.json')
    .map((file) => `${folder}${file.slice(0, -'.json'.length)}`),
);

interface Offered {
  readonly site: Site | null;
  readonly findings: readonly Finding[];
  readonly repairs: readonly Repair[];
}

const offeredOn = (name: string): Offered => {
  const evidence = recorded(name, 'granted');
  const findings = PILLARS.flatMap((pillar) => assess(pillar, evidence).findings);
  if (evidence.scan?.seen !== true) throw new TypeError(`${name} is no scan`);
  const { host, domain, url, at } = evidence.scan.value;
  const target = { host, domain, url } as Parameters<typeof toRepairSite>[0]['target'];
  const site = toRepairSite({ target, findings, finishedAt: at }, []);
  return { site, findings, repairs: findings.flatMap((finding) => findRepairs(site, finding)) };
};

const ALL = NAMES.map((name) => ({ name, ...offeredOn(name) }));

/** Records keyed by name and kind: two with the same start would void each other. */
const recordsOf = (repairs: readonly Repair[]): readonly (readonly [key: string, line: string])[] =>
  repairs
    .filter(({ where }) => where === 'zone' || where === 'zoneDmarc')
    .flatMap(({ snippet }) => snippet.split('\n'))
    .map((line) => [/^\S+ \d+ IN \S+(?: "v=\w+)?/.exec(line)?.[0] ?? line, line] as const);

const headersOf = (repairs: readonly Repair[]): readonly (readonly [key: string, line: string])[] =>
  repairs.flatMap(({ platform, where, sets = [] }) =>
    where.startsWith('zone') ? [] : sets.map((line) => [`${platform} ${line.split(':')[0]}`, line] as const),
  );

test('there are more than seventy recorded sites, with code for most', () => {
  expect(ALL.length).toBeGreaterThan(70);
  expect(ALL.filter(({ repairs }) => repairs.length > 0).length).toBeGreaterThan(50);
});

test('no two repairs of one site set the same record or header to different values', () => {
  const torn = ALL.flatMap(({ name, repairs }) => {
    const byKey = Map.groupBy([...recordsOf(repairs), ...headersOf(repairs)], ([key]) => key);
    return [...byKey]
      .filter(([, lines]) => new Set(lines.map(([, line]) => line)).size > 1)
      .map(([key]) => `${name}: ${key}`);
  });
  expect(torn).toEqual([]);
});

test('no mailbox is invented on a domain that receives no mail', () => {
  const without = ALL.filter(({ site }) => site !== null && site.mail !== 'arrives');
  expect(without.length).toBeGreaterThan(0);
  const invented = without.flatMap(({ name, repairs }) =>
    repairs.filter(({ snippet }) => snippet.includes('mailto:')).map(({ where }) => `${name}: ${where}`),
  );
  expect(invented).toEqual([]);
});

test('mail is only rejected when reports identify its senders, at an address that works', () => {
  const fault = { id: 'dmarc-policy', code: 'none', args: {}, items: [] };
  const site = { ...SITE, dmarc: 'v=DMARC1; p=none; rua=mailto:post@voorbeeld.nl' };
  expect(findRepairs(site, fault)).not.toEqual([]);
  expect(findRepairs({ ...site, isReported: false }, fault)).toEqual([]);
  const unread = ALL.filter((one) => one.site?.isReported === false);
  expect(unread.length).toBeGreaterThan(0);
  const refusing = unread.flatMap(({ name, repairs }) =>
    repairs
      .filter(({ where, snippet }) => where === 'zoneDmarc' && /p=(?:quarantine|reject)/.test(snippet))
      .map(() => name),
  );
  expect(refusing).toEqual([]);
});

describe('where visitors come by http', () => {
  test('nothing depends on https: no cookie, and no address of a resource, a form or a page', () => {
    const open = ALL.filter(({ site }) => site?.scheme === 'http');
    expect(open.length).toBeGreaterThan(2);
    for (const { name, repairs } of open)
      for (const { where, snippet, warning } of repairs) {
        expect(snippet, `${name} ${where}`).not.toMatch(/; ?secure|cookie_secure|secure;|\$1https:/i);
        // A redirect introduces https, and its warning names what has to work first.
        if (warning !== 'firstForAWhile')
          expect(snippet, `${name} ${where}`).not.toMatch(/https:\/\/(?!www\.sitemaps)/);
      }
  });

  test.each(['both', 'http'] as const)('a session cookie is left unchanged: %s', (scheme) => {
    const cookie = { id: 'cookie-secure', code: 'session', args: {}, items: ['PHPSESSID'] };
    expect(findRepairs(SITE, cookie)).not.toEqual([]);
    expect(findRepairs({ ...SITE, scheme }, cookie)).toEqual([]);
  });
});

test('a doubtful language is not written', () => {
  const seen = { id: 'language-matches-text', args: { detected: 'nl' }, items: ['html — lang="en"'] };
  expect(findRepairs(SITE, { ...seen, code: 'other' })).not.toEqual([]);
  expect(findRepairs(SITE, { ...seen, code: 'doubtful' })).toEqual([]);
});

test('no style sheet is offered to stop a video', () => {
  const seen = { id: 'motion-reduced', code: 'inconsiderate', items: ['video'] };
  expect(findRepairs(SITE, { ...seen, args: { count: 1 } })).not.toEqual([]);
  expect(findRepairs(SITE, { ...seen, args: { count: 1, unstyled: 1 } })).toEqual([]);
});

test('the focus indicator is seen on any background: it has two colours of its own', () => {
  const [repair] = findRepairs(SITE, { id: 'focus-visible', code: 'bare', args: {}, items: [] });
  expect(repair?.snippet.match(/#(?:000|fff)\b/g)).toEqual(['#000', '#fff']);
});

test('the language of a part is not written as that of the page, and an old code by its name of today', () => {
  const seen = { id: 'language-matches-text', code: 'other', args: { detected: 'iw' } };
  expect(findRepairs(SITE, { ...seen, items: ['html > body > blockquote — lang="de"'] })).toEqual([]);
  expect(findRepairs(SITE, { ...seen, items: ['html — lang="nl"'] }).map(({ snippet }) => snippet)).toEqual([
    'lang="he"',
  ]);
});

test('plugins for two pages of one WordPress share no declaration, which would be fatal in PHP', () => {
  const pages = ['https://www.voorbeeld.nl/een/', 'https://www.voorbeeld.nl/twee/'];
  const declared = pages.map((page) =>
    findRepairs({ ...SITE, url: page, page }, { id: 'sitemap-lists-page', code: 'absent', args: {}, items: [page] })
      .filter(({ where }) => where === 'wpPlugin')
      .flatMap(({ snippet }) => snippet.match(/class (\w+) extends|\$name = '(\w+)'/g) ?? []),
  );
  expect(declared[0]).toHaveLength(2);
  expect(declared[0]?.filter((one) => declared[1]?.includes(one))).toEqual([]);
  // The characters that WordPress accepts in the address of a sitemap.
  for (const names of declared) expect(names[1]).toMatch(/'[a-z]+'/);
  const plain = EVERY.filter(({ repair: { where } }) => where === 'wpPlugin').map(({ repair }) => repair.snippet);
  expect(
    plain.filter((snippet) => /^\s*function \w+\(|^\s*const \w+|define\(/m.test(snippet) && !/class /.test(snippet)),
  ).toEqual([]);
});

test('the verification fits what was pasted: a server returns 403, and WordPress lists nothing', () => {
  const open = { id: 'wordpress-exposure', code: 'open', args: {}, items: ['xmlrpc.php'] };
  const shown = new Map(findRepairs(SITE, open).map(({ platform, check }) => [platform, check.shows]));
  expect(shown.get('nginx')).toBe(' 403');
  expect(shown.get('wordpress')).toBe('0');
});

test('enabling compression warns about secrets that it can leak', () => {
  const compressed = EVERY.filter(({ fault }) => fault.id === 'text-compressed');
  expect(compressed.length).toBeGreaterThan(0);
  expect(compressed.every(({ repair }) => repair.warning === 'ownSecrets')).toBe(true);
  for (const locale of ['nl', 'en'] as const) expect(repairWords[locale].warnings.ownSecrets).toContain('BREACH');
});
