import type { Folded } from '../../lib/site/fold.ts';
import type { SiteGrade } from '../../lib/site/site-grade.ts';
import { siteWords } from '../../lib/words/site.ts';
import { useLocale } from '../shared/locale.ts';
import { Section } from '../shared/Section.tsx';
import { FoldedChecks } from './FoldedChecks.tsx';
import { SitePages } from './SitePages.tsx';
import { SiteTotal } from './SiteTotal.tsx';
import type { ShownPage } from './shown-page.ts';

interface Props {
  /** The pages that were chosen, in the order in which they were handed to `foldPages` and `siteGrade`. */
  readonly pages: readonly ShownPage[];
  readonly grade: SiteGrade;
  readonly checks: readonly Folded[];
  /** Where the addresses of the pages come from; null where nobody looked for them. */
  readonly from: 'sitemap' | 'links' | 'none' | null;
}

/**
 * The report of several pages of one site: grade and pillars, the pages, and every check once. It starts at `h2`, has nothing that
 * a script must bring to life, and asks for a language around it.
 */
export const SiteReport = ({ pages, grade, checks, from }: Props) => {
  const words = siteWords[useLocale()];
  return (
    <div class="sheet site-report">
      <Section id="site-grade" title={words.grade.title}>
        <SiteTotal grade={grade} />
      </Section>
      <Section id="site-pages" title={words.pages.title} intro={from === null ? '' : words.from[from]}>
        <SitePages pages={pages} />
      </Section>
      <Section id="site-checks" title={words.checks.todo}>
        <FoldedChecks checks={checks} pages={pages} />
      </Section>
    </div>
  );
};
