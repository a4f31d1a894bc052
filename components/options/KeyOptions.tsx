import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Allowance, KeyStatus } from '../../lib/platform/messages.ts';
import { toBrief } from '../../lib/view/visible.ts';
import { formatDay } from '../../lib/words/format.ts';
import { optionsWords } from '../../lib/words/options.ts';
import { useLocale } from '../shared/locale.ts';
import { useOpener } from '../shared/use-opener.ts';
import { KeyForm } from './KeyForm.tsx';

interface Props {
  /** Null until it is known. */
  readonly status: KeyStatus | null;
  readonly allowance: Allowance | null;
  /** Saves a key; resolves with false when it was not saved. */
  readonly onSave: (key: string, sessionOnly: boolean) => Promise<boolean>;
  /** Removes the key; `wipe` also removes the stored reports. */
  readonly onRemove: (wipe: boolean) => void;
  /** The test of a stored key. */
  readonly testing: ComponentChildren;
}

const StoredKey = ({ status }: { readonly status: KeyStatus }) => {
  const locale = useLocale();
  const words = optionsWords[locale].key;
  return (
    <>
      <p>
        <b class="saved-key">{words.savedKey({ tail: toBrief(status.tail) })}</b>
        <br />
        {status.savedAt !== null && words.savedOn({ day: formatDay(locale, status.savedAt) })}{' '}
        {status.sessionOnly && words.forSession}
      </p>
      <p>{words.next}</p>
    </>
  );
};

/** Asks what to do with the reports that were made with the key. */
const Removing = ({ onRemove, onCancel }: Pick<Props, 'onRemove'> & { readonly onCancel: () => void }) => {
  const words = optionsWords[useLocale()].key;
  const cancel = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => cancel.current?.focus(), []);
  return (
    <div class="notice" data-tone="warn">
      <p>{words.removing}</p>
      <p class="choices">
        <button type="button" class="button" ref={cancel} onClick={onCancel}>
          {words.cancel}
        </button>
        <button type="button" class="button" onClick={() => onRemove(false)}>
          {words.removeOnly}
        </button>
        <button type="button" class="button" onClick={() => onRemove(true)}>
          {words.removeReports}
        </button>
      </p>
      <p class="quiet">{words.removeNote}</p>
    </div>
  );
};

/** The partner key: enter, test, replace, remove; only its last four characters are shown. */
export const KeyOptions = ({ status, allowance, onSave, onRemove, testing }: Props) => {
  const words = optionsWords[useLocale()].key;
  const [replacing, setReplacing] = useState(false);
  const [removing, setRemoving] = useState(false);
  const [replacer, remover] = [useOpener(replacing), useOpener(removing)];
  const stop = (): void => setReplacing(false);
  const remove = (wipe: boolean): void => {
    setRemoving(false);
    onRemove(wipe);
  };
  return (
    <>
      {status?.saved && <StoredKey status={status} />}
      {status?.saved && !replacing && !removing && (
        <p class="choices">
          <button type="button" class="button" ref={replacer} onClick={() => setReplacing(true)}>
            {words.replace}
          </button>
          <button type="button" class="button" ref={remover} onClick={() => setRemoving(true)}>
            {words.remove}
          </button>
        </p>
      )}
      {removing && <Removing onRemove={remove} onCancel={() => setRemoving(false)} />}
      {status?.saved && !replacing && !removing && testing}
      {status && (!status.saved || replacing) && (
        <KeyForm
          onSave={onSave}
          onCancel={replacing ? stop : undefined}
          sessionOnly={!status.saved || status.sessionOnly}
        />
      )}
      {allowance && <p class="quiet">{words.left(allowance)}</p>}
    </>
  );
};
