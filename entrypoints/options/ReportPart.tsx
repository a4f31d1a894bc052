import { useState } from 'preact/hooks';
import { type LogoFault, ReportOptions } from '../../components/options/ReportOptions.tsx';
import { useSlot } from '../../components/shared/use-slot.ts';
import { type Branding, LARGEST_LOGO } from '../../lib/branding.ts';
import { brandingSlot } from '../../lib/platform/storage/store.ts';

const TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'];
/** Base64 encodes three bytes as four characters. */
const LARGEST_FILE = (LARGEST_LOGO * 3) / 4 - 100;

const readDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** Reads a chosen file as a logo, once the browser has decoded it. */
const readLogo = async (file: File): Promise<{ readonly logo: string } | { readonly fault: LogoFault }> => {
  if (!TYPES.includes(file.type)) return { fault: 'notAnImage' };
  if (file.size > LARGEST_FILE) return { fault: 'tooLarge' };
  const logo = await readDataUrl(file);
  const image = new Image();
  image.src = logo;
  return image.decode().then(
    () => ({ logo }),
    () => ({ fault: 'notAnImage' as const }),
  );
};

interface Props {
  /** Runs the work, and shows on the page whether it was saved. */
  readonly keeping: (work: Promise<void>) => Promise<boolean>;
}

/** The settings of reports for clients, as a part of the options page. */
export const ReportPart = ({ keeping }: Props) => {
  const [branding, setBranding] = useSlot(brandingSlot);
  const [fault, setFault] = useState<LogoFault | null>(null);

  const saveBranding = async (changes: Partial<Branding>): Promise<void> => {
    setBranding(await brandingSlot.change((stored) => ({ ...stored, ...changes })));
  };
  const takeLogo = async (file: File): Promise<void> => {
    const taken = await readLogo(file);
    setFault('fault' in taken ? taken.fault : null);
    if ('logo' in taken) await keeping(saveBranding({ logo: taken.logo }));
  };
  // Filling a field in late would overwrite what was typed meanwhile.
  if (branding === null) return null;
  return (
    <ReportOptions
      branding={branding}
      fault={fault}
      onAgency={(agency) => void keeping(saveBranding({ agency }))}
      onLogo={(file) => void takeLogo(file)}
      onRemoveLogo={() => void keeping(saveBranding({ logo: '' }))}
      onColour={(colour) => void keeping(saveBranding({ colour }))}
      onNamesPijler={(namesPijler) => void keeping(saveBranding({ namesPijler }))}
    />
  );
};
