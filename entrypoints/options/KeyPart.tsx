import { KeyOptions } from '../../components/options/KeyOptions.tsx';
import { KeyRequest } from '../../components/options/KeyRequest.tsx';
import { ServiceTesting } from '../../components/options/ServiceTesting.tsx';
import { useLocale } from '../../components/shared/locale.ts';
import { type KeyStatus, send } from '../../lib/platform/messages.ts';
import type { Settings } from '../../lib/settings.ts';
import { optionsWords } from '../../lib/words/options.ts';
import type { Keeping, Key } from './hooks.ts';

/** Tests the scan service with the key that is bound to it; `onKey` receives the key's status afterwards. */
export const testService = async (onKey: (status: KeyStatus) => Promise<void>) => {
  const tested = await send('testService', {});
  await onKey(await send('keyStatus', {}));
  return tested;
};

/** The test of a stored key; only a scan service can refuse one. */
const KeyTest = ({ base, onKey }: { readonly base: string; readonly onKey: Key['show'] }) => {
  const words = optionsWords[useLocale()].key;
  if (base === '') return <p class="quiet">{words.testNeedsService}</p>;
  return <ServiceTesting key={base} base={base} onTest={() => testService(onKey)} />;
};

interface Props {
  readonly settings: Settings;
  readonly partnerKey: Key;
  readonly keeping: Keeping;
}

/** The partner key: entering, testing and removing it, or where to request one. */
export const KeyPart = ({ settings, partnerKey, keeping }: Props) => (
  <>
    <KeyOptions
      status={partnerKey.status}
      allowance={partnerKey.allowance}
      onSave={(typed, sessionOnly) => keeping(partnerKey.save(typed, sessionOnly))}
      onRemove={(wipe) => void keeping(partnerKey.remove(wipe), 'keyRemoved')}
      testing={<KeyTest base={settings.serviceBase} onKey={partnerKey.show} />}
    />
    {!partnerKey.status?.saved && <KeyRequest {...settings.keyRequest} />}
  </>
);
