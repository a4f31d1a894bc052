import { describe, expect, test } from 'vitest';
import { html } from '../../lib/export/markup.ts';

describe('interpolated values are escaped', () => {
  test.each([
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['"', '&quot;'],
    ["'", '&#39;'],
    ['&amp;', '&amp;amp;'],
    ['a & b & c', 'a &amp; b &amp; c'],
    ['gewoon', 'gewoon'],
    [7, '7'],
    [0, '0'],
    [null, ''],
    ['', ''],
  ])('%j is written as %j', (part, written) => expect(html`${part}`.markup).toBe(written));

  test.each(['"', "'"])('%s cannot end a quoted attribute', (quote) => {
    const { markup } = html`<p title=${{ markup: quote }}${`${quote} onclick=${quote}`}${{ markup: quote }}>`;
    expect(markup.split(quote)).toHaveLength(3);
  });

  test('markup is inserted unescaped in its place, one piece or several', () => {
    const cells = ['a<', 'b'].map((cell) => html`<td>${cell}</td>`);
    expect(html`<tr>${cells}</tr>${html`<hr>`}!`.markup).toBe('<tr><td>a&lt;</td><td>b</td></tr><hr>!');
    expect(html`<p>${[]}</p>`.markup).toBe('<p></p>');
  });
});
