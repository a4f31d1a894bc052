import { expect, test } from 'vitest';
import { reportHtml } from '../../lib/export/formats/report-html.ts';
import { reportMarkdown } from '../../lib/export/formats/report-markdown.ts';
import { ReportSchema } from '../../lib/export/report-schema.ts';
import type { CheckedLink, MailServerTls } from '../../lib/model.ts';
import { formatExtras, withItems } from '../../lib/words/report/extra-lines.ts';
import { sampleReport } from '../components/sample.ts';

/** Findings beside the checks, in both languages; a site’s own text is truncated, with its invisible characters shown. */

const link = (state: CheckedLink['state'], changes: Partial<CheckedLink> = {}): CheckedLink => ({
  ...{ url: 'https://a.nl/', text: 'A', state, why: '404', to: null },
  ...changes,
});
const server = (changes: Partial<MailServerTls>): MailServerTls => ({
  ...{ host: 'mx.a.nl', state: 'tls', why: '', protocol: 'TLSv1.3', distrust: '', expiresAt: null, dane: 'valid' },
  ...changes,
});

test('nothing is shown without extras', () => {
  expect(formatExtras(sampleReport(), 'nl')).toEqual([]);
});

test('links in order are counted, the others listed', () => {
  const links = [link('dead'), link('alive'), link('alive'), link('acts', { url: 'https://a.nl/uit', why: '' })];
  const [result] = formatExtras({ ...sampleReport(), extras: { links } }, 'nl');
  expect(result?.lines).toEqual([
    expect.stringMatching(/\(1\)$/),
    '- https://a.nl/ (404), “A”',
    expect.stringMatching(/\(1\)$/),
    '- https://a.nl/uit, “A”',
    expect.stringMatching(/\(2\)$/),
  ]);
});

test('lines that begin with a dash are listed below the line before them', () => {
  expect(withItems(['- first', 'dead (2)', '- a', '- b', 'alive (3)'])).toEqual([
    { line: 'first', items: [] },
    { line: 'dead (2)', items: ['a', 'b'] },
    { line: 'alive (3)', items: [] },
  ]);
  const links = [link('dead'), link('alive')];
  const page = reportHtml({ ...sampleReport(), extras: { links } }, 'nl');
  expect(page).toMatch(/<li><bdi>[^<]*\(1\)<\/bdi><ul><li><bdi>https:\/\/a\.nl\//);
});

test('mail servers are listed one by one, without claims about an unseen DANE', () => {
  const servers = [
    server({}),
    server({ dane: null, distrust: 'CERT_HAS_EXPIRED' }),
    server({ state: 'noStartTls', protocol: null }),
  ];
  const [result] = formatExtras({ ...sampleReport(), extras: { mailTls: servers } }, 'en');
  expect(result?.lines).toHaveLength(3);
  expect(result?.lines[0]).toContain('DANE');
  expect(result?.lines[1]).toContain('CERT_HAS_EXPIRED');
  expect(formatExtras({ ...sampleReport(), extras: { mailTls: null } }, 'nl')[0]?.lines).toEqual([]);
  expect(formatExtras({ ...sampleReport(), extras: { mailTls: [] } }, 'nl')[0]?.lines).toEqual([]);
});

test('untrusted text is truncated and made visible', () => {
  const links = [link('dead', { text: `a\u202eb\n${'x'.repeat(900)}` })];
  const report = { ...sampleReport(), extras: { links } };
  for (const text of [reportMarkdown(report, 'nl'), reportHtml(report, 'nl')]) {
    expect(text).toContain('Naast de controles');
    expect(text).not.toContain('\u202e');
    expect(text).not.toContain('x'.repeat(600));
  }
});

test('a report with extras is read back', () => {
  const report = {
    ...sampleReport(),
    extras: { links: [link('dead')], mailTls: [server({})] },
    browsing: { steps: 2 },
  };
  expect(ReportSchema.parse(JSON.parse(JSON.stringify(report)))).toEqual(report);
});
