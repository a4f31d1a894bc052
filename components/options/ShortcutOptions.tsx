import { optionsWords } from '../../lib/words/options.ts';
import { useLocale } from '../shared/locale.ts';

interface Props {
  /** The current shortcut; '' when none is set. */
  readonly shortcut: string;
  /** Opens the browser's page of shortcuts. */
  readonly onOpen: () => void;
}

/** The current shortcut, and a link to the browser's page that changes it. */
export const ShortcutOptions = ({ shortcut, onOpen }: Props) => {
  const words = optionsWords[useLocale()].shortcut;
  return (
    <>
      <p>
        {words.now}: {shortcut === '' ? words.none : <kbd>{shortcut}</kbd>}
      </p>
      <p class="quiet">
        {words.change}{' '}
        <button type="button" class="link" onClick={onOpen}>
          {words.open}
        </button>
      </p>
    </>
  );
};
