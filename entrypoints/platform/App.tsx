import { useEffect, useState } from 'preact/hooks';
import type { Rules } from '../../components/platform/OperationForm.tsx';
import { type Lack, OperationsView } from '../../components/platform/OperationsView.tsx';
import { LanguageContext } from '../../components/shared/locale.ts';
import { buildOperationCall, findBodyFault, findFieldFault, isFilled } from '../../lib/api/operations.ts';
import { PLATFORM_OPERATIONS } from '../../lib/data/service/platform-operations.ts';
import { browser } from '../../lib/platform/browser.ts';
import { getInterfaceLocale } from '../../lib/platform/locale.ts';
import { type KeyStatus, send } from '../../lib/platform/messages.ts';
import { settingsSlot } from '../../lib/platform/storage/store.ts';
import type { Settings } from '../../lib/settings.ts';
import { getServiceHost } from '../../lib/view/service.ts';
import { LANGUAGES } from '../../lib/words/common.ts';
import { platformWords } from '../../lib/words/service/platform.ts';

interface Props {
  readonly settings: Settings;
  readonly status: KeyStatus;
}

const listLacks = ({ serviceBase, level }: Settings, { saved }: KeyStatus): readonly Lack[] => {
  const lacks: readonly (readonly [Lack, boolean])[] = [
    ['key', !saved],
    ['base', serviceBase === ''],
    ['level', serviceBase !== '' && level !== 'C'],
  ];
  return lacks.flatMap(([lack, applies]) => (applies ? [lack] : []));
};

const createRules = (base: string): Rules => ({
  fieldFault: findFieldFault,
  bodyFault: findBodyFault,
  isFilled,
  request: (operation, filled) => {
    if (!isFilled(operation, filled)) return null;
    const { method, url, body } = buildOperationCall(base, operation, filled);
    return { method, address: url.href, body };
  },
});

/** Offers an answer for download as a file, unchanged; needs no permission. */
const saveText = (name: string, text: string, type: string): void => {
  const isJson = /\bjson\b/i.test(type);
  const link = document.createElement('a');
  // Only as text: an HTML answer must not open as one of our pages.
  link.href = URL.createObjectURL(new Blob([text], { type: isJson ? 'application/json' : 'text/plain' }));
  link.download = `platform_${name}.${isJson ? 'json' : 'txt'}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};

/** The page Platform: its operations, called by the background with the key that is bound to this address. */
export const App = ({ settings: initial, status: first }: Props) => {
  const [settings, setSettings] = useState(initial);
  const [status, setStatus] = useState(first);
  const locale = getInterfaceLocale(settings);
  useEffect(() => {
    document.documentElement.lang = locale;
    document.title = platformWords[locale].title;
  }, [locale]);
  useEffect(
    () =>
      settingsSlot.watch((next) => {
        setSettings(next);
        void send('keyStatus', {}).then(setStatus);
      }),
    [],
  );
  const base = settings.serviceBase;
  return (
    <LanguageContext.Provider value={LANGUAGES[locale]}>
      <OperationsView
        operations={PLATFORM_OPERATIONS}
        lacks={listLacks(settings, status)}
        settingsUrl={browser.runtime.getURL('/options.html#service')}
        host={getServiceHost(base)}
        hasKey={status.base === base}
        {...createRules(base)}
        onSend={(id, { values, body }) => send('callOperation', { id, values, body }).catch(() => null)}
        onSave={saveText}
      />
    </LanguageContext.Provider>
  );
};
