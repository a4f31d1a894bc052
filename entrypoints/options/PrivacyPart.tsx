import { PrivacyTable } from '../../components/options/PrivacyTable.tsx';
import { RecentContacts } from '../../components/options/RecentContacts.tsx';
import { useLocale } from '../../components/shared/locale.ts';
import { useSlot } from '../../components/shared/use-slot.ts';
import { recentSlot } from '../../lib/platform/storage/recent.ts';
import type { Settings } from '../../lib/settings.ts';
import { optionsWords } from '../../lib/words/options.ts';
import { resolverOf } from './ResolverPart.tsx';

const contactHost = (address = ''): string => URL.parse(address)?.host ?? '';

/** Who can be contacted, and who was of late: kept in step while scans go on elsewhere. */
export const PrivacyPart = ({ settings }: { readonly settings: Settings }) => {
  const [contacts] = useSlot(recentSlot);
  return (
    <>
      <PrivacyTable
        level={settings.level}
        resolverHost={contactHost(resolverOf(settings)?.address)}
        serviceHost={contactHost(settings.serviceBase)}
      />
      <p class="quiet">{optionsWords[useLocale()].privacy.shown}</p>
      <RecentContacts contacts={contacts ?? []} />
    </>
  );
};
