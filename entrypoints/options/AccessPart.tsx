import { useEffect, useState } from 'preact/hooks';
import { AccessOptions } from '../../components/options/AccessOptions.tsx';
import {
  askEverywhere,
  type Granted,
  granted,
  leaveEverywhere,
  leaveSite,
  watchGranted,
} from '../../lib/platform/page/access.ts';

/** The granted sites as the browser keeps them; it tells of changes made elsewhere too. */
export const AccessPart = () => {
  const [now, setNow] = useState<Granted | null>(null);
  useEffect(() => {
    const look = (): void => void granted().then(setNow);
    look();
    return watchGranted(look);
  }, []);

  if (now === null) return null;
  return (
    <AccessOptions
      {...now}
      onRevoke={(site) => void leaveSite(site)}
      onAskEverywhere={() => void askEverywhere()}
      onRevokeEverywhere={() => void leaveEverywhere()}
    />
  );
};
