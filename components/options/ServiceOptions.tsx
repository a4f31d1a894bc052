import type { ComponentChildren } from 'preact';
import type { BaseFault } from '../../lib/api/base-address.ts';
import type { KeyFate, KeyStatus, ServiceTest } from '../../lib/platform/messages.ts';
import type { Settings } from '../../lib/settings.ts';
import { brief } from '../../lib/view/visible.ts';
import { dayIn } from '../../lib/words/format.ts';
import { serviceSettingsWords } from '../../lib/words/service-settings.ts';
import { useLocale } from '../shared/locale.ts';
import { ServiceBase } from './ServiceBase.tsx';
import { ServiceKeyRequest } from './ServiceKeyRequest.tsx';
import { ServiceTesting } from './ServiceTesting.tsx';

interface Props {
  readonly settings: Settings;
  readonly status: KeyStatus | null;
  /** The base address is of this machine. */
  readonly isLoopback: boolean;
  readonly platformUrl: string;
  readonly faultOf: (typed: string) => BaseFault | null;
  /** The one spelling of a usable address. */
  readonly canonical: (typed: string) => string;
  /** Sets the address, '' for none; false when the browser was not allowed access to it. */
  readonly onSet: (base: string, key: KeyFate) => Promise<boolean>;
  readonly onTest: () => Promise<ServiceTest>;
  readonly onKeyRequest: (keyRequest: Settings['keyRequest']) => void;
  /** Handing the kept reports in at the service; shown where one is set. */
  readonly handingIn: ComponentChildren;
}

/** Where the key stands: it was refused, or does not go along to this address. */
const KeyLink = ({ status, base }: { readonly status: KeyStatus; readonly base: string }) => {
  const locale = useLocale();
  const words = serviceSettingsWords[locale];
  if (!status.saved) return null;
  if (status.base === base) {
    return status.refusedAt === null ? null : <p>{words.refusedOn({ day: dayIn(locale, status.refusedAt) })}</p>;
  }
  return (
    <p class="quiet">{status.base === '' ? words.keyNowhere : words.keyElsewhere({ base: brief(status.base) })}</p>
  );
};

/** The scan service: its address, a test of it, and where its key is asked for. */
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
