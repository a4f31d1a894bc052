import { useEffect, useState } from 'preact/hooks';
import { RecentContacts } from '../../components/options/RecentContacts.tsx';
import { type Recent, recentSlot } from '../../lib/platform/recent.ts';

/** The latest contacts, kept in step while scans go on elsewhere. */
export const RecentList = () => {
  const [contacts, setContacts] = useState<readonly Recent[]>([]);
  useEffect(() => {
    void recentSlot.get().then(setContacts);
    return recentSlot.watch(setContacts);
  }, []);
  return <RecentContacts contacts={contacts} />;
};
