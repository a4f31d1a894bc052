import { type ComponentChildren, options, render } from 'preact';
import { CompareView } from '../../../components/history/CompareView.tsx';
import { HistoryView } from '../../../components/history/HistoryView.tsx';
import { ImportReport } from '../../../components/history/ImportReport.tsx';
import { AccessOptions } from '../../../components/options/AccessOptions.tsx';
import { HandIn } from '../../../components/options/HandIn.tsx';
import { NEW_RUN } from '../../../components/options/hand-in-run.ts';
import { KeyOptions } from '../../../components/options/KeyOptions.tsx';
import { KeyRequest } from '../../../components/options/KeyRequest.tsx';
import { PrivacyTable } from '../../../components/options/PrivacyTable.tsx';
import { RecentContacts } from '../../../components/options/RecentContacts.tsx';
import { ResolverOptions } from '../../../components/options/ResolverOptions.tsx';
import { ServiceKeyQuestion } from '../../../components/options/ServiceBase.tsx';
import { ServiceOptions } from '../../../components/options/ServiceOptions.tsx';
import { ServiceTesting } from '../../../components/options/ServiceTesting.tsx';
import { OperationAnswer, OperationRequest } from '../../../components/platform/OperationForm.tsx';
import { GainLine } from '../../../components/popup/PopupFoot.tsx';
import { PopupHead } from '../../../components/popup/PopupHead.tsx';
import { PopupNotices } from '../../../components/popup/PopupNotices.tsx';
import { PopupView } from '../../../components/popup/PopupView.tsx';
import { ServiceOffer } from '../../../components/popup/ServiceOffer.tsx';
import { SiteHere } from '../../../components/popup/SiteHere.tsx';
import { SituationNotice } from '../../../components/popup/SituationNotice.tsx';
import { Conditions } from '../../../components/report/Conditions.tsx';
import { Cover } from '../../../components/report/Cover.tsx';
import { FootnoteList } from '../../../components/report/finding/Footnotes.tsx';
import { LedgerTable } from '../../../components/report/finding/LedgerTable.tsx';
import { NotFound } from '../../../components/report/NotFound.tsx';
import { PartnerReport } from '../../../components/report/PartnerReport.tsx';
import { ReportHead } from '../../../components/report/ReportHead.tsx';
import { ReportPath } from '../../../components/report/ReportPath.tsx';
import { StepsPage } from '../../../components/report/repair/StepsPage.tsx';
import { ServiceAside } from '../../../components/report/ServiceAside.tsx';
import { ServicePanel } from '../../../components/shared/service/ServicePanel.tsx';
import type { CheckResult, ResultLimit } from '../../../lib/api/result.ts';
import { SERVICE_NOTES, type ServicePart } from '../../../lib/api/service.ts';
import { type Finding, type LedgerEntry, type Locale, PILLARS, type Report } from '../../../lib/model.ts';
import type { KeyStatus } from '../../../lib/platform/messages.ts';
import { DEFAULTS } from '../../../lib/settings.ts';
import type { FirstStep, ScanState } from '../../../lib/state.ts';
import { groupBySite, type StoredScan } from '../../../lib/view/compare/history.ts';
import { NO_FILTERS, writePosition } from '../../../lib/view/filters.ts';
import { getServiceHost } from '../../../lib/view/service.ts';
import { SAMPLE_TIME, sampleReport, sampleState } from '../../components/sample.ts';
import { Speaking } from '../../kit/speaking.tsx';
import { unseenIn } from '../../kit/unseen.ts';

// What a press changes is drawn before the press returns.
options.debounceRendering = (run) => run();

/** Hands out texts one after the other; how many it handed out is what a drawing shows. */
type Next = () => string;

const nothing = (): void => {};
const contactOf = (contact: LedgerEntry, next: Next): LedgerEntry => ({ ...contact, host: next(), path: next() });
/** A contact as an older session may have kept it, for a purpose that nobody knows any more. */
const strayOf = (contact: LedgerEntry, next: Next): LedgerEntry =>
  ({ ...contactOf(contact, next), purpose: next() }) as unknown as LedgerEntry;

const findingOf = (finding: Finding, next: Next): Finding => ({
  ...finding,
  args: Object.fromEntries(
    Object.entries(finding.args).map(([name, value]) => [name, typeof value === 'number' ? value : next()]),
  ),
  items: [next(), next()],
  source: next(),
});

const report: Report = sampleReport();
const reportOf = (next: Next): Report => {
  const spoiled = report.findings.map((finding) => findingOf(finding, next));
  // A report from a file may tell of checks that nobody knows.
  const foreign = { ...spoiled[0], id: next(), pillar: 'seo', outcome: 'fail', points: 3, cap: 10 } as Finding;
  const scores = report.scores.map((score) => ({ ...score, cap: { at: 10, check: next() } }));
  return {
    ...report,
    scores,
    id: next(),
    version: next(),
    target: { ...report.target, host: next(), url: next() },
    findings: [...spoiled, foreign],
    ledger: report.ledger.map((contact) => contactOf(contact, next)),
  };
};

const checkOf = (check: CheckResult, next: Next): CheckResult => ({
  ...check,
  title: next(),
  evidence: [next(), next()],
  advice: next(),
  source: next(),
});

const limitOf = (next: Next): ResultLimit => ({ by: 'check', at: 39, check: next(), reason: next() });

const firstOf = (next: Next): FirstStep => ({
  ...{ title: next(), kind: 'danger', pillar: 'seo', points: 3 },
  ...{ before: 39, after: 60, countsWith: null, opens: false },
});

const stateOf = (next: Next, locale: Locale): ScanState => {
  const state = sampleState('partner', locale);
  return {
    ...state,
    host: next(),
    url: next(),
    limit: limitOf(next),
    pillars: state.pillars.map((pillar) => ({
      ...pillar,
      limitedBy: { cap: 40, check: next(), reason: next() },
      checks: (pillar.checks ?? []).map((check) => checkOf(check, next)),
    })),
    ledger: state.ledger.map((contact) => strayOf(contact, next)),
  };
};

const scansOf = (next: Next): readonly StoredScan[] =>
  Array.from({ length: 100 }, (_, index) => ({
    id: next(),
    host: next(),
    finishedAt: SAMPLE_TIME + index,
    overall: index,
    incomplete: true,
    limited: true,
    tier: 'partner',
    pinned: false,
    imported: index % 2 === 0,
    report,
  }));

const serviceOf = (next: Next): ServicePart => ({
  phase: 'done',
  base: next(),
  url: next(),
  withKey: true,
  keyRefused: true,
  askedAt: SAMPLE_TIME,
  ms: 100,
  result: {
    domain: next(),
    overall: 67,
    label: next(),
    pillars: PILLARS.map((id) => ({ id, name: next(), score: 50, checks: null })),
    scanUrl: next(),
    tier: next(),
    rateLimit: next(),
    notes: SERVICE_NOTES.map((code) => ({ code, detail: next() })),
    aside: { [next()]: next(), lijst: [next(), next()] },
  },
  error: null,
});

const address = (next: Next) => ({ method: 'POST', address: `https://scandienst.nl/${next()}`, body: next() });

const KEY: KeyStatus = {
  saved: true,
  tail: '1a2b',
  savedAt: SAMPLE_TIME,
  sessionOnly: false,
  base: '',
  refusedAt: SAMPLE_TIME,
};

/** Every view that shows a stranger's text, with a text of its own in every place that can hold one. */
const RENDERERS: Readonly<Record<string, (next: Next, locale: Locale) => ComponentChildren>> = {
  popup: (next, locale) => {
    const state = stateOf(next, locale);
    return (
      <>
        <PopupHead host={state.host} state={state} isScanning={false} headingRef={{ current: null }} />
        <PopupNotices
          state={{ ...state, notes: ['wall', 'login'], situation: 'rateLimited' }}
          failed={false}
          moved="moved"
          onAccess={nothing}
          onWithout={nothing}
          onAgain={nothing}
        />
        <GainLine step={firstOf(next)} reportUrl={null} />
        <ServiceOffer host={getServiceHost(next())} url={next()} onAsk={nothing} />
        <SiteHere
          here={{ kind: 'known', domain: next(), page: next(), change: 2, scans: [] }}
          host={getServiceHost(next())}
          adding={{ phase: 'added' }}
          onAdd={nothing}
        />
        <PopupView state={state} keyRequest={{ text: next(), url: next() }} onEnterKey={nothing} onAccess={nothing} />
        <SituationNotice
          state={{ ...state, situation: 'notAPage' }}
          now={SAMPLE_TIME}
          perHour={20}
          actions={{ site: nothing, domain: nothing, extension: nothing, key: nothing }}
        />
      </>
    );
  },
  report: (next) => {
    const spoiled = reportOf(next);
    return (
      <>
        <ReportHead skipTo="#pillars" host={next()} at={SAMPLE_TIME} overall={60} incomplete limit={limitOf(next)} />
        <ReportPath
          report={spoiled}
          filters={NO_FILTERS}
          linkTo={(anchor) => writePosition({ id: 'x', anchor, filters: NO_FILTERS })}
        />
        <PartnerReport report={spoiled} filters={NO_FILTERS} onFilter={nothing} />
        <LedgerTable ledger={spoiled.ledger} />
        <Conditions report={spoiled} detected={[]} />
        <FootnoteList report={spoiled} />
        <NotFound domain={next()} />
      </>
    );
  },
  paper: (next) => (
    <>
      {Array.from({ length: 20 }, (_, index) => (
        <section key={index}>
          <Cover
            report={{ ...report, target: { ...report.target, host: next() } }}
            client={next()}
            agency={next()}
            logo=""
            colour="#1a4b7a"
            namesPijler
            isExample={false}
          />
          <StepsPage report={{ ...report, findings: [{ ...report.findings[0], id: next() } as Finding] }} />
        </section>
      ))}
    </>
  ),
  history: (next) => {
    const actions = { reportUrl: () => '#', pairUrl: () => '#', onPin: nothing, onRemove: nothing, onChoose: nothing };
    return (
      <HistoryView
        sites={groupBySite(scansOf(next))}
        unreadable={1}
        chosen={[]}
        canCompare
        actions={actions}
        onCompare={nothing}
        onClearChoice={nothing}
        onRemoveUnreadable={nothing}
      >
        <ImportReport message={{ tone: 'fault', text: 'x' }} onFile={nothing} />
      </HistoryView>
    );
  },
  compare: (next) => {
    const better = report.findings.map((finding) => ({ ...finding, outcome: 'pass' as const, points: 0 }));
    const after = { ...reportOf(next), findings: better, id: next(), target: { ...report.target, host: next() } };
    // Older files may hold words that nobody knows any more.
    const target = { ...after.target, level: next(), pillar: next() } as unknown as Report['target'];
    return <CompareView before={reportOf(next)} after={{ ...after, target }} />;
  },
  options: (next) => (
    <>
      <AccessOptions
        sites={Array.from({ length: 100 }, next)}
        everywhere={false}
        onRevoke={nothing}
        onAskEverywhere={nothing}
        onRevokeEverywhere={nothing}
      />
      <KeyRequest text={next()} url={next()} />
      <PrivacyTable level="C" resolverHost={next()} serviceHost={next()} />
      <RecentContacts contacts={report.ledger.map((contact) => strayOf({ ...contact, at: SAMPLE_TIME }, next))} />
      <ServiceOptions
        settings={{ ...DEFAULTS, serviceBase: next() }}
        status={{ ...KEY, base: next() }}
        isLoopback
        platformUrl="#"
        faultOf={() => null}
        canonical={(typed) => typed}
        onSet={async () => true}
        onTest={async () => ({
          error: null,
          refusal: null,
          withKey: true,
          tier: null,
          rateLimit: null,
          ms: 1,
          left: null,
        })}
        onKeyRequest={nothing}
        handingIn={
          <HandIn
            host={getServiceHost(next())}
            plan={{ reports: 3, sites: 2, leftOut: 1, doneAt: SAMPLE_TIME }}
            run={{ ...NEW_RUN, reports: 3, phase: 'done', refused: [{ host: next(), why: next() }] }}
            onStart={nothing}
            onStop={nothing}
          />
        }
      />
      <ServiceKeyQuestion host={getServiceHost(next())} onAnswer={nothing} onCancel={nothing} />
      <KeyOptions
        status={KEY}
        allowance={null}
        onSave={async () => true}
        onRemove={nothing}
        testing={<ServiceTesting base={next()} onTest={async () => Promise.reject()} />}
      />
      <ResolverOptions
        rows={[]}
        resolver="custom"
        customResolver=""
        accessHost={next()}
        onAccess={nothing}
        onChange={nothing}
      />
    </>
  ),
  service: (next) => {
    const part = serviceOf(next);
    const local = { overall: 61, pillars: [], incomplete: true, notes: [], finishedAt: SAMPLE_TIME, ms: 900 };
    return (
      <ServicePanel
        part={part}
        local={local}
        onAgain={nothing}
        isFull
        aside={part.result && <ServiceAside result={part.result} />}
      />
    );
  },
  platform: (next) => (
    <>
      {[next(), JSON.stringify(Object.fromEntries(Array.from({ length: 100 }, () => [next(), next()])))].map((text) => (
        <OperationAnswer
          key={text}
          answer={{ ok: true, status: 200, type: next(), text, truncated: true, bytes: 1, ms: 1, retryAfter: null }}
          onSave={nothing}
        />
      ))}
      <OperationRequest shown={address(next)} host={getServiceHost(next())} hasKey />
    </>
  ),
};

export const NAMES = Object.keys(RENDERERS);

/** What an attribute may hold that a browser would follow. */
const LEADS = ['href', 'src', 'action', 'formaction', 'xlink:href', 'srcdoc', 'data', 'poster'];
const SAFE = /^(?:https?:\/\/|mailto:\?|#|\/[^/])/;
/** Characters of one stretch of text. */
const LONGEST = 120_000;

const wrong = (text: string): string | null => {
  if (!text.isWellFormed()) return 'half a character';
  return unseenIn(text);
};

const wrongWith = (element: Element): string | null => {
  for (const { name, value } of element.attributes) {
    if (name.startsWith('on')) return `handler ${name}`;
    if (LEADS.includes(name) && !SAFE.test(value)) return `${name} ${value.slice(0, 60)}`;
    const fault = wrong(value);
    if (fault !== null && name !== 'id' && name !== 'for' && !name.startsWith('aria-labelledby'))
      return `${name}: ${fault}`;
  }
  for (const node of element.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE) continue;
    const text = node.textContent ?? '';
    const fault = text.length > LONGEST ? 'endless text' : wrong(text);
    if (fault !== null) return `${element.localName}.${element.className}: ${fault}`;
  }
  return null;
};

const namesIn = (root: Element): ReadonlySet<string> =>
  new Set([...root.querySelectorAll('*')].map(({ localName }) => localName));

const draw = (name: string, next: Next, locale: Locale): HTMLElement => {
  const root = document.createElement('div');
  const view = RENDERERS[name]?.(next, locale);
  render(<Speaking locale={locale}>{view}</Speaking>, root);
  for (const button of root.querySelectorAll<HTMLElement>('[aria-expanded="false"], .evidence .link')) button.click();
  return root;
};

const numbered = (text: string): Next => {
  let count = 0;
  return () => `${text}${count++}`;
};

/** Elements that a view is made of when all its texts are harmless: words, addresses, or long ones. */
const plainNames = (name: string): ReadonlySet<string> =>
  new Set(
    [() => 'tekst', numbered('https://voorbeeld.nl/'), numbered('x'.repeat(3_000))].flatMap((next) => {
      const root = draw(name, next, 'nl');
      const names = [...namesIn(root)];
      render(null, root);
      return names;
    }),
  );

/** Draws a view until it has shown all texts; what went wrong, and how many places were filled. */
export const drawAll = (
  name: string,
  texts: readonly string[],
): { readonly faults: readonly string[]; readonly shown: number } => {
  const allowed = plainNames(name);
  const faults: string[] = [];
  let shown = 0;
  while (shown < texts.length && faults.length < 5) {
    const from = shown;
    const next = (): string => texts[shown++ % texts.length] ?? '';
    try {
      const root = draw(name, next, from % 2 === 0 ? 'nl' : 'en');
      const broken = [...root.querySelectorAll('.broken')].map((one) => one.textContent ?? '');
      const strange = [...namesIn(root)].filter((one) => !allowed.has(one));
      const found = [...root.querySelectorAll('*')].map(wrongWith).filter((fault) => fault !== null);
      faults.push(...broken, ...strange.map((one) => `<${one}>`), ...found);
      render(null, root);
    } catch (error) {
      faults.push(`${from}: ${String(error)}`);
      if (shown === from) break;
    }
  }
  return { faults: faults.slice(0, 5), shown };
};
