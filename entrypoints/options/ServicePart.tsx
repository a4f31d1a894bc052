import { ServiceOptions } from '../../components/options/ServiceOptions.tsx';
import { findBaseFault, isLoopback, normalizeBase } from '../../lib/api/base-address.ts';
import { browser } from '../../lib/platform/browser.ts';
import { type KeyFate, type KeyStatus, send } from '../../lib/platform/messages.ts';
import { requestServiceAccess } from '../../lib/platform/service/access.ts';
import type { Settings } from '../../lib/settings.ts';
import { HandInPart } from './HandInPart.tsx';
import { testService } from './KeyPart.tsx';

interface Props {
  readonly settings: Settings;
  readonly status: KeyStatus | null;
  readonly onChange: (changes: Partial<Settings>) => void;
  /** Receives the key's status afterwards. */
  readonly onKey: (status: KeyStatus) => Promise<void>;
}

type Set = (base: string, key: KeyFate) => Promise<boolean>;

/** The scan service's settings, as a part of the options page. */
export const ServicePart = ({ settings, status, onChange, onKey }: Props) => {
  const set: Set = async (next, key) => {
    // The prompt requires the click itself: nothing may be awaited before it.
    if (next !== '' && !(await requestServiceAccess(next))) return false;
    await onKey(await send('setService', { base: next, key }));
    return true;
  };
  const { serviceBase: base, level } = settings;
  const since = `${level} ${status?.base ?? ''} ${status?.savedAt ?? 0} ${status?.refusedAt ?? 0}`;
  return (
    <ServiceOptions
      settings={settings}
      status={status}
      isLoopback={isLoopback(base)}
      platformUrl={browser.runtime.getURL('/platform.html')}
      faultOf={findBaseFault}
      canonical={normalizeBase}
      onSet={set}
      onTest={() => testService(onKey)}
      onKeyRequest={(keyRequest) => onChange({ keyRequest })}
      handingIn={<HandInPart key={base} {...{ base, since }} />}
    />
  );
};
