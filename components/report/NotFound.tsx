import { toBrief } from '../../lib/view/visible.ts';
import { reportWords } from '../../lib/words/report/report.ts';
import { useLocale } from '../shared/locale.ts';

/** Shown when there is no scan; explains how to make one. */
export const NotFound = ({ domain }: { readonly domain: string }) => {
  const words = reportWords[useLocale()];
  return (
    <main class="report empty">
      <h1>
        <bdi>{toBrief(domain) || words.heading}</bdi>
      </h1>
      <p>{words.notFound}</p>
      <p>{words.notFoundRemedy}</p>
    </main>
  );
};
