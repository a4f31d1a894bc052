import { describe, expect, test } from 'vitest';
import { withNames } from '../../lib/words/named.ts';
import { sayFinding } from '../../lib/words/say.ts';

/* A statement names what was found; that none is vague is tested with the evidence of every check (test/kit/cases.ts). */

const stated = (id: string, items: readonly string[], code = 'x'): string =>
  withNames('Er is iets.', { id, code, items }, 'nl').slice('Er is iets. '.length);

describe('an item is called by its own name', () => {
  test.each<[string, string, readonly string[], string]>([
    ['a host', 'mx-valid', ['mx1.mailhuis.nl'], 'Het gaat om mx1.mailhuis.nl.'],
    ['a cookie', 'cookie-secure', ['PHPSESSID'], 'Het gaat om cookie PHPSESSID.'],
    [
      'a file, without what follows a question mark',
      'own-assets-load',
      ['https://a.nl/b.js?sid=1#x'],
      'Het gaat om a.nl/b.js.',
    ],
    [
      'an address without encryption, as one',
      'mixed-content-active',
      ['http://a.nl/b.js'],
      'Het gaat om http://a.nl/b.js.',
    ],
    ['a dead link', 'internal-links-alive', ['404 https://a.nl/weg'], 'Het gaat om a.nl/weg.'],
    ['a robot', 'ai-search-crawlers-allowed', ['YouBot (2: Disallow: /)'], 'Het gaat om YouBot.'],
    ['a line of a file', 'robots-file-valid', ['2: Disalow alles'], 'Het gaat om “Disalow alles”.'],
    ['a text', 'leftover-test-content', ['Lorem ipsum.'], 'Het gaat om “Lorem ipsum”.'],
    [
      'a library',
      'js-library-hygiene',
      ['jQuery 1.12.4', 'jQuery 3.7.1'],
      'Het gaat om jQuery 1.12.4 en jQuery 3.7.1.',
    ],
    ['a button by its text', 'aria-usage', ['aria-roles: body > i — <i id="a">Koop nu</i>'], 'Het gaat om “Koop nu”.'],
    [
      'an image by its file',
      'image-alternatives',
      ['image-alt: #a > img — <img src="/f/tuin.png" width="1">'],
      'Het gaat om /f/tuin.png.',
    ],
    [
      'a file in many folders',
      'own-assets-load',
      ['https://a.nl/wp-content/uploads/2025/06/tuin.png'],
      'Het gaat om a.nl/…/tuin.png.',
    ],
    [
      'a service, without its dates',
      'dead-third-party-tags',
      ['AddThis (2023-05-31): https://s7.addthis.com/js/a.js'],
      'Het gaat om AddThis.',
    ],
    ['of many two', 'mx-valid', ['a.nl', 'b.nl', 'c.nl', 'a.nl'], 'Het gaat om a.nl, b.nl en nog 1.'],
    ['a sign of something', 'site-in-service', ['Coming soon'], 'Te zien aan: “Coming soon”.'],
  ])('%s', (_, id, items, text) => expect(stated(id, items)).toBe(text));

  test('an item without a name gets none', () => {
    expect(stated('control-names', ['button-name: #a — <button></button>'])).toBe('');
    expect(stated('links-crawlable', ['a — javascript:void(0)'])).toBe('');
    expect(stated('spf-policy', ['v=spf1 ?all'])).toBe('');
    expect(stated('open-administration', ['Default password is geheim123'])).toBe('');
    expect(stated('mx-valid', [])).toBe('');
  });

  test('a name that is in the sentence is not repeated', () => {
    const finding = {
      id: 'eol-js-libraries',
      code: 'ended',
      why: null,
      args: { count: 1 },
      items: ['jQuery 1.12.4 (2017-05-20)'],
    };
    const { statement, conclusion } = sayFinding(finding, 'nl');
    expect(statement).toBe(conclusion);
    expect(statement).toContain('jQuery 1.12.4');
  });

  test('a statement remains a sentence, whatever the names in a page', () => {
    const long = `${'x'.repeat(5_000)} ${'y'.repeat(5_000)}`;
    expect(stated('mx-valid', [long, long.toUpperCase()]).length).toBeLessThan(160);
    expect(stated('aria-usage', [`aria-roles: a — <i>${long}</i>`]).length).toBeLessThan(160);
  });
});
