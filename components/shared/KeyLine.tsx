import type { KeyRequest } from '../../lib/view/key-request.ts';
import { brief, webAddress } from '../../lib/view/visible.ts';
import type { PopupWords } from '../../lib/words/nl/popup.ts';

/** The page of our own that says what a key is, and how one is got. */
const KEY_PAGE = '/key.html';

interface Props {
  readonly words: Pick<PopupWords, 'keyLine' | 'enterKey' | 'requestKey'>;
  readonly request: KeyRequest;
  readonly onEnter: () => void;
}

/** One line about the partner key, on the public tier. */
export const KeyLine = ({ words, request, onEnter }: Props) => (
  <p class="key">
    <span>{words.keyLine}</span>{' '}
    <button type="button" class="link" onClick={onEnter}>
      {words.enterKey}
    </button>{' '}
    <a
      href={webAddress(request.url) ?? KEY_PAGE}
      target="_blank"
      rel="noopener noreferrer"
      title={brief(request.text) || undefined}
    >
      {words.requestKey}
    </a>
  </p>
);
