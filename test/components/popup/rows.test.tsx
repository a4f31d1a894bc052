import { fireEvent, screen, within } from '@testing-library/preact';
import { describe, expect, test, vi } from 'vitest';
import { CheckIssues } from '../../../components/popup/CheckIssues.tsx';
import { PillarRow } from '../../../components/popup/PillarRow.tsx';
import { PopupFoot } from '../../../components/popup/PopupFoot.tsx';
import { NoAccess } from '../../../components/popup/PopupNotices.tsx';
import { LedgerSummary } from '../../../components/popup/PopupView.tsx';
import { ReportUrlContext } from '../../../components/popup/report-link.ts';
import { SituationNotice } from '../../../components/popup/SituationNotice.tsx';
import type { Tier } from '../../../lib/model.ts';
import type { PillarState } from '../../../lib/state.ts';
import { commonWords } from '../../../lib/words/common.ts';
import { popupWords } from '../../../lib/words/popup.ts';
import { clearAfterEach, draw, LOCALES } from '../../kit/draw.tsx';
import { sampleOf } from '../../kit/taking-turns.ts';
import { SAMPLE_TIME, sampleLedger, sampleState } from '../sample.ts';

clearAfterEach();

const pillarOf = (id: PillarState['id'], tier: Tier = 'public'): PillarState => {
  const found = sampleState(tier, 'nl').pillars.find((one) => one.id === id);
  if (found === undefined) throw new TypeError('the sample has six');
  return found;
};

describe.each(sampleOf(LOCALES, 2))('the row of a pillar, in %s', (locale) => {
  const common = commonWords[locale];
  const words = popupWords[locale];

  test('is a button that opens and closes', () => {
    draw(<PillarRow state={pillarOf('seo')} host="voorbeeld.nl" />, locale);
    const row = screen.getByRole('button', { name: new RegExp(common.pillars.seo), expanded: false });
    const inside = document.getElementById(row.getAttribute('aria-controls') ?? '');
    expect(inside?.hidden).toBe(true);
    fireEvent.click(row);
    expect(screen.getByRole('button', { expanded: true })).toBe(row);
    expect(inside?.hidden).toBe(false);
    fireEvent.click(row);
    expect(inside?.textContent).toBe('');
  });

  test('has the access button when access was denied and can be requested', () => {
    const onAccess = vi.fn();
    const state = pillarOf('beveiliging');
    expect(state.unseen.map(({ why }) => why)).toContain('denied');
    const { again } = draw(<PillarRow state={state} host="voorbeeld.nl" onAccess={onAccess} />, locale);
    fireEvent.click(screen.getByRole('button', { expanded: false }));
    const name = common.access({ host: 'voorbeeld.nl' });
    fireEvent.click(screen.getByRole('button', { name }));
    expect(onAccess).toHaveBeenCalledOnce();
    again(<PillarRow state={state} host="voorbeeld.nl" />);
    expect(screen.queryByRole('button', { name })).toBeNull();
  });

  test('says when it is in progress, without a score', () => {
    const busy: PillarState = { ...pillarOf('seo'), phase: 'busy', score: null };
    draw(<PillarRow state={busy} host="voorbeeld.nl" />, locale);
    fireEvent.click(screen.getByRole('button', { name: new RegExp(common.pillars.seo) }));
    expect(screen.getByText(words.stillBusy)).toBeTruthy();
  });
});

test('the checks of a pillar: those that cost points come first, the others are counted', () => {
  const checks = pillarOf('seo', 'partner').checks ?? [];
  const costly = checks.filter(({ points }) => points > 0);
  expect(costly.length).toBeGreaterThan(0);
  draw(<CheckIssues checks={checks} />);
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(costly.filter(({ title }) => !lines.some((text) => text.includes(title)))).toEqual([]);
  expect(screen.getByText(/ · /)).toBeTruthy();
});

test('each check links to its finding in the report, once there is one', () => {
  const checks = pillarOf('seo', 'partner').checks ?? [];
  const { again } = draw(<CheckIssues checks={checks} />);
  expect(screen.queryAllByRole('link')).toEqual([]);
  again(
    <ReportUrlContext.Provider value="/report.html?domain=voorbeeld.nl#7">
      <CheckIssues checks={checks} />
    </ReportUrlContext.Provider>,
  );
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  const costly = checks.filter(({ points }) => points > 0);
  expect(links).toEqual(
    expect.arrayContaining(
      costly.map(({ id, evidence: [found] }) => [found, `/report.html?domain=voorbeeld.nl#7/check-${id}`]),
    ),
  );
});

describe('the popup footer', () => {
  const base = {
    level: 'B',
    isPartner: false,
    first: null,
    mayScan: true,
    onAgain: () => {},
    onSettings: () => {},
  } as const;

  test('links to the report once there is one', () => {
    const { again } = draw(<PopupFoot {...base} reportUrl={null} />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: popupWords.nl.report }).disabled).toBe(true);
    again(<PopupFoot {...base} reportUrl="/report.html#1" />);
    expect(screen.getByRole('link', { name: popupWords.nl.report }).getAttribute('href')).toBe('/report.html#1');
  });

  test('scans again when allowed, and opens the settings', () => {
    const [onAgain, onSettings] = [vi.fn(), vi.fn()];
    draw(
      <PopupFoot
        {...base}
        isPartner
        reportUrl="/report.html"
        mayScan={false}
        onAgain={onAgain}
        onSettings={onSettings}
      />,
    );
    const again = screen.getByRole<HTMLButtonElement>('button', { name: popupWords.nl.again });
    expect(again.disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: commonWords.nl.openSettings }));
    expect(onSettings).toHaveBeenCalledOnce();
    expect(onAgain).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: popupWords.nl.fullReport })).toBeTruthy();
  });
});

test.each(sampleOf(LOCALES, 2))(
  'without a way to request access, in %s, the address without its trailing dot is offered if there is one',
  (locale) => {
    const onBare = vi.fn();
    const named = { host: 'voorbeeld.nl' };
    const { again } = draw(<NoAccess {...named} />, locale);
    expect(screen.getByText(popupWords[locale].noAccess(named))).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    again(<NoAccess {...named} onBare={onBare} />);
    fireEvent.click(screen.getByRole('button', { name: popupWords[locale].openSite(named) }));
    expect(onBare).toHaveBeenCalledOnce();
  },
);

describe.each(sampleOf(LOCALES, 2))('a page that cannot be scanned, in %s', (locale) => {
  const words = popupWords[locale];
  const methods = { site: vi.fn(), domain: vi.fn(), key: vi.fn() };

  test('shows when the limit ends, and offers the key', () => {
    const error = { error: { code: 'rate_limited', message: 'x', retry_after: 600 } } as never;
    const state = sampleState('public', locale, { phase: 'failed', situation: 'rateLimited', error });
    draw(<SituationNotice state={state} now={SAMPLE_TIME + 1_900} perHour={20} actions={methods} />, locale);
    expect(screen.getByText(/20/).textContent).toMatch(/10/);
    fireEvent.click(screen.getByRole('button', { name: words.enterKey }));
    expect(methods.key).toHaveBeenCalled();
  });

  test('that is not loaded offers only its domain', () => {
    const state = sampleState('public', locale, { phase: 'failed', situation: 'notLoaded', domainOnly: true });
    draw(<SituationNotice state={state} now={SAMPLE_TIME} perHour={20} actions={methods} />, locale);
    fireEvent.click(screen.getByRole('button', { name: words.scanDomain }));
    expect(methods.domain).toHaveBeenCalled();
  });

  test('shows nothing when there is no problem', () => {
    const { container } = draw(
      <SituationNotice state={sampleState('public', locale)} now={SAMPLE_TIME} perHour={20} actions={methods} />,
      locale,
    );
    expect(container.textContent).toBe('');
  });
});

test('the contacts are listed once per host', () => {
  draw(<LedgerSummary ledger={sampleLedger} level="B" />);
  const hosts = screen.getAllByRole('listitem', { hidden: true });
  expect(hosts.map((host) => within(host).getByText(/ ×$/).textContent)).toEqual(['4 ×', '2 ×', '1 ×']);
});
