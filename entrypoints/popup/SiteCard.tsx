import { useEffect, useState } from 'preact/hooks';
import { type Adding, SiteHere } from '../../components/popup/SiteHere.tsx';
import { type SiteHere as Here, send } from '../../lib/platform/messages.ts';
import { getServiceHost } from '../../lib/view/service.ts';
import styles from './site-card.css?url';

export interface Props {
  readonly tabId: number;
  /** Base address of the service. */
  readonly base: string;
}

/** What the service knows about the site of the tab's scan; nothing when it has no sites, or does not answer. */
export const SiteCard = ({ tabId, base }: Props) => {
  const [here, setHere] = useState<Here | null>(null);
  const [adding, setAdding] = useState<Adding>(null);
  const [isStyled, setStyled] = useState(false);
  useEffect(() => {
    void send('siteHere', { tabId }).then(setHere, () => {});
  }, [tabId]);
  const add = async (): Promise<void> => {
    setAdding({ phase: 'busy' });
    const failed = { ok: false, why: 'interrupted', retryAfter: null } as const;
    const added = await send('addSite', { tabId }).catch(() => failed);
    if (added.ok) setHere(added.here);
    setAdding(added.ok ? { phase: 'added' } : { phase: 'failed', ...added });
  };
  return (
    here && (
      <>
        <link rel="stylesheet" href={styles} onLoad={() => setStyled(true)} onError={() => setStyled(true)} />
        {isStyled && <SiteHere {...{ here, adding }} host={getServiceHost(base)} onAdd={() => void add()} />}
      </>
    )
  );
};
