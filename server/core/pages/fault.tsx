import { webWords } from '../../../lib/words/service/words.ts';
import { document, type PageContext } from './document.tsx';

/** A page that says why there is no other. */
const saying = ({ title, text }: { readonly title: string; readonly text: string }, context: PageContext): string =>
  document(
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

export const notFoundPage = (context: PageContext): string => saying(webWords[context.locale].notFound, context);

/** What was asked came to nothing; `text` says why. */
export const faultPage = (text: string, context: PageContext): string =>
  saying({ ...webWords[context.locale].fault, text }, context);
