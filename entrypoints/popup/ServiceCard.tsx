import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ServiceOffer } from '../../components/popup/ServiceOffer.tsx';
import { ServicePanel } from '../../components/shared/service/ServicePanel.tsx';
import { send } from '../../lib/platform/messages.ts';
import type { Settings } from '../../lib/settings.ts';
import type { ScanState } from '../../lib/state.ts';
import { getServiceHost, mayKnowSite, toLocalSide } from '../../lib/view/service.ts';
import type { Props as SiteProps } from './SiteCard.tsx';

export interface Props {
  readonly state: ScanState;
  readonly settings: Settings;
}

/** What the service knows about the page's site: loaded only if it answered with a key. */
const Site = (props: SiteProps) => {
  const [card, setCard] = useState<{ readonly Card: FunctionComponent<SiteProps> } | null>(null);
  useEffect(() => void import('./SiteCard.tsx').then(({ SiteCard: Card }) => setCard({ Card })), []);
  return card && <card.Card {...props} />;
};

/** The scan service's part of the popup; the background reports the result of a call. */
export const ServiceCard = ({ state, settings }: Props) => {
  const { service, situation, tabId, url } = state;
  const isAllowed = settings.level === 'C' && settings.serviceBase !== '';
  const requestService = (): void => void send('askService', { tabId }).catch(() => null);
  if (service) {
    const mayAsk = isAllowed && state.phase !== 'scanning';
    return (
      <>
        <ServicePanel part={service} local={toLocalSide(state)} onAgain={mayAsk ? requestService : undefined} />
        {mayAsk && mayKnowSite(service, settings.serviceBase) && (
          <Site key={state.id} {...{ tabId, base: service.base }} />
        )}
      </>
    );
  }
  if (situation !== 'storePage' || !isAllowed) return null;
  return <ServiceOffer host={getServiceHost(settings.serviceBase)} url={url} onAsk={requestService} />;
};
