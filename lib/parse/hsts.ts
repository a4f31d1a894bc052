export interface Hsts {
  /** Seconds; null when the header is void (RFC 6797 §6.1: no, bad or repeated max-age, or a repeated directive). */
  readonly maxAge: number | null;
  readonly includeSubDomains: boolean;
  readonly preload: boolean;
}

const VOID: Hsts = { maxAge: null, includeSubDomains: false, preload: false };

/**
 * Reads a Strict-Transport-Security value (RFC 6797 §6.1). Values may be quoted; unknown directives are ignored.
 * Of several header lines, which fetch joins with commas, only the first counts (§8.1).
 */
export const parseHsts = (header: string): Hsts => {
  const directives = firstLine(header)
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '')
    .map((directive) => {
      const [name = '', ...value] = directive.split('=');
      return { name: name.trim().toLowerCase(), value: unquote(value.join('=').trim()) };
    });

  const names = directives.map(({ name }) => name);
  if (new Set(names).size !== names.length) return VOID;

  const age = directives.find(({ name }) => name === 'max-age')?.value;
  if (age === undefined || !/^\d+$/.test(age)) return VOID;

  return {
    maxAge: Math.min(Number(age), Number.MAX_SAFE_INTEGER),
    includeSubDomains: names.includes('includesubdomains'),
    preload: names.includes('preload'),
  };
};

const firstLine = (header: string): string => header.split(',')[0] ?? '';
const unquote = (value: string): string => value.replace(/^"(.*)"$/, '$1');
