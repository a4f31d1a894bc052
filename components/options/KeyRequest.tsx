import type { Settings } from '../../lib/settings.ts';
import { toBrief, toWebAddress } from '../../lib/view/visible.ts';
import { optionsWords } from '../../lib/words/options.ts';
import { useLocale } from '../shared/locale.ts';

/** Where and how to request a key, in the operator's words if there are any. */
export const KeyRequest = ({ text, url }: Settings['keyRequest']) => {
  const words = optionsWords[useLocale()].key;
  const address = toWebAddress(url);
  return (
    <p class="quiet">
      {toBrief(text) || words.requestDefault}{' '}
      <a href={address ?? '/key.html'} target="_blank" rel="noopener noreferrer">
        {words.request}
      </a>
    </p>
  );
};
