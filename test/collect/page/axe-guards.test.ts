import { describe, expect, test } from 'vitest';
import { applyCorrections, CORRECTIONS } from '../../../lib/collect/axe/corrections.ts';
import { withMissedNodes } from '../../../lib/collect/axe/missed-nodes.ts';

type ResultGroup = 'violations' | 'incomplete' | 'passes';

const nodeOf = (element: Element, all: readonly object[] = []) => ({
  node: { element, ancestry: [], spec: {} },
  any: [],
  all,
});

/** Returns the group of the element `#x` of a page that the engine reported in `from`. */
const groupOf = (
  rule: string,
  html: string,
  from: ResultGroup,
  tests: readonly object[] = [],
): ResultGroup | undefined => {
  document.body.innerHTML = html;
  const element = document.querySelector('#x');
  if (element === null) throw new Error('the page has no #x');
  const empty = { violations: [], incomplete: [], passes: [] };
  const result = applyCorrections({ id: rule, impact: 'serious', ...empty, [from]: [nodeOf(element, tests)] });
  return (['violations', 'incomplete', 'passes'] as const).find((location) => result[location].length === 1);
};

const BANNER = '<div role="dialog"><a href="/privacy">Privacy</a></div>';
const MAIN = '<main id="inhoud">Tekst</main>';
const SYMBOLS =
  '<svg style="display:none"><symbol id="z"><title>Zoeken</title></symbol><symbol id="leeg"><path></path></symbol></svg>';
const LIST = '<div role="listbox">1</div>';

describe('what the engine is known to judge wrongly', () => {
  test.each<[string, string, ResultGroup]>([
    ['region', `${BANNER}<a id="x" href="#inhoud">Direct naar inhoud</a>${MAIN}`, 'passes'],
    [
      'region',
      `${BANNER}<div id="x"><p><a href="#inhoud">Inhoud</a> <a href="#inhoud">Zoeken</a></p></div>${MAIN}`,
      'passes',
    ],
    ['region', `${BANNER}<a id="x" href="#weg">Direct naar inhoud</a>${MAIN}`, 'violations'],
    ['region', `${BANNER}<div id="x"><a href="#inhoud">Inhoud</a> en nog iets</div>${MAIN}`, 'violations'],
    ['region', `${BANNER}<div id="x">Iets</div>${MAIN}`, 'violations'],
    ['region', `<a id="x" href="#%E0">Fout</a>`, 'violations'],
    ['link-in-text-block', '<p>Kom <a id="x" href="/"><b>langs</b></a></p>', 'passes'],
    ['link-in-text-block', '<p>Kom <a id="x" href="/"><b>l</b>angs</a></p>', 'violations'],
    ['link-in-text-block', '<p>Kom <a id="x" href="/"><span>langs</span></a></p>', 'violations'],
    ['label-content-name-mismatch', '<input id="x" type="submit" value="Zoek" aria-label="Zoek nu">', 'passes'],
    ['label-content-name-mismatch', '<input id="x" type="reset" value="Wis" aria-label="Opnieuw">', 'violations'],
    ['label-content-name-mismatch', '<button id="x" aria-label="Sluiten">x</button>', 'incomplete'],
    ['label-content-name-mismatch', '<button id="x" aria-label="Sluiten">×</button>', 'passes'],
    [
      'label-content-name-mismatch',
      '<button id="x" aria-label="Sluiten"><i style="font-family:Material Icons">close</i></button>',
      'passes',
    ],
    [
      'label-content-name-mismatch',
      '<button id="x" aria-label="Zoek nu">Zoek<svg><title>Loep</title></svg></button>',
      'passes',
    ],
    [
      'label-content-name-mismatch',
      '<label id="l">Bestand</label><button id="x" aria-labelledby="l s"><span id="g">Niets gekozen</span> <span id="s">Kies</span></button>',
      'violations',
    ],
    [
      'label-content-name-mismatch',
      '<span id="l">Bestand</span><button id="x" aria-labelledby="l b a"><span id="a">Niets gekozen</span> <span id="b">Kies</span></button>',
      'passes',
    ],
    ['label-content-name-mismatch', '<button id="x" aria-label="Indienen">Verzenden</button>', 'violations'],
    ['scrollable-region-focusable', `<div id="x">${LIST}</div>`, 'incomplete'],
    ['scrollable-region-focusable', '<ul id="x" role="listbox"></ul>', 'incomplete'],
    ['scrollable-region-focusable', '<div id="x"><b tabindex="-1">1</b></div>', 'incomplete'],
    ['scrollable-region-focusable', '<div id="x">Tekst</div>', 'violations'],
    ['target-size', '<div id="x" role="tabpanel" tabindex="0"></div>', 'passes'],
    ['target-size', '<div id="x" role="tab" tabindex="0"></div>', 'violations'],
    ['color-contrast', '<p id="x">Tekst</p>', 'violations'],
    [
      'link-in-text-block',
      '<p>Kom <a id="x" href="/" style="box-shadow:inset 0 -1px 0 rgb(1,1,1)">langs</a></p>',
      'incomplete',
    ],
    ['link-in-text-block', '<p>Kom <a id="x" href="/" style="box-shadow:0 0 0 rgb(1,1,1)">langs</a></p>', 'violations'],
    ['link-in-text-block', '<p>Kom <a id="x" href="/" style="box-shadow:none">langs</a></p>', 'violations'],
    ['button-name', `${SYMBOLS}<button id="x"><svg><use href="#z"></use></svg></button>`, 'incomplete'],
    ['link-name', `${SYMBOLS}<a id="x" href="/"><svg><use xlink:href="#z"></use></svg></a>`, 'incomplete'],
    [
      'button-name',
      `${SYMBOLS}<button id="x"><svg aria-hidden="true"><use href="#z"></use></svg></button>`,
      'violations',
    ],
    ['button-name', `${SYMBOLS}<button id="x"><svg role="img"><use href="#z"></use></svg></button>`, 'violations'],
    ['button-name', `${SYMBOLS}<button id="x"><svg><use href="#leeg"></use></svg></button>`, 'violations'],
    ['button-name', `${SYMBOLS}<button id="x"><svg><use href="/beeld.svg#z"></use></svg></button>`, 'violations'],
  ])('%s: %s', (rule, html, expected) => expect(groupOf(rule, html, 'violations')).toBe(expected));

  test.each<[string, ResultGroup]>([
    ['<p style="color:rgb(1,1,1)">Lees <a id="x" href="/a" style="color:rgb(1,1,1)">dit</a> eens</p>', 'incomplete'],
    ['<p style="color:rgb(1,1,1)">Lees <a id="x" href="/a" style="color:rgb(200,1,1)">dit</a> eens</p>', 'passes'],
  ])('link-in-text-block: %s', (html, expected) =>
    expect(groupOf('link-in-text-block', html, 'passes')).toBe(expected),
  );

  const data = (result: boolean | undefined, found: unknown) => [{ id: 'x', result, data: found }];
  test.each<[string, string, readonly object[], ResultGroup, ResultGroup]>([
    [
      'aria-required-children',
      '<div id="x" role="tablist" aria-busy="true"><p role="tabpanel"></p></div>',
      [],
      'violations',
      'passes',
    ],
    [
      'aria-required-children',
      '<div id="x" role="tablist"><p role="tabpanel"></p></div>',
      [],
      'violations',
      'violations',
    ],
    [
      'aria-valid-attr-value',
      '<button id="x" aria-controls="weg">x</button>',
      data(false, ['aria-controls="weg"']),
      'violations',
      'incomplete',
    ],
    [
      'aria-valid-attr-value',
      '<button id="x" aria-owns="weg">x</button>',
      data(false, ['aria-owns="weg"']),
      'violations',
      'incomplete',
    ],
    [
      'aria-valid-attr-value',
      '<div id="x" role="scrollbar" aria-controls="weg">x</div>',
      data(false, ['aria-controls="weg"']),
      'violations',
      'violations',
    ],
    [
      'aria-valid-attr-value',
      '<button id="x" aria-expanded="ja" aria-controls="weg">x</button>',
      data(false, ['aria-controls="weg"', 'aria-expanded="ja"']),
      'violations',
      'violations',
    ],
    [
      'aria-valid-attr-value',
      '<button id="x" aria-controls="p">x</button><div id="p"></div>',
      data(undefined, { messageKey: 'controlsWithinPopup' }),
      'incomplete',
      'passes',
    ],
    [
      'aria-valid-attr-value',
      '<button id="x" aria-controls="weg">x</button>',
      data(undefined, { messageKey: 'controlsWithinPopup' }),
      'incomplete',
      'incomplete',
    ],
    ['landmark-unique', '<section id="x" role="tabpanel" aria-label="Een"></section>', [], 'violations', 'passes'],
    ['landmark-unique', '<section id="x" aria-label="Een"></section>', [], 'violations', 'violations'],
    ['landmark-unique', '<div id="x" role="region" aria-label="Een"></div>', [], 'violations', 'violations'],
    [
      'target-size',
      '<a id="x" href="/a" data-box="0 0 10 10">x</a><a href="/a" data-box="0 0 200 100">Alles</a>',
      [],
      'violations',
      'passes',
    ],
    [
      'target-size',
      '<a id="x" href="/a" data-box="0 0 10 10">x</a><a href="/b" data-box="0 12 10 10">y</a>',
      [],
      'violations',
      'violations',
    ],
    [
      'target-size',
      '<a id="x" href="/a" data-box="0 0 10 10">x</a><a href="/a" data-box="0 0 20 20">y</a><a href="/b" data-box="12 0 10 10">z</a>',
      [],
      'violations',
      'violations',
    ],
    ['color-contrast', '<p id="x" style="filter:opacity(0.1)">x</p>', [], 'passes', 'incomplete'],
    ['color-contrast', '<p id="x" style="filter:opacity(1)">x</p>', [], 'passes', 'passes'],
    ['color-contrast', '<p id="x">x</p>', [], 'passes', 'passes'],
  ])('%s: %s', (rule, html, tests, from, expected) => expect(groupOf(rule, html, from, tests)).toBe(expected));

  test('each guard cites its issue, or the sentence of a standard', () => {
    for (const { report } of CORRECTIONS)
      expect(report).toMatch(
        /^https:\/\/(?:github\.com\/dequelabs\/axe-core\/issues\/\d+$|www\.w3\.org\/(?:TR|WAI)\/|html\.spec\.whatwg\.org\/multipage\/)/,
      );
  });
});

describe('buttons labelled by their value', () => {
  const looked = (html: string, id = 'label-content-name-mismatch'): number => {
    document.body.innerHTML = html;
    const empty = { id, impact: null, violations: [], incomplete: [], passes: [] };
    return withMissedNodes(empty, { doc: document, frame: null }).violations.length;
  };

  test.each([
    ['<input type="submit" value="Zoek" aria-label="Vind">', 1],
    ['<p id="l">Vind</p><input type="BUTTON" value="Zoek" aria-labelledby="l">', 1],
    ['<input type="submit" value="Zoek">', 0],
    ['<input type="submit" aria-label="Vind">', 0],
    ['<input type="submit" value="Zoek" aria-label="Vind" hidden>', 0],
    ['<input type="text" value="Zoek" aria-label="Vind">', 0],
  ])('%s: %i', (html, count) => expect(looked(html)).toBe(count));

  test('are not checked by another rule', () =>
    expect(looked('<input type="submit" value="Zoek" aria-label="Vind">', 'label')).toBe(0));
});

describe('zooming', () => {
  const of = (html: string, rule = 'meta-viewport') => {
    document.body.innerHTML = html;
    const meta = [...document.querySelectorAll('meta')].map((element) => nodeOf(element));
    const given = { id: rule, impact: null, violations: [], incomplete: [], passes: meta };
    const { violations, incomplete, passes } = withMissedNodes(given, { doc: document, frame: null });
    return [violations, incomplete, passes].map((nodes) => nodes.length);
  };
  const FREE = '<meta name="viewport" content="width=device-width">';
  const BLOCKED = '<meta name="Viewport" content="width=device-width user-scalable=no">';

  test.each([
    [FREE, [0, 0, 1]],
    [BLOCKED, [1, 0, 0]],
    [BLOCKED + FREE, [0, 0, 1]],
    [FREE + BLOCKED, [1, 0, 0]],
    [`${BLOCKED}<meta name="viewport">`, [1, 0, 0]],
    // Firefox prevents zooming, Chromium and Safari read one long width.
    ['<meta name="viewport" content="width=device-width;user-scalable=no">', [0, 1, 0]],
    ['<p>Tekst</p>', [0, 0, 0]],
  ])('is judged by the viewport that browsers heed: %s', (html, counts) => expect(of(html)).toEqual(counts));

  test.each([
    ['<meta name="viewport" content="maximum-scale=3">', [1, 0, 0]],
    ['<meta name="viewport" content="maximum-scale=5">', [0, 0, 1]],
    [BLOCKED, [0, 0, 1]],
  ])('up to 500 %% counts where it is possible up to 200 %%: %s', (html, counts) =>
    expect(of(html, 'meta-viewport-large')).toEqual(counts),
  );
});
