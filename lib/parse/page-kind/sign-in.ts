import { getSubdomain } from 'tldts';

/** Path segments, and first labels of subdomains, of sign-in addresses, Dutch and English. */
const PARTS = new Set([
  'aanmelden',
  'auth',
  'authenticate',
  'authorize',
  'idp',
  'inlog',
  'inloggen',
  'log-in',
  'login',
  'logon',
  'oauth',
  'oauth2',
  'saml',
  'saml2',
  'sign-in',
  'sign_in',
  'signin',
  'sso',
  'wp-login',
]);
const TITLE = /\b(?:log ?[io]n|sign ?in|inloggen|inlogpagina|aanmelden|single sign-on)\b/i;

/** Whether an address looks like that of a sign-in page. */
export const isSignInAddress = (address: string): boolean => {
  const url = URL.parse(address);
  if (url === null) return false;
  const parts = url.pathname.toLowerCase().split('/');
  const [label = ''] = getSubdomain(url.hostname)?.split('.') ?? [];
  return PARTS.has(label) || parts.some((part) => PARTS.has(part.replace(/\.\w+$/, '')));
};

export const isSignInTitle = (title: string): boolean => TITLE.test(title);
