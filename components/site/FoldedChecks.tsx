import type { ComponentProps } from 'preact';
import type { Folded } from '../../lib/site/fold.ts';
import { titleOf } from '../../lib/words/say.ts';
import { siteWords } from '../../lib/words/site.ts';
import { Boundary } from '../shared/Boundary.tsx';
import { useLocale } from '../shared/locale.ts';
import { FoldedCheck } from './FoldedCheck.tsx';
import type { ShownPage } from './shown-page.ts';

interface Props {
  readonly checks: readonly Folded[];
  readonly pages: readonly ShownPage[];
}

const List = ({ checks, pages, heading }: Props & Pick<ComponentProps<typeof FoldedCheck>, 'heading'>) => {
  const locale = useLocale();
  return (
    <div class="folded">
      {checks.map((check) => (
        <Boundary key={check.id} name={titleOf(check.id, locale)}>
          <FoldedCheck {...{ check, pages, heading }} />
        </Boundary>
      ))}
    </div>
  );
};

const Rest = ({ name, checks, pages }: Props & { readonly name: string }) =>
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
export const FoldedChecks = ({ checks, pages }: Props) => {
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
