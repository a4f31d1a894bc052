import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BodyFault, FieldFault, Filled, Operation, Parameter } from '../../lib/api/operations.ts';
import type { OperationAnswer as Answer } from '../../lib/api/operations-client.ts';
import type { OperationId } from '../../lib/data/service/platform-operations.ts';
import { asTree } from '../../lib/view/tree.ts';
import { makeVisible, toBrief } from '../../lib/view/visible.ts';
import { formatBytes, formatSeconds } from '../../lib/words/format.ts';
import { platformWords } from '../../lib/words/service/platform.ts';
import { CopyButton } from '../shared/form/CopyButton.tsx';
import { Field } from '../shared/form/Field.tsx';
import { useLocale } from '../shared/locale.ts';
import { Notice } from '../shared/Notice.tsx';
import { OperationTree } from '../shared/service/OperationTree.tsx';

interface OperationAnswerProps {
  readonly answer: Answer;
  readonly onSave: (text: string, type: string) => void;
}

/** Characters shown of a plain answer; all of it is copied and saved. */
const LONGEST = 100_000;

/** The answer's body: JSON as a tree, anything else as text, never as markup. */
const Body = ({ text }: { readonly text: string }) => {
  const words = platformWords[useLocale()];
  const tree = asTree(text);
  if (text.trim() === '') return <p class="quiet">{words.noBody}</p>;
  if (tree !== null) return <OperationTree value={tree.value} />;
  return (
    <>
      <p class="quiet">{words.notTree}</p>
      <pre class="plain" dir="auto">
        {makeVisible(text.slice(0, LONGEST))}
      </pre>
    </>
  );
};

/** The answer of an operation, unchanged. */
export const OperationAnswer = ({ answer, onSave }: OperationAnswerProps) => {
  const locale = useLocale();
  const words = platformWords[locale];
  if (!answer.ok) return <Notice tone="warn">{words.failed[answer.why]}</Notice>;
  const { status, type, text, truncated, bytes, ms, retryAfter } = answer;
  return (
    <section class="answer" aria-label={words.answer}>
      <h3>{words.answer}</h3>
      <p>
        {words.answered({ status, seconds: formatSeconds(locale, ms), size: formatBytes(locale, bytes) })}{' '}
        <bdi>{toBrief(type)}</bdi>
      </p>
      {retryAfter !== null && <p>{words.retryAfter({ seconds: retryAfter })}</p>}
      {truncated && <p>{words.truncated}</p>}
      <Body text={text} />
      <p class="choices">
        <CopyButton text={text} name={words.copy} isNamed />
        <button type="button" class="button" onClick={() => onSave(text, type)}>
          {words.save}
        </button>
      </p>
    </section>
  );
};

/** A request as it is sent. */
interface Shown {
  readonly method: string;
  readonly address: string;
  readonly body: string | null;
}

interface OperationRequestProps {
  /** Null while a value is missing or invalid. */
  readonly shown: Shown | null;
  readonly host: string;
  readonly hasKey: boolean;
}

/** Shows what will be sent, before it is sent; the key only by name. */
export const OperationRequest = ({ shown, host, hasKey }: OperationRequestProps) => {
  const words = platformWords[useLocale()];
  if (shown === null) return <p class="quiet">{words.incomplete}</p>;
  const lines = [
    `${shown.method} ${shown.address}`,
    ...(shown.body === null ? [] : ['Content-Type: application/json']),
    ...(hasKey ? [`X-GDA-Key: •••••••• (${words.key})`] : []),
    ...(shown.body === null ? [] : ['', shown.body]),
  ];
  return (
    <figure class="request">
      <figcaption>{words.request}</figcaption>
      <pre dir="ltr">{makeVisible(lines.join('\n'))}</pre>
      <p class="quiet">{hasKey ? words.keyGoes({ host }) : words.keyStays({ host })}</p>
    </figure>
  );
};

interface SendProps {
  /** The operation changes something, so it needs a second confirmation. */
  readonly changes: boolean;
  readonly isReady: boolean;
  readonly isBusy: boolean;
  /** Called when the button was pressed while a value is missing or invalid. */
  readonly onRefused: () => void;
  readonly onSend: () => void;
}

/** Asks for confirmation; the focus is on the answer that changes nothing. */
const Question = ({ onNo, onYes }: { readonly onNo: () => void; readonly onYes: () => void }) => {
  const words = platformWords[useLocale()];
  const no = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => no.current?.focus(), []);
  return (
    <div class="notice" data-tone="warn">
      <p>{words.changes}</p>
      <p class="choices">
        <button type="button" class="button" data-answer="no" ref={no} onClick={onNo}>
          {words.no}
        </button>
        <button type="button" class="button" data-answer="yes" onClick={onYes}>
          {words.yes}
        </button>
      </p>
    </div>
  );
};

/** Sends the request; asks for confirmation first if it changes something. */
const OperationSend = ({ changes, isReady, isBusy, onRefused, onSend }: SendProps) => {
  const words = platformWords[useLocale()];
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  // After the question, returns the focus to the button that opened it.
  useLayoutEffect(() => {
    if (!asking && wasAsking.current) button.current?.focus();
    wasAsking.current = asking;
  }, [asking]);

  const handlePress = (): void => {
    if (!isReady) onRefused();
    else if (changes) setAsking(true);
    else onSend();
  };
  const handleConfirm = (): void => {
    setAsking(false);
    if (isReady) onSend();
  };
  if (asking) return <Question onNo={() => setAsking(false)} onYes={handleConfirm} />;
  return (
    <button type="button" class="button" data-kind="primary" ref={button} disabled={isBusy} onClick={handlePress}>
      {words.send}
    </button>
  );
};

interface OperationFieldsProps {
  readonly operation: Operation;
  readonly filled: Filled;
  /** Null until something was sent: no faults are shown before. */
  readonly faults: {
    readonly field: (parameter: Parameter, typed: string) => FieldFault | null;
    readonly body: (typed: string) => BodyFault | null;
  } | null;
  readonly onFill: (filled: Filled) => void;
}

const isKnown = (name: string, fields: object): name is 'sbi_code' | 'q' | 'limit' => name in fields;

/** The fields of one operation: a line for each parameter, and the body of a POST. */
const OperationFields = ({ operation, filled, faults, onFill }: OperationFieldsProps) => {
  const { fields, body, errors } = platformWords[useLocale()];
  const { values } = filled;
  const bodyFault = faults?.body(filled.body) ?? null;
  const findError = (parameter: Parameter): string | null => {
    const fault = faults?.field(parameter, values[parameter.name] ?? '') ?? null;
    return fault && errors[fault];
  };
  return (
    <>
      {operation.parameters.map((parameter) => (
        <Field
          key={parameter.name}
          {...(isKnown(parameter.name, fields) ? fields[parameter.name] : { label: parameter.name, hint: '' })}
          name={parameter.name}
          type="text"
          value={values[parameter.name] ?? ''}
          error={findError(parameter)}
          onInput={(value) => onFill({ ...filled, values: { ...values, [parameter.name]: value } })}
        />
      ))}
      {operation.method === 'POST' && (
        <Field
          {...body}
          name="body"
          value={filled.body}
          error={bodyFault && errors[bodyFault]}
          type="lines"
          onInput={(typed) => onFill({ ...filled, body: typed })}
        />
      )}
    </>
  );
};

export type Row = Operation & { readonly id: OperationId };

/** Validation of the typed values, by the table. */
export interface Rules {
  readonly fieldFault: (parameter: Parameter, typed: string) => FieldFault | null;
  readonly bodyFault: (typed: string) => BodyFault | null;
  readonly isFilled: (operation: Operation, filled: Filled) => boolean;
  /** The request as it would be sent; null while a value is missing or invalid. */
  readonly request: (operation: Operation, filled: Filled) => Shown | null;
}

interface Props extends Rules {
  readonly operation: Row;
  readonly host: string;
  /** The key is bound to this address and is sent along. */
  readonly hasKey: boolean;
  /** Null when the background did not answer. */
  readonly onSend: (id: OperationId, filled: Filled) => Promise<Answer | null>;
  readonly onSave: (id: OperationId, text: string, type: string) => void;
}

type Progress = { readonly is: 'idle' | 'busy' | 'broken' } | { readonly is: 'answered'; readonly answer: Answer };

/** One operation of the platform: its fields, the resulting request, and the answer. */
export const OperationForm = ({ operation, host, hasKey, onSend, onSave, ...rules }: Props) => {
  const words = platformWords[useLocale()];
  const [filled, setFilled] = useState<Filled>({ values: {}, body: '' });
  const [isTouched, setTouched] = useState(false);
  const [progress, setProgress] = useState<Progress>({ is: 'idle' });

  const send = async (): Promise<void> => {
    setProgress({ is: 'busy' });
    const answer = await onSend(operation.id, filled);
    setProgress(answer === null ? { is: 'broken' } : { is: 'answered', answer });
  };
  return (
    <form onSubmit={(event) => event.preventDefault()} noValidate>
      <OperationFields
        operation={operation}
        filled={filled}
        faults={isTouched ? { field: rules.fieldFault, body: rules.bodyFault } : null}
        onFill={setFilled}
      />
      <OperationRequest shown={rules.request(operation, filled)} host={host} hasKey={hasKey} />
      <OperationSend
        changes={operation.changes}
        isReady={rules.isFilled(operation, filled)}
        isBusy={progress.is === 'busy'}
        onRefused={() => setTouched(true)}
        onSend={() => void send()}
      />
      <div role="status">
        {progress.is === 'busy' && <p>{words.sending}</p>}
        {progress.is === 'broken' && <p class="error">{words.failed.background}</p>}
      </div>
      {progress.is === 'answered' && (
        <OperationAnswer answer={progress.answer} onSave={(text, type) => onSave(operation.id, text, type)} />
      )}
    </form>
  );
};
