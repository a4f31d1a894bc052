import { useLayoutEffect, useRef } from 'preact/hooks';
import type { KeyFate } from '../../lib/platform/messages.ts';
import { serviceSettingsWords } from '../../lib/words/service/service-settings.ts';
import { useLocale } from '../shared/locale.ts';

interface Props {
  readonly host: string;
  readonly onAnswer: (key: KeyFate) => void;
  readonly onCancel: () => void;
}

/** Whether the stored key may go to another address: without a yes it goes nowhere. */
export const ServiceKeyQuestion = ({ host, onAnswer, onCancel }: Props) => {
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
