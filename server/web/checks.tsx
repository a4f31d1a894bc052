import { Check, ChecksView } from '../../components/checks/ChecksView.tsx';
import type { ToldCheck } from '../../lib/view/told-checks.ts';
import { checkPageWords } from '../../lib/words/check-pages.ts';
import { webWords } from '../../lib/words/web.ts';
import { document, type Place } from './document.tsx';

/** Every check, explained. */
export const CHECKS_PATH = '/controles';

export const checksPage = (place: Place): string => {
  const { title } = checkPageWords[place.locale];
  const { description } = webWords[place.locale].checks;
  return document({ title: `${title} · Pijler`, description, isIndexed: true }, place, <ChecksView />);
};

/** One check, on a page of its own. */
export const checkPage = (check: ToldCheck, place: Place): string => {
  const words = checkPageWords[place.locale];
  const description = webWords[place.locale].checks.oneDescription({ title: check.title });
  return document(
    { title: `${check.title} · Pijler`, description, isIndexed: true },
    place,
    <main class="checks" id="content" tabIndex={-1}>
      <p>
        <a href={CHECKS_PATH}>{words.backToIndex}</a>
      </p>
      <Check check={check} Heading="h1" />
    </main>,
  );
};

export const notFoundPage = (place: Place): string => {
  const { title, text } = webWords[place.locale].notFound;
  return document(
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
};
