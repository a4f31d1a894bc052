import type { SitesRefusal } from '../../lib/api/sites.ts';
import { toBrief } from '../../lib/view/visible.ts';
import { saySitesFault } from '../../lib/words/service/my-sites.ts';
import { serviceWords } from '../../lib/words/service/service.ts';
import { useLocale } from '../shared/locale.ts';

interface Props {
  readonly url: string;
  /** Host of the service. */
  readonly host: string;
  /** Null before it was requested. */
  readonly asking: 'busy' | SitesRefusal | null;
  readonly onAsk: () => void;
}

/** Has the service load the page as a phone and in the dark scheme too; the line below the button says what that sends. */
export const ViewsOffer = ({ url, host, asking, onAsk }: Props) => {
  const locale = useLocale();
  const words = serviceWords[locale];
  const isBusy = asking === 'busy';
  return (
    <>
      <button type="button" class="button" data-kind="small" disabled={isBusy} onClick={onAsk}>
        {words.views({ host })}
      </button>
      <p class="quiet">{words.sends({ url: toBrief(url) })}</p>
      <div role="status">
        {asking !== null && <p>{isBusy ? words.viewing({ host }) : saySitesFault(locale, asking, host)}</p>}
      </div>
    </>
  );
};
