import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isClosed,
  isIndexForbidden,
  parseRobotsHeader,
  parseRobotsMetas,
  showDirective,
} from '../../../lib/parse/site-files/robots-directives.ts';
import { NOW } from '../../kit/facts.ts';
import { inputs } from '../../kit/inputs.ts';

const RUNS = inputs();
const header = (text: string) => parseRobotsHeader(text).map(showDirective);
const meta = (name: string, content: string) => parseRobotsMetas([{ name, content }]).map(showDirective);

describe('parseRobotsHeader', () => {
  test.each([
    ['noindex', ['noindex']],
    ['NoIndex , NOFOLLOW', ['noindex', 'nofollow']],
    ['', []],
    ['max-snippet:50, max-image-preview: large', ['max-snippet: 50', 'max-image-preview: large']],
    ['GoogleBot: noindex, nofollow, otherbot: none', ['googlebot: noindex', 'googlebot: nofollow', 'otherbot: none']],
    ['noindex, googlebot: nofollow', ['noindex', 'googlebot: nofollow']],
    ['unavailable_after: 25 Jun 2010 15:00:00 PST', ['unavailable_after: 25 Jun 2010 15:00:00 PST']],
    ['bingbot: unavailable_after: 2026-01-01', ['bingbot: unavailable_after: 2026-01-01']],
    [
      'unavailable_after: Fri, 25 Jun 2010 15:00:00 GMT, noarchive',
      ['unavailable_after: Fri, 25 Jun 2010 15:00:00 GMT', 'noarchive'],
    ],
  ])('%s', (text, expected) => expect(header(text)).toEqual(expected));
});

describe('parseRobotsMetas', () => {
  test('reads robots, googlebot and bingbot only', () => {
    expect(meta('robots', 'index, follow')).toEqual(['index', 'follow']);
    expect(meta('googlebot', 'noindex')).toEqual(['googlebot: noindex']);
    expect(meta('bingbot', 'max-snippet:0')).toEqual(['bingbot: max-snippet: 0']);
    expect(meta('description', 'noindex')).toEqual([]);
  });
});

describe('isIndexForbidden', () => {
  test.each([
    ['noindex', true],
    ['none', true],
    ['index', false],
    ['nofollow', false],
    ['unavailable_after: 2026-11-19', true],
    ['unavailable_after: 2026-11-21', false],
    ['unavailable_after: 25 Jun 2010 15:00:00 PST', true],
    ['unavailable_after: ooit', false],
  ])('%s: %s', (text, expected) => {
    expect(parseRobotsHeader(text).some((directive) => isIndexForbidden(directive, NOW))).toBe(expected);
  });
});

test('any text yields directives with names in lower case', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const { name } of parseRobotsHeader(text)) expect(name).toBe(name.toLowerCase());
    }),
    { numRuns: RUNS },
  );
});

describe('splitting of directives', () => {
  test.each([
    ['UNAVAILABLE_AFTER :friday, 20 Nov 2026, none', ['unavailable_after: friday, 20 Nov 2026', 'none']],
    ['unavailable_after:, x', ['unavailable_after: , x']],
    [',, noindex ,', ['noindex']],
    ['max-video-preview: -1', ['max-video-preview: -1']],
    ['a_b-1 : noindex', ['a_b-1: noindex']],
    ['two words: noindex', ['two words: noindex']],
    ['bot:', ['bot: ']],
    ['bot: max-snippet: 5: 6', ['bot: max-snippet: 5: 6']],
  ])('%s', (text, expected) => expect(header(text)).toEqual(expected));

  test('splits a directive into agent, name and value', () =>
    expect(parseRobotsHeader('GoogleBot: Max-Snippet: Een')).toEqual([
      { agent: 'googlebot', name: 'max-snippet', value: 'Een' },
    ]));
});

describe('isClosed', () => {
  const said = (
    robotsHeader: string,
    robotsMetas: readonly { readonly name: string; readonly content: string }[] = [],
  ) => ({
    robotsHeader,
    robotsMetas,
  });
  test.each([
    [said('noindex'), [], true],
    [said('googlebot: noindex'), [], false],
    [said('googlebot: noindex'), ['googlebot'], true],
    [said('googlebot: noindex'), ['bingbot'], false],
    [said('', [{ name: 'robots', content: 'none' }]), [], true],
    [said('', [{ name: 'bingbot', content: 'noindex' }]), ['googlebot', 'bingbot'], true],
    [said('nofollow', [{ name: 'robots', content: 'all' }]), ['googlebot'], false],
    [said(''), [], false],
  ])('%j for %j: %s', (what, agents, is) => expect(isClosed(what, NOW, agents)).toBe(is));

  test('takes effect the moment after its date', () => {
    const [directive] = parseRobotsHeader('unavailable_after: 2026-01-01T00:00:00Z');
    const at = Date.UTC(2026, 0, 1);
    expect(directive && [isIndexForbidden(directive, at), isIndexForbidden(directive, at + 1)]).toEqual([false, true]);
  });
});
