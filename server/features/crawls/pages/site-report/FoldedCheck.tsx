import type { ComponentChildren } from 'preact';
import { useCommon, useLocale } from '../../../../../components/shared/locale.ts';
import { Mark } from '../../../../../components/shared/Mark.tsx';
import { isFailOrWarn, type Locale, type Outcome } from '../../../../../lib/model.ts';
import { toBrief } from '../../../../../lib/view/visible.ts';
import { splitSentence } from '../../../../../lib/words/first-sentence.ts';
import { checkName } from '../../../../../lib/words/headline.ts';
import { getCheckTitle, sayFinding } from '../../../../../lib/words/say.ts';
import { siteWords } from '../../../../../lib/words/service/site.ts';
import type { Alike, Folded, PageIndex } from '../../model/fold.ts';
import { type ShownPage, toShownPath } from './shown-page.ts';

interface Props {
  readonly check: Folded;
  readonly pages: readonly ShownPage[];
}

/** Level of its heading. */
interface Level {
  readonly heading: 'h3' | 'h4';
}

type GroupProps = Props & { readonly group: Alike };

/** A page's path, linked to this check in the page's own report. */
const PageName = ({ page, id }: { readonly page: ShownPage | undefined; readonly id: string }) => {
  if (page === undefined) return null;
  const path = <bdi>{toShownPath(page)}</bdi>;
  return page.href === null ? path : <a href={`${page.href}#check-${id}`}>{path}</a>;
};

const Listed = ({ label, children }: { readonly label: string; readonly children: ComponentChildren }) => (
  <details class="of-pages">
    <summary>{label}</summary>
    <ul class="pages">{children}</ul>
  </details>
);

const Names = ({ label, found, check, pages }: Props & { label: string; found: readonly PageIndex[] }) => (
  <Listed label={label}>
    {found.map((page) => (
      <li key={page}>
        <PageName page={pages[page]} id={check.id} />
      </li>
    ))}
  </Listed>
);

/** One conclusion and its pages: its sentence once if it is the same on all pages, otherwise next to each page. */
const Group = ({ group, check, pages }: GroupProps) => {
  const locale = useLocale();
  const { checks: words } = siteWords[locale];
  const sentences = group.found.map(({ page, finding }) => ({
    page,
    said: toBrief(sayFinding(finding, locale).conclusion),
  }));
  const [first] = sentences;
  const isOne = sentences.every(({ said }) => said === first?.said);
  const label = words.pages({ count: sentences.length });
  if (check.ofSite && isOne) return <Said outcome={getOutcome(group)}>{first?.said}</Said>;
  return (
    <>
      {isOne && <Said outcome={getOutcome(group)}>{first?.said}</Said>}
      <Listed label={label}>
        {sentences.map(({ page, said }) => (
          <li key={page}>
            <PageName page={pages[page]} id={check.id} />
            {!isOne && <Said outcome={getOutcome(group)}>{said}</Said>}
          </li>
        ))}
      </Listed>
    </>
  );
};

const getOutcome = ({ found }: Alike): Outcome => found[0]?.finding.outcome ?? 'unknown';

const Said = ({ outcome, children }: { readonly outcome: Outcome; readonly children: ComponentChildren }) => {
  const { outcomes } = useCommon();
  return (
    <p class="said" dir="auto">
      <Mark outcome={outcome} /> <span class="unseen">{outcomes[outcome]}: </span>
      {children}
    </p>
  );
};

/** On how many of the pages its gravest conclusion was reached; nothing if it was tested nowhere. */
const Where = ({ check }: Pick<Props, 'check'>) => {
  const words = siteWords[useLocale()];
  const [gravest] = check.groups;
  if (gravest === undefined) return null;
  const { length: count } = gravest.found;
  return <span class="where">{check.ofSite ? words.ofSite : words.on({ count, of: check.tested })}</span>;
};

/**
 * Returns the first sentence of the gravest conclusion if it is the same on every page; otherwise the name of the check, because
 * the number of one page does not apply to all. The rest of a conclusion is shown below.
 */
const formatFound = ({ id, groups: [gravest] }: Folded, locale: Locale): string => {
  const sentences = new Set(
    gravest?.found.map(({ finding }) => splitSentence(sayFinding(finding, locale).conclusion)[0]),
  );
  const [only, ...others] = sentences;
  return only !== undefined && others.length === 0 ? only : checkName(getCheckTitle(id, locale), locale);
};

const Head = ({ check, heading: Heading }: Pick<Props, 'check'> & Level) => {
  const locale = useLocale();
  const common = useCommon();
  const [gravest] = check.groups;
  const kind = gravest?.kind ?? null;
  const who = gravest?.found[0]?.finding.who;
  const outcome = gravest === undefined ? (check.untested.length > 0 ? 'unknown' : 'skip') : getOutcome(gravest);
  const isFault = isFailOrWarn({ outcome }) || kind !== null;
  return (
    <summary>
      <Mark outcome={outcome} />
      <span class="text">
        <span class="line">
          <Heading dir="auto">
            {toBrief(isFault ? formatFound(check, locale) : getCheckTitle(check.id, locale))}
          </Heading>
          <span class="unseen">{common.outcomes[outcome]}</span>
          {kind !== null && (
            <span class="kind" data-kind={kind}>
              {common.steps.kinds[kind]}
            </span>
          )}
          <Where check={check} />
          {kind !== null && who !== undefined && <span class="who">{common.who[who]}</span>}
        </span>
      </span>
    </summary>
  );
};

/** One check over the pages of a site: its gravest conclusion and on how many pages at a glance, the rest on opening. */
export const FoldedCheck = ({ check, pages, heading }: Props & Level) => {
  const locale = useLocale();
  const common = useCommon();
  const { checks: words } = siteWords[locale];
  const { groups, untested, needless } = check;
  const lead = groups[0]?.kind == null ? undefined : groups[0].found[0]?.finding;
  return (
    <details class="check" id={`site-check-${check.id}`} data-outcome={groups[0] && getOutcome(groups[0])}>
      <Head {...{ check, heading }} />
      <div class="body">
        <p class="who">{toBrief(checkName(getCheckTitle(check.id, locale), locale))}</p>
        {groups.map((group) => (
          <Group key={group.found[0]?.finding.code} {...{ group, check, pages }} />
        ))}
        {untested.map(({ why, pages: found }) => {
          const label = words.untestedOn({ count: found.length, reason: common.unseen[why].reason });
          return <Names key={why} {...{ label, found, check, pages }} />;
        })}
        {needless.length > 0 && (
          <Names label={words.needlessOn({ count: needless.length })} found={needless} {...{ check, pages }} />
        )}
        {lead !== undefined && (
          <p>
            <b>{words.fix}:</b> {sayFinding(lead, locale).fix}
          </p>
        )}
      </div>
    </details>
  );
};
