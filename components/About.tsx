import { optionsWords } from '../lib/words/options.ts';
import { useLocale } from './locale.ts';

interface Props {
  readonly version: string;
  /** Version of the scoring rules. */
  readonly rules: number;
  /** The present shortcut; '' when none is set. */
  readonly shortcut: string;
  /** Absent where the browser's page of shortcuts cannot be opened. */
  readonly onShortcuts?: (() => void) | undefined;
}

/** Version, rules, licences and the shortcut. */
export const About = ({ version, rules, shortcut, onShortcuts }: Props) => {
  const words = optionsWords[useLocale()].about;
  return (
    <>
      <dl class="conditions">
        <div>
          <dt>{words.version}</dt>
          <dd>{version}</dd>
        </div>
        <div>
          <dt>{words.rules}</dt>
          <dd>{rules}</dd>
        </div>
        <div>
          <dt>{words.shortcut}</dt>
          <dd>{shortcut === '' ? words.noShortcut : <kbd>{shortcut}</kbd>}</dd>
        </div>
      </dl>
      <p class="quiet">
        {words.changeShortcut}{' '}
        {onShortcuts && (
          <button type="button" class="link" onClick={onShortcuts}>
            {words.openShortcuts}
          </button>
        )}
      </p>
      <p>{words.licence}</p>
      <p>{words.axe}</p>
      <p>
        {words.font} <a href="/fonts/LICENSE.txt">{words.fontLicence}</a>
      </p>
    </>
  );
};
