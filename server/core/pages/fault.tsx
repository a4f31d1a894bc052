import { webWords } from '../../../lib/words/service/words.ts';
import { type PageContext, renderDocument } from './document.tsx';

/** A page that explains why there is no other. */
const renderMessage = (
  { title, text }: { readonly title: string; readonly text: string },
  context: PageContext,
): string =>
  renderDocument(
    { title: `${title} · Pijler`, description: text, isIndexed: false },
    context,
    <main class="front" id="content" tabIndex={-1}>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <a href="/">{webWords[context.locale].site.home}</a>
      </p>
    </main>,
  );

export const renderNotFoundPage = (context: PageContext): string =>
  renderMessage(webWords[context.locale].notFound, context);

/** Renders a page for a request that failed; `text` says why. */
export const renderFaultPage = (text: string, context: PageContext): string =>
  renderMessage({ ...webWords[context.locale].fault, text }, context);
