import * as z from 'zod/mini';

/** The longest logo as a data URL: about 150 kB of image. */
export const LARGEST_LOGO = 200_000;
const LOGO = /^(?:data:image\/(?:png|jpeg|webp|svg\+xml);base64,[A-Za-z0-9+/=]+)?$/;

/** Who the reports are by: shown on the cover, stored on this computer and sent nowhere. */
export const Branding = z.object({
  /** Name of the agency; empty for none. */
  agency: z.catch(z.string().check(z.maxLength(80)), ''),
  /** Its logo as a data URL; empty for none. */
  logo: z.catch(z.string().check(z.maxLength(LARGEST_LOGO), z.regex(LOGO)), ''),
  /** Its colour as `#rrggbb`; empty for none. */
  colour: z.catch(z.string().check(z.regex(/^(?:#[0-9a-f]{6})?$/)), ''),
  /** Whether reports state that Pijler made them. */
  namesPijler: z.catch(z.boolean(), true),
  /** Name of the client by host. */
  clients: z.catch(z.record(z.string(), z.string().check(z.maxLength(80))), {}),
});
export type Branding = z.infer<typeof Branding>;
