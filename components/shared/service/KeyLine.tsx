import type { KeyRequest } from '../../../lib/view/key-request.ts';
import { toBrief, toWebAddress } from '../../../lib/view/visible.ts';
import type { PopupWords } from '../../../lib/words/nl/popup.ts';
import { useCommon } from '../locale.ts';

/** Our own page that explains what a key is, and how to get one. */
const KEY_PAGE = '/key.html';

interface Props {
  readonly words: Pick<PopupWords, 'enterKey' | 'requestKey'>;
  readonly request: KeyRequest;
  readonly onEnter: () => void;
}

/** What is free, what a key adds and who issues one, on the public tier. */
export const KeyLine = ({ words, request, onEnter }: Props) => {
  const { free, adds, from } = useCommon().key;
  return (
    <p class="key">
      <span>
        {free} {adds} {from}
      </span>{' '}
      <button type="button" class="link" onClick={onEnter}>
        {words.enterKey}
      </button>{' '}
      <a
        href={toWebAddress(request.url) ?? KEY_PAGE}
        target="_blank"
        rel="noopener noreferrer"
        title={toBrief(request.text) || undefined}
      >
        {words.requestKey}
      </a>
    </p>
  );
};
