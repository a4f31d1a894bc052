import type { TeamWords } from '../../../../lib/words/nl/service/team.ts';
import { teamWords } from '../../../../lib/words/service/words.ts';
import { type PageContext, renderDocument } from '../../../core/pages/document.tsx';
import type { Day } from '../store/allowance.ts';
import type { Hour } from '../store/hour.ts';
import type { Key } from '../store/keys.ts';
import { Acts, type ActsView } from './acts.tsx';
import { IssueForm, type KeyDraft } from './issue-form.tsx';
import { KeyList, ScopeList } from './key-list.tsx';

/** What a team's page shows, to the holder of one of its keys. */
export interface TeamView {
  readonly self: Key;
  readonly left: { readonly hour: Hour; readonly day: Pick<Day, 'limit' | 'remaining'> };
  /** Every key of the team; null for who is no owner. */
  readonly keys: readonly Key[] | null;
  /** Null for who may not read them. */
  readonly acts: ActsView | null;
  /** Why what was asked came to nothing, where no field is to blame. */
  readonly fault: string | null;
  /** What was filled in for a key that was not issued; null where nothing was. */
  readonly draft: KeyDraft | null;
  /** A key that was issued just now. */
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

/** The page of a team: the own key, for an owner those of the others, and who did what. */
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
      <Acts acts={acts} names={new Map(keys?.map(({ id, name }) => [id, name]))} {...common} />
    </main>,
  );
};
