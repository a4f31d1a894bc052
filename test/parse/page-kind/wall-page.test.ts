import { describe, expect, test } from 'vitest';
import { isWallPage } from '../../../lib/parse/page-kind/wall-page.ts';
import { page } from '../../kit/facts.ts';

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

  test('is not a wall when it has a sign-in form', () => {
    expect(isWallPage(saying(QUESTION, 1), SITE)).toBe(false);
  });
});
