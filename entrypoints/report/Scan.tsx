import { useEffect } from 'preact/hooks';
import { ClientName } from '../../components/report/ClientName.tsx';
import { Conditions } from '../../components/report/Conditions.tsx';
import { Cover } from '../../components/report/Cover.tsx';
import { FootnoteList } from '../../components/report/FootnoteList.tsx';
import { LedgerTable } from '../../components/report/LedgerTable.tsx';
import { NotKept } from '../../components/report/NotKept.tsx';
import { OverallSum } from '../../components/report/OverallSum.tsx';
import { PartnerReport } from '../../components/report/PartnerReport.tsx';
import { PlainPage } from '../../components/report/PlainPage.tsx';
import { PublicPillars } from '../../components/report/PublicPillars.tsx';
import { ReportHead } from '../../components/report/ReportHead.tsx';
import { ReportSide } from '../../components/report/ReportSide.tsx';
import { SaveBar } from '../../components/report/SaveBar.tsx';
import { Boundary } from '../../components/shared/Boundary.tsx';
import { KeyLine } from '../../components/shared/KeyLine.tsx';
import { Notice } from '../../components/shared/Notice.tsx';
import { Section } from '../../components/shared/Section.tsx';
import type { Locale } from '../../lib/model.ts';
import type { Settings } from '../../lib/settings.ts';
import { detectedIn } from '../../lib/view/detected.ts';
import { writePlace } from '../../lib/view/filters.ts';
import { named } from '../../lib/view/visible.ts';
import { clientWords } from '../../lib/words/client.ts';
import { commonWords } from '../../lib/words/common.ts';
import { isoDay } from '../../lib/words/format.ts';
import { PLATFORM_NAMES } from '../../lib/words/platforms.ts';
import { reportWords } from '../../lib/words/report.ts';
import { serviceWords } from '../../lib/words/service.ts';
import { isExample } from './example.ts';
import type { Found } from './find-scan.ts';
import { Service } from './Service.tsx';
import { asJson, formatsOf, save } from './save.ts';
import { useBranding } from './use-branding.ts';
import { usePlace } from './use-place.ts';
import { usePrint } from './use-print.ts';

interface Props {
  readonly found: Found;
  readonly settings: Settings;
  readonly locale: Locale;
}

const toKey = (): void => location.assign('/options.html#key');

/** One scan, with everything that its tier allows. */
export const Scan = ({ found, settings, locale }: Props) => {
  const words = reportWords[locale];
  const { ledger: ledgerWords } = commonWords[locale];
  const { result, report, finishedAt, id } = found.stored;
  const notes = found.state?.notes ?? [];
  const isSample = isExample(id);
  const [place, setPlace] = usePlace();
  const host = named(result.domain);
  const fileName = words.fileName({ host, day: isoDay(finishedAt) });
  const { ready, setClient, ...print } = useBranding(result.domain, !notes.includes('private') && !isSample);
  usePrint(fileName);
  useEffect(() => {
    document.title = words.title({ host });
  }, [words, host]);

  const linkTo = (anchor: string): string => writePlace({ ...place, id, anchor });
  const detected = report ? detectedIn(report, PLATFORM_NAMES) : [];
  const ledger = report?.ledger ?? found.state?.ledger;
  const incomplete = report?.incomplete ?? found.state?.incomplete ?? false;
  const head = { overall: result.overall_score, incomplete, pillars: result.pillars };
  const sections = [
    { anchor: 'overall', name: words.sums.overallTitle },
    ...(found.state?.service || found.stored.service ? [{ anchor: 'service', name: serviceWords[locale].title }] : []),
    { anchor: 'ledger', name: ledgerWords.title },
    ...(report ? [{ anchor: 'conditions', name: words.conditions.title }] : []),
  ];
  return (
    <div class="report" data-cover={report ? '' : undefined}>
      {report && (
        <Boundary name={clientWords[locale].plain.title}>
          <Cover report={report} isExample={isSample} {...print} />
          <PlainPage report={report} />
        </Boundary>
      )}
      <ReportHead host={result.domain} at={finishedAt} {...head}>
        {isSample && <Notice>{words.example}</Notice>}
        <NotKept notes={notes} />
      </ReportHead>
      <SaveBar
        resultText={asJson(result)}
        onPrint={() => window.print()}
        historyUrl="/history.html"
        formats={formatsOf(found.stored)}
        onSave={(format) => save(found.stored, format, { name: fileName, locale })}
      />
      {report && ready && <ClientName name={print.client} onName={setClient} />}
      <ReportSide {...head} sections={sections} linkTo={linkTo} />
      <main class="sheet">
        {report && (
          <PartnerReport
            report={report}
            detected={detected}
            filters={place.filters}
            onFilter={(filters) => setPlace({ ...place, anchor: '', filters })}
            linkTo={linkTo}
          />
        )}
        {result.api_tier === 'public' && <PublicPillars result={result} states={found.state?.pillars ?? null} />}
        {result.api_tier === 'public' && (
          <KeyLine requestUrl={settings.keyRequest.url} requestText={settings.keyRequest.text} onEnter={toKey} />
        )}
        <Section id="overall" title={words.sums.overallTitle}>
          <OverallSum {...head} />
        </Section>
        <Boundary name={serviceWords[locale].title}>
          <Service found={found} />
        </Boundary>
        <Section id="ledger" title={ledgerWords.title}>
          {ledger ? <LedgerTable ledger={ledger} /> : <p class="quiet">{words.ledgerGone}</p>}
        </Section>
        {report && (
          <Section id="conditions" title={words.conditions.title}>
            <Conditions report={report} detected={detected} />
          </Section>
        )}
        {report && <FootnoteList report={report} />}
      </main>
    </div>
  );
};
