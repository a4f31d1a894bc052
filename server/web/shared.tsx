import { dateIn } from '../../lib/words/format.ts';
import { reportWords } from '../../lib/words/report.ts';
import { sharingWords } from '../../lib/words/sharing.ts';
import { document, type Place } from './document.tsx';
import { FullReportView, type FullScan, PLACE } from './full-report.tsx';

/** A report as whoever has its link sees it. `script` is the path of what makes it move. */
export const sharedPage = (scan: FullScan, place: Place, script: string): string => {
  const { locale } = place;
  const words = sharingWords[locale];
  const title = reportWords[locale].title({ host: scan.result.domain });
  return document(
    { title, description: words.description, isIndexed: false },
    place,
    <>
      <section class="site deeds" aria-label={words.shared.noteTitle}>
        <p class="quiet">{words.shared.note({ day: dateIn(locale, scan.at) })}</p>
      </section>
      <div id="content" tabIndex={-1}>
        <div id={PLACE} data-scan={JSON.stringify(scan)}>
          <FullReportView scan={scan} />
        </div>
      </div>
      <script src={script} type="module" />
    </>,
  );
};

/** A link leads nowhere: the same page, whatever the reason. */
export const noSharePage = (place: Place): string => {
  const { shared } = sharingWords[place.locale];
  return document(
    { title: `${shared.none} · Pijler`, description: shared.noneText, isIndexed: false },
    place,
    <main class="front" id="content" tabIndex={-1}>
      <h1>{shared.none}</h1>
      <p>{shared.noneText}</p>
    </main>,
  );
};
