import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BaseFault } from '../../lib/api/base-address.ts';
import type { KeyFate } from '../../lib/platform/messages.ts';
import { getServiceHost } from '../../lib/view/service.ts';
import { serviceSettingsWords } from '../../lib/words/service/service-settings.ts';
import { Field } from '../shared/form/Field.tsx';
import { useLocale } from '../shared/locale.ts';
import { useOpener } from '../shared/use-opener.ts';

interface ServiceKeyQuestionProps {
  readonly host: string;
  readonly onAnswer: (key: KeyFate) => void;
  readonly onCancel: () => void;
}

/** Asks whether the stored key may be sent to another address: without consent it is sent nowhere. */
export const ServiceKeyQuestion = ({ host, onAnswer, onCancel }: ServiceKeyQuestionProps) => {
  const words = serviceSettingsWords[useLocale()];
  const cancel = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => cancel.current?.focus(), []);
  return (
    <div class="notice" data-tone="warn">
      <p>
        <b>{words.ask({ host })}</b> {words.askWhy}
      </p>
      <p class="choices">
        <button type="button" class="button" data-fate="move" onClick={() => onAnswer('move')}>
          {words.yes}
        </button>
        <button type="button" class="button" data-fate="remove" onClick={() => onAnswer('remove')}>
          {words.no}
        </button>
        <button type="button" class="button" ref={cancel} onClick={onCancel}>
          {words.cancel}
        </button>
      </p>
    </div>
  );
};

interface Props {
  readonly base: string;
  readonly hasKey: boolean;
  /** The address to which the stored key is bound. */
  readonly keyBase: string;
  readonly faultOf: (typed: string) => BaseFault | null;
  readonly canonical: (typed: string) => string;
  readonly onSet: (base: string, key: KeyFate) => Promise<boolean>;
}

/** The result of the last change, or the host to which the browser's prompt denied access. */
type Message = 'removed' | 'changed' | { readonly denied: string };

/** The typed address, its fault, the address that waits for an answer, and the message about the last change. */
const useEntry = ({ base, hasKey, keyBase, faultOf, canonical, onSet }: Props) => {
  const [typed, setTyped] = useState(base);
  const [fault, setFault] = useState<BaseFault | null>(null);
  const [asking, setAsking] = useState<string | null>(null);
  const [message, setMessage] = useState<Message | null>(null);

  /** Called directly from a click, which the browser's prompt requires. */
  const set = (next: string, key: KeyFate): void => {
    setAsking(null);
    setMessage(null);
    void onSet(next, key).then((allowed) => {
      if (allowed) setTyped(next);
      if (!allowed) setMessage({ denied: getServiceHost(next) });
      else setMessage(next === '' ? 'removed' : 'changed');
    });
  };
  const handleSubmit = (event: Event): void => {
    event.preventDefault();
    const found = faultOf(typed);
    setFault(found);
    if (found !== null) return;
    const next = canonical(typed);
    if (hasKey && keyBase !== next) setAsking(next);
    else set(next, 'leave');
  };
  return { typed, setTyped, fault, asking, setAsking, message, set, submit: handleSubmit };
};

/** The form for the base address. If a stored key is bound to another address, asks about the key first. */
export const ServiceBase = (props: Props) => {
  const words = serviceSettingsWords[useLocale()];
  const { typed, setTyped, fault, asking, setAsking, message, set, submit } = useEntry(props);
  const opener = useOpener(asking !== null);
  return (
    <form onSubmit={submit} noValidate>
      <Field
        label={words.label}
        name="serviceBase"
        type="url"
        value={typed}
        hint={words.hint}
        error={fault && words.errors[fault]}
        onInput={setTyped}
      >
        {asking === null && (
          <p class="choices">
            <button type="submit" class="button" data-kind="primary" ref={opener}>
              {words.save}
            </button>
            {props.base !== '' && (
              <button type="button" class="button" onClick={() => set('', 'leave')}>
                {words.remove}
              </button>
            )}
          </p>
        )}
      </Field>
      {asking !== null && (
        <ServiceKeyQuestion
          host={getServiceHost(asking)}
          onAnswer={(key) => set(asking, key)}
          onCancel={() => setAsking(null)}
        />
      )}
      <p role="status">
        {message && (typeof message === 'string' ? words[message] : words.denied({ host: message.denied }))}
      </p>
    </form>
  );
};
