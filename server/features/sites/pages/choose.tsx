import { useLocale } from '../../../../components/shared/locale.ts';
import { toGrade } from '../../../../lib/view/grade.ts';
import { toBrief } from '../../../../lib/view/visible.ts';
import { sitesWords } from '../../../../lib/words/service/sites.ts';
import { cockpitWords } from '../../../../lib/words/service/words.ts';
import { type PageContext, renderDocument } from '../../../core/pages/document.tsx';
import { SITES, SITES_CHOSEN, toSitePaths } from '../../../core/paths.ts';
import type { Site } from '../store/list-sites.ts';
import { CHOSEN, Choose, toBoxName } from './choose-box.tsx';
import { Change } from './table.tsx';
import type { TableView } from './view.ts';

/** Actions on selected sites. */
export const BULK_ACTIONS = ['scan', 'tag', 'watch', 'export', 'remove'] as const;
export type Deed = (typeof BULK_ACTIONS)[number];

/** The form that chooses the action on the selected sites. */
export const Deeds = ({ token, deeds }: { readonly token: string; readonly deeds: readonly Deed[] }) => {
  const { choose } = cockpitWords[useLocale()];
  return (
    <form class="chosen" id={CHOSEN} method="post" action={SITES_CHOSEN}>
      <input type="hidden" name="token" value={token} />
      <label for="doe">{choose.title}</label>
      <select id="doe" name="doe">
        {deeds.map((deed) => (
          <option key={deed} value={deed}>
            {choose.deeds[deed]}
          </option>
        ))}
      </select>
      {deeds.includes('tag') && (
        <>
          <label for="label">{choose.label}</label>
          <input id="label" name="label" maxLength={50} autocomplete="off" />
        </>
      )}
      <button type="submit" class="button">
        {choose.submit}
      </button>
    </form>
  );
};

/** Lowest totals of the states, gravest first; sites without a total come last. */
const STATES = [0, 40, 60, 75, 90] as const;

const findState = ({ last }: Site): number =>
  last?.total == null ? -1 : (STATES.findLast((from) => (last.total ?? 0) >= from) ?? 0);

/** The same sites for a narrow window: one line each with the essentials, grouped by state; the gravest group is open. */
export const Cards = ({ sites, canChoose }: Pick<TableView, 'sites'> & { readonly canChoose: boolean }) => {
  const locale = useLocale();
  const { table } = sitesWords[locale];
  const groups = [...STATES, -1].flatMap((from) => {
    const those = sites.filter((site) => findState(site) === from);
    return those.length === 0 ? [] : [{ from, those }];
  });
  return (
    <div class="cards">
      {groups.map(({ from, those }, nth) => (
        <details key={from} class="unfolds" open={nth === 0}>
          <summary>
            {from < 0 ? table.noScore : toGrade(from, locale).word} ({those.length})
          </summary>
          <ul>
            {those.map((site) => (
              <li key={site.id} data-step={toGrade(site.last?.total ?? null, locale).step ?? 0}>
                {canChoose && <Choose site={site} />}
                <a href={toSitePaths(site.id).page}>
                  <bdi>{toBrief(site.domain)}</bdi>
                </a>
                <b class="score">{site.last?.total ?? '–'}</b>
                <Change points={site.change} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
};

/** Renders the page that confirms the removal of several sites. */
export const removeManyPage = (sites: readonly Pick<Site, 'id' | 'domain'>[], context: PageContext): string => {
  const { choose } = cockpitWords[context.locale];
  const { site: words, title } = sitesWords[context.locale];
  return renderDocument(
    { title: `${words.remove} · ${title}`, description: words.removeText, isIndexed: false },
    context,
    <main class="front" id="content" tabIndex={-1}>
      <h1>{choose.removeTitle({ count: sites.length })}</h1>
      <ul>
        {sites.map(({ id, domain }) => (
          <li key={id}>
            <bdi>{toBrief(domain)}</bdi>
          </li>
        ))}
      </ul>
      <form method="post" action={SITES_CHOSEN}>
        <input type="hidden" name="token" value={context.token ?? ''} />
        <input type="hidden" name="doe" value="remove" />
        <input type="hidden" name="zeker" value="1" />
        {sites.map(({ id }) => (
          <input key={id} type="hidden" name={toBoxName(id)} value="1" />
        ))}
        <div class="choices">
          <button type="submit" class="button" data-kind="primary">
            {choose.removeYes}
          </button>
          <a class="button" href={SITES}>
            {words.removeNo}
          </a>
        </div>
      </form>
    </main>,
  );
};
