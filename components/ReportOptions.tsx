import type { Branding } from '../lib/branding.ts';
import { clientWords } from '../lib/words/client.ts';
import { useLocale } from './locale.ts';

/** What is wrong with a chosen logo. */
export type LogoFault = 'tooLarge' | 'notAnImage';

interface Props {
  readonly branding: Branding;
  readonly fault: LogoFault | null;
  readonly onAgency: (name: string) => void;
  readonly onLogo: (file: File) => void;
  readonly onRemoveLogo: () => void;
}

/** Name and logo of who makes the reports. */
export const ReportOptions = ({ branding, fault, onAgency, onLogo, onRemoveLogo }: Props) => {
  const words = clientWords[useLocale()].options;
  const chosen = ({ currentTarget }: { currentTarget: HTMLInputElement }): void => {
    const [file] = currentTarget.files ?? [];
    if (file !== undefined) onLogo(file);
    currentTarget.value = '';
  };
  return (
    <>
      <div class="field">
        <label for="agency">{words.agency}</label>
        <input
          id="agency"
          name="agency"
          type="text"
          maxLength={80}
          autocomplete="organization"
          value={branding.agency}
          onChange={({ currentTarget }) => onAgency(currentTarget.value.trim())}
        />
      </div>
      <div class="field">
        <label for="logo">{words.logo}</label>
        <input
          id="logo"
          name="logo"
          type="file"
          accept="image/png,image/jpeg,image/webp,image/svg+xml"
          aria-describedby="logo-error"
          onChange={chosen}
        />
        <p class="error" id="logo-error" role="alert">
          {fault && words.faults[fault]}
        </p>
        {branding.logo !== '' && (
          <p class="logo">
            <img src={branding.logo} alt={words.current} />
            <button type="button" class="button" data-kind="small" onClick={onRemoveLogo}>
              {words.remove}
            </button>
          </p>
        )}
      </div>
    </>
  );
};
