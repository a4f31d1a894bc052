import { useEffect } from 'preact/hooks';
import { Conditions } from '../../components/Conditions.tsx';
import { KeyLine } from '../../components/KeyLine.tsx';
import { LedgerTable } from '../../components/LedgerTable.tsx';
import { LocaleContext } from '../../components/locale.ts';
import { PartnerReport } from '../../components/PartnerReport.tsx';
import { PublicPillars } from '../../components/PublicPillars.tsx';
import { ReportHead } from '../../components/ReportHead.tsx';
import { ReportSide } from '../../components/ReportSide.tsx';
import { SaveBar } from '../../components/SaveBar.tsx';
import type { Locale } from '../../lib/model.ts';
import type { Settings } from '../../lib/settings.ts';
import { writePlace } from '../../lib/view/filters.ts';
import { commonWords } from '../../lib/words/common.ts';
import { isoDay } from '../../lib/words/format.ts';
import { reportWords } from '../../lib/words/report.ts';
import type { Found } from './find-scan.ts';
import { NotFound } from './NotFound.tsx';
import { asJson, saveAs } from './save.ts';
import { usePlace } from './use-place.ts';
import { usePrint } from './use-print.ts';

interface Props {
  readonly domain: string;
  readonly found: Found | null;
  readonly settings: Settings;
  readonly locale: Locale;
}

const JSON_TYPE = 'application/json';

const Scan = ({ found, settings, locale }: Omit<Props, 'domain'> & { readonly found: Found }) => {
  const words = reportWords[locale];
  const { stored, state } = found;
  const { result, report, finishedAt } = stored;
  const [place, setPlace] = usePlace();
  const fileName = words.fileName({ host: result.domain, day: isoDay(finishedAt) });
  usePrint(fileName);
  useEffect(() => {
    document.title = words.title({ host: result.domain });
  }, [words, result.domain]);

  const linkTo = (anchor: string): string => writePlace({ ...place, id: stored.id, anchor });
  const ledger = report?.ledger ?? state?.ledger ?? null;
  const incomplete = report?.incomplete ?? state?.incomplete ?? false;
  const sections = [
    { anchor: 'ledger', name: commonWords[locale].ledger.title },
    ...(report ? [{ anchor: 'conditions', name: words.conditions.title }] : []),
  ];
  const head = { overall: result.overall_score, incomplete, pillars: result.pillars };
  return (
    <div class="report">
      <ReportHead host={result.domain} at={finishedAt} {...head} />
      <SaveBar
        resultText={asJson(result)}
        onPrint={() => window.print()}
        onSaveResult={() => saveAs(`${fileName}.json`, JSON_TYPE, asJson(result))}
        onSaveReport={report ? () => saveAs(`${fileName}_report.json`, JSON_TYPE, asJson(report)) : undefined}
      />
      <ReportSide {...head} sections={sections} linkTo={linkTo} />
      <main class="sheet">
        {report && (
          <PartnerReport
            report={report}
            detected={[]}
            filters={place.filters}
            onFilter={(filters) => setPlace({ ...place, anchor: '', filters })}
            linkTo={linkTo}
          />
        )}
        {result.api_tier === 'public' && (
          <>
            <PublicPillars result={result} states={state?.pillars ?? null} />
            <KeyLine
              requestUrl={settings.keyRequest.url}
              requestText={settings.keyRequest.text}
              onEnter={() => location.assign('/options.html#key')}
            />
          </>
        )}
        <section id="ledger" aria-labelledby="ledger-title">
          <h2 id="ledger-title" tabIndex={-1}>
            {commonWords[locale].ledger.title}
          </h2>
          {ledger ? <LedgerTable ledger={ledger} /> : <p class="quiet">{words.ledgerGone}</p>}
        </section>
        {report && (
          <section id="conditions" aria-labelledby="conditions-title">
            <h2 id="conditions-title" tabIndex={-1}>
              {words.conditions.title}
            </h2>
            <Conditions report={report} />
          </section>
        )}
      </main>
    </div>
  );
};

/** The report page: one scan, as a record that needs neither tab nor network. */
export const App = ({ domain, found, settings, locale }: Props) => (
  <LocaleContext.Provider value={locale}>
    {found ? <Scan found={found} settings={settings} locale={locale} /> : <NotFound domain={domain} locale={locale} />}
  </LocaleContext.Provider>
);
