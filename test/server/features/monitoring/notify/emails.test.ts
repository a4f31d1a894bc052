import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { DARK, LIGHT } from '../../../../../server/features/monitoring/notify/colours.ts';
import { createDigest } from '../../../../../server/features/monitoring/notify/digest-email.ts';
import type { SubscriberRecord } from '../../../../../server/features/monitoring/notify/email.ts';
import { writeEmail } from '../../../../../server/features/monitoring/notify/emails.ts';
import { toMail } from '../../../../../server/features/monitoring/notify/mail.ts';
import {
  createExampleNotice,
  createPreview,
  MAIL_KINDS,
} from '../../../../../server/features/monitoring/notify/previews.ts';
import { ROOT } from '../../../../kit/sources.ts';
import { NOW } from '../../../kit/store.ts';

const subscriberIn = (locale: SubscriberRecord['locale']): SubscriberRecord => ({
  ...{ address: 'beheer@voorbeeld.nl', team: 'Bureau Voorbeeld', locale, zone: 'Europe/Amsterdam', site: 'site' },
  links: {
    view: 'https://scan.example.nl/rapport/voorbeeld.nl',
    confirm: 'https://scan.example.nl/meldingen/aan?t=confirm',
    leave: 'https://scan.example.nl/meldingen/uit?t=leave',
  },
});
const all = (['nl', 'en'] as const).flatMap((locale) => MAIL_KINDS.map((kind) => [locale, kind] as const));

interface Node {
  readonly nodeName: string;
  readonly value?: string;
  readonly attrs?: readonly { readonly name: string; readonly value: string }[];
  readonly childNodes?: readonly Node[];
}
const nodesIn = (node: Node): readonly Node[] => [node, ...(node.childNodes ?? []).flatMap(nodesIn)];

describe.each(all)('in %s the mail of kind %s', (locale, kind) => {
  const { subject, text, html } = createPreview(kind, subscriberIn(locale), NOW);
  const nodes = nodesIn(parse(html) as unknown as Node);
  const named = (name: string) => nodes.filter(({ nodeName }) => nodeName === name);
  const attribute = (node: Node | undefined, name: string) => node?.attrs?.find((one) => one.name === name)?.value;

  test('matches its golden file', async () => {
    await expect(`Subject: ${subject}\n\n${text}`).toMatchFileSnapshot(`golden/${locale}-${kind}.txt`);
  });

  test('loads nothing, runs nothing, and declares its language', () => {
    const names = new Set(nodes.map(({ nodeName }) => nodeName));
    for (const name of ['script', 'img', 'link', 'iframe', 'object', 'table', 'form', 'video', 'svg', 'base'])
      expect(names.has(name), name).toBe(false);
    expect(html).not.toMatch(/url\(|@import|@font-face|\son\w+=|src=/i);
    expect(attribute(named('html')[0], 'lang')).toBe(locale);
    const links = named('a').map((node) => attribute(node, 'href'));
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((href) => !href?.startsWith('https://scan.example.nl/'))).toEqual([]);
  });

  test('has one heading, a title, and every word of its text', () => {
    expect(named('h1')).toHaveLength(1);
    expect(named('title')[0]?.childNodes?.[0]?.value).toBe(subject);
    const words = nodes
      .map(({ value = '' }) => value)
      .join(' ')
      .replace(/\s+/g, ' ');
    for (const line of text.split('\n').filter((one) => /^\s*[\p{L}*]/u.test(one) && !/https:|:$/.test(one)))
      for (const word of line
        .trim()
        .split(/\s+/)
        .filter((one) => /^[\p{L}]{4,}$/u.test(one)))
        expect(words).toContain(word);
  });
});

test('mail has the colours of the pages', () => {
  const css = readFileSync(join(ROOT, 'components/shared/house.css'), 'utf8');
  for (const [name, light] of Object.entries(LIGHT))
    expect(css).toContain(`--${name}: light-dark(${light}, ${DARK[name as keyof typeof DARK]});`);
});

test('a host name is escaped in text and in HTML', () => {
  const host = '<b>x</b>"><script>alert(1)</script>\u202e';
  const { content: answer } = createExampleNotice('unreachable', NOW);
  if (answer.kind !== 'unreachable') throw new Error('another kind');
  const notice = { id: '', at: NOW, content: { ...answer, site: { ...answer.site, host } } };
  const { html, text } = toMail(writeEmail(notice, subscriberIn('nl')));
  expect(html).not.toMatch(/<b>|<script|\u202e/);
  expect(text).not.toContain('\u202e');
});

test('a digest of many sites shows those that need attention, and counts the others', () => {
  const sites = Array.from({ length: 500 }, (_, index) => ({
    ...{ host: `site${index}.example`, before: 70, after: 70, better: 0, danger: 0, reachable: true },
    worse: index % 100 === 99 ? 1 : 0,
    scanned: true,
  }));
  const { items, after, subject } = writeEmail(
    { id: '', at: NOW, content: createDigest(sites, NOW) },
    subscriberIn('nl'),
  );
  expect(items.map(({ title }) => title)).toEqual([199, 299, 399, 499, 99].map((index) => `site${index}.example`));
  expect(after).toEqual(['En nog 495 sites; die ziet u in het overzicht.']);
  expect(subject).toBe('Weekoverzicht: 500 sites, 5 met een verslechtering');
});

test('a digest of many sites also shows those that were not scanned', () => {
  const sites = Array.from({ length: 60 }, (_, index) => ({
    ...{ host: `site${index}.example`, before: 80, after: 80, worse: 0, better: 0, danger: 0, reachable: true },
    scanned: index % 30 !== 29,
  }));
  const { items, after } = writeEmail({ id: '', at: NOW, content: createDigest(sites, NOW) }, subscriberIn('nl'));
  expect(items.map(({ title }) => title)).toEqual(['site29.example', 'site59.example']);
  expect(after).toEqual(['En nog 58 sites; die ziet u in het overzicht.']);
});
