import * as z from 'zod/mini';

/** Stored settings. Only a field that no longer fits falls back to its default. */
export const Settings = z.object({
  /** Interface language; `auto` follows the browser. */
  language: z.catch(z.enum(['auto', 'nl', 'en']), 'auto'),
  /** Language of reports for clients; `same` follows the interface. */
  reportLanguage: z.catch(z.enum(['same', 'nl', 'en']), 'same'),
  /** The contact level: A this site, B also resolver and registry, C also the scan service. */
  level: z.catch(z.enum(['A', 'B', 'C']), 'B'),
  /** Id of a row of `lib/data/network/resolvers.ts`, or `custom`. */
  resolver: z.catch(z.string(), 'cloudflare'),
  /** DNS-over-HTTPS address used when the resolver is `custom`. */
  customResolver: z.catch(z.string(), ''),
  /** Base address of a scan service; empty for none. */
  serviceBase: z.catch(z.string(), ''),
  /** Whether scans are stored in the history; stored ones stay. */
  keepHistory: z.catch(z.boolean(), true),
  /** Whether the query string of a scanned address is stored with it. */
  fullUrl: z.catch(z.boolean(), false),
  /** Whether newer tables may be requested from the address that the build names; without one nothing is requested. */
  newerData: z.catch(z.boolean(), false),
  /** Where to request a partner key, and the operator's words about it. */
  keyRequest: z.catch(z.object({ text: z.string(), url: z.string() }), { text: '', url: '' }),
});
export type Settings = z.infer<typeof Settings>;

export const DEFAULTS: Settings = Settings.parse({});
