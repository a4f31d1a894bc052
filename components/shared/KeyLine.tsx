import { brief, webAddress } from '../../lib/view/visible.ts';
import { popupWords } from '../../lib/words/popup.ts';
import { useLocale } from './locale.ts';

interface Props {
  /** Where a key is asked for: an http(s) address, or '' to let the options page tell. */
  readonly requestUrl: string;
  /** The operator's own words; '' for ours. */
  readonly requestText: string;
  readonly onEnter: () => void;
}

/** One line about the partner key, on the public tier. */
export const KeyLine = ({ requestUrl, requestText, onEnter }: Props) => {
  const words = popupWords[useLocale()];
  const address = webAddress(requestUrl);
  return (
    <p class="key">
      <span>{words.keyLine}</span>{' '}
      <button type="button" class="link" onClick={onEnter}>
        {words.enterKey}
      </button>{' '}
      {address !== null ? (
        <a href={address} target="_blank" rel="noopener noreferrer" title={brief(requestText) || undefined}>
          {words.requestKey}
        </a>
      ) : (
        <button type="button" class="link" title={brief(requestText) || words.requestKeyDefault} onClick={onEnter}>
          {words.requestKey}
        </button>
      )}
    </p>
  );
};
