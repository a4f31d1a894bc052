import { describe, expect, test } from 'vitest';
import { BLIND, type Finding } from '../../lib/model.ts';
import { getCheckTitle, sayFinding, writeImperative } from '../../lib/words/say.ts';

const hsts: Finding = {
  id: 'hsts',
  pillar: 'beveiliging',
  outcome: 'fail',
  code: 'tooShort',
  why: null,
  weight: 8,
  credit: 0,
  points: 12.3,
  cap: null,
  args: { days: 3 },
  items: [],
  who: 'hostingpartij',
  source: 'https://www.rfc-editor.org/rfc/rfc6797',
};

describe('the words of a finding', () => {
  test.each([
    ['nl', 'Niet alles hiervan was te zien (geen toegang).'],
    ['en', 'Not all of this could be seen (no access).'],
  ] as const)('say that a part was not seen, and what helps, in %s', (locale, sentence) => {
    const { conclusion, remedy } = sayFinding({ ...hsts, partial: 'denied' }, locale);
    expect(conclusion).toBe(`${sayFinding(hsts, locale).conclusion} ${sentence}`);
    expect([remedy !== '', sayFinding(hsts, locale).remedy]).toEqual([true, '']);
  });

  test.each(['nl', 'en'] as const)(
    'ask to find out why the site did not answer, not to add what was not seen, in %s',
    (locale) => {
      const silent: Finding = { ...hsts, outcome: 'unknown', code: null, why: 'timeout', silent: true };
      for (const [id, named] of [
        ['sitemap-found', 'sitemap'],
        ['security-txt', 'security.txt'],
        ['robots-file-valid', 'server'],
      ] as const)
        for (const why of ['timeout', 'malformed', 'loop'] as const) {
          const { fix, fixes, remedy } = sayFinding({ ...silent, id, why }, locale);
          expect(writeImperative({ ...silent, id, why }, locale)).toMatch(
            new RegExp(`^(?:Laat nagaan waarom|Have somebody find out why) .*${named}`),
          );
          expect(fix).not.toBe(sayFinding({ ...hsts, id }, locale).fix);
          expect([fixes, remedy === '']).toEqual([{}, false]);
        }
      // Without an answer over https the page is at http.
      const https = writeImperative({ ...silent, id: 'https-available' }, locale);
      expect(https).toBe(writeImperative({ ...hsts, id: 'https-available', code: 'refused' }, locale));
    },
  );
  test('include the values of the conclusion', () => {
    expect(sayFinding(hsts, 'nl').conclusion).toContain('3 dagen');
    expect(sayFinding(hsts, 'en').conclusion).toContain('3 days');
    expect(sayFinding({ ...hsts, code: 'absent' }, 'nl').conclusion).toBe(
      'De server meldt niet dat browsers alleen https moeten gebruiken (HSTS).',
    );
  });
  test('say what helps when a check could not be made, for some checks specifically', () => {
    const unseen = (id: string) =>
      sayFinding({ ...hsts, id, outcome: 'unknown', code: null, why: 'hidden' }, 'nl').remedy;
    expect(unseen('hsts')).toBe('Vraag het aan de sitebeheerder.');
    expect(unseen('title-width')).toContain('Zet de vertaling van de browser uit');
    expect(sayFinding(hsts, 'nl').remedy).toBe('');
    const large = { ...hsts, id: 'text-contrast', outcome: 'unknown', code: null, why: 'tooLarge' } as const;
    expect(sayFinding(large, 'nl')).toMatchObject({
      conclusion: 'De pagina is te groot: dit is niet gemeten, of maar op een deel.',
      remedy: 'Controleer dit met de hand.',
    });
    const partly = {
      ...hsts,
      id: 'text-contrast',
      code: 'violated',
      args: { faults: 3, rules: 1, toCheck: 0, inert: 0, partly: 1 },
    };
    expect(sayFinding(partly, 'nl').conclusion).toContain('Deels gemeten');
  });
  test('have a title, a reason and a fix, for some platforms a specific one', () => {
    const { title, why, fix, fixes } = sayFinding(hsts, 'nl');
    expect([title, why, fix].every((text) => text.length > 0)).toBe(true);
    expect(fix).toContain('86400');
    expect(Object.keys(fixes)).toEqual(['squarespace']);
    expect(sayFinding({ ...hsts, id: 'https-redirect' }, 'nl').fixes.cloudflare).toContain('Redirect Rule');
  });
  test.each(BLIND)('give the reason why a check could not be made: %s', (why) => {
    for (const locale of ['nl', 'en'] as const) {
      expect(sayFinding({ ...hsts, outcome: 'unknown', code: null, why }, locale).conclusion).toMatch(/\.$/);
    }
  });
  test('say when the check does not apply', () => {
    expect(sayFinding({ ...hsts, outcome: 'skip', code: null }, 'en').conclusion).toBe('This does not apply here.');
  });
  test('say in both languages that a code is of a newer version, and how to read it', () => {
    const removed = sayFinding({ ...hsts, id: 'once-known', code: 'was' }, 'nl');
    expect(removed).toMatchObject({ title: 'once-known', why: '', fix: '', fixes: {} });
    expect(removed.conclusion).toMatch(/^Deze versie kent deze uitkomst niet: .*nieuwere.*Werk bij/);
    expect(sayFinding({ ...hsts, id: 'once-known', code: 'was' }, 'en').conclusion).toMatch(/newer.*Update/);
    expect(sayFinding({ ...hsts, code: 'was' }, 'nl')).toMatchObject({
      title: 'Browsers gebruiken alleen https (HSTS)',
      conclusion: removed.conclusion,
    });
    expect(getCheckTitle('once-known', 'nl')).toBe('once-known');
  });
  test('say that values are missing, and not that the check no longer exists', () => {
    const bare = { ...hsts, id: 'registration-expiry', code: 'soon', args: null as never };
    expect(sayFinding(bare, 'nl').conclusion).toBe(
      'Bij deze uitkomst ontbreekt wat er is gevonden. Scan de pagina opnieuw.',
    );
    expect(sayFinding(bare, 'en').conclusion).toBe('What was found is missing from this outcome. Scan the page again.');
  });
});
