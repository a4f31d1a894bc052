import { toBrief } from '../../../../lib/view/visible.ts';
import { type PageContext, renderDocument } from '../../../core/pages/document.tsx';

/** Where a mail leads: to say yes to notices, and to end them. The token stands in the query, which is not logged. */
export const CONFIRM_NOTICES = '/meldingen/aan';
export const LEAVE_NOTICES = '/meldingen/uit';

/** What a page about notices says, and the one thing that can be done there; null where nothing can. */
interface NoticesPage {
  readonly title: string;
  readonly text: string;
  readonly act: { readonly name: string; readonly action: string } | null;
}

/** A page about notices, for who has the link of a mail: what follows a link does nothing yet, a button does. */
export const renderNoticesPage = ({ title, text, act }: NoticesPage, context: PageContext): string =>
  renderDocument(
    { title: `${title} · Pijler`, description: text, isIndexed: false },
    context,
    <main class="front" id="content" tabIndex={-1}>
      <h1>{title}</h1>
      <p>{toBrief(text)}</p>
      {act !== null && (
        <form method="post" action={act.action}>
          <button type="submit" class="button" data-kind="primary">
            {act.name}
          </button>
        </form>
      )}
    </main>,
  );
