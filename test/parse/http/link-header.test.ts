import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasRelation, parseLinkHeader } from '../../../lib/parse/http/link-header.ts';
import { inputs } from '../../kit/inputs.ts';

const RUNS = inputs();
const read = (header: string) =>
  parseLinkHeader(header).map(({ target, params }) => [target, Object.fromEntries(params)]);

describe('parseLinkHeader', () => {
  test.each([
    ['</a>; rel=canonical', [['/a', { rel: 'canonical' }]]],
    ['<https://x.nl/a?b=1,2>; rel="canonical"', [['https://x.nl/a?b=1,2', { rel: 'canonical' }]]],
    [
      '</a>; rel="alternate"; hreflang="nl", </b>; REL=alternate;hreflang=en',
      [
        ['/a', { rel: 'alternate', hreflang: 'nl' }],
        ['/b', { rel: 'alternate', hreflang: 'en' }],
      ],
    ],
    ['</a>; title="x, \\"y\\"; z"; rel=next; rel=prev', [['/a', { title: 'x, "y"; z', rel: 'next' }]]],
    ['</a>;crossorigin;rel=preload', [['/a', { crossorigin: '', rel: 'preload' }]]],
    ['</a>  ;  rel  =  next', [['/a', { rel: 'next' }]]],
    ['</a>\t;\trel=next', [['/a', { rel: 'next' }]]],
    ['</a>; rel="a\\\\b"; x="y', [['/a', { rel: 'a\\b', x: '' }]]],
    ['</a>; rel=', [['/a', { rel: '' }]]],
    ['</a>; ="x"; rel=next', [['/a', {}]]],
    ['</a>; rel=x;; title=y', [['/a', { rel: 'x' }]]],
    [
      '</a>, </b>',
      [
        ['/a', {}],
        ['/b', {}],
      ],
    ],
    ['</a>; rel=x</b>', [['/a', { rel: 'x</b>' }]]],
    ['< /a >', [['/a', {}]]],
    ['<>', [['', {}]]],
    ['<a<b>', [['b', {}]]],
    ['</a> rel=next', [['/a', {}]]],
    ['geen link', []],
    ['', []],
  ])('%s', (header, expected) => expect(read(header)).toEqual(expected));

  test('compares relations by word, ignoring case', () => {
    const [link] = parseLinkHeader('</a>; rel="Shortcut Canonical"');
    expect(link && hasRelation(link, 'canonical')).toBe(true);
    expect(link && hasRelation(link, 'canon')).toBe(false);
    const [bare] = parseLinkHeader('</a>');
    expect(bare && hasRelation(bare, '')).toBe(true);
    expect(bare && hasRelation(bare, 'next')).toBe(false);
  });

  test('reads any text without throwing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseLinkHeader(text).length).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: RUNS },
    );
  });
});
