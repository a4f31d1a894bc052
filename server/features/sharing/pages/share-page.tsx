import { makeVisible } from '../../../../lib/view/visible.ts';
import { sharingWords } from '../../../../lib/words/service/words.ts';
import { type PageContext, renderDocument } from '../../../core/pages/document.tsx';
import { BadgeSection, type BadgeView } from './badge-section.tsx';
import { ShareSection, type ShareView } from './share-section.tsx';

/** What a team shares of a site. */
export interface SharePageView extends ShareView {
  readonly site: { readonly id: string; readonly domain: string };
  readonly badge: BadgeView | null;
  /** Why an action failed, if no field caused it. */
  readonly fault: string | null;
}

/** Renders the page on which a team shares a site: links to its reports, and its badge. */
export const renderSharePage = ({ site, badge, fault, ...links }: SharePageView, context: PageContext): string => {
  const { locale } = context;
  const words = sharingWords[locale];
  const title = words.title({ host: makeVisible(site.domain) });
  const common = { words, locale, site: site.id, token: context.token ?? '' };
  return renderDocument(
    { title: `${title} · Pijler`, description: words.description, isIndexed: false },
    context,
    <main class="front team" id="content" tabIndex={-1}>
      <h1>{title}</h1>
      {fault !== null && (
        <p class="error" role="alert">
          {fault}
        </p>
      )}
      <ShareSection {...links} {...common} />
      <BadgeSection badge={badge} mayManage={links.mayManage} {...common} />
    </main>,
  );
};
