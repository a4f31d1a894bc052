import { expect, test } from 'vitest';
import { locateHeading, locateLink, locateLinkTo } from '../../../lib/parse/url/locate.ts';

const link = (raw: string, selector: string) => ({
  raw,
  href: new URL(raw, 'https://voorbeeld.nl/').href,
  text: 'Lees meer',
  rel: '',
  region: 'content' as const,
  download: false,
  clickable: false,
  explained: false,
  lang: '',
  hidden: false,
  selector,
});

test('a link is recognised by its address, else by its raw form, else by its text', () => {
  const words = { selector: 'a', text: 'Lees meer' };
  expect(locateLink({ ...words, href: 'https://voorbeeld.nl/', raw: '/' }).saw).toBe('https://voorbeeld.nl/');
  expect(locateLink({ ...words, href: null, raw: 'http://[' }).saw).toBe('http://[');
  expect(locateLink(words).saw).toBe('Lees meer');
});

test('an address is located at the first link to it, ignoring fragments, or nowhere', () => {
  const locate = locateLinkTo([link('/een', 'a.een'), link('/twee#deel', 'a.twee'), link('#weg', 'a.weg')]);
  expect(locate('https://voorbeeld.nl/twee')).toEqual({ at: 'a.twee', saw: 'https://voorbeeld.nl/twee#deel' });
  expect(locate('#weg')).toEqual({ at: 'a.weg', saw: 'https://voorbeeld.nl/#weg' });
  expect(locate('https://voorbeeld.nl/drie')).toBeNull();
});

test('a heading is recognised by its text and level, in any markup', () => {
  expect(locateHeading({ level: 3, text: 'Nieuws' })).toEqual({
    at: 'h3, [aria-level="3"], [role="heading" i]',
    saw: 'Nieuws',
  });
});
