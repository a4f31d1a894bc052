import { brief } from '../../../../lib/view/visible.ts';
import { sitesWords } from '../../../../lib/words/service/sites.ts';
import { document, type PageContext } from '../../../core/pages/document.tsx';
import { OneButton } from '../../../core/pages/forms.tsx';
import { sitePaths } from '../../../core/paths.ts';
import type { SiteView } from './site-view.ts';

/** Asks once more before a site is removed. */
export const removePage = ({ site }: Pick<SiteView, 'site'>, context: PageContext): string => {
  const { site: words, title } = sitesWords[context.locale];
  const paths = sitePaths(site.id);
  const domain = brief(site.domain);
  return document(
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
