import { brief } from '../../lib/view/visible.ts';
import { popupWords } from '../../lib/words/popup.ts';
import { useLocale } from '../shared/locale.ts';
import { Notice } from '../shared/Notice.tsx';
import { Offer } from '../shared/Offer.tsx';

interface Props {
  readonly host: string;
  /** Opens the page's address without the dot behind its host; absent where it has none. */
  readonly onBare?: (() => void) | undefined;
}

/** Access was asked, and this browser takes no such question about this address. */
export const NoAccess = ({ host, onBare }: Props) => {
  const words = popupWords[useLocale()];
  const named = { host: brief(host) };
  return (
    <Notice>
      <p>{onBare ? words.noAccessDotted(named) : words.noAccess(named)}</p>
      {onBare && <Offer onPress={onBare}>{words.openSite(named)}</Offer>}
    </Notice>
  );
};
