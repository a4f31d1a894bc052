import type { Locale } from '../../lib/model.ts';
import { reportWords } from '../../lib/words/report.ts';

/** There is no scan to show, and how to get one. */
export const NotFound = ({ domain, locale }: { readonly domain: string; readonly locale: Locale }) => {
  const words = reportWords[locale];
  return (
    <main class="report empty">
      <h1>
        <bdi>{domain || words.heading}</bdi>
      </h1>
      <p>{words.notFound}</p>
      <p>{words.notFoundRemedy}</p>
    </main>
  );
};
