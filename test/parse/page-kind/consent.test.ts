import { describe, expect, test } from 'vitest';
import { isConsentAddress } from '../../../lib/parse/page-kind/consent.ts';

describe('an address of a consent page', () => {
  test.each([
    'https://consent.google.com/ml?continue=https://www.google.com/',
    'https://consent.youtube.com/m?continue=x',
    'https://guce.yahoo.com/consent?brandType=eu',
    'https://myprivacy.dpgmedia.nl/consent?siteKey=x',
    'https://www.krant.nl/privacy-gate?callbackUrl=x',
    'https://voorbeeld.nl/Cookiewall/',
    'http://voorbeeld.nl/toestemming',
    ...['consent', 'cookie-consent', 'cookie-wall', 'cookieconsent', 'cookiemuur', 'cookiewall', 'guce'].flatMap(
      (part) => [`https://voorbeeld.nl/${part}`, `https://${part}.voorbeeld.nl/`],
    ),
    ...['myprivacy', 'privacy-gate', 'toestemming'].map((part) => `https://${part}.voorbeeld.nl/`),
  ])('%s', (address) => expect(isConsentAddress(address)).toBe(true));
});

describe('another address', () => {
  test.each([
    'https://voorbeeld.nl/',
    // A domain of that name, and pages about it.
    'https://consent.nl/',
    'https://voorbeeld.nl/informed-consent',
    'https://voorbeeld.nl/blog/consent-mode-v2',
    'https://voorbeeld.nl/?next=/consent',
    'mailto:consent@voorbeeld.nl',
    'xhttps://consent.voorbeeld.nl/',
    'httpsx://consent.voorbeeld.nl/',
    'https://www.consent.nl/',
    'ftp://a.nl/consent',
    'geen adres',
  ])('%s', (address) => expect(isConsentAddress(address)).toBe(false));
});
