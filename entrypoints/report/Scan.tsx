import { useEffect, useState } from 'preact/hooks';
import { DecideContext, type Deciding } from '../../components/report/finding/Decide.tsx';
import { LapsedContext } from '../../components/report/finding/LapsedDecisions.tsx';
import { OnPageContext } from '../../components/report/finding/on-page.ts';
import { PrintChoices } from '../../components/report/PrintChoices.tsx';
import { Report, type ShownScan } from '../../components/report/Report.tsx';
import { TicketContext } from '../../components/report/repair/CopyTicket.tsx';
import { SendToBuilder } from '../../components/report/repair/SendToBuilder.tsx';
import { SaveMenu } from '../../components/report/SaveMenu.tsx';
import { AccessOffer } from '../../components/shared/AccessOffer.tsx';
import { useLocale } from '../../components/shared/locale.ts';
import { Notice } from '../../components/shared/Notice.tsx';
import { KeyLine } from '../../components/shared/service/KeyLine.tsx';
import { useSlot } from '../../components/shared/use-slot.ts';
import { useTitle } from '../../components/shared/use-title.ts';
import {
  applyDecisions,
  type Lapsed,
  listDecisions,
  listLapsedDecisions,
  replaceDecision,
} from '../../lib/decision.ts';
import { writeBuilderMessage } from '../../lib/export/builder-message.ts';
import { writeTicket } from '../../lib/export/ticket.ts';
import type { Report as FullReport, Locale } from '../../lib/model.ts';
import { toPageAddress } from '../../lib/parse/url/document-address.ts';
import { browser } from '../../lib/platform/browser.ts';
import { requestAccess } from '../../lib/platform/page/access.ts';
import { decisionsSlot } from '../../lib/platform/storage/decisions.ts';
import type { Settings } from '../../lib/settings.ts';
import { type Note, parseState, type ScanState, toStateKey } from '../../lib/state.ts';
import { NO_FILTERS, writePosition } from '../../lib/view/filters.ts';
import { toKeyRequest } from '../../lib/view/key-request.ts';
import { getWebHost, isUnseen, needsAccess } from '../../lib/view/scan-state.ts';
import { toBrief, toTitleName } from '../../lib/view/visible.ts';
import { commonWords } from '../../lib/words/common.ts';
import { toLocalIsoDay } from '../../lib/words/format.ts';
import { popupWords } from '../../lib/words/popup.ts';
import { reportWords } from '../../lib/words/report/report.ts';
import { limitOf } from '../../lib/words/say.ts';
import { isExample } from './example.ts';
import type { Found } from './find-scan.ts';
import { type Print, useOpenedOnPaper, usePosition, usePrint } from './hooks.ts';
import { usePage } from './on-page.ts';
import { Service } from './Service.tsx';
import { listFormats, save } from './save.ts';

/** `open`: access was granted, but no tab shows the page any more; `scanning`: it is scanned again automatically. */
type AccessRequest = 'none' | 'scanning' | 'open' | 'impossible';

interface Asking {
  /** Shows the browser's permission prompt; absent when no access is missing, or that scan is no longer known. */
  readonly ask: (() => void) | undefined;
  readonly request: AccessRequest;
}

const isShown = async ({ tabId, url }: ScanState): Promise<boolean> => {
  const tab = await browser.tabs.get(tabId).catch(() => null);
  return tab?.url !== undefined && toPageAddress(tab.url) === toPageAddress(url);
};

/** Calls back once with the id of the tab's next scan, when it has ended; returns a function that stops this. */
const onNext = ({ tabId, id }: ScanState, ended: (id: string) => void): (() => void) => {
  const handleStorageChange = (changes: Record<string, { newValue?: unknown }>): void => {
    const next = parseState(changes[toStateKey(tabId)]?.newValue);
    if (next !== null && next.id !== id && next.phase !== 'scanning') ended(next.id);
  };
  browser.storage.session.onChanged.addListener(handleStorageChange);
  return () => browser.storage.session.onChanged.removeListener(handleStorageChange);
};

/** Whether access to a scan's site is missing, would show more, and can be requested. */
const isAccessOffered = (state: ScanState | null): state is ScanState =>
  state !== null && getWebHost(state.url) !== '' && needsAccess(state) && isUnseen(state, 'denied');

/** Access to the site of a report. After it was granted, the background scans the tab again, and that report is opened here. */
const useAccess = (state: ScanState | null, open: (id: string) => void): Asking => {
  const [request, setRequest] = useState<AccessRequest>('none');
  useEffect(() => (request === 'scanning' && state !== null ? onNext(state, open) : undefined), [request]);
  if (!isAccessOffered(state)) return { ask: undefined, request };
  // The prompt requires the click itself: nothing may be awaited before it.
  const requestSiteAccess = async (): Promise<void> => {
    const answer = await requestAccess({ url: state.url, host: getWebHost(state.url) });
    if (answer === 'impossible') setRequest('impossible');
    if (answer === 'granted') setRequest((await isShown(state)) ? 'scanning' : 'open');
  };
  return { ask: request === 'none' ? () => void requestSiteAccess() : undefined, request };
};

interface Decided {
  /** The scan, with the decisions about its findings. */
  readonly found: Found;
  /** Null when no decisions are possible: for an example, a report from a file, and a private window. */
  readonly onDecide: Deciding | null;
  /** Decisions about findings that have changed since. */
  readonly lapsed: readonly Lapsed[];
}

const mayDecide = ({ stored: { id, imported }, state }: Found): boolean =>
  !isExample(id) && imported !== true && !(state?.notes ?? []).includes('private');

/** The decisions about a scan's findings, updated with the stored ones. */
const useDecisions = (found: Found): Decided => {
  const [all, setAll] = useSlot(decisionsSlot);
  const { report } = found.stored;
  if (report === null || !mayDecide(found)) return { found, onDecide: null, lapsed: [] };
  const { host } = report.target;
  const onDecide: Deciding = async ({ id: check, code, args }, decision) => {
    const entry = decision && { ...decision, check, code, args, rules: report.rules, at: Date.now() };
    setAll(await decisionsSlot.change((others) => replaceDecision(others, { host, check }, entry)));
  };
  const decisions = listDecisions(all ?? {}, host);
  const shown = applyDecisions(report, decisions);
  const lapsed = listLapsedDecisions(shown.findings, decisions, report.finishedAt);
  return { found: { ...found, stored: { ...found.stored, report: shown } }, onDecide, lapsed };
};

/** Opens the next scan of the same tab in place of this one. */
const openScan = (id: string): void => {
  location.replace(writePosition({ id, anchor: '', filters: NO_FILTERS }));
  location.reload();
};

/** For parts that were not tested for lack of access: requests it, and shows what follows. */
const Access = ({ state }: { readonly state: ScanState | null }) => {
  const { access } = reportWords[useLocale()];
  const { ask, request } = useAccess(state, openScan);
  if (state === null) return null;
  const host = toBrief(state.host);
  return (
    <div role="status">
      {ask && (
        <div class="access-offer">
          <AccessOffer host={host} onAccess={ask} />
        </div>
      )}
      {request !== 'none' && <Notice>{access[request]({ host })}</Notice>}
    </div>
  );
};

interface Props {
  readonly found: Found;
  readonly settings: Settings;
  readonly locale: Locale;
}

/** The front page of a website; a link to anything else would open nothing. */
const toHome = (address = ''): string | null => (/^https?:/.test(address) ? new URL('/', address).href : null);

const toShownScan = ({ stored: { id, result, report, finishedAt }, state }: Found, locale: Locale): ShownScan => ({
  finishedAt,
  result,
  report,
  incomplete: report?.incomplete ?? state?.incomplete ?? false,
  limit: report ? limitOf(report, locale) : (state?.limit ?? null),
  ledger: report?.ledger ?? state?.ledger ?? null,
  kind: report?.kind ?? state?.kind,
  home: toHome(report?.target.url ?? state?.url),
  decisive: state?.states,
  states: state?.pillars ?? null,
  isExample: isExample(id),
});

interface ToolsProps extends Pick<Found, 'stored'> {
  readonly name: string;
  readonly print: Print;
  readonly locale: Locale;
}

const toKey = (): void => location.assign('/options.html#key');

/** Why a scan is not in the history, for as long as it can be seen; '' for one that is. */
const explainNotStored = (notes: readonly Note[], locale: Locale): string => {
  const words = { ...popupWords[locale].notes, historyOff: reportWords[locale].historyOff };
  const reason = (['private', 'historyOff', 'noRoom'] as const).find((one) => notes.includes(one));
  return reason === undefined ? '' : words[reason];
};

const NotStored = ({ notes }: { readonly notes: readonly Note[] }) => {
  const text = explainNotStored(notes, useLocale());
  return text === '' ? null : <Notice tone="warn">{text}</Notice>;
};

/** All texts above the path of a fresh scan, other than its result. */
const listNotices = (state: Found['state'], locale: Locale): readonly string[] => {
  const { accessAsk, giveAccess } = commonWords[locale];
  const offer = isAccessOffered(state) ? [accessAsk({ host: state.host }), giveAccess] : [];
  return [...offer, explainNotStored(state?.notes ?? [], locale)];
};

/** The first steps for the web builder; nothing when there are none. */
const ToBuilder = ({ report, locale }: { readonly report: FullReport; readonly locale: Locale }) => {
  const message = writeBuilderMessage(report, locale);
  if (message === null) return null;
  const { subject: title, body: text } = message;
  const canShare = typeof navigator.share === 'function';
  // A user who closes the system's share dialog has sent nothing, and gets no message.
  const shareScan = (): void => void navigator.share({ title, text }).catch(() => null);
  return <SendToBuilder message={message} onShare={canShare ? shareScan : undefined} />;
};

/** Ways to save the scan, as files with this name. */
const Tools = ({ stored, name, print, locale }: ToolsProps) => (
  <SaveMenu
    onPrint={() => window.print()}
    historyUrl="/history.html"
    formats={listFormats(stored)}
    onSave={(format) => save(stored, format, { name, locale, namesPijler: print.namesPijler })}
  >
    {stored.report && print.ready && (
      <PrintChoices
        name={print.client}
        onName={print.setClient}
        appendix={print.appendix}
        onAppendix={print.setAppendix}
      />
    )}
  </SaveMenu>
);

/** A scan that was found, with what this browser can do with it. */
const Scanned = ({ found, settings, locale }: Props) => {
  const { stored, state } = found;
  const words = reportWords[locale];
  const scan = toShownScan(found, locale);
  const notes = state?.notes ?? [];
  const host = toTitleName(stored.result.domain);
  const fileName = words.fileName({ host, day: toLocalIsoDay(stored.finishedAt) });
  const [position, setPosition] = usePosition();
  const print = usePrint(stored.result.domain, !notes.includes('private') && !scan.isExample);
  useOpenedOnPaper(fileName);
  useTitle(words.title({ host }));
  return (
    <Report
      scan={scan}
      print={print}
      appendix={print.appendix}
      filters={position.filters}
      onFilter={(filters) => setPosition({ ...position, anchor: '', filters })}
      linkTo={(anchor) => writePosition({ ...position, id: stored.id, anchor })}
      notices={
        <>
          <Access state={state} />
          <NotStored notes={notes} />
        </>
      }
      noticed={listNotices(state, locale)}
      toBuilder={stored.report && <ToBuilder report={stored.report} locale={locale} />}
      tools={<Tools {...{ stored, locale, print }} name={fileName} />}
      keyLine={<KeyLine words={popupWords[locale]} request={toKeyRequest(settings)} onEnter={toKey} />}
      hasService={Boolean(state?.service ?? stored.service)}
      service={<Service found={found} />}
    />
  );
};

/** The same, with actions on its page if it is not an example. */
export const Scan = (props: Props) => {
  const { locale } = props;
  const { found, onDecide, lapsed } = useDecisions(props.found);
  const { id, report } = found.stored;
  return (
    <OnPageContext.Provider value={usePage(isExample(id) ? null : report, locale)}>
      <TicketContext.Provider value={report && ((findings, form) => writeTicket(report, findings, locale)[form])}>
        <DecideContext.Provider value={onDecide}>
          <LapsedContext.Provider value={lapsed}>
            <Scanned {...props} found={found} />
          </LapsedContext.Provider>
        </DecideContext.Provider>
      </TicketContext.Provider>
    </OnPageContext.Provider>
  );
};
