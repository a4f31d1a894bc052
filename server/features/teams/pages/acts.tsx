import type { Locale } from '../../../../lib/model.ts';
import { formatDay, toIsoMoment } from '../../../../lib/words/format.ts';
import type { TeamWords } from '../../../../lib/words/nl/service/team.ts';
import { TEAM } from '../../../core/paths.ts';
import type { Noted } from '../store/audit.ts';

/** Acts of a team, and where the ones before these begin. */
export interface ActsView {
  readonly noted: readonly Noted[];
  /** Names of what they are about, by id. */
  readonly about: ReadonlyMap<string, string>;
  readonly next: string | null;
  readonly isNewest: boolean;
}

interface Common {
  readonly words: TeamWords;
  readonly locale: Locale;
  /** Names of the keys that may be named to who looks. */
  readonly names: ReadonlyMap<string, string>;
}

const isWord = (word: string, words: TeamWords['acts']['words']): word is keyof TeamWords['acts']['words'] =>
  Object.hasOwn(words, word);

/** What an act was about, as people say it: names for ids, and the store's own words in the reader's language. */
const describeAbout = (about: string, names: ReadonlyMap<string, string>, words: TeamWords['acts']['words']): string =>
  about
    .split(' ')
    .map((word) => names.get(word) ?? (isWord(word, words) ? words[word] : word))
    // An id that no name is known of any more says nothing to anybody.
    .map((word) => (/^(?:(?:hook|reader)_)?[\da-f]{8}-[\da-f-]{27}$/.test(word) ? words.gone : word))
    .join(' ');

interface LineOf extends Common {
  readonly noted: Noted;
  readonly of: ActsView['about'];
}

const Line = ({ noted: { at, act, about, key }, of, words, locale, names }: LineOf) => (
  <li>
    <time dateTime={toIsoMoment(at)}>{formatDay(locale, at)}</time>
    <span>
      {words.acts.names[act]}
      {about !== '' && (
        <>
          : <bdi>{describeAbout(about, of, words.acts.words)}</bdi>
        </>
      )}
    </span>
    <span class="quiet">{key === null ? words.acts.service : <bdi>{names.get(key) ?? key}</bdi>}</span>
  </li>
);

/** Who of a team did what, newest first, with links to what is older; null for who may not read it. */
export const Acts = ({ acts, ...common }: { readonly acts: ActsView | null } & Common) => {
  const { words } = common;
  return (
    <section class="card" aria-labelledby="acts-title">
      <h2 id="acts-title">{words.acts.title}</h2>
      {acts === null && <p>{words.acts.needsRead}</p>}
      {acts?.noted.length === 0 && <p>{words.acts.none}</p>}
      {acts !== null && acts.noted.length > 0 && (
        <ol class="acts">
          {acts.noted.map((noted) => (
            <Line key={noted.seq} noted={noted} of={acts.about} {...common} />
          ))}
        </ol>
      )}
      {acts !== null && (
        <p class="pages">
          {!acts.isNewest && <a href={`${TEAM}#acts-title`}>{words.acts.newest}</a>}
          {acts.next !== null && <a href={`${TEAM}?before=${acts.next}#acts-title`}>{words.acts.older}</a>}
        </p>
      )}
      {acts !== null && <p class="quiet">{words.acts.kept}</p>}
    </section>
  );
};
