import { useEffect, useRef, useState } from 'preact/hooks';
import { PopupFoot } from '../../components/popup/PopupFoot.tsx';
import { PopupHead } from '../../components/popup/PopupHead.tsx';
import { PopupView } from '../../components/popup/PopupView.tsx';
import { Boundary } from '../../components/shared/Boundary.tsx';
import type { Locale } from '../../lib/model.ts';
import type { Settings } from '../../lib/settings.ts';
import { biggestGain, isUnseen, shownName } from '../../lib/view/scan-state.ts';
import { commonWords } from '../../lib/words/common.ts';
import { popupWords } from '../../lib/words/popup.ts';
import { openSettings, reportUrl } from './doors.ts';
import { useAccess, useMoved, useScan, useSpoken } from './hooks.ts';
import { Notices } from './Notices.tsx';
import { Service } from './Service.tsx';

interface Props {
  readonly tab: { readonly id: number; readonly url: string };
  readonly settings: Settings;
  readonly locale: Locale;
}

/** The popup: opening it is the command to scan. */
export const App = ({ tab, settings, locale }: Props) => {
  const scan = useScan(tab.id);
  const { state, failed, start } = scan;
  const moved = useMoved(tab.id, state?.url ?? null);
  const said = useSpoken(state, locale);
  const [without, setWithout] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const words = popupWords[locale];
  const again = (): void => void start(true);
  const address = state?.url || tab.url;
  const host = shownName(address, state?.host);
  const { ask, impossible } = useAccess(scan, address);
  const isPoor = import.meta.env.FIREFOX && state?.access === false && !without && isUnseen(state, 'denied');
  const isScanning = state === null ? !failed : state.phase === 'scanning';
  const shown = state !== null && (state.phase === 'scanning' || state.result !== null);

  return (
    <div class="popup" data-tier={state?.tier} data-short={state !== null && !shown ? '' : undefined}>
      <PopupHead {...{ host, state, isScanning }} headingRef={heading} />
      <main class="scan" aria-busy={isScanning}>
        <Notices
          {...{ tab, scan, moved, impossible }}
          onAccess={isPoor ? ask : undefined}
          onWithout={() => setWithout(true)}
        />
        {shown && (
          <Boundary of={state} name={words.title} exits={[{ name: words.again, onPress: again }]}>
            <PopupView
              state={state}
              keyRequest={settings.keyRequest}
              onAccess={ask}
              onEnterKey={() => openSettings('#key')}
            />
          </Boundary>
        )}
        {state && (
          <Boundary of={state} name={commonWords[locale].purposes.service}>
            <Service state={state} settings={settings} />
          </Boundary>
        )}
      </main>
      <PopupFoot
        level={settings.level}
        isPartner={state?.tier === 'partner'}
        gain={state?.tier === 'partner' && state.phase === 'done' ? biggestGain(state.pillars) : null}
        reportUrl={state?.result ? reportUrl(state.result.domain, state.id) : null}
        mayScan={moved !== 'hidden' && !isScanning}
        onAgain={again}
        onSettings={() => openSettings()}
      />
      <p class="unseen" role="status">
        {said}
      </p>
    </div>
  );
};
