import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { Report, type ShownScan } from '../../components/report/Report.tsx';
import type { Locale, Tier } from '../../lib/model.ts';
import { NO_FILTERS } from '../../lib/view/filters.ts';
import { listPillarViews } from '../../lib/view.ts';
import { commonWords } from '../../lib/words/common.ts';
import { reportWords } from '../../lib/words/report/report.ts';
import { sayFinding } from '../../lib/words/say.ts';
import { Speaking } from '../kit/speaking.tsx';
import { sampleOf } from '../kit/taking-turns.ts';
import { SAMPLE_TIME, sampleReport, sampleState } from './sample.ts';

/* The report rendered on a server: there is no document, no window and no extension here. */

const report = sampleReport();

const scanOf = (tier: Tier, locale: Locale): ShownScan => {
  const { result, pillars } = sampleState(tier, locale);
  if (result === null) throw new TypeError('the sample has a result');
  return {
    finishedAt: SAMPLE_TIME,
    result,
    report: tier === 'partner' ? report : null,
    incomplete: report.incomplete,
    limit: null,
    ledger: null,
    kind: 'home',
    home: 'https://voorbeeld.nl/',
    states: pillars,
    isExample: false,
  };
};

const drawn = (scan: ShownScan, locale: Locale): string =>
  renderToString(
    <Speaking locale={locale}>
      <Report
        scan={scan}
        print={{ client: '', agency: '', logo: '', colour: '', namesPijler: true }}
        appendix={false}
        filters={NO_FILTERS}
        onFilter={() => undefined}
        linkTo={(anchor) => `#${anchor}`}
        keyLine={<p>een sleutel</p>}
        hasService={false}
        service={null}
      />
    </Speaking>,
  );

/** Text in markup, without its tags. */
const textOf = (markup: string): string =>
  markup
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

describe.each(sampleOf(['nl', 'en'] as const, 2))('a report in %s, rendered without a browser', (locale) => {
  test('of the partner tier shows the title of every finding', () => {
    expect('document' in globalThis).toBe(false);
    const text = textOf(drawn(scanOf('partner', locale), locale));
    const shown = listPillarViews(report).flatMap(({ pillar }) =>
      report.findings.filter((one) => one.pillar === pillar),
    );
    expect(shown).toHaveLength(report.findings.length);
    expect(shown.map((one) => sayFinding(one, locale).title).filter((title) => !text.includes(title))).toEqual([]);
  });

  test('of the public tier shows scores and names, and no check', () => {
    const text = textOf(drawn(scanOf('public', locale), locale));
    for (const name of Object.values(commonWords[locale].pillars)) expect(text).toContain(name);
    expect(report.findings.filter((one) => text.includes(sayFinding(one, locale).title))).toEqual([]);
    expect(text).toContain('een sleutel');
  });

  test.each(['public', 'partner'] as const)('of the %s tier names an error page as such, with a home link', (tier) => {
    const scan = scanOf(tier, locale);
    const error = drawn({ ...scan, kind: 'error' }, locale);
    expect(error).toContain(commonWords[locale].kind.lines.error);
    expect(error).toMatch(new RegExp(`<a href="https://voorbeeld.nl/"[^>]*>${commonWords[locale].kind.toHome}</a>`));
    const signIn = drawn({ ...scan, kind: 'signIn' }, locale);
    expect(signIn).toContain(commonWords[locale].kind.lines.signIn);
    expect(signIn).not.toContain(commonWords[locale].kind.toHome);
    expect(drawn({ ...scan, kind: 'error', home: null }, locale)).not.toContain(commonWords[locale].kind.toHome);
    for (const line of Object.values(commonWords[locale].kind.lines)) expect(drawn(scan, locale)).not.toContain(line);
  });

  test('says when the contacts are no longer stored, and links to every section', () => {
    const markup = drawn(scanOf('partner', locale), locale);
    expect(textOf(markup)).toContain(reportWords[locale].ledgerGone);
    const anchors = [...markup.matchAll(/href="#([\w-]+)"/g)].map(([, anchor]) => anchor);
    expect(anchors).toContain('conditions');
    expect(anchors.filter((anchor) => !markup.includes(`id="${anchor}"`))).toEqual([]);
  });
});
