/**
 * Brands whose sign-in pages are imitated on hacked sites, Dutch ones first: our own observation. Leaves out names that
 * firms legitimately show on servers of their own (Outlook on the web).
 */
export interface ImitatedBrand {
  /** On a title or a main heading. */
  readonly name: RegExp;
  /** Registrable domains of the brand's own sign-in pages. */
  readonly domains: readonly string[];
}

export const IMITATED_BRANDS_CHECKED = '2026-11-20';

export const IMITATED_BRANDS: readonly ImitatedBrand[] = [
  { name: /\bDigiD\b/i, domains: ['digid.nl'] },
  { name: /\bMijn ?Overheid\b/i, domains: ['overheid.nl'] },
  { name: /\bBelastingdienst\b/i, domains: ['belastingdienst.nl'] },
  { name: /\bING\b/, domains: ['ing.nl', 'ing.com', 'ing.be', 'ing.de'] },
  { name: /\bRabobank\b/i, domains: ['rabobank.nl', 'rabobank.com'] },
  { name: /\bABN ?AMRO\b/i, domains: ['abnamro.nl', 'abnamro.com'] },
  { name: /\bASN Bank\b/i, domains: ['asnbank.nl'] },
  { name: /\bPostNL\b/i, domains: ['postnl.nl', 'postnl.com'] },
  { name: /\bPayPal\b/i, domains: ['paypal.com'] },
  {
    name: /\bMicrosoft(?: 365)?\b|\bOffice 365\b/i,
    domains: ['microsoft.com', 'microsoftonline.com', 'live.com', 'office.com'],
  },
  { name: /\bApple (?:ID|Account)\b|\biCloud\b/i, domains: ['apple.com', 'icloud.com'] },
  { name: /\bFacebook\b/i, domains: ['facebook.com', 'meta.com'] },
  { name: /\bInstagram\b/i, domains: ['instagram.com'] },
  { name: /\bNetflix\b/i, domains: ['netflix.com'] },
];
