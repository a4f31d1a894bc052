import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { BaseFault } from '../../lib/api/base-address.ts';
import type { KeyFate, KeyStatus, ServiceTest } from '../../lib/platform/messages.ts';
import type { Settings } from '../../lib/settings.ts';
import { toBrief, toWebAddress } from '../../lib/view/visible.ts';
import { formatDay } from '../../lib/words/format.ts';
import { serviceSettingsWords } from '../../lib/words/service/service-settings.ts';
import { Field } from '../shared/form/Field.tsx';
import { useLocale } from '../shared/locale.ts';
import { ServiceBase } from './ServiceBase.tsx';
import { ServiceTesting } from './ServiceTesting.tsx';

interface ServiceKeyRequestProps {
  readonly keyRequest: Settings['keyRequest'];
  readonly onChange: (keyRequest: Settings['keyRequest']) => void;
}

/** The words and the address for requesting a partner key. */
const ServiceKeyRequest = ({ keyRequest, onChange }: ServiceKeyRequestProps) => {
  const words = serviceSettingsWords[useLocale()];
  const [text, setText] = useState(keyRequest.text);
  const [url, setUrl] = useState(keyRequest.url);
  const [wrong, setWrong] = useState(false);
  const handleSubmit = (event: Event): void => {
    event.preventDefault();
    const isWrong = url.trim() !== '' && toWebAddress(url.trim()) === null;
    setWrong(isWrong);
    if (!isWrong) onChange({ text: text.trim().slice(0, 300), url: url.trim() });
  };
  return (
    <details>
      <summary>{words.request}</summary>
      <form onSubmit={handleSubmit} noValidate>
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

interface Props {
  readonly settings: Settings;
  readonly status: KeyStatus | null;
  /** The base address is on this machine. */
  readonly isLoopback: boolean;
  readonly platformUrl: string;
  readonly faultOf: (typed: string) => BaseFault | null;
  /** Returns the normalized form of a usable address. */
  readonly canonical: (typed: string) => string;
  /** Sets the address, '' for none; resolves with false when the browser was not allowed access to it. */
  readonly onSet: (base: string, key: KeyFate) => Promise<boolean>;
  readonly onTest: () => Promise<ServiceTest>;
  readonly onKeyRequest: (keyRequest: Settings['keyRequest']) => void;
  /** The part that hands stored reports in at the service; shown when a service is set. */
  readonly handingIn: ComponentChildren;
}

/** The state of the key: it was refused, or is not sent to this address. */
const KeyLink = ({ status, base }: { readonly status: KeyStatus; readonly base: string }) => {
  const locale = useLocale();
  const words = serviceSettingsWords[locale];
  if (!status.saved) return null;
  if (status.base === base) {
    return status.refusedAt === null ? null : <p>{words.refusedOn({ day: formatDay(locale, status.refusedAt) })}</p>;
  }
  return (
    <p class="quiet">{status.base === '' ? words.keyNowhere : words.keyElsewhere({ base: toBrief(status.base) })}</p>
  );
};

/** The scan service: its address, a test of it, and where to request its key. */
export const ServiceOptions = (props: Props) => {
  const { settings, status, isLoopback, platformUrl, onTest, onKeyRequest, handingIn, ...set } = props;
  const words = serviceSettingsWords[useLocale()];
  const { serviceBase: base, level, keyRequest } = settings;
  return (
    <>
      <ServiceBase base={base} hasKey={status?.saved ?? false} keyBase={status?.base ?? ''} {...set} />
      {base !== '' && isLoopback && base.startsWith('http:') && <p class="quiet">{words.loopback}</p>}
      {base !== '' && status && <KeyLink status={status} base={base} />}
      {base !== '' && <ServiceTesting key={base} base={base} onTest={onTest} />}
      {base !== '' && handingIn}
      {base !== '' && level !== 'C' && <p class="quiet">{words.unused}</p>}
      {base !== '' && (
        <p>
          <a href={platformUrl}>{words.platform}</a>
        </p>
      )}
      <ServiceKeyRequest keyRequest={keyRequest} onChange={onKeyRequest} />
    </>
  );
};
