import { useState } from 'preact/hooks';
import type { Settings } from '../../lib/settings.ts';
import { webAddress } from '../../lib/view/visible.ts';
import { serviceSettingsWords } from '../../lib/words/service-settings.ts';
import { Field } from '../shared/Field.tsx';
import { useLocale } from '../shared/locale.ts';

interface Props {
  readonly keyRequest: Settings['keyRequest'];
  readonly onChange: (keyRequest: Settings['keyRequest']) => void;
}

/** The words and the address with which a partner key is asked for. */
export const ServiceKeyRequest = ({ keyRequest, onChange }: Props) => {
  const words = serviceSettingsWords[useLocale()];
  const [text, setText] = useState(keyRequest.text);
  const [url, setUrl] = useState(keyRequest.url);
  const [wrong, setWrong] = useState(false);
  const submit = (event: Event): void => {
    event.preventDefault();
    const isWrong = url.trim() !== '' && webAddress(url.trim()) === null;
    setWrong(isWrong);
    if (!isWrong) onChange({ text: text.trim().slice(0, 300), url: url.trim() });
  };
  return (
    <details>
      <summary>{words.request}</summary>
      <form onSubmit={submit} noValidate>
        <Field
          label={words.requestText}
          name="requestText"
          type="text"
          value={text}
          hint={words.requestTextHint}
          error={null}
          onInput={setText}
        />
        <Field
          label={words.requestUrl}
          name="requestUrl"
          type="text"
          value={url}
          hint={words.requestUrlHint}
          error={wrong ? words.requestUrlWrong : null}
          onInput={setUrl}
        />
        <button type="submit" class="button">
          {words.requestSave}
        </button>
      </form>
    </details>
  );
};
