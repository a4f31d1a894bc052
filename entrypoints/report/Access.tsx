import { AccessOffer } from '../../components/shared/AccessOffer.tsx';
import { useLocale } from '../../components/shared/locale.ts';
import { Notice } from '../../components/shared/Notice.tsx';
import type { ScanState } from '../../lib/state.ts';
import { NO_FILTERS, writePosition } from '../../lib/view/filters.ts';
import { brief } from '../../lib/view/visible.ts';
import { reportWords } from '../../lib/words/report/report.ts';
import { useAccess } from './use-access.ts';

/** The next scan of the same tab, in this one's place. */
const openScan = (id: string): void => {
  location.replace(writePosition({ id, anchor: '', filters: NO_FILTERS }));
  location.reload();
};

/** Where something was not tested for want of access: asks for it, and says what follows. */
export const Access = ({ state }: { readonly state: ScanState | null }) => {
  const { access } = reportWords[useLocale()];
  const { ask, request } = useAccess(state, openScan);
  if (state === null) return null;
  const host = brief(state.host);
  return (
    <div role="status">
      {ask && (
        <div class="access-offer">
          <AccessOffer host={host} onAccess={ask} />
        </div>
      )}
      {request !== 'none' && <Notice>{access[request]({ host })}</Notice>}
    </div>
  );
};
