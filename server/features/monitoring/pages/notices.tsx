import { toBrief } from '../../../../lib/view/visible.ts';
import { type PageContext, renderDocument } from '../../../core/pages/document.tsx';

/** Link targets in mail: to confirm notices, and to end them. The token is in the query, which is not logged. */
export const CONFIRM_NOTICES = '/meldingen/aan';
export const LEAVE_NOTICES = '/meldingen/uit';

/** The text of a page about notices, and its only action; null when there is none. */
interface NoticesPage {
  readonly title: string;
  readonly text: string;
  readonly act: { readonly name: string; readonly action: string } | null;
}

/**
 * Renders a page about notices, for whoever follows the link in a mail: following the link changes nothing yet, pressing the
 * button does.
 */
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
