import { webWords } from '../../lib/words/web.ts';
import { document, type Place } from './document.tsx';

/** A page that says why there is no other. */
const saying = ({ title, text }: { readonly title: string; readonly text: string }, place: Place): string =>
  document(
    { title: `${title} · Pijler`, description: text, isIndexed: false },
    place,
    <main class="front" id="content" tabIndex={-1}>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <a href="/">{webWords[place.locale].site.home}</a>
      </p>
    </main>,
  );

export const notFoundPage = (place: Place): string => saying(webWords[place.locale].notFound, place);

/** What was asked came to nothing; `text` says why. */
export const faultPage = (text: string, place: Place): string =>
  saying({ ...webWords[place.locale].fault, text }, place);
