import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findStrays } from '../../../lib/parse/html/head-end.ts';
import { inputs } from '../../kit/inputs.ts';

const RUNS = inputs();
const page = (head: string) =>
  `<!DOCTYPE html>\n<html lang="nl">\n<HEAD>\n${head}\n</HEAD>\n<body><p>Tekst</p></body></html>`;

describe('findStrays', () => {
  test.each([
    [
      'metadata content',
      '<meta charset=utf-8><link rel="icon" href="/a>b"><base href="/"><title>a < b</title><style>p>a{}</style>',
    ],
    ['a script with markup in it', '<script>document.write("<div>")</script>'],
    ['a comment with markup in it', '<!-- <div> --><!--[if IE]><p><![endif]-->'],
    ['a template', '<template><div>x</div></template>'],
    ['obsolete elements', '<basefont size=2><bgsound src=a><noframes><p>x</p></noframes>'],
    [
      'obsolete elements in a noscript',
      '<noscript><basefont><bgsound><link><meta><noframes><p></noframes><style>p{}</style></noscript>',
    ],
    ['a closing tag', '</p></div>'],
    ['a processing instruction', '<?php echo "<p>" ?>'.replace('>"', '"')],
    ['a declaration', '<!ELEMENT x>'],
    ['upper case', '<SCRIPT>"<div>"</SCRIPT><STYLE><p></STYLE>'],
    ['noscript with a stylesheet', '<noscript><link rel=stylesheet href=a.css><style></style></noscript>'],
    ['nothing', ''],
  ])('finds nothing in %s', (_, head) => expect(findStrays(page(head))).toEqual([]));

  test.each([
    ['<div></div>', ['div']],
    ['<meta charset=utf-8><img src=x><link rel=canonical href=/>', ['img']],
    ['zomaar tekst<meta name=robots>', ['#text']],
    ['<noscript><img src="https://meet.nl/p"></noscript>', ['noscript > img']],
    ['<noscript><iframe src=x></iframe></noscript><p>x', ['noscript > iframe', 'p', '#text']],
    ['<IFRAME src=x></IFRAME>', ['iframe']],
    ['<noscript><script>x</script></noscript>', ['noscript > script']],
    ['<noscript><title>x</title></noscript>', ['noscript > title']],
    ['<noscript></noscript><script>"<p>"</script><img>', ['img']],
    ['<script>x</script>y', ['#text']],
    ['<!-- a -->b<!-- c -->', ['#text']],
    ['<!-- > <p> -->', []],
    ['<linkx>', ['linkx']],
    ['a < b', ['#text', '#text']],
    ['<p a=">" b=\'>\'><i>', ['p', 'i']],
    ['\uFEFF<title>t</title>', []],
  ])('%s', (head, strays) => expect(findStrays(page(head))).toEqual(strays));

  test('finds none in a document that omits its tags', () => {
    expect(findStrays('<!doctype html><title>t</title><p>Tekst')).toEqual([]);
  });

  test('finds strays before the body tag, without a head end tag', () => {
    expect(findStrays('<title>t</title><div></div><body><p>Tekst')).toEqual(['div']);
    expect(findStrays('<title>t</title><body class="a"><p>Tekst')).toEqual([]);
    expect(findStrays('<title>t</title><p></head>')).toEqual(['p']);
    expect(findStrays('<title>t</title><p></head x>')).toEqual(['p']);
    expect(findStrays('<title>t</title><p></header><bodyx>')).toEqual([]);
    expect(findStrays('<frameset><p></head>')).toEqual([]);
    expect(findStrays('<p></head><i><body>')).toEqual(['p']);
    expect(findStrays('<i></head')).toEqual([]);
    expect(findStrays('</head><body><p')).toEqual([]);
  });

  test('is not shifted by letters that change length in lower case', () => {
    expect(findStrays(page(`<title>${'İ'.repeat(50)}</title><SCRIPT>"<div>"</SCRIPT>`))).toEqual([]);
  });

  test('returns at most 20', () => expect(findStrays(page('<p>'.repeat(50)))).toHaveLength(20));

  test('returns a list for any text, hostile ones included', () => {
    const parts = fc.array(
      fc.constantFrom(
        '<',
        '>',
        '"',
        "'",
        '<meta ',
        '</head>',
        '<body',
        '<!--',
        '-->',
        '<script>',
        'x',
        ' ',
        '<noscript>',
      ),
    );
    fc.assert(
      fc.property(parts, (list) => {
        expect(findStrays(`${list.join('')}</head>`).length).toBeLessThanOrEqual(20);
      }),
      { numRuns: RUNS },
    );
  });
});
