import { toBrief } from '../../../../lib/view/visible.ts';
import { sitesWords } from '../../../../lib/words/service/sites.ts';
import { type PageContext, renderDocument } from '../../../core/pages/document.tsx';
import { OneButton } from '../../../core/pages/forms.tsx';
import { toSitePaths } from '../../../core/paths.ts';
import type { SiteView } from './site-view.ts';

/** Renders the page that confirms the removal of a site. */
export const removePage = ({ site }: Pick<SiteView, 'site'>, context: PageContext): string => {
  const { site: words, title } = sitesWords[context.locale];
  const paths = toSitePaths(site.id);
  const domain = toBrief(site.domain);
  return renderDocument(
    { title: `${words.remove} · ${title}`, description: words.removeText, isIndexed: false },
    context,
    <main class="front" id="content" tabIndex={-1}>
      <h1>{words.removeTitle({ domain })}</h1>
      <p>{words.removeText}</p>
      <div class="choices">
        <OneButton action={paths.remove} token={context.token ?? ''} name={words.removeYes} />
        <a class="button" data-kind="small" href={paths.page}>
          {words.removeNo}
        </a>
      </div>
    </main>,
  );
};
