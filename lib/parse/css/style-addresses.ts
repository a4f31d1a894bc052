/**
 * An address that style text requests over http: `active` for an import, which is applied, `passive` for anything else,
 * which is only shown.
 */
interface StyleAddress {
  readonly kind: 'active' | 'passive';
  readonly url: string;
}

const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/g;
/** Names a vocabulary and loads nothing (CSS Namespaces §2). */
const NAMESPACE = /@namespace\b[^;]*(?:;|$)/gi;
const IMPORT = /@import\s+(?:url\(\s*)?["']?(http:\/\/[^"')\s;]+)/gi;
const URL_TOKEN = /url\(\s*["']?(http:\/\/[^"')\s]+)/gi;

const findAddresses = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, address = '']) => address.replace(/,$/, ''));

/** The http addresses in style text; those in comments are not requested. */
export const findInsecureInStyle = (css: string): readonly StyleAddress[] => {
  const text = css.replace(COMMENT, ' ').replace(NAMESPACE, ' ');
  const imports = findAddresses(text, IMPORT);
  const imported = new Set(imports);
  const shown = findAddresses(text, URL_TOKEN).filter((url) => !imported.has(url));
  return [
    ...imports.map((url) => ({ kind: 'active' as const, url })),
    ...shown.map((url) => ({ kind: 'passive' as const, url })),
  ];
};
