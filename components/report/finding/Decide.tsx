import { createContext } from 'preact';
import { useContext, useEffect, useId, useRef, useState } from 'preact/hooks';
import { DECISION_KINDS, type DecisionKind, MAX_DECISIONS } from '../../../lib/decision.ts';
import type { Finding } from '../../../lib/model.ts';
import { makeVisible } from '../../../lib/view/visible.ts';
import { decisionWords, describeDecision } from '../../../lib/words/report/decision.ts';
import { getCheckTitle } from '../../../lib/words/say.ts';
import { Field } from '../../shared/form/Field.tsx';
import { useLocale } from '../../shared/locale.ts';

interface DecideFormProps {
  /** Rejects when the decision could not be stored. */
  readonly onDecide: (kind: DecisionKind, reason: string) => Promise<void>;
}

/** The form for a decision about a finding, with its reason. */
const DecideForm = ({ onDecide }: DecideFormProps) => {
  const words = decisionWords[useLocale()];
  const name = useId();
  const [kind, setKind] = useState<DecisionKind>('intended');
  const [reason, setReason] = useState('');
  const [error, setError] = useState<'noReason' | 'tooLong' | 'notSaved' | null>(null);
  const decide = (event: Event): void => {
    event.preventDefault();
    const text = reason.trim();
    if (text === '') setError('noReason');
    else if (text.length > MAX_DECISIONS.reason) setError('tooLong');
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
        error={error === 'tooLong' ? words.tooLong({ most: MAX_DECISIONS.reason }) : error && words[error]}
        onInput={setReason}
      />
      <button type="submit" class="button" data-kind="small">
        {words.save}
      </button>
    </form>
  );
};

/** Stores a decision about a finding, or removes it (null); rejects when it could not be stored. */
export type Deciding = (
  finding: Finding,
  decision: { readonly kind: DecisionKind; readonly reason: string } | null,
) => Promise<void>;

/** Null when a report is only shown: an example, one from a file, one from a private window. */
export const DecideContext = createContext<Deciding | null>(null);

interface Props {
  readonly finding: Finding;
  /** The finding costs something, so there is something to decide. */
  readonly isOpen: boolean;
}

/** After a decision was made here, moves the focus to what replaced the button. */
const useFollowedFocus = (decision: Finding['decision']) => {
  const changed = useRef(false);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (changed.current) element.current?.querySelector<HTMLElement>('button, summary')?.focus();
    changed.current = false;
  }, [decision]);
  return { element, follow: () => Object.assign(changed, { current: true }) };
};

/** The decision, and the button that removes it. */
const Decided = ({ finding, onUndo }: { readonly finding: Finding; readonly onUndo: (() => void) | null }) => {
  const locale = useLocale();
  const words = decisionWords[locale];
  const name = words.undoOf({ title: getCheckTitle(finding.id, locale) });
  return (
    <>
      <p dir="auto">{makeVisible(describeDecision(finding, locale))}</p>
      {onUndo !== null && (
        <button type="button" class="button" data-kind="small" aria-label={name} onClick={onUndo}>
          {words.undo}
        </button>
      )}
    </>
  );
};

/** The decision about a finding, with the button that removes it; or the form to make one. */
export const Decide = ({ finding, isOpen }: Props) => {
  const words = decisionWords[useLocale()];
  const onDecide = useContext(DecideContext);
  const { element, follow } = useFollowedFocus(finding.decision);
  const decide = async (decision: Parameters<Deciding>[1]): Promise<void> => {
    follow();
    await onDecide?.(finding, decision);
  };
  const undo = onDecide && (() => void decide(null).catch(() => {}));
  if (finding.decision === undefined && (onDecide === null || !isOpen)) return null;
  return (
    <div class="decision" ref={element}>
      {finding.decision !== undefined ? (
        <Decided finding={finding} onUndo={undo} />
      ) : (
        <details class="decide">
          <summary>
            <span>{words.open}</span>
          </summary>
          <DecideForm onDecide={(kind, reason) => decide({ kind, reason })} />
        </details>
      )}
    </div>
  );
};
