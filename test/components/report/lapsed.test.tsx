import { fireEvent, screen } from '@testing-library/preact';
import { describe, expect, test, vi } from 'vitest';
import { DecideContext } from '../../../components/report/finding/Decide.tsx';
import { LapsedContext, LapsedDecisions } from '../../../components/report/finding/LapsedDecisions.tsx';
import { listLapsedDecisions, replaceDecision, type StoredDecision, withDecisions } from '../../../lib/decision.ts';
import { checkName } from '../../../lib/words/headline.ts';
import { decisionWords } from '../../../lib/words/report/decision.ts';
import { getCheckTitle, sayFinding } from '../../../lib/words/say.ts';
import { clearAfterEach, draw, LOCALES } from '../../kit/draw.tsx';
import { sampleOf } from '../../kit/taking-turns.ts';
import { sampleReport } from '../sample.ts';

clearAfterEach();

const report = sampleReport();
const finding = report.findings.find(({ outcome, code }) => outcome === 'fail' && code !== null);
if (finding === undefined) throw new Error('the sample has no fault');
/** Decided when the check had another conclusion. */
const stored: StoredDecision = {
  ...{
    check: finding.id,
    code: 'anders',
    rules: report.rules,
    kind: 'intended',
    reason: 'Zo gewild.',
    at: 1_700_000_000_000,
  },
};

describe.each(sampleOf(LOCALES, 2))('decisions whose finding has changed, in %s', (locale) => {
  const words = decisionWords[locale].lapsed;
  const shown = (onDecide: (...given: never[]) => Promise<void>) =>
    draw(
      <DecideContext.Provider value={onDecide as never}>
        <LapsedContext.Provider value={listLapsedDecisions(report.findings, [stored])}>
          <LapsedDecisions linkTo={(anchor) => `#${anchor}`} />
        </LapsedContext.Provider>
      </DecideContext.Provider>,
      locale,
    );

  test('are listed with the current finding, and renewed by one click', () => {
    const onDecide = vi.fn(async () => {});
    shown(onDecide);
    const title = getCheckTitle(finding.id, locale);
    expect(screen.getByRole('link', { name: checkName(title, locale) }).getAttribute('href')).toBe(
      `#check-${finding.id}`,
    );
    expect(document.body.textContent).toContain('Zo gewild.');
    expect(document.body.textContent).toContain(words.now({ conclusion: sayFinding(finding, locale).conclusion }));
    fireEvent.click(screen.getByRole('button', { name: words.renewOf({ title }) }));
    expect(onDecide).toHaveBeenCalledExactlyOnceWith(finding, { kind: 'intended', reason: 'Zo gewild.' });
  });

  test('stay listed when they cannot be saved, with a message', async () => {
    shown(() => Promise.reject(new Error('full')));
    fireEvent.click(screen.getByRole('button', { name: words.renewOf({ title: getCheckTitle(finding.id, locale) }) }));
    expect((await screen.findByRole('alert')).textContent).toBe(words.notSaved);
  });
});

test('a renewed decision applies to the current finding, replacing the lapsed one', () => {
  const where = { host: 'voorbeeld.nl', check: finding.id };
  const again = { ...stored, code: finding.code, at: 2 };
  const all = replaceDecision(replaceDecision({}, where, stored), where, again);
  expect(all['voorbeeld.nl']).toEqual([again]);
  const decided = withDecisions(report.findings, [again]);
  expect(decided.filter(({ decision }) => decision).map(({ id }) => id)).toEqual([finding.id]);
  expect(listLapsedDecisions(decided, [again])).toEqual([]);
});
