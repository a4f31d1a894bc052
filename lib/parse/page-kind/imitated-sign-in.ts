import { getDomain } from 'tldts';
import { isSignInTitle } from './sign-in.ts';

interface Brand {
  readonly name: RegExp;
  readonly domains: readonly string[];
}

const SEPARATORS = /[\s|·:–—-]+/g;

/** Whether a text is only the brand's name, or the title of its sign-in page, and not a sentence about it. */
const isItsSignIn = (text: string, name: RegExp): boolean =>
  name.test(text) && (isSignInTitle(text) || text.replace(name, '').replace(SEPARATORS, '') === '');

/** Whether a title or heading claims to be the sign-in page of a brand to which this host does not belong. */
export const isImitatedSignIn = (text: string, host: string, brands: readonly Brand[]): boolean => {
  const domain = getDomain(host) ?? host;
  return brands.some(({ name, domains }) => !domains.includes(domain) && isItsSignIn(text.trim(), name));
};
