import * as z from 'zod/mini';

/** Stored settings. A field that no longer fits falls back to its default alone. */
export const Settings = z.object({
  /** Interface language; `auto` follows the browser. */
  language: z.catch(z.enum(['auto', 'nl', 'en']), 'auto'),
  /** Language of reports for clients; `same` follows the interface. */
  reportLanguage: z.catch(z.enum(['same', 'nl', 'en']), 'same'),
  /** What may leave the machine: A this site, B also resolver and registry, C also the scan service. */
  level: z.catch(z.enum(['A', 'B', 'C']), 'B'),
  /** Id of a row of `lib/data/network/resolvers.ts`, or `custom`. */
  resolver: z.catch(z.string(), 'cloudflare'),
  /** DNS-over-HTTPS address used when the resolver is `custom`. */
  customResolver: z.catch(z.string(), ''),
  /** Base address of a scan service; empty for none. */
  serviceBase: z.catch(z.string(), ''),
  /** Whether scans are kept in the history; what is there already stays. */
  keepHistory: z.catch(z.boolean(), true),
  /** Whether the query string of a scanned address is kept along. */
  fullUrl: z.catch(z.boolean(), false),
  /** Whether newer tables may be asked of the address that the build names; without one nothing is asked. */
  newerData: z.catch(z.boolean(), false),
  /** Where and with which words a partner key is asked for. */
  keyRequest: z.catch(z.object({ text: z.string(), url: z.string() }), { text: '', url: '' }),
});
export type Settings = z.infer<typeof Settings>;

export const DEFAULTS: Settings = Settings.parse({});
