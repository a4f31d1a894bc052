import { ServiceTesting } from '../../components/options/ServiceTesting.tsx';
import { useLocale } from '../../components/shared/locale.ts';
import { type KeyStatus, send } from '../../lib/platform/messages.ts';
import { optionsWords } from '../../lib/words/options.ts';

interface Props {
  readonly base: string;
  /** Told what is known of the key afterwards. */
  readonly onKey: (status: KeyStatus) => Promise<void>;
}

/** Tests the scan service with the key that is bound to it. */
export const testService = async (onKey: Props['onKey']) => {
  const tested = await send('testService', {});
  await onKey(await send('keyStatus', {}));
  return tested;
};

/** The test of a kept key; only a scan service can refuse one. */
export const KeyTest = ({ base, onKey }: Props) => {
  const words = optionsWords[useLocale()].key;
  if (base === '') return <p class="quiet">{words.testNeedsService}</p>;
  return <ServiceTesting key={base} base={base} onTest={() => testService(onKey)} />;
};
