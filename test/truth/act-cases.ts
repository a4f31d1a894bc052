/**
 * Cases for W3C's ACT rules, written from the rules' own texts (https://www.w3.org/WAI/standards-guidelines/act/rules/): for
 * each rule pages that fail it, pages that pass it, and pages of which it does not speak. No example of the rules is copied.
 */

/** A page, in whole or in the parts that matter. */
export interface ActPage {
  readonly lang?: string | null;
  readonly title?: string | null;
  readonly head?: string;
  readonly body: string;
  /** What stands at further addresses beside the page. */
  readonly beside?: Readonly<Record<string, string>>;
}

export interface ActRule {
  readonly id: string;
  readonly name: string;
  /** The check that tells of it, and its conclusions that do; without these, whatever warns or fails. */
  readonly check: string;
  readonly codes?: readonly string[];
  /** Why its failing cases are not told of yet; absent where they are. */
  readonly open?: string;
  readonly failing: readonly ActPage[];
  readonly passing: readonly ActPage[];
  readonly inapplicable: readonly ActPage[];
}

const ENGLISH = `<p>The harbour of the old town was dug out again last year, and since then the ships of the fishermen lie in
front of the market hall once more. Whoever wants to sail along can ask for a place at the office on the quay.</p>`;
const DUTCH = `<p>De haven van de oude stad is vorig jaar opnieuw uitgegraven, en sindsdien liggen de schepen van de vissers
weer voor de markthal. Wie mee wil varen, kan bij het kantoor op de kade een plaats vragen.</p>`;

const page = (body: string, rest: Omit<ActPage, 'body'> = {}): ActPage => ({ body, ...rest });
const pages = (...bodies: readonly string[]): readonly ActPage[] => bodies.map((body) => page(body));

const PIXEL = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><circle cx="10" cy="10" r="9"/></svg>';

/** A button that tells its focus by these declarations alone. */
const focusable = (css: string, tag = '<button class="one">Book a place</button>'): ActPage =>
  page(`<style>.one { background: #fff; color: #222; border: 1px solid #222; padding: 8px } ${css}</style>${tag}`);

const turned = (css: string): ActPage => page(`<div class="sheet">${ENGLISH}</div>`, { head: `<style>${css}</style>` });

const coloured = (ink: string, paper: string, more = ''): ActPage =>
  page(
    `<p style="color:${ink};background:${paper};font-size:16px;${more}">Ask for a place at the office on the quay.</p>`,
  );

const refreshing = (content: string): ActPage =>
  page(ENGLISH, { head: `<meta http-equiv="refresh" content="${content}">` });

export const ACT_RULES: readonly ActRule[] = [
  {
    id: '2779a5',
    name: 'HTML page has non-empty title',
    check: 'page-title',
    codes: ['untitled', 'anonymous'],
    failing: [page(ENGLISH, { title: null }), page(ENGLISH, { title: '' }), page(ENGLISH, { title: ' \n ' })],
    passing: [
      page(ENGLISH, { title: 'The harbour of the old town' }),
      page(ENGLISH, { title: 'Harbour', body: ENGLISH } as ActPage),
      page(`${PIXEL}${ENGLISH}`, { title: 'The harbour, with a picture' }),
    ],
    inapplicable: [],
  },
  {
    id: 'b5c3f8',
    name: 'HTML page has lang attribute',
    check: 'page-language',
    failing: [page(ENGLISH, { lang: null }), page(ENGLISH, { lang: '' }), page(ENGLISH, { lang: '  ' })],
    passing: [page(ENGLISH, { lang: 'en' }), page(DUTCH, { lang: 'nl' }), page(ENGLISH, { lang: 'en-GB' })],
    inapplicable: [],
  },
  {
    id: 'bf051a',
    name: 'HTML page lang attribute has valid language tag',
    check: 'page-language',
    failing: [page(ENGLISH, { lang: 'english' }), page(ENGLISH, { lang: 'zz' }), page(ENGLISH, { lang: 'e-n' })],
    passing: [page(ENGLISH, { lang: 'EN' }), page(ENGLISH, { lang: 'en-US' }), page(DUTCH, { lang: 'nl-BE' })],
    inapplicable: [],
  },
  {
    id: 'ucwvc8',
    name: 'HTML page language subtag matches default language',
    check: 'language-matches-text',
    failing: [
      page(DUTCH.repeat(3), { lang: 'en' }),
      page(ENGLISH.repeat(3), { lang: 'nl' }),
      page(ENGLISH.repeat(3), { lang: 'de-AT' }),
    ],
    passing: [
      page(DUTCH.repeat(3), { lang: 'nl' }),
      page(ENGLISH.repeat(3), { lang: 'en-AU' }),
      page(`${DUTCH.repeat(3)}<p lang="en">Ships sail at nine.</p>`, { lang: 'nl-NL' }),
    ],
    inapplicable: [page('<p>§ 12 – 34</p>', { lang: 'nl' })],
  },
  {
    id: 'de46e4',
    name: 'Element with lang attribute has valid language tag',
    check: 'page-language',
    failing: pages(
      `${ENGLISH}<p lang="dutch">Schepen varen om negen uur.</p>`,
      `${ENGLISH}<p lang="xq">Schepen varen om negen uur.</p>`,
      `${ENGLISH}<blockquote lang="i-dutch"><p>Schepen varen om negen uur.</p></blockquote>`,
    ),
    passing: pages(
      `${ENGLISH}<p lang="nl">Schepen varen om negen uur.</p>`,
      `${ENGLISH}<p lang="NL-be">Schepen varen om negen uur.</p>`,
      `${ENGLISH}<p>They call it <span lang="fr">savoir-vivre</span> there.</p>`,
    ),
    inapplicable: pages(`${ENGLISH}<p lang="dutch" hidden>Schepen varen om negen uur.</p>`),
  },
  {
    id: 'c487ae',
    name: 'Link has non-empty accessible name',
    check: 'link-names',
    failing: pages(
      '<a href="/sail"></a>',
      `<a href="/sail"><img src="/pixel.svg" alt=""></a>`,
      `<a href="/sail">${PIXEL.replace('<svg ', '<svg aria-hidden="true" ')}</a>`,
    ),
    passing: pages(
      '<a href="/sail">Sail along</a>',
      '<a href="/sail"><img src="/pixel.svg" alt="Sail along"></a>',
      '<a href="/sail" aria-label="Sail along"></a>',
      '<div role="link" tabindex="0">Sail along</div>',
    ),
    inapplicable: pages('<a>Sail along</a>', '<p>Sail along</p>', '<a href="/sail" hidden></a>'),
  },
  {
    id: '5effbb',
    name: 'Link in context is descriptive',
    check: 'link-purpose',
    failing: pages(
      `${ENGLISH}<div><a href="/sail">click here</a></div><div><a href="/prices">click here</a></div>`,
      `${ENGLISH}<div><a href="/sail">more</a></div>`,
      `${ENGLISH}<div><a href="/sail"><img src="/pixel.svg" alt="read more"></a></div>`,
    ),
    passing: pages(
      `${ENGLISH}<p>The price list is ready: <a href="/prices">click here</a> to see what a place on board costs.</p>`,
      `${ENGLISH}<a href="/prices">What a place on board costs</a>`,
      `${ENGLISH}<a href="/prices" aria-label="What a place on board costs">more</a>`,
    ),
    inapplicable: pages('<a>more</a>', '<a href="/sail" hidden>more</a>'),
  },
  {
    id: 'b20e66',
    name: 'Links with identical accessible names have equivalent purpose',
    check: 'link-purpose',
    failing: pages(
      `${ENGLISH}<h2>Sailing</h2><ul><li><a href="/a">read more</a></li><li><a href="/b">read more</a></li></ul>`,
      `${ENGLISH}<div><a href="/a">details</a></div><div><a href="/b">details</a></div>`,
      `${ENGLISH}<h2>Boats</h2><div><a href="/a">here</a> <a href="/b">here</a></div>`,
    ),
    passing: pages(
      `${ENGLISH}<a href="/sail">Sail along</a> <a href="/sail">Sail along</a>`,
      `${ENGLISH}<a href="/sail">Sail along</a> <a href="/prices">What it costs</a>`,
      `${ENGLISH}<a href="/sail">Sail along</a> <a href="/sail#top">Sail along</a>`,
    ),
    inapplicable: pages(`${ENGLISH}<a href="/sail">Sail along</a>`),
  },
  {
    id: 'oj04fd',
    name: 'Element in sequential focus order has visible focus',
    check: 'focus-visible',
    failing: [
      focusable('.one:focus { outline: none }'),
      focusable('.one { outline: none }'),
      focusable('', '<button class="one" style="outline: none">Book a place</button>'),
      focusable('.one:focus { outline: 0 solid transparent; border: 0 } .one { border: 0 }'),
    ],
    passing: [
      focusable(''),
      focusable('.one:focus { outline: 3px solid #0b63ce }'),
      focusable('.one:focus { outline: none; box-shadow: 0 0 0 4px #0b63ce }'),
      focusable('.one:focus { outline: none; background: #0b63ce; color: #fff }'),
      focusable(
        'ul { outline: none } .active { background: #0b63ce; color: #fff }',
        '<ul role="listbox" tabindex="0" aria-label="Ships" aria-activedescendant="a"><li role="option" id="a" class="active" aria-selected="true">Anna</li></ul>',
      ),
    ],
    inapplicable: [
      ...pages('<p>Nothing here takes the focus.</p>'),
      focusable('.one:focus { outline: none }', '<button class="one" tabindex="-1">Book a place</button>'),
    ],
  },
  {
    id: 'b33eff',
    name: 'Orientation of the page is not restricted using CSS transforms',
    check: 'orientation-lock',
    codes: ['locked'],
    failing: [
      turned('@media (orientation: portrait) { .sheet { transform: rotate(90deg) } }'),
      turned('@media (orientation: landscape) { body { transform: rotate(-90deg) } }'),
      turned('@media (orientation: portrait) { html { transform: matrix(0, 1, -1, 0, 0, 0) } }'),
      turned('@media (orientation: landscape) { body { rotate: 0.25turn } }'),
      turned('.sheet { transform: rotate(90deg) } @media (orientation: landscape) { .sheet { transform: none } }'),
    ],
    passing: [
      turned('@media (orientation: portrait) { .sheet { font-size: 110% } }'),
      turned('@media (orientation: landscape) { .sheet { transform: rotate(0deg) } }'),
      turned('@media (orientation: portrait) { .sheet { transform: rotate(180deg) } }'),
      turned(
        '.sheet { transform: rotate(90deg) } @media (orientation: portrait) { .sheet { transform: rotate(90deg) } }',
      ),
    ],
    inapplicable: [turned('.sheet { transform: rotate(2deg) }')],
  },
  {
    id: 'cae760',
    name: 'Iframe element has non-empty accessible name',
    check: 'frames',
    failing: pages(
      '<iframe src="/beside"></iframe>',
      '<iframe src="/beside" title=""></iframe>',
      '<iframe src="/beside" aria-labelledby="nobody"></iframe>',
    ),
    passing: pages(
      '<iframe src="/beside" title="Departures"></iframe>',
      '<iframe src="/beside" aria-label="Departures"></iframe>',
      '<p id="name">Departures</p><iframe src="/beside" aria-labelledby="name"></iframe>',
    ),
    inapplicable: pages(
      '<iframe src="/beside" hidden></iframe>',
      '<p>No frame.</p>',
      '<iframe src="/beside" tabindex="-1" title="" aria-hidden="true" style="display:none"></iframe>',
    ),
  },
  {
    id: 'akn7bn',
    name: 'Iframe with interactive elements is not excluded from tab-order',
    check: 'keyboard-access',
    failing: pages(
      '<iframe title="Departures" tabindex="-1" srcdoc="<a href=\'/sail\'>Sail along</a>"></iframe>',
      '<iframe title="Departures" tabindex="-1" srcdoc="<button>Book a place</button>"></iframe>',
      '<iframe title="Departures" tabindex="-1" srcdoc="<label>Name <input></label>"></iframe>',
    ),
    passing: pages(
      '<iframe title="Departures" srcdoc="<a href=\'/sail\'>Sail along</a>"></iframe>',
      '<iframe title="Departures" tabindex="0" srcdoc="<button>Book a place</button>"></iframe>',
      '<iframe title="Departures" srcdoc="<label>Name <input></label>"></iframe>',
    ),
    inapplicable: pages('<iframe title="Departures" tabindex="-1" srcdoc="<p>At nine.</p>"></iframe>'),
  },
  {
    id: 'c4a8a4',
    name: 'HTML page title is descriptive',
    check: 'title-on-page',
    codes: ['apart'],
    failing: [
      page(`<h1>The harbour is open again</h1>${ENGLISH}`, { title: 'Apple pie recipes' }),
      page(`<h1>The harbour is open again</h1>${ENGLISH}`, { title: 'Untitled document' }),
      page(`<h1>De haven is weer open</h1>${DUTCH}`, { title: 'Voorbeeldbestand zonder naam', lang: 'nl' }),
    ],
    passing: [
      page(`<h1>The harbour is open again</h1>${ENGLISH}`, { title: 'The harbour is open again' }),
      page(`<h1>The harbour is open again</h1>${ENGLISH}`, { title: 'Harbour of the old town' }),
      page(`<h1>De haven is weer open</h1>${DUTCH}`, { title: 'Havennieuws uit de oude stad', lang: 'nl' }),
    ],
    inapplicable: [page(ENGLISH, { title: null })],
  },
  {
    id: 'afw4f7',
    name: 'Text has minimum contrast',
    check: 'text-contrast',
    failing: [
      coloured('#999', '#fff'),
      coloured('#767676', '#ddd'),
      coloured('#ff0', '#fff', 'font-weight:bold;'),
      coloured('#888', 'linear-gradient(#fff,#eee)'),
      coloured('#333', 'linear-gradient(90deg,#000,#444)'),
    ],
    passing: [
      coloured('#222', '#fff'),
      coloured('#fff', '#1f4e8c'),
      coloured('#949494', '#fff', 'font-size:32px;font-weight:bold;'),
      coloured('#222', 'linear-gradient(#fff,#eee)'),
      coloured('#eee', '#fff', '-webkit-text-fill-color:#111;'),
      page('<div style="filter:invert(1)"><p style="color:#eee;background:#fff">At the office on the quay.</p></div>'),
    ],
    inapplicable: [page('<button disabled style="color:#ccc;background:#fff">Book a place</button>')],
  },
  {
    id: '09o5cg',
    name: 'Text has enhanced contrast',
    check: 'text-contrast-enhanced',
    codes: ['below'],
    failing: [coloured('#6a6a6a', '#fff'), coloured('#2f6fb5', '#fff'), coloured('#777', '#111')],
    passing: [coloured('#222', '#fff'), coloured('#fff', '#16365f'), coloured('#000', '#ffd')],
    inapplicable: [page('<button disabled style="color:#777;background:#fff">Book a place</button>')],
  },
  {
    id: 'bc659a',
    name: 'Meta element has no refresh delay',
    check: 'motion-and-time',
    failing: [refreshing('30'), refreshing("10; url='/beside'"), refreshing('72000')],
    passing: [refreshing('72001'), refreshing('100000; url=/beside'), refreshing('90000')],
    inapplicable: [refreshing('soon'), refreshing('-1'), page(ENGLISH)],
  },
  {
    id: 'bisz58',
    name: 'Meta element has no refresh delay (no exception)',
    check: 'refresh-delay',
    codes: ['delayed'],
    failing: [refreshing('72001'), refreshing('30'), refreshing('100000; url=/beside')],
    passing: [refreshing('0; url=/beside'), refreshing(' 0.9, /beside')],
    inapplicable: [refreshing('soon'), page(ENGLISH)],
  },
  {
    id: '97a4e1',
    name: 'Button has non-empty accessible name',
    check: 'control-names',
    failing: pages(
      '<button></button>',
      '<style>.one::before{content:"\\f00d";font-family:FontAwesome}</style><button class="one"></button>',
      '<button role="none"></button>',
    ),
    passing: pages(
      '<button>Sail along</button>',
      '<style>.one::before{content:"Close"}</style><button class="one"></button>',
      '<style>.one::before{content:"\\f00d" / "Close";font-family:FontAwesome}</style><button class="one"></button>',
    ),
    inapplicable: pages('<button hidden></button>', '<p>No button.</p>'),
  },
  {
    id: 'd0f69e',
    name: 'Table header cell has assigned cells',
    check: 'tables',
    failing: pages(
      '<table><tr><th>Ship</th><th>Place</th></tr><tr><td>Anna</td></tr></table>',
      '<table><tr><th>Ship</th></tr></table>',
      '<table><tr><th id="a">Ship</th><th id="b">Place</th></tr><tr><td headers="a">Anna</td><td headers="a">2</td></tr></table>',
    ),
    passing: pages(
      '<table><tr><th>Ship</th><th>Place</th></tr><tr><td>Anna</td><td>2</td></tr></table>',
      '<table><tr><th>Ship</th><th>Place</th></tr><tr><th>Anna</th><td>2</td></tr><tr><th>All</th><td>3</td></tr></table>',
      '<table><tr><th colspan="2">Ship</th></tr><tr><td>Anna</td><td>2</td></tr></table>',
    ),
    inapplicable: pages('<table role="presentation"><tr><th>Ship</th></tr></table>', '<p>No table.</p>'),
  },
  {
    id: '5c01ea',
    name: 'ARIA state or property is permitted',
    check: 'aria-usage',
    failing: pages(
      '<p><span aria-label="The harbour">quay</span></p>',
      '<h2 aria-checked="true">Sailing</h2>',
      '<button aria-orientation="vertical">Book a place</button>',
    ),
    passing: pages(
      '<button aria-pressed="false">Book a place</button>',
      '<section aria-label="Sailing"><p>At nine.</p></section>',
      '<a href="/sail" aria-current="page">Sail along</a>',
    ),
    inapplicable: pages('<p>At nine.</p>'),
  },
  {
    id: '307n5z',
    name: 'Element with presentational children has no focusable content',
    check: 'keyboard-access',
    failing: pages(
      '<button><span tabindex="0">Book a place</span></button>',
      '<div role="button" tabindex="0"><a href="/sail">Sail along</a></div>',
      '<div role="img" aria-label="The harbour"><a href="/sail">Sail along</a></div>',
    ),
    passing: pages(
      '<button><b>Book a place</b></button>',
      '<div role="link" tabindex="0"><b>Sail along</b></div>',
      '<button><img src="/pixel.svg" alt="Book a place"></button>',
    ),
    inapplicable: pages('<p>At nine.</p>'),
  },
  {
    id: '73f2c2',
    name: 'autocomplete attribute has valid value',
    check: 'form-autocomplete',
    failing: pages(
      '<label>Name <input autocomplete="full-nom"></label>',
      '<label>Mail <input autocomplete="email tel"></label>',
      '<label>Name <input autocomplete="given-name,family-name"></label>',
    ),
    passing: pages(
      '<label>Name <input autocomplete="name"></label>',
      '<label>Telephone <input autocomplete="section-one shipping home tel"></label>',
      '<label>Street <textarea autocomplete="STREET-address"></textarea></label>',
    ),
    inapplicable: pages(
      '<label><input type="checkbox" autocomplete="full-nom"> At nine</label>',
      '<label>Name <input autocomplete="full-nom" disabled></label>',
    ),
  },
  {
    id: '2ee8b8',
    name: 'Visible label is part of accessible name',
    check: 'label-in-name',
    failing: pages(
      '<button aria-label="Ask at the office">Book a place</button>',
      '<a href="/sail" aria-label="Google it">Go</a>',
      '<a href="/call" aria-label="0 6 1 2 3 4 5">0612345</a>',
    ),
    passing: pages(
      '<button aria-label="Book a place, at nine">Book a place…</button>',
      '<button aria-label="Close">X</button>',
      '<button aria-label="Open the menu"><i style="font-family:Material Icons">menu</i></button>',
    ),
    inapplicable: pages('<button>Book a place</button>', '<p>At nine.</p>'),
  },
];
