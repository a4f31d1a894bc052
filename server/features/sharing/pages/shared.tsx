import { formatDate } from '../../../../lib/words/format.ts';
import { reportWords } from '../../../../lib/words/report/report.ts';
import { sharingWords } from '../../../../lib/words/service/words.ts';
import { type PageContext, renderDocument } from '../../../core/pages/document.tsx';
import { FullReportView, type FullScan, ROOT_ID } from '../../scans/pages/full-report.tsx';

/** Renders a report as seen by whoever has its link. `script` is the path of the script that makes it interactive. */
export const renderSharedPage = (scan: FullScan, context: PageContext, script: string): string => {
  const { locale } = context;
  const words = sharingWords[locale];
  const title = reportWords[locale].title({ host: scan.result.domain });
  return renderDocument(
    { title, description: words.description, isIndexed: false },
    context,
    <>
      <section class="site deeds" aria-label={words.shared.noteTitle}>
        <p class="quiet">{words.shared.note({ day: formatDate(locale, scan.at) })}</p>
      </section>
      <div id="content" tabIndex={-1}>
        <div id={ROOT_ID} data-scan={JSON.stringify(scan)}>
          <FullReportView scan={scan} />
        </div>
      </div>
      <script src={script} type="module" />
    </>,
  );
};

/** Renders the page for a link that leads nowhere: always the same, whatever the reason. */
export const renderNoSharePage = (context: PageContext): string => {
  const { shared } = sharingWords[context.locale];
  return renderDocument(
    { title: `${shared.none} · Pijler`, description: shared.noneText, isIndexed: false },
    context,
    <main class="front" id="content" tabIndex={-1}>
      <h1>{shared.none}</h1>
      <p>{shared.noneText}</p>
    </main>,
  );
};
