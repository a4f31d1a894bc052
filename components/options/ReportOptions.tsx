import type { Branding } from '../../lib/branding.ts';
import { findInk } from '../../lib/view/colour.ts';
import { toBrief } from '../../lib/view/visible.ts';
import { clientWords } from '../../lib/words/service/client.ts';
import { FileField } from '../shared/form/FileField.tsx';
import { Switch } from '../shared/form/Switch.tsx';
import { useDraft } from '../shared/form/use-draft.ts';
import { useLocale } from '../shared/locale.ts';

/** Faults of a chosen logo. */
export type LogoFault = 'tooLarge' | 'notAnImage';

interface Props {
  readonly branding: Branding;
  readonly fault: LogoFault | null;
  readonly onAgency: (name: string) => void;
  readonly onLogo: (file: File) => void;
  readonly onRemoveLogo: () => void;
  /** `#rrggbb`, or '' for none. */
  readonly onColour: (colour: string) => void;
  readonly onNamesPijler: (namesPijler: boolean) => void;
}

/** Shown by the colour field when no colour is chosen: Pijler's own roof colour. */
const OWN = '#9c3f2a';

const Colour = ({ branding, onColour }: Pick<Props, 'branding' | 'onColour'>) => {
  const words = clientWords[useLocale()].options;
  const { colour, agency } = branding;
  const ink = findInk(colour === '' ? OWN : colour);
  return (
    <div class="field">
      <label for="colour">{words.colour}</label>
      <p class="choices">
        <input
          id="colour"
          name="colour"
          type="color"
          value={colour === '' ? OWN : colour}
          onChange={({ currentTarget }) => onColour(currentTarget.value)}
        />
        {colour !== '' && (
          <button type="button" class="button" data-kind="small" onClick={() => onColour('')}>
            {words.noColour}
          </button>
        )}
      </p>
      {colour !== '' && (
        <figure class="swatch" style={{ '--agency': colour, '--agency-ink': ink }}>
          <figcaption class="quiet">{words.colourNow}</figcaption>
          <p>{toBrief(agency) || words.agency}</p>
        </figure>
      )}
      {colour !== '' && ink !== colour && <p class="quiet">{words.colourShaded}</p>}
    </div>
  );
};

const Logo = ({
  branding,
  fault,
  onLogo,
  onRemoveLogo,
}: Pick<Props, 'branding' | 'fault' | 'onLogo' | 'onRemoveLogo'>) => {
  const words = clientWords[useLocale()].options;
  return (
    <div class="field">
      <FileField
        id="logo"
        label={words.logo}
        accept="image/png,image/jpeg,image/webp,image/svg+xml"
        describedBy="logo-error"
        onFile={onLogo}
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
  );
};

/** Name, logo and colour of the agency that makes the reports. */
export const ReportOptions = ({ onAgency, onColour, onNamesPijler, ...props }: Props) => {
  const words = clientWords[useLocale()].options;
  const { branding } = props;
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
          {...useDraft(branding.agency, onAgency)}
        />
      </div>
      <Logo {...props} />
      <Colour branding={branding} onColour={onColour} />
      <Switch {...words.namesPijler} name="namesPijler" isOn={branding.namesPijler} onChange={onNamesPijler} />
    </>
  );
};
