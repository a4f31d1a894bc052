import { makeVisible } from '../../lib/view/visible.ts';
import { serviceWords } from '../../lib/words/service/service.ts';
import { useLocale } from '../shared/locale.ts';

interface Props {
  readonly host: string;
  /** The address that would be sent. */
  readonly url: string;
  readonly onAsk: () => void;
}

/** Lets the service scan a page that this browser must not access; the line below says what that sends. */
export const ServiceOffer = ({ host, url, onAsk }: Props) => {
  const words = serviceWords[useLocale()];
  return (
    <section class="service" aria-label={words.title}>
      <button type="button" class="button" data-kind="small" onClick={onAsk}>
        {words.first({ host })}
      </button>
      <p class="quiet">{words.sends({ url: makeVisible(url) })}</p>
    </section>
  );
};
