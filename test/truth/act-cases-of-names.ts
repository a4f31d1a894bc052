import type { ActPage, ActRule } from './act-cases.ts';

/** Further rules of W3C's ACT, about names, roles, states and what takes the focus: cases of our own, as in `act-cases.ts`. */

const page = (body: string, rest: Omit<ActPage, 'body'> = {}): ActPage => ({ body, ...rest });
const pages = (...bodies: readonly string[]): readonly ActPage[] => bodies.map((body) => page(body));

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%2240%22 height=%2240%22%3E%3Ccircle cx=%2220%22 cy=%2220%22 r=%2215%22/%3E%3C/svg%3E';
const viewport = (content: string): ActPage =>
  page('<p>The ships lie in front of the market hall.</p>', {
    head: `<meta name="viewport" content="${content}">`,
  });
const LINES =
  '<p>At nine the first ship leaves the quay, and at ten the second one, with room for forty people.</p>'.repeat(8);

export const ACT_RULES_OF_NAMES: readonly ActRule[] = [
  {
    id: '23a2a8',
    name: 'Image has non-empty accessible name',
    check: 'image-alternatives',
    failing: pages(
      `<img src="${PICTURE}">`,
      `<div role="img" style="width:40px;height:40px;background:url('${PICTURE}')"></div>`,
      `<img src="${PICTURE}" aria-labelledby="nowhere">`,
      `<img src="${PICTURE}" alt=" ">`,
      `<div style="position:absolute;left:-9999px"><img src="${PICTURE}"></div>`,
    ),
    passing: pages(
      `<img src="${PICTURE}" alt="The harbour">`,
      `<img src="${PICTURE}" aria-label="The harbour">`,
      `<img src="${PICTURE}" title="The harbour">`,
      `<img src="${PICTURE}" alt="">`,
      `<img src="${PICTURE}" role="presentation">`,
      `<div role="img" aria-labelledby="cap"></div><p id="cap">The harbour</p>`,
    ),
    inapplicable: pages(`<img src="${PICTURE}" hidden>`, `<div aria-hidden="true"><img src="${PICTURE}"></div>`),
  },
  {
    id: '59796f',
    name: 'Image button has non-empty accessible name',
    check: 'image-alternatives',
    failing: pages(
      `<input type="image" src="${PICTURE}">`,
      `<input type="image" src="${PICTURE}" alt="">`,
      `<input type="image" src="${PICTURE}" name="Search" aria-labelledby="nowhere">`,
    ),
    passing: pages(
      `<input type="image" src="${PICTURE}" alt="Search">`,
      `<input type="image" src="${PICTURE}" aria-label="Search">`,
      `<input type="image" src="${PICTURE}" title="Search">`,
    ),
    inapplicable: pages(`<input type="image" src="${PICTURE}" style="display:none">`),
  },
  {
    id: '8fc3b6',
    name: 'Object element rendering non-text content has non-empty accessible name',
    check: 'image-alternatives',
    failing: pages(
      `<object data="${PICTURE}" type="image/svg+xml"></object>`,
      `<object data="${PICTURE}" type="image/svg+xml" title=""></object>`,
    ),
    passing: pages(
      `<object data="${PICTURE}" type="image/svg+xml" title="The harbour"></object>`,
      `<object data="${PICTURE}" type="image/svg+xml" aria-label="The harbour"></object>`,
      `<object data="${PICTURE}" type="image/svg+xml" role="presentation"></object>`,
    ),
    inapplicable: pages(`<object data="${PICTURE}" type="image/svg+xml" hidden></object>`),
  },
  {
    id: '7d6734',
    name: 'SVG element with explicit role has non-empty accessible name',
    check: 'image-alternatives',
    failing: pages(
      '<svg role="img" width="40" height="40"><circle cx="20" cy="20" r="15"/></svg>',
      '<svg role="img" width="40" height="40"><title></title><circle cx="20" cy="20" r="15"/></svg>',
      '<svg width="40" height="40"><circle role="graphics-symbol" cx="20" cy="20" r="15"/></svg>',
      '<svg role="img" width="40" height="40"><g><title>The harbour</title></g><circle cx="20" cy="20" r="15"/></svg>',
    ),
    passing: pages(
      '<svg role="img" width="40" height="40"><title>The harbour</title><circle cx="20" cy="20" r="15"/></svg>',
      '<svg role="img" aria-label="The harbour" width="40" height="40"><circle cx="20" cy="20" r="15"/></svg>',
      '<svg width="40" height="40"><circle role="graphics-symbol" aria-label="Light" cx="20" cy="20" r="15"/></svg>',
    ),
    inapplicable: pages(
      '<svg width="40" height="40"><circle cx="20" cy="20" r="15"/></svg>',
      '<svg role="img" aria-hidden="true" width="40" height="40"><circle cx="20" cy="20" r="15"/></svg>',
    ),
  },
  {
    id: 'e086e5',
    name: 'Form field has non-empty accessible name',
    check: 'form-labels',
    failing: pages(
      '<input>',
      '<div>Place <input></div>',
      '<label for="b">Place</label><input id="a">',
      '<select><option>Quay</option></select>',
      '<textarea></textarea>',
      '<div role="textbox" contenteditable="true" style="width:200px;height:20px"></div>',
      '<input aria-label=" ">',
      '<div role="checkbox" aria-checked="false" tabindex="0" style="width:20px;height:20px"></div>',
      '<label>Place <select role="none"><option>Quay</option></select></label><input type="search">',
    ),
    passing: pages(
      '<label>Place <input></label>',
      '<label for="a">Place</label><input id="a">',
      '<input aria-label="Place">',
      '<p id="p">Place</p><input aria-labelledby="p">',
      '<label>Quay <select><option>One</option></select></label>',
      '<label>At nine <input type="checkbox"></label>',
    ),
    inapplicable: pages('<input hidden>', '<input type="hidden">', '<input type="submit" value="Book">'),
  },
  {
    id: '4e8ab6',
    name: 'Element with role attribute has required states and properties',
    check: 'aria-usage',
    failing: pages(
      '<div role="checkbox" tabindex="0" aria-label="At nine">At nine</div>',
      '<div role="switch" tabindex="0" aria-label="Light">Light</div>',
      '<div role="slider" tabindex="0" aria-label="Speed">5</div>',
      '<div role="heading">Sailing</div><div role="scrollbar" aria-label="Way"></div>',
    ),
    passing: pages(
      '<div role="checkbox" tabindex="0" aria-checked="false">At nine</div>',
      '<div role="slider" tabindex="0" aria-label="Speed" aria-valuenow="5" aria-valuemin="0" aria-valuemax="9">5</div>',
      '<hr role="separator">',
      '<input type="checkbox" role="switch" aria-label="Light">',
    ),
    inapplicable: pages('<div>At nine</div>'),
  },
  {
    id: '5f99a7',
    name: 'aria-* attribute is defined in WAI-ARIA',
    check: 'aria-usage',
    failing: pages('<button aria-lable="Book">Book</button>', '<p aria-not-checked="true">At nine.</p>'),
    passing: pages(
      '<button aria-pressed="false">Book</button>',
      '<div role="region" aria-label="Sailing">At nine</div>',
    ),
    inapplicable: pages('<canvas></canvas>'),
  },
  {
    id: '6a7281',
    name: 'ARIA state or property has valid value',
    check: 'aria-usage',
    failing: pages(
      '<div role="checkbox" tabindex="0" aria-checked="sometimes">At nine</div>',
      '<div role="list"><div role="listitem" aria-posinset="second">Anna</div></div>',
      '<div aria-live="loud">At nine</div>',
      '<button aria-expanded="open">Menu</button>',
      '<div role="textbox" tabindex="0" contenteditable="true" aria-label="Place" aria-required="yes">x</div>',
    ),
    passing: pages(
      '<div role="checkbox" tabindex="0" aria-checked="mixed">At nine</div>',
      '<button aria-expanded="false">Menu</button>',
      '<button aria-pressed="undefined">Book</button>',
      '<button aria-expanded="false" aria-controls="later">Menu</button>',
    ),
    inapplicable: pages('<button>Book</button>'),
  },
  {
    id: '674b10',
    name: 'Role attribute has valid value',
    check: 'aria-usage',
    failing: pages('<div role="lnik">Sailing</div>', '<div role="lnik btn">Sailing</div>'),
    passing: pages(
      '<div role="region" aria-label="Sailing">At nine</div>',
      '<a href="/sail" role="lnik button">Sail</a>',
    ),
    inapplicable: pages('<div role="">Sailing</div>', '<div>Sailing</div>'),
  },
  {
    id: '6cfa84',
    name: 'Element with aria-hidden has no content in sequential focus navigation',
    check: 'hidden-from-assistive-tech',
    failing: pages(
      '<div aria-hidden="true"><a href="/sail">Sail along</a></div>',
      '<p tabindex="0" aria-hidden="true">At nine.</p>',
      '<div aria-hidden="true"><div aria-hidden="false"><button>Book</button></div></div>',
      '<details aria-hidden="true"><summary>More</summary>At nine.</details>',
      '<div aria-hidden="true"><a href="/sail" style="position:absolute;top:-999em">Sail along</a></div>',
      '<div aria-hidden="true" contenteditable="true">At nine</div>',
      '<div aria-hidden="true"><audio controls src="/bell.mp3"></audio></div>',
    ),
    passing: pages(
      '<div aria-hidden="true"><button disabled>Book</button></div>',
      '<div aria-hidden="true"><a href="/sail" style="display:none">Sail</a></div>',
      '<div aria-hidden="true"><button tabindex="-1">Book</button></div>',
      '<p aria-hidden="true">At nine.</p>',
      '<div aria-hidden="true"><p contenteditable="true" tabindex="-1">At nine.</p><p contenteditable="false">At ten.</p></div>',
      '<div aria-hidden="true"><div inert><p contenteditable="true">At nine.</p></div></div>',
      '<div aria-hidden="true"><audio src="/bell.mp3"></audio><video controls style="display:none"></video></div>',
    ),
    inapplicable: pages('<button aria-hidden="false">Book</button>'),
  },
  {
    id: 'a25f45',
    name: 'Headers attribute specified on a cell refers to cells in the same table element',
    check: 'tables',
    failing: pages(
      '<table><tr><th id="a">Ship</th></tr><tr><td headers="b">Anna</td></tr></table>',
      '<table><tr><th id="a">Ship</th></tr><tr><td id="c" headers="c">Anna</td></tr></table>',
      '<p id="b">Ship</p><table><tr><th>Ship</th></tr><tr><td headers="b">Anna</td></tr></table>',
    ),
    passing: pages(
      '<table><tr><th id="a">Ship</th></tr><tr><td headers="a">Anna</td></tr></table>',
      '<table><tr><th id="a">Ship</th><th id="b">Place</th></tr><tr><td headers="a">Anna</td><td headers="a b">2</td></tr></table>',
    ),
    inapplicable: pages('<table><tr><th>Ship</th></tr><tr><td>Anna</td></tr></table>'),
  },
  {
    id: 'm6b1q3',
    name: 'Menuitem has non-empty accessible name',
    check: 'control-names',
    failing: pages(
      '<div role="menu"><button role="menuitem"></button></div>',
      `<div role="menu"><div role="menuitem" tabindex="0"><img src="${PICTURE}" alt=""></div></div>`,
    ),
    passing: pages(
      '<div role="menu"><button role="menuitem">Book</button></div>',
      '<div role="menu"><button role="menuitem" aria-label="Book"></button></div>',
    ),
    inapplicable: pages('<div role="menu"><button role="menuitem" style="display:none"></button></div>'),
  },
  {
    id: 'ffd0e9',
    name: 'Heading has non-empty accessible name',
    check: 'headings',
    failing: pages(
      '<h1>Sailing</h1><h2></h2>',
      '<h1>Sailing</h1><div role="heading" aria-level="2"></div>',
      `<h1>Sailing</h1><h2><img src="${PICTURE}" alt=""></h2>`,
      '<h1>Sailing</h1><h2><span aria-hidden="true">At nine</span></h2>',
    ),
    passing: pages(
      '<h1>Sailing</h1><h2>At nine</h2>',
      `<h1>Sailing</h1><h2><img src="${PICTURE}" alt="At nine"></h2>`,
      '<h1>Sailing</h1><h2 aria-label="At nine"></h2>',
    ),
    inapplicable: pages('<h1>Sailing</h1><h2 hidden></h2>', '<h1>Sailing</h1><h2 role="presentation"></h2>'),
  },
  {
    id: 'bc4a75',
    name: 'ARIA required owned elements',
    check: 'aria-usage',
    failing: pages(
      '<div role="list"><span role="option">Anna</span></div>',
      '<div role="tablist"><div role="tab">One</div><div role="listitem">Two</div></div>',
      '<div role="menu"><div role="listitem">Book</div></div>',
    ),
    passing: pages(
      '<div role="list"><span role="listitem">Anna</span></div>',
      '<div role="list" aria-busy="true"></div>',
      '<ul role="list"><li>Anna</li></ul>',
      '<div role="list"><div role="none"><span role="listitem">Anna</span></div></div>',
    ),
    inapplicable: pages('<div>Anna</div>'),
  },
  {
    id: 'ff89c9',
    name: 'ARIA required context role',
    check: 'aria-usage',
    failing: pages(
      '<div role="listitem">Anna</div>',
      '<div role="list"><div role="region" aria-label="x"><div role="listitem">Anna</div></div></div>',
      '<div role="tab">One</div>',
    ),
    passing: pages(
      '<div role="list"><div role="listitem">Anna</div></div>',
      '<div role="list"><div><div role="listitem">Anna</div></div></div>',
      '<div role="list" aria-owns="i"></div><div id="i" role="listitem">Anna</div>',
    ),
    inapplicable: pages('<div role="listitem" hidden>Anna</div>', '<ul><li>Anna</li></ul>'),
  },
  {
    id: '0ssw9k',
    name: 'Scrollable content can be reached with sequential focus navigation',
    check: 'keyboard-access',
    failing: pages(
      `<section style="height:60px;width:300px;overflow:scroll">${LINES}</section>`,
      `<section style="height:60px;width:300px;overflow-y:auto" tabindex="-1">${LINES}</section>`,
      '<div style="width:200px;overflow-x:auto"><p style="width:900px">At nine the first ship leaves the quay.</p></div>',
    ),
    passing: pages(
      `<section style="height:60px;width:300px;overflow:scroll" tabindex="0" role="region" aria-label="Times">${LINES}</section>`,
      `<section style="height:60px;width:300px;overflow:scroll"><a href="/sail">Sail along</a>${LINES}</section>`,
    ),
    inapplicable: pages(
      `<section style="height:60px;width:300px;overflow:hidden">${LINES}</section>`,
      '<section style="height:60px;width:300px;overflow:auto"><p>At nine.</p></section>',
    ),
  },
  {
    id: 'b4f0c3',
    name: 'Meta viewport allows for zoom',
    check: 'zoom-allowed',
    failing: [
      viewport('user-scalable=no'),
      viewport('user-scalable=0'),
      viewport('width=device-width, maximum-scale=1.5'),
      viewport('maximum-scale=1'),
      viewport('maximum-scale=yes'),
      viewport('maximum-scale=0.5'),
      viewport('user-scalable=0.5'),
      viewport('width=device-width; user-scalable=no'),
    ],
    passing: [
      viewport('user-scalable=yes'),
      viewport('maximum-scale=6.0'),
      viewport('maximum-scale=-1'),
      viewport('user-scalable=5'),
      viewport('width=device-width, initial-scale=1'),
    ],
    inapplicable: [page('<p>The ships lie at the quay.</p>')],
  },
  {
    id: '24afc2',
    name: 'Important letter spacing in style attributes is wide enough',
    check: 'text-spacing',
    failing: pages(
      '<p style="letter-spacing:.05em !important">At nine the first ship leaves.</p>',
      '<p style="font-size:16px;letter-spacing:1px !important">At nine the first ship leaves.</p>',
      '<div style="letter-spacing:0 !important"><p>At nine the first ship leaves.</p></div>',
    ),
    passing: pages(
      '<p style="letter-spacing:.15em !important">At nine the first ship leaves.</p>',
      '<p style="font-size:16px;letter-spacing:3px !important">At nine the first ship leaves.</p>',
    ),
    inapplicable: pages('<p style="letter-spacing:.05em">At nine the first ship leaves.</p>'),
  },
  {
    id: '9e45ec',
    name: 'Important word spacing in style attributes is wide enough',
    check: 'text-spacing',
    failing: pages(
      '<p style="word-spacing:.1em !important">At nine the first ship leaves.</p>',
      '<p style="word-spacing:0 !important">At nine the first ship leaves.</p>',
    ),
    passing: pages('<p style="word-spacing:.2em !important">At nine the first ship leaves.</p>'),
    inapplicable: pages('<p style="word-spacing:.1em">At nine the first ship leaves.</p>'),
  },
  {
    id: '78fd32',
    name: 'Important line height in style attributes is wide enough',
    check: 'text-spacing',
    failing: pages(
      `<div style="width:200px;line-height:1.2 !important">${LINES}</div>`,
      `<p style="width:200px;line-height:1em !important">At nine the first ship leaves the quay, and at ten the second.</p>`,
    ),
    passing: pages(
      `<p style="width:200px;line-height:1.6 !important">At nine the first ship leaves the quay, and at ten the second.</p>`,
    ),
    inapplicable: pages(
      `<p style="width:200px;line-height:1.2">At nine the first ship leaves the quay, and at ten the second.</p>`,
    ),
  },
  {
    id: '46ca7f',
    name: 'Element marked as decorative is not exposed',
    check: 'aria-usage',
    failing: pages(
      `<img src="${PICTURE}" alt="" aria-label="The harbour">`,
      `<img src="${PICTURE}" alt="" tabindex="0">`,
      '<nav role="none" aria-label="Main"><a href="/sail">Sail along</a></nav>',
    ),
    passing: pages(`<img src="${PICTURE}" alt="">`, '<table role="presentation"><tr><td>At nine</td></tr></table>'),
    inapplicable: pages(`<img src="${PICTURE}" alt="The harbour">`),
  },
];
