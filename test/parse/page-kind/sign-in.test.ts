import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSignInAddress, isSignInTitle } from '../../../lib/parse/page-kind/sign-in.ts';
import { inputs } from '../../kit/inputs.ts';

test.each([
  ['https://voorbeeld.nl/login', true],
  ['https://voorbeeld.nl/nl/Inloggen/', true],
  ['https://voorbeeld.nl/wp-login.php?redirect_to=%2F', true],
  ['https://voorbeeld.nl/users/sign_in', true],
  ['https://login.voorbeeld.nl/', true],
  ['https://inloggen.gemeente.voorbeeld.nl/', true],
  // The name of the site itself does not count.
  ['https://inlog.nl/', false],
  ['https://www.inlog.nl/', false],
  ['https://voorbeeld.nl/oauth2/authorize?x=1', true],
  ['https://voorbeeld.nl/blog/inloggen-in-drie-stappen', false],
  ['https://voorbeeld.nl/?login=1', false],
  ['https://voorbeeld.nl/author/jan', false],
  ['https://voorbeeld.nl/', false],
  ['geen adres', false],
])('isSignInAddress %s', (address, signsIn) => expect(isSignInAddress(address)).toBe(signsIn));

test.each([
  ['Inloggen | Voorbeeld', true],
  ['Log in – Voorbeeld', true],
  ['Sign in to Voorbeeld', true],
  ['Voorbeeld: aanmelden', true],
  ['Fietsen repareren', false],
  ['Catalogi nieuw', false],
  ['', false],
])('isSignInTitle %s', (title, signsIn) => expect(isSignInTitle(title)).toBe(signsIn));

test('a last part or a word of signing in counts after any text, and a query or fragment never does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(isSignInAddress(`https://voorbeeld.nl/${text.replace(/[?#]/g, '')}/login`)).toBe(true);
      expect(isSignInAddress(`https://voorbeeld.nl/?${text}/login`)).toBe(false);
      expect(isSignInAddress(`https://voorbeeld.nl/#${text}/login`)).toBe(false);
      expect(isSignInTitle(`${text} inloggen`)).toBe(true);
      expect(isSignInTitle(`${text.replace(/[a-z]/gi, '')}catalogindex`)).toBe(false);
    }),
    { numRuns: inputs() },
  );
});
