import type { ComponentProps } from 'preact';
import { Boundary } from '../../../../../components/shared/Boundary.tsx';
import { useLocale } from '../../../../../components/shared/locale.ts';
import { Section } from '../../../../../components/shared/Section.tsx';
import { getCheckTitle } from '../../../../../lib/words/say.ts';
import { siteWords } from '../../../../../lib/words/service/site.ts';
import type { Folded } from '../../model/fold.ts';
import type { SiteGrade } from '../../model/site-grade.ts';
import { FoldedCheck } from './FoldedCheck.tsx';
import { SitePages } from './SitePages.tsx';
import { SiteTotal } from './SiteTotal.tsx';
import type { ShownPage } from './shown-page.ts';

interface FoldedChecksProps {
  readonly checks: readonly Folded[];
  readonly pages: readonly ShownPage[];
}

const List = ({ checks, pages, heading }: FoldedChecksProps & Pick<ComponentProps<typeof FoldedCheck>, 'heading'>) => {
  const locale = useLocale();
  return (
    <div class="folded">
      {checks.map((check) => (
        <Boundary key={check.id} name={getCheckTitle(check.id, locale)}>
          <FoldedCheck {...{ check, pages, heading }} />
        </Boundary>
      ))}
    </div>
  );
};

const Rest = ({ name, checks, pages }: FoldedChecksProps & { readonly name: string }) =>
  checks.length === 0 ? null : (
    <details class="group">
      <summary>
        <h3>{name}</h3>
        <span class="count">{checks.length}</span>
      </summary>
      <List {...{ checks, pages }} heading="h4" />
    </details>
  );

/** Every check of several pages, each once: what is to be done first, in the order of the path, and the others folded away. */
const FoldedChecks = ({ checks, pages }: FoldedChecksProps) => {
  const { checks: words } = siteWords[useLocale()];
  const isOpen = ({ groups }: Folded): boolean => (groups[0]?.kind ?? null) !== null;
  const tested = checks.filter(({ groups }) => groups.length > 0);
  const nowhere = checks.filter(({ groups }) => groups.length === 0);
  const open = tested.filter(isOpen);
  return (
    <>
      {open.length === 0 && <p>{words.nothing}</p>}
      <List checks={open} pages={pages} heading="h3" />
      <Rest name={words.other} checks={tested.filter((check) => !isOpen(check))} pages={pages} />
      <Rest name={words.untested} checks={nowhere.filter(({ untested }) => untested.length > 0)} pages={pages} />
      <Rest name={words.needless} checks={nowhere.filter(({ untested }) => untested.length === 0)} pages={pages} />
    </>
  );
};

interface Props {
  /** The pages that were chosen, in the order in which they were handed to `foldPages` and `computeSiteGrade`. */
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
