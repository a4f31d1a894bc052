import { DecideContext } from '../../components/report/finding/Decide.tsx';
import { LapsedContext } from '../../components/report/finding/LapsedDecisions.tsx';
import { OnPageContext } from '../../components/report/finding/on-page.ts';
import { PrintChoices } from '../../components/report/PrintChoices.tsx';
import { Report, type ShownScan } from '../../components/report/Report.tsx';
import { TicketContext } from '../../components/report/repair/CopyTicket.tsx';
import { SendToBuilder } from '../../components/report/repair/SendToBuilder.tsx';
import { SaveMenu } from '../../components/report/SaveMenu.tsx';
import { useLocale } from '../../components/shared/locale.ts';
import { Notice } from '../../components/shared/Notice.tsx';
import { KeyLine } from '../../components/shared/service/KeyLine.tsx';
import { useTitle } from '../../components/shared/use-title.ts';
import { builderMessage, mailAddressOf } from '../../lib/export/builder-message.ts';
import { ticketOf } from '../../lib/export/ticket.ts';
import type { Report as FullReport, Locale } from '../../lib/model.ts';
import type { Settings } from '../../lib/settings.ts';
import type { Note } from '../../lib/state.ts';
import { writePosition } from '../../lib/view/filters.ts';
import { keyRequestOf } from '../../lib/view/key-request.ts';
import { named } from '../../lib/view/visible.ts';
import { commonWords } from '../../lib/words/common.ts';
import { isoDay } from '../../lib/words/format.ts';
import { popupWords } from '../../lib/words/popup.ts';
import { reportWords } from '../../lib/words/report/report.ts';
import { limitOf } from '../../lib/words/say.ts';
import { Access } from './Access.tsx';
import { useDecisions } from './decisions.ts';
import { isExample } from './example.ts';
import type { Found } from './find-scan.ts';
import { type Print, useOpenedOnPaper, usePosition, usePrint } from './hooks.ts';
import { usePage } from './on-page.ts';
import { Service } from './Service.tsx';
import { formatsOf, save } from './save.ts';
import { offersAccess } from './use-access.ts';

interface Props {
  readonly found: Found;
  readonly settings: Settings;
  readonly locale: Locale;
}

/** The front page of a site of the web; a link to anything else would open nothing. */
const homeOf = (address = ''): string | null => (/^https?:/.test(address) ? new URL('/', address).href : null);

const shownOf = ({ stored: { id, result, report, finishedAt }, state }: Found, locale: Locale): ShownScan => ({
  finishedAt,
  result,
  report,
  incomplete: report?.incomplete ?? state?.incomplete ?? false,
  limit: report ? limitOf(report, locale) : (state?.limit ?? null),
  ledger: report?.ledger ?? state?.ledger ?? null,
  kind: report?.kind ?? state?.kind,
  home: homeOf(report?.target.url ?? state?.url),
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
const notStored = (notes: readonly Note[], locale: Locale): string => {
  const words = { ...popupWords[locale].notes, historyOff: reportWords[locale].historyOff };
  const reason = (['private', 'historyOff', 'noRoom'] as const).find((one) => notes.includes(one));
  return reason === undefined ? '' : words[reason];
};

const NotStored = ({ notes }: { readonly notes: readonly Note[] }) => {
  const text = notStored(notes, useLocale());
  return text === '' ? null : <Notice tone="warn">{text}</Notice>;
};

/** All that stands above the path of a fresh scan beside its outcome. */
const noticed = (state: Found['state'], locale: Locale): readonly string[] => {
  const { accessAsk, giveAccess } = commonWords[locale];
  const offer = offersAccess(state) ? [accessAsk({ host: state.host }), giveAccess] : [];
  return [...offer, notStored(state?.notes ?? [], locale)];
};

/** The first steps for who builds the site; nothing where there are none. */
const ToBuilder = ({ report, locale }: { readonly report: FullReport; readonly locale: Locale }) => {
  const message = builderMessage(report, locale);
  if (message === null) return null;
  const { subject: title, body: text } = message;
  const canShare = typeof navigator.share === 'function';
  // Who closes the system's own sheet has sent nothing, and is told nothing.
  const share = (): void => void navigator.share({ title, text }).catch(() => null);
  return (
    <SendToBuilder message={message} mailAddress={mailAddressOf(message)} onShare={canShare ? share : undefined} />
  );
};

/** Ways to take the scan along, as files with this name. */
const Tools = ({ stored, name, print, locale }: ToolsProps) => (
  <SaveMenu
    onPrint={() => window.print()}
    historyUrl="/history.html"
    formats={formatsOf(stored)}
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

/** One scan that was found, with what this browser can do with it. */
const Scanned = ({ found, settings, locale }: Props) => {
  const { stored, state } = found;
  const words = reportWords[locale];
  const scan = shownOf(found, locale);
  const notes = state?.notes ?? [];
  const host = named(stored.result.domain);
  const fileName = words.fileName({ host, day: isoDay(stored.finishedAt) });
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
      noticed={noticed(state, locale)}
      toBuilder={stored.report && <ToBuilder report={stored.report} locale={locale} />}
      tools={<Tools {...{ stored, locale, print }} name={fileName} />}
      keyLine={<KeyLine words={popupWords[locale]} request={keyRequestOf(settings)} onEnter={toKey} />}
      hasService={Boolean(state?.service ?? stored.service)}
      service={<Service found={found} />}
    />
  );
};

/** The same, and a way to the page that it is of, where that is more than an example. */
export const Scan = (props: Props) => {
  const { locale } = props;
  const { found, onDecide, lapsed } = useDecisions(props.found);
  const { id, report } = found.stored;
  return (
    <OnPageContext.Provider value={usePage(isExample(id) ? null : report, locale)}>
      <TicketContext.Provider value={report && ((findings, form) => ticketOf(report, findings, locale)[form])}>
        <DecideContext.Provider value={onDecide}>
          <LapsedContext.Provider value={lapsed}>
            <Scanned {...props} found={found} />
          </LapsedContext.Provider>
        </DecideContext.Provider>
      </TicketContext.Provider>
    </OnPageContext.Provider>
  );
};
