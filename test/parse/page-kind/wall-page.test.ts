import { describe, expect, test } from 'vitest';
import { isWallPage } from '../../../lib/parse/page-kind/wall-page.ts';
import { link, page } from '../../kit/facts.ts';

const SITE = { host: 'voorbeeld.nl', domain: 'voorbeeld.nl' };
const QUESTION = 'Voordat u verder gaat: deze site gebruikt cookies. Accepteren of weigeren?';

/** A page with this text and no links. */
const saying = (body: string, passwordFields = 0) => {
  const { text, forms, links, ...rest } = page();
  return { ...rest, text: { ...text, body }, forms: { ...forms, passwordFields }, links: { ...links, list: [] } };
};
const words = (count: number): string => 'woord '.repeat(count);

describe('a page that only asks for consent', () => {
  test('is a wall', () => {
    expect(isWallPage(saying(QUESTION), SITE)).toBe(true);
  });

  test('is not a wall when it has no text, or much more', () => {
    expect(isWallPage(saying(''), SITE)).toBe(false);
    expect(isWallPage(saying(`${QUESTION} ${words(300)}`), SITE)).toBe(true);
    expect(isWallPage(saying(`${QUESTION} ${words(400)}`), SITE)).toBe(false);
  });

  test.each([
    'Deze site gebruikt cookies. Accepteren of weigeren?',
    'Voordat u verder gaat: kies uw vestiging. Accepteren of weigeren?',
    'Voordat u verder gaat: deze site gebruikt cookies.',
    'Door verder te gaan accepteert u cookies.',
  ])('is not a wall when it does not demand an answer before something else: %s', (text) => {
    expect(isWallPage(saying(text), SITE)).toBe(false);
  });

  test('is not a wall when it leads on to more than three other pages, besides its rules', () => {
    const leading = (...paths: readonly string[]) => {
      const { links, ...rest } = saying(QUESTION);
      const list = paths.map((path) => link({ href: `https://voorbeeld.nl${path}`, text: path }));
      return { ...rest, links: { ...links, list } };
    };
    expect(isWallPage(leading('/een', '/twee', '/drie', '/privacy', '/cookies'), SITE)).toBe(true);
    expect(isWallPage(leading('/een', '/twee', '/drie', '/vier'), SITE)).toBe(false);
  });

  test('is not a wall when it has a sign-in form', () => {
    expect(isWallPage(saying(QUESTION, 1), SITE)).toBe(false);
  });
});

describe('a page that only asks for an age', () => {
  test.each([
    'Ben je 18 jaar of ouder? Ja Nee',
    'Are you of legal drinking age? Yes No',
    'Leeftijdscontrole. Geboortedatum:',
    'U moet 18 zijn. Ik ben 18 of ouder',
  ])('is a wall: %s', (text) => {
    expect(isWallPage(saying(text), SITE)).toBe(true);
    expect(isWallPage(saying(`${text} ${words(160)}`), SITE)).toBe(false);
  });

  test.each([
    'Ben je 18 jaar of ouder? Lees verder.',
    'Wij bestaan 18 jaar. Ja Nee',
    'Ben je er klaar voor? Wij zijn er al 18 jaar. Ja Nee',
  ])('is not a wall when it asks for none, or takes no answer: %s', (text) => {
    expect(isWallPage(saying(text), SITE)).toBe(false);
  });
});
