import { brief, webAddress } from '../../lib/view/visible.ts';
import type { PopupWords } from '../../lib/words/nl/popup.ts';

interface Props {
  readonly words: Pick<PopupWords, 'keyLine' | 'enterKey' | 'requestKey' | 'requestKeyDefault'>;
  /** Where a key is asked for, or '' to let the options page tell, and the operator's own words, or '' for ours. */
  readonly request: { readonly url: string; readonly text: string };
  readonly onEnter: () => void;
}

/** One line about the partner key, on the public tier. */
export const KeyLine = ({ words, request, onEnter }: Props) => {
  const address = webAddress(request.url);
  return (
    <p class="key">
      <span>{words.keyLine}</span>{' '}
      <button type="button" class="link" onClick={onEnter}>
        {words.enterKey}
      </button>{' '}
      {address !== null ? (
        <a href={address} target="_blank" rel="noopener noreferrer" title={brief(request.text) || undefined}>
          {words.requestKey}
        </a>
      ) : (
        <button type="button" class="link" title={brief(request.text) || words.requestKeyDefault} onClick={onEnter}>
          {words.requestKey}
        </button>
      )}
    </p>
  );
};
