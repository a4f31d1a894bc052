import { ServiceOffer } from '../../components/popup/ServiceOffer.tsx';
import { ServicePanel } from '../../components/shared/ServicePanel.tsx';
import { send } from '../../lib/platform/messages.ts';
import type { Settings } from '../../lib/settings.ts';
import type { ScanState } from '../../lib/state.ts';
import { localOf, serviceHost } from '../../lib/view/service.ts';

export interface Props {
  readonly state: ScanState;
  readonly settings: Settings;
}

/** The scan service's part of the popup; the background tells what comes of asking. */
export const ServiceCard = ({ state, settings }: Props) => {
  const { service, situation, tabId, url } = state;
  const isAllowed = settings.level === 'C' && settings.serviceBase !== '';
  const ask = (): void => void send('askService', { tabId }).catch(() => null);
  if (service) {
    const mayAsk = isAllowed && state.phase !== 'scanning';
    return <ServicePanel part={service} local={localOf(state)} onAgain={mayAsk ? ask : undefined} />;
  }
  if (situation !== 'storePage' || !isAllowed) return null;
  return <ServiceOffer host={serviceHost(settings.serviceBase)} url={url} onAsk={ask} />;
};
