import { describe, expect, test } from 'vitest';
import { AXE_RULE_IDS } from '../../../lib/data/accessibility/axe-rules.ts';
import { Axe } from '../../../lib/facts/axe.ts';
import { inPage } from '../kit/in-page.ts';
import { AXE } from './engine-source.ts';
import { GOOD, SHAPES } from './pages.ts';

const page = inPage('test/browser/axe/subject.ts');

const look = async (html: string, call = 'run()'): Promise<Axe> =>
  Axe.parse(await page.run(html, `${AXE}subject.${call}`));
const ruleOf = ({ rules }: Axe, id: string) => {
  const rule = rules.find((one) => one.id === id);
  if (rule === undefined) throw new Error(`${id} is not told of`);
  return rule;
};
const body = (html: string): string =>
  `<!doctype html><html lang="nl"><head><title>x</title></head><body>${html}</body>`;

describe('the accessibility engine', () => {
  test('reports every rule, in under 50 kB on a page full of faults', async () => {
    const found = await look(body('<p style="color:#ccc">Grijs</p><img src="a.png"><button></button>'.repeat(900)));
    expect(found.rules.map(({ id }) => id).toSorted()).toEqual([...AXE_RULE_IDS].toSorted());
    expect(ruleOf(found, 'color-contrast')).toMatchObject({ violating: 900, ran: 'whole' });
    expect(ruleOf(found, 'color-contrast').nodes).toHaveLength(25);
    expect(JSON.stringify(found).length).toBeLessThan(50_000);
  });

  test.each(['run()', 'runInBatches()'])(
    'counts text below the enhanced contrast from the measured contrast, %s',
    async (call) => {
      const texts = [
        '<p id="low" style="color:#999">Te weinig</p>',
        '<p id="grey" style="color:#6a6a6a">Gewoon</p><p id="dark" style="color:#222">Ruim</p>',
        '<p id="big" style="color:#6a6a6a;font-size:32px">Groot</p><p id="pale" style="color:#888;font-size:32px">Groot</p>',
      ];
      const { enhanced, violating, nodes } = ruleOf(await look(body(texts.join('')), call), 'color-contrast');
      const of = (text: string, ratio: number, needed: number) => ({ ratio, needed, text, background: '#ffffff' });
      expect(nodes.map(({ contrast }) => contrast)).toEqual([of('#999999', 2.84, 4.5)]);
      expect(enhanced?.nodes.map(({ contrast }) => contrast)).toEqual([
        of('#6a6a6a', 5.4, 4.5),
        of('#888888', 3.54, 3),
      ]);
      expect(violating).toBe(1);
      expect(enhanced?.below).toBe(2);
      expect(enhanced?.nodes.map(({ target }) => target)).toEqual(['#grey', '#pale']);
    },
  );

  test('identifies a node by a selector that matches it alone, through shadow roots', async () => {
    const found = await look(SHAPES['open shadow roots with slots'] ?? '');
    const targets = found.rules.flatMap(({ nodes }) => nodes.map(({ target }) => target));
    const counts = await page.run<number[]>(
      SHAPES['open shadow roots with slots'] ?? '',
      `${JSON.stringify(targets)}.map((target) => {
        let root = document, found = [];
        for (const part of target.split(' >>> ')) { found = root.querySelectorAll(part); root = found[0]?.shadowRoot; }
        return found.length;
      })`,
    );
    expect(targets.some((target) => target.includes(' >>> '))).toBe(true);
    expect(counts).toEqual(targets.map(() => 1));
  });

  test('corrects known misjudgements of axe', async () => {
    const html = [
      '<div role="dialog" aria-label="Cookies"><a href="/privacy">Privacy</a></div><a href="#inhoud">Direct naar inhoud</a>',
      '<main id="inhoud"><h1>Fietsen</h1><p style="color:#222">Lees <a href="/a" style="color:#222;text-decoration:none">dit stuk</a> over fietsen.</p>',
      '<button aria-label="Sluiten">x</button>',
      '<style>.g{position:relative;z-index:0;display:grid;width:300px;height:60px}.g::before{content:"";grid-area:1/1;background:#000}.g b{grid-area:1/1;color:#fff}</style>',
      '<div class="g"><b>Wit op zwart</b></div></main>',
    ];
    const found = await look(body(html.join('')));
    expect(ruleOf(found, 'region')).toMatchObject({ violating: 0 });
    expect(ruleOf(found, 'link-in-text-block')).toMatchObject({ violating: 0, undecided: 1 });
    expect(ruleOf(found, 'label-content-name-mismatch')).toMatchObject({ violating: 0, undecided: 1 });
    expect(ruleOf(found, 'color-contrast')).toMatchObject({ violating: 0 });
  });

  test('judges zooming as browsers do, and leaves open what only some browsers name or paint', async () => {
    const blocked = '<meta name="Viewport" content="width=device-width user-scalable=no">';
    const zoom = async (head: string, call?: string) => {
      const { violating, passing } = ruleOf(
        await look(`<!doctype html><html lang="nl"><head>${head}</head><body>`, call),
        'meta-viewport',
      );
      return { violating, passing };
    };
    expect(await zoom(blocked)).toEqual({ violating: 1, passing: 0 });
    expect(await zoom(blocked, 'runInBatches()')).toEqual({ violating: 1, passing: 0 });
    expect(await zoom(`${blocked}<meta name="viewport" content="width=device-width">`)).toEqual({
      violating: 0,
      passing: 1,
    });
    const found = await look(
      body(
        [
          '<svg style="display:none"><symbol id="z"><title>Zoeken</title></symbol></svg>',
          '<button><svg><use href="#z"/></svg></button>',
          '<p style="color:#222">Lees <a href="/a" style="color:#111;text-decoration:none;box-shadow:inset 0 -1px 0 #111">dit stuk</a> over fietsen.</p>',
          '<div style="background:#ddd"><p style="color:#fff;backdrop-filter:brightness(.1)">Wit op donker</p></div>',
          '<div style="background:#ddd"><p style="color:#fff;backdrop-filter:saturate(180%) blur(9px)">Wit op grijs</p></div>',
        ].join(''),
      ),
    );
    expect(ruleOf(found, 'button-name')).toMatchObject({ violating: 0, undecided: 1 });
    expect(ruleOf(found, 'link-in-text-block')).toMatchObject({ violating: 0, undecided: 1 });
    expect(ruleOf(found, 'color-contrast')).toMatchObject({ violating: 1, undecided: 1 });
  });

  test('leaves the page unchanged', async () => {
    const html = body('<div style="height:5000px">Hoog</div><p>Onder</p>');
    const [before, after] = await page.run<[string, string]>(
      html,
      `(async () => {
        const state = () => document.documentElement.outerHTML + scrollY + document.activeElement.tagName;
        scrollTo(0, 700);
        const before = state();
        ${AXE}
        await subject.run();
        return [before, state()];
      })()`,
    );
    expect(after).toBe(before);
  });

  test('exempts small targets whose size is the browser’s own, whatever else was styled', async () => {
    const small = async (css: string, target = '<button>a</button>') => {
      const { violating, undecided, passing } = ruleOf(
        await look(
          body(`<style>${css}</style><p style="line-height:1">${target}${target}<p style="line-height:1">${target}`),
        ),
        'target-size',
      );
      return { violating, undecided, passing };
    };
    const tight = 'button, input { margin: 0 } p { margin: 0 }';
    const exempt = { violating: 0, undecided: 0, passing: 3 };
    expect(await small(tight)).toEqual(exempt);
    expect(await small(`${tight} button { color: red; border-radius: 4px } .b, button::before { padding: 0 }`)).toEqual(
      exempt,
    );
    expect(await small(tight, '<input type="checkbox">')).toEqual(exempt);
    expect(await small(`${tight} button { padding: 0 }`)).toMatchObject({ violating: 3, passing: 0 });
    expect(await small(`${tight} * { font: inherit }`)).toMatchObject({ violating: 3 });
    expect(await small(tight, '<button style="height:12px">a</button>')).toMatchObject({ violating: 3 });
    expect(await small(tight, '<div role="button" tabindex="0" style="width:9px;height:9px">a</div>')).toMatchObject({
      violating: 3,
    });
  });

  test('leaves small targets undecided when a style sheet that may affect them cannot be read', async () => {
    const html = body(
      '<link rel="stylesheet" href="https://elders.nl/a.css"><style>button { margin: 0 }</style><button>a</button><button>b</button>',
    );
    const file = { type: 'text/css', body: new TextEncoder().encode('p { margin: 0 }') };
    const found = await page.run<Axe>(html, `${AXE}subject.run()`, { files: { 'https://elders.nl/a.css': file } });
    expect(ruleOf(Axe.parse(found), 'target-size')).toMatchObject({ violating: 0, undecided: 2, passing: 0 });
  });

  test('leaves out elements that are currently unreachable, and counts them', async () => {
    const faults = '<button></button><img src="a.png">';
    const found = await look(
      body(`<main inert>${faults}</main><dialog id="d">${faults}</dialog><script>d.showModal()</script>`),
    );
    expect(ruleOf(found, 'image-alt').violating).toBe(1);
    expect(found.rules.flatMap(({ nodes }) => nodes).every(({ target }) => !target.includes('main'))).toBe(true);
    const keys = '<a accesskey="k" href="/">Een</a>';
    expect(ruleOf(await look(body(`<main>${keys}</main>${keys}`)), 'accesskeys')).toMatchObject({ violating: 1 });
    expect(ruleOf(await look(body(`<main inert>${keys}</main>${keys}`)), 'accesskeys')).toMatchObject({
      violating: 0,
      inert: 1,
    });
  });

  test('survives a form whose controls shadow its own properties', async () => {
    const names = ['attributes', 'tagName', 'children', 'id', 'closest', 'offsetParent', 'submit', 'hasOwnProperty'];
    const form = `<form>${names.map((name) => `<input name="${name}">`).join('')}</form>`;
    const found = await look(body(`${form}<img src="a.png">`));
    expect(ruleOf(found, 'image-alt')).toMatchObject({ violating: 1, ran: 'whole' });
  });

  test.each([
    ['that would send the engine into an endless loop', '<form><input name="parentNode"></form>'],
    [
      'in a shadow root',
      `<div id="gast"></div><script>
        gast.attachShadow({ mode: 'open' }).innerHTML = '<form><input name="getBoundingClientRect"></form>'</script>`,
    ],
    [
      'with an entry in its past names map',
      `<form id="f"><input name="nodeType"></form><script>
        void document.forms[0].nodeType; document.forms[0].elements[0].name = 'onschuldig'</script>`,
    ],
    ['whose control is callable', '<form><object id="getRootNode"></object></form>'],
    [
      'that becomes hostile while the rules run',
      `<form id="f"></form><script>
        let turns = 0;
        const take = () => {
          if (++turns === 40) f.innerHTML = '<input name="parentNode"><input name="getRootNode">';
          if (turns < 400) setTimeout(take, 0);
        };
        take();</script>`,
    ],
  ])('a form %s leaves the findings about other elements unchanged', async (_, form) => {
    const faulty = '<img src="a.png"><button style="width:9px;height:9px"></button>';
    const plain = await look(body(`<form></form>${faulty}`));
    const found = await look(body(`${form}${faulty}`));
    expect(new Set(found.rules.map(({ ran }) => ran))).toEqual(new Set(['whole']));
    for (const id of ['image-alt', 'button-name', 'html-has-lang'])
      expect([id, ruleOf(found, id).violating]).toEqual([id, ruleOf(plain, id).violating]);
    expect(ruleOf(found, 'image-alt')).toMatchObject({ violating: 1 });
  });

  test.each([
    [
      'a hidden box with which a library detects resizing',
      '<div style="position:absolute;inset:0;overflow:hidden;visibility:hidden"><div style="position:absolute;width:1000000px;height:1000000px"></div></div>',
    ],
    ['one that is not drawn', '<div style="opacity:0;width:1000000px;height:1000000px;position:absolute"></div>'],
    [
      'one that is clipped away',
      '<div style="width:40px;height:40px;overflow:hidden"><div style="width:1000000px;height:1000000px">a</div></div>',
    ],
    [
      'one in what is not rendered',
      '<div style="content-visibility:hidden;height:20px"><div style="width:1000000px;height:1000000px">a</div></div>',
    ],
    [
      'one off the screen',
      '<div style="position:absolute;left:-1000100px;top:0;width:1000000px;height:1000000px">a</div>',
    ],
    [
      'a part of a drawing that is clipped away',
      '<svg width="40" height="40" aria-hidden="true"><symbol id="s"><rect width="1000000" height="1000000"/></symbol><rect width="1000000" height="1000000"/></svg>',
    ],
    ['with a closed dialog', '<dialog><p>Melding</p></dialog>'],
  ])('measures a page with an invisible giant element: %s', async (_, giant) => {
    const monitor =
      '<div style="position:absolute;inset:0;overflow:hidden;visibility:hidden"><div style="width:1000000px;height:1000000px"></div></div>';
    const found = await look(body(`${giant}${monitor}<p style="color:#ccc">Grijs</p><img src="a.png">`));
    expect(found.rules.filter(({ ran }) => ran !== 'whole').map(({ id }) => id)).toEqual([]);
    expect(ruleOf(found, 'color-contrast').violating).toBe(1);
    expect(ruleOf(found, 'image-alt').violating).toBe(1);
  });

  test('skips rules that measure positions when a giant element is visible, and runs the others', async () => {
    const giant = '<div style="width:33000000px;height:33000000px;background:#eee">Groot</div><dialog>Melding</dialog>';
    const found = await look(body(`${giant}<img src="a.png">`));
    expect(ruleOf(found, 'color-contrast').ran).toBe('tooLarge');
    expect(ruleOf(found, 'image-alt')).toMatchObject({ ran: 'whole', violating: 1 });
  });

  test('measures contrast only in part on a large page, and says so', async () => {
    const filler = '<i></i>'.repeat(16_000);
    const found = await look(body(`<main><p style="color:#ccc">Grijs</p></main><footer>${filler}<p>Voet</p></footer>`));
    expect(found.elements).toBeGreaterThan(15_000);
    expect(ruleOf(found, 'color-contrast')).toMatchObject({ ran: 'part', violating: 1 });
    expect(ruleOf(found, 'target-size')).toMatchObject({ ran: 'tooLarge', passing: 0 });
    expect(ruleOf(found, 'image-alt').ran).toBe('whole');
  });

  test('stops when its time is up, and marks the rules concerned', async () => {
    const found = await look(GOOD, 'run([], 0)');
    expect(new Set(found.rules.map(({ ran }) => ran))).toEqual(new Set(['time']));
  });

  test('counts frames', async () => {
    const found = await look(body('<iframe title="a" srcdoc="x"></iframe><iframe title="b" srcdoc="y"></iframe>'));
    expect(found.frames).toBe(2);
    expect(ruleOf(found, 'frame-tested').undecided).toBe(2);
  });

  test('reports of a rule that throws its own error, not that of naming the element', async () => {
    const breaks = 'axe._audit.checks["has-alt"].evaluate = () => null.x;';
    const axe = await page.run<Axe>('<!doctype html><title>a</title><img src="a.png">', `${AXE}${breaks}subject.run()`);
    const thrown = axe.rules.filter(({ ran }) => ran === 'fault');
    expect(thrown.map(({ id, fault }) => [id, fault?.error])).toEqual([['image-alt', 'TypeError']]);
  });

  test('finds the same in batches, when the internals of axe are not as expected', async () => {
    const [sliced, batched] = [await look(GOOD), await look(GOOD, 'runInBatches()')];
    const counts = ({ rules }: Axe) =>
      Object.fromEntries(rules.map(({ id, violating, undecided, passing }) => [id, [violating, undecided, passing]]));
    expect(counts(batched)).toEqual(counts(sliced));
  });

  describe('a custom element with a role in its ElementInternals', () => {
    const html = body('<main><mijn-vinkje tabindex="0" aria-checked="true"></mijn-vinkje></main>');
    const verdictAfter = async (internals: string) => {
      const { violating, undecided } = ruleOf(await look(html, `run(${internals})`), 'aria-allowed-attr');
      return { violating, undecided };
    };
    const textOf = (ancestry: string, role: string) => `[{ ancestry: ${ancestry}, internals: { role: ${role} } }]`;

    test('passes when its internals are known', async () =>
      expect(await verdictAfter(textOf("'html > body > main > mijn-vinkje'", "'checkbox'"))).toEqual({
        violating: 0,
        undecided: 0,
      }));
    test('is undecided when its internals could not be read', async () =>
      expect(await verdictAfter('null')).toEqual({ violating: 0, undecided: 1 }));
    test.each([
      '[]',
      '[null, 3, {}, { ancestry: {}, internals: {} }, { ancestry: "[[[", internals: { role: "x" } }]',
      textOf("'html > body > main > mijn-vinkje'", "{ type: 'HTMLElement', value: { a: 1 } }"),
      textOf("'html > body > main > mijn-vinkje'", "'x'.repeat(1e6)"),
    ])('treats internals supplied by the page as untrusted: %s', async (internals) =>
      expect(await verdictAfter(internals)).toEqual({ violating: 1, undecided: 0 }),
    );
  });
});
