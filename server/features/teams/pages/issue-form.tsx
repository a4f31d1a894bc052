import type { TeamWords } from '../../../../lib/words/nl/service/team.ts';
import { ISSUE_KEY } from '../../../core/paths.ts';
import type { Key } from '../store/keys.ts';

/** Names of the form's fields. */
export type KeyField = 'name' | 'scopes' | 'perHour' | 'perDay' | 'expires';

/** The values of the form, and the field that caused an error; null if there is none. */
export interface KeyDraft {
  readonly name: string;
  readonly scopes: readonly string[];
  readonly perHour: string;
  readonly perDay: string;
  readonly expires: string;
  readonly fault: { readonly field: KeyField; readonly text: string } | null;
}

interface Props {
  readonly owner: Key;
  readonly draft: KeyDraft | null;
  readonly words: TeamWords;
  readonly token: string;
}

interface InputProps {
  readonly field: Exclude<KeyField, 'scopes'>;
  readonly label: string;
  readonly hint: string;
  readonly draft: KeyDraft | null;
  /** Further attributes of the input. */
  readonly more: Readonly<Record<string, string | number | boolean>>;
}

const Fault = ({ field, draft }: { readonly field: KeyField; readonly draft: KeyDraft | null }) =>
  draft?.fault?.field !== field ? null : (
    <p class="error" id={`${field}-fault`} role="alert">
      {draft.fault.text}
    </p>
  );

const Input = ({ field, label, hint, draft, more }: InputProps) => {
  const isWrong = draft?.fault?.field === field;
  return (
    <div class="field">
      <label for={field}>{label}</label>
      <input
        id={field}
        name={field}
        defaultValue={draft?.[field] ?? ''}
        aria-describedby={isWrong ? `${field}-fault ${field}-hint` : `${field}-hint`}
        aria-invalid={isWrong}
        {...more}
      />
      <Fault field={field} draft={draft} />
      <p class="quiet" id={`${field}-hint`}>
        {hint}
      </p>
    </div>
  );
};

const Scopes = ({ owner, draft, words }: Omit<Props, 'token'>) => (
  <fieldset class="choice" aria-describedby={draft?.fault?.field === 'scopes' ? 'scopes-fault' : 'scopes-hint'}>
    <legend>{words.issue.scopes}</legend>
    {owner.scopes.map((scope) => (
      <div key={scope} class="option">
        <label>
          <input
            type="checkbox"
            name={`scope-${scope}`}
            value="1"
            defaultChecked={draft?.scopes.includes(scope) ?? scope === 'read'}
          />
          {words.scopes[scope]}
        </label>
      </div>
    ))}
    <Fault field="scopes" draft={draft} />
    <p class="quiet" id="scopes-hint">
      {words.issue.scopesHint}
    </p>
  </fieldset>
);

/** The form to issue a key, for owners. */
export const IssueForm = ({ owner, draft, words, token }: Props) => {
  const { issue } = words;
  const number = { type: 'number', inputMode: 'numeric', min: 0 } as const;
  const [hour, day] = [owner.perHour, owner.perDay];
  return (
    <section class="card" aria-labelledby="issue-title">
      <h2 id="issue-title">{issue.title}</h2>
      <p>{issue.intro}</p>
      <form method="post" action={ISSUE_KEY} class="issue">
        <input type="hidden" name="token" value={token} />
        <Input
          {...{ field: 'name', label: issue.name, hint: issue.nameHint, draft }}
          more={{ type: 'text', maxLength: 60, required: true, autocomplete: 'off' }}
        />
        <Scopes owner={owner} draft={draft} words={words} />
        <div class="limits">
          <Input
            {...{ field: 'perHour', label: issue.perHour, hint: issue.most({ most: hour }), draft }}
            more={{ ...number, max: hour }}
          />
          <Input
            {...{ field: 'perDay', label: issue.perDay, hint: issue.most({ most: day }), draft }}
            more={{ ...number, max: day }}
          />
          <Input
            {...{ field: 'expires', label: issue.expires, hint: issue.expiresHint, draft }}
            more={{ type: 'date' }}
          />
        </div>
        <button type="submit" class="button" data-kind="primary">
          {issue.submit}
        </button>
      </form>
    </section>
  );
};
