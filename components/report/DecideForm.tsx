import { useId, useState } from 'preact/hooks';
import { DECISION_KINDS, type DecisionKind, MOST_DECISIONS } from '../../lib/decision.ts';
import { decisionWords } from '../../lib/words/decision.ts';
import { Field } from '../shared/Field.tsx';
import { useLocale } from '../shared/locale.ts';

interface Props {
  /** Rejects where it could not be kept. */
  readonly onDecide: (kind: DecisionKind, reason: string) => Promise<void>;
}

/** What is decided about a finding, and why. */
export const DecideForm = ({ onDecide }: Props) => {
  const words = decisionWords[useLocale()];
  const name = useId();
  const [kind, setKind] = useState<DecisionKind>('intended');
  const [reason, setReason] = useState('');
  const [error, setError] = useState<'noReason' | 'tooLong' | 'notSaved' | null>(null);
  const decide = (event: Event): void => {
    event.preventDefault();
    const text = reason.trim();
    if (text === '') setError('noReason');
    else if (text.length > MOST_DECISIONS.reason) setError('tooLong');
    else onDecide(kind, text).catch(() => setError('notSaved'));
  };
  return (
    <form onSubmit={decide} noValidate>
      <fieldset>
        <legend>{words.which}</legend>
        {DECISION_KINDS.map((one) => (
          <label key={one}>
            <input type="radio" name={name} checked={kind === one} onChange={() => setKind(one)} /> {words.kinds[one]}
          </label>
        ))}
      </fieldset>
      <Field
        label={words.reason}
        name={`${name}-reason`}
        type="lines"
        value={reason}
        hint={words.hint}
        error={error === 'tooLong' ? words.tooLong({ most: MOST_DECISIONS.reason }) : error && words[error]}
        onInput={setReason}
      />
      <button type="submit" class="button" data-kind="small">
        {words.save}
      </button>
    </form>
  );
};
