import { fireEvent, screen } from '@testing-library/preact';
import { describe, expect, test, vi } from 'vitest';
import { Report } from '../../../components/report/Report.tsx';
import { PlatformTabs } from '../../../components/report/repair/PlatformTabs.tsx';
import { SendToBuilder } from '../../../components/report/repair/SendToBuilder.tsx';
import { TodoList } from '../../../components/report/TodoList.tsx';
import { writeBuilderMessage } from '../../../lib/export/builder-message.ts';
import type { Report as FullReport } from '../../../lib/model.ts';
import { NO_FILTERS } from '../../../lib/view/filters.ts';
import { orderRepairs } from '../../../lib/view/fixes.ts';
import { listSteps } from '../../../lib/view.ts';
import { commonWords } from '../../../lib/words/common.ts';
import { builderWords } from '../../../lib/words/report/builder.ts';
import { writeImperative } from '../../../lib/words/say.ts';
import { controlsIn } from '../../kit/controls.ts';
import { clearAfterEach, draw, LOCALES } from '../../kit/draw.tsx';
import { sampleOf } from '../../kit/taking-turns.ts';
import { SAMPLE_TIME, sampleReport, sampleState } from '../sample.ts';

clearAfterEach();

/** Controls of the whole report before anything is opened. */
const MAX = 250;
const report = sampleReport();

const drawReport = (of: FullReport) => {
  const { result, pillars } = sampleState('partner', 'nl');
  if (result === null) throw new TypeError('the sample has a result');
  const scan = { finishedAt: SAMPLE_TIME, result, report: of, incomplete: false, limit: null, ledger: of.ledger };
  return draw(
    <Report
      scan={{ ...scan, kind: 'home', home: null, states: pillars, isExample: false }}
      print={{ client: '', agency: '', logo: '', colour: '', namesPijler: true }}
      appendix={false}
      filters={NO_FILTERS}
      onFilter={() => undefined}
      linkTo={(anchor) => `#${anchor}`}
      hasService={false}
      service={null}
    />,
  ).container;
};

test('the whole report stays within its limit of controls before anything is opened', () => {
  expect(controlsIn(drawReport(report)).length).toBeLessThanOrEqual(MAX);
});

test('checks without cost are behind one line of each pillar', () => {
  const container = drawReport(report);
  const free = report.findings.filter(({ points, outcome }) => points === 0 && /pass|info|skip/.test(outcome));
  expect(free.length).toBeGreaterThan(20);
  const open = free.filter(({ id }) => container.querySelector(`#check-${id}`)?.closest('.costs-nothing') === null);
  expect(open.map(({ id }) => id)).toEqual([]);
});

test('the detected platform is shown, and the others on request', () => {
  const fixes = { nginx: 'n', apache: 'a', wordpress: 'w', joomla: 'j', drupal: 'd' };
  draw(<PlatformTabs repairs={orderRepairs({ fix: 'alg', fixes }, [], ['apache'])} detected={['apache']} />);
  expect(screen.queryAllByRole('tab')).toHaveLength(0);
  expect(screen.getByText('a')).toBeTruthy();
});

describe.each(sampleOf(LOCALES, 2))('the message for the web builder, in %s', (locale) => {
  const words = builderWords[locale];
  const own: FullReport = {
    ...report,
    target: { ...report.target, url: 'https://voorbeeld.nl/mijn?sessie=geheim#a' },
    findings: report.findings.map((one, index) =>
      index === 0 ? { ...one, decision: { kind: 'intended', reason: 'mijn eigen reden', at: 1 } } : one,
    ),
  };
  const message = writeBuilderMessage(own, locale);

  test('has the first three steps, each with its finding, its fix and its verification', () => {
    const steps = listSteps(own).slice(0, 3);
    for (const { findings } of steps)
      expect(message?.body).toContain(writeImperative(findings[0], locale).slice(0, 40));
    const { found, otherwise, verify } = commonWords[locale].steps;
    for (const word of [found, otherwise, words.fix, verify]) {
      expect(message?.body.split(`   ${word}: `)).toHaveLength(steps.length + 1);
    }
    const intro = { page: 'https://voorbeeld.nl/mijn', shown: steps.length, all: listSteps(own).length };
    expect(intro.all).toBeGreaterThan(intro.shown);
    expect(message?.body).toContain(words.intro(intro));
  });

  test('contains nothing private of the reader', () => {
    expect(JSON.stringify(message)).not.toMatch(/geheim|mijn eigen reden/);
  });

  test('is included in a mail address up to a safe length, and complete beside it', async () => {
    if (message === null) throw new Error('the sample has steps');
    const { mailAddress: address } = message;
    expect(address.length).toBeLessThanOrEqual(2_000);
    const [, query = ''] = address.split('?');
    const found = new Map(query.split('&').map((part) => part.split('=') as [string, string]));
    const mail = decodeURIComponent(found.get('body') ?? '').split('\r\n');
    const body = message.body.split('\r\n');
    expect(mail.filter((line) => !body.includes(line))).toEqual([]);
    expect(message.isMailWhole).toBe(mail.length === body.length);
    for (const { findings } of listSteps(own).slice(0, 3))
      expect(mail.join()).toContain(writeImperative(findings[0], locale).slice(0, 40));
    const copied = vi.fn(async () => {});
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true });
    draw(<SendToBuilder message={message} onShare={undefined} />, locale);
    fireEvent.click(screen.getByText(words.mail));
    expect(copied).toHaveBeenCalledTimes(message.isMailWhole ? 0 : 1);
    if (!message.isMailWhole) await screen.findByText(words.mailRest);
  });

  test('includes every fix in full, since a warning may come last', () => {
    expect(message?.body).not.toContain('…');
  });
});

test('there is no message for a site with nothing to do', () => {
  expect(writeBuilderMessage({ ...report, findings: [] }, 'nl')).toBeNull();
});

test.each(sampleOf(LOCALES, 2))('a step, in %s, refers to a later one only while that is visible', (locale) => {
  const [one, other, ...rest] = listSteps(report);
  if (one === undefined || other === undefined) throw new TypeError('the sample has several steps');
  const waiting = { ...one, before: null, after: null, opens: false, points: 22.2, countsWith: other.number };
  const { steps, pillars } = commonWords[locale];
  const shown = { points: locale === 'nl' ? '22,2' : '22.2', pillar: pillars[waiting.pillar] };
  const { container } = draw(
    <TodoList
      {...{ steps: [waiting, other, ...rest], first: 1, leftOut: [], beyond: [], isFiltered: false, site: null }}
      linkTo={(anchor) => `#${anchor}`}
    />,
    locale,
  );
  const worth = () => container.querySelector('.worth')?.textContent;
  expect(worth()).toBe(steps.points(shown));
  const more = container.querySelector('button[aria-expanded]');
  if (more === null) throw new TypeError('more steps are behind a button');
  fireEvent.click(more);
  expect(worth()).toBe(steps.waits({ ...shown, step: other.number }));
});
