import { brief } from '../../lib/view/visible.ts';
import { Notice } from '../shared/Notice.tsx';
import { Offer } from '../shared/Offer.tsx';
import { usePopupWords } from './words.ts';

interface Props {
  readonly host: string;
  /** Opens the page's address without the dot behind its host; absent where it has none. */
  readonly onBare?: (() => void) | undefined;
}

/** Access was asked, and this browser takes no such question about this address. */
export const NoAccess = ({ host, onBare }: Props) => {
  const words = usePopupWords();
  const named = { host: brief(host) };
  return (
    <Notice>
      <p>{onBare ? words.noAccessDotted(named) : words.noAccess(named)}</p>
      {onBare && <Offer onPress={onBare}>{words.openSite(named)}</Offer>}
    </Notice>
  );
};
