import type { Locale } from '../../../../lib/model.ts';
import { formatDay, toIsoMoment } from '../../../../lib/words/format.ts';
import type { TeamWords } from '../../../../lib/words/nl/service/team.ts';
import { teamWords } from '../../../../lib/words/service/words.ts';
import { type PageContext, renderDocument } from '../../../core/pages/document.tsx';
import { TEAM } from '../../../core/paths.ts';
import type { AuditRecord } from '../store/audit.ts';
import type { Key } from '../store/keys.ts';
import type { Day } from '../store/quota.ts';
import type { Hour } from '../store/rate-limit.ts';
import { IssueForm, type KeyDraft } from './issue-form.tsx';
import { KeyList, ScopeList } from './key-list.tsx';

/** Audit events of a team, and where earlier ones begin. */
interface AuditLog {
  readonly noted: readonly AuditRecord[];
  /** Names of what they are about, by id. */
  readonly about: ReadonlyMap<string, string>;
  readonly next: string | null;
  readonly isNewest: boolean;
}

interface Common {
  readonly words: TeamWords;
  readonly locale: Locale;
  /** Names of the keys that the viewer is allowed to see. */
  readonly names: ReadonlyMap<string, string>;
}

const isWord = (word: string, words: TeamWords['acts']['words']): word is keyof TeamWords['acts']['words'] =>
  Object.hasOwn(words, word);

/** Describes what an event was about, for people: names instead of ids, and the store's own words in the reader's language. */
const describeAbout = (about: string, names: ReadonlyMap<string, string>, words: TeamWords['acts']['words']): string =>
  about
    .split(' ')
    .map((word) => names.get(word) ?? (isWord(word, words) ? words[word] : word))
    // An id without a known name means nothing to a reader.
    .map((word) => (/^(?:(?:hook|reader)_)?[\da-f]{8}-[\da-f-]{27}$/.test(word) ? words.gone : word))
    .join(' ');

interface LineOf extends Common {
  readonly noted: AuditRecord;
  readonly of: AuditLog['about'];
}

const Line = ({ noted: { at, act, about, keyId }, of, words, locale, names }: LineOf) => (
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
    <span class="quiet">{keyId === null ? words.acts.service : <bdi>{names.get(keyId) ?? keyId}</bdi>}</span>
  </li>
);

/** The audit log of a team, newest first, with links to older events; null for those who may not read it. */
const AuditEvents = ({ acts, ...common }: { readonly acts: AuditLog | null } & Common) => {
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
      {acts !== null && <p class="quiet">{words.acts.retention}</p>}
    </section>
  );
};

/** What a team's page shows to the holder of one of its keys. */
export interface TeamView {
  readonly self: Key;
  readonly left: { readonly hour: Hour; readonly day: Pick<Day, 'limit' | 'remaining'> };
  /** Every key of the team; null unless the viewer is an owner. */
  readonly keys: readonly Key[] | null;
  /** Null for those who may not read them. */
  readonly acts: AuditLog | null;
  /** Why an action failed, if no field caused it. */
  readonly fault: string | null;
  /** The input for a key that was not issued; null if there is none. */
  readonly draft: KeyDraft | null;
  /** A key that was just issued. */
  readonly created: { readonly key: string; readonly name: string } | null;
  /** Ms since 1970. */
  readonly now: number;
}

interface Worded {
  readonly words: TeamWords;
}

const CreatedKey = ({
  created: { key, name },
  words,
}: { readonly created: NonNullable<TeamView['created']> } & Worded) => (
  <section class="notice new-key" aria-labelledby="made-title">
    <h2 id="made-title">{words.made.title({ name })}</h2>
    <p>{words.made.once}</p>
    <p>
      <code>{key}</code>
    </p>
  </section>
);

const Self = ({ self, left: { hour, day }, words }: Pick<TeamView, 'self' | 'left'> & Worded) => (
  <section class="card" aria-labelledby="self-title">
    <h2 id="self-title">{words.self.title}</h2>
    <p>
      <bdi>{self.name}</bdi> <code>{self.id}</code>
    </p>
    <p class="quiet">{self.createdBy === null ? words.self.owner : words.self.issued}</p>
    <dl class="facts">
      <div>
        <dt>{words.keys.scopes}</dt>
        <dd>
          <ScopeList scopes={self.scopes} words={words} />
        </dd>
      </div>
      <div>
        <dt>{words.self.hourLabel}</dt>
        <dd>{words.self.hour({ left: hour.remaining, limit: hour.limit })}</dd>
      </div>
      <div>
        <dt>{words.self.dayLabel}</dt>
        <dd>{words.self.day({ left: day.remaining, limit: day.limit })}</dd>
      </div>
    </dl>
  </section>
);

/** Renders the page of a team: the viewer's own key, for an owner the other keys, and the audit log. */
export const renderTeamPage = (view: TeamView, context: PageContext): string => {
  const { self, left, keys, acts, fault, draft, created, now } = view;
  const { locale } = context;
  const words = teamWords[locale];
  const common = { words, locale, token: context.token ?? '' };
  return renderDocument(
    { title: `${words.title} · Pijler`, description: words.description, isIndexed: false },
    context,
    <main class="front team" id="content" tabIndex={-1}>
      <h1>{words.title}</h1>
      {fault !== null && (
        <p class="error" role="alert">
          {fault}
        </p>
      )}
      {created !== null && <CreatedKey created={created} words={words} />}
      <Self self={self} left={left} words={words} />
      {keys !== null && <KeyList keys={keys.filter(({ id }) => id !== self.id)} now={now} {...common} />}
      {keys !== null && <IssueForm owner={self} draft={draft} {...common} />}
      <AuditEvents acts={acts} names={new Map(keys?.map(({ id, name }) => [id, name]))} {...common} />
    </main>,
  );
};
