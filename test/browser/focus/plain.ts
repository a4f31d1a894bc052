/** A component: what it is called, its markup with one element that takes the focus, and its own styles. */
export type Part = readonly [name: string, html: string, css?: string];

/** Written for this test: each way in which styles take the outline, give a sign, or seem to. */
export const PLAIN: readonly Part[] = [
  ['a link', '<a href="/a">Een</a>'],
  ['a button', '<button>Een</button>'],
  ['a checkbox', '<input type="checkbox">'],
  ['a summary', '<details><summary>Meer</summary>x</details>'],
  ['a list of choices', '<select><option>Een</option></select>'],
  ['a box with tabindex', '<div tabindex="0">Een</div>'],
  ['outline none without focus', '<a class="p1" href="/a">Een</a>', '.p1 { outline: none }'],
  ['outline none by tag', '<em><a href="/a">Een</a></em>', 'em a { outline: 0 }'],
  ['outline none inline', '<a href="/a" style="outline: none">Een</a>'],
  [
    'outline none inline and a rule',
    '<a class="p2" href="/a" style="outline: none">Een</a>',
    '.p2:focus { outline: 2px solid red }',
  ],
  [
    'the rule is important',
    '<a class="p3" href="/a" style="outline: none">Een</a>',
    '.p3:focus { outline: 2px solid red !important }',
  ],
  [
    'a transparent border',
    '<a class="p4" href="/a">Een</a>',
    '.p4 { border: 2px solid transparent } .p4:focus { outline: none; border-color: transparent }',
  ],
  ['a border of no width', '<a class="p5" href="/a">Een</a>', '.p5:focus { outline: none; border: 0 solid red }'],
  ['a border without style', '<a class="p6" href="/a">Een</a>', '.p6:focus { outline: none; border-color: red }'],
  [
    'a border that gets a colour',
    '<a class="p7" href="/a">Een</a>',
    '.p7 { border: 2px solid transparent } .p7:focus { outline: none; border-color: red }',
  ],
  [
    'a later rule takes it',
    '<a class="p8" href="/a">Een</a>',
    '.p8:focus-visible { outline: 2px solid red } .p8:focus { outline: none }',
  ],
  [
    'a heavier rule takes it',
    '<b id="p9"><a class="p9" href="/a">Een</a></b>',
    '#p9 a { outline: none } .p9:focus { outline: 2px solid red }',
  ],
  [
    'a lighter rule takes it',
    '<b id="p10"><a class="p10" href="/a">Een</a></b>',
    '#p10 a:focus { outline: 2px solid red } .p10 { outline: none }',
  ],
  [
    'where weighs nothing',
    '<a class="p11" href="/a">Een</a>',
    ':where(.p11):focus { outline: 2px solid red } .p11:not(.x) { outline: none }',
  ],
  [
    'a later layer',
    '<a class="p12" href="/a">Een</a>',
    '@layer een, twee; @layer twee { .p12:focus { outline: 2px solid red } } @layer een { a.p12.p12:focus { outline: none } }',
  ],
  [
    'an earlier layer',
    '<a class="p13" href="/a">Een</a>',
    '@layer { .p13.p13:focus { outline: 2px solid red } } .p13 { outline: none }',
  ],
  [
    'drawn behind it',
    '<a class="p14" href="/a">Een</a>',
    '.p14 { position: relative; outline: none } .p14:focus::after { content: ""; position: absolute; inset: -3px; border: 2px solid red }',
  ],
  [
    'written before it',
    '<a class="p15" href="/a">Een</a>',
    '.p15 { outline: none } .p15:focus::before { content: "→" }',
  ],
  [
    'a box that is not made',
    '<a class="p16" href="/a">Een</a>',
    '.p16 { outline: none } .p16:focus::after { border: 2px solid red }',
  ],
  [
    'a box that is empty',
    '<a class="p17" href="/a">Een</a>',
    '.p17 { outline: none } .p17:focus::after { content: "" }',
  ],
  [
    'a label that has it',
    '<label class="p18"><input type="checkbox"> Een</label>',
    '.p18 input { outline: none } .p18:has(:focus-visible) { background: #fd0 }',
  ],
  [
    'a label beside it',
    '<input class="p19" type="checkbox" id="x"><label for="x">Een</label>',
    '.p19 { outline: none } .p19:focus-visible + label { outline: 2px solid red }',
  ],
  [
    'a label before it',
    '<span class="p20"><label for="y">Een</label><input type="checkbox" id="y"></span>',
    '.p20 input { outline: 0 } .p20 label:has(+ :focus) { color: red }',
  ],
  [
    'another one beside it',
    '<input class="p21" type="checkbox"><label>Een</label>',
    '.p21 { outline: none } .p21:focus-visible + b { outline: 2px solid red }',
  ],
  [
    'hidden, nothing beside it',
    '<label><input class="p22" type="checkbox"><span>Een</span></label>',
    '.p22 { opacity: 0 }',
  ],
  [
    'hidden, and shown beside it',
    '<label><input class="p23" type="checkbox"><span>Een</span></label>',
    '.p23 { position: absolute; opacity: 0 } .p23:focus + span { box-shadow: 0 0 0 2px red }',
  ],
  [
    'the box around it',
    '<p class="p24"><a href="/a">Een</a></p>',
    '.p24 a { outline: none } .p24:focus-within { background: #eee }',
  ],
  ['a shadow', '<a class="p25" href="/a">Een</a>', '.p25:focus { outline: none; box-shadow: 0 0 0 3px #00f }'],
  [
    'a shadow that is transparent',
    '<a class="p26" href="/a">Een</a>',
    '.p26:focus { outline: none; box-shadow: 0 0 0 3px rgba(0, 0, 255, 0) }',
  ],
  ['a shadow of no size', '<a class="p27" href="/a">Een</a>', '.p27:focus { outline: none; box-shadow: 0 0 0 0 #00f }'],
  [
    'a shadow by variables',
    '<a class="p28" href="/a">Een</a>',
    '.p28 { --ring: 0 0 #0000; box-shadow: var(--ring) } .p28:focus { outline: none; --ring: 0 0 0 3px #00f }',
  ],
  [
    'a shadow of an empty variable',
    '<a class="p29" href="/a">Een</a>',
    '.p29:focus { outline: none; box-shadow: var(--nergens) }',
  ],
  [
    'an outline by a variable',
    '<a class="p30" href="/a">Een</a>',
    '.p30 { --lijn: 2px solid red; outline: 0 } .p30:focus-visible { outline: var(--lijn) }',
  ],
  [
    'an outline in the colour of the page',
    '<a class="p31" href="/a">Een</a>',
    '.p31:focus { outline: 2px solid #fff }',
  ],
  ['an outline of no width', '<a class="p32" href="/a">Een</a>', '.p32:focus { outline-width: 0 }'],
  ['an outline that is always there', '<a class="p33" href="/a">Een</a>', '.p33 { outline: 2px solid red }'],
  [
    'an outline of another colour',
    '<a class="p34" href="/a">Een</a>',
    '.p34 { outline: 2px solid red } .p34:focus { outline-color: blue }',
  ],
  [
    'underlined',
    '<a class="p35" href="/a">Een</a>',
    '.p35 { text-decoration: none } .p35:focus { outline: none; text-decoration: underline }',
  ],
  [
    'underlined as before',
    '<a class="p36" href="/a">Een</a>',
    '.p36:focus { outline: none; text-decoration: underline }',
  ],
  [
    'another colour',
    '<a class="p37" href="/a">Een</a>',
    '.p37 { color: #00f } .p37:focus { outline: none; color: #c00 }',
  ],
  [
    'the same colour',
    '<a class="p38" href="/a">Een</a>',
    '.p38 { color: rgb(204, 0, 0) } .p38:focus { outline: none; color: #c00 }',
  ],
  [
    'a background',
    '<button class="p39">Een</button>',
    '.p39 { background: #eee } .p39:focus { outline: none; background: #cde }',
  ],
  [
    'the same background',
    '<button class="p40">Een</button>',
    '.p40 { background: #eee } .p40:focus { outline: none; background-color: #eeeeee }',
  ],
  ['everything reset', '<button class="p41">Een</button>', '.p41 { all: unset }'],
  [
    'everything reset, and given',
    '<button class="p42">Een</button>',
    '.p42 { all: unset } .p42:focus-visible { outline: 2px solid red }',
  ],
  ['given back', '<a class="p43" href="/a">Een</a>', '.p43 { outline: none } .p43:focus-visible { outline: revert }'],
  [
    'grown',
    '<a class="p44" href="/a">Een</a>',
    '.p44 { display: inline-block } .p44:focus { outline: none; transform: scale(1.2) }',
  ],
  ['raised', '<a class="p45" href="/a">Een</a>', '.p45:focus { outline: none; position: relative; z-index: 2 }'],
  ['only for the mouse', '<a class="p46" href="/a">Een</a>', '.p46:focus:not(:focus-visible) { outline: none }'],
  [
    'nested',
    '<p class="p47"><a href="/a">Een</a></p>',
    '.p47 { a { outline: none; &:focus-visible { outline: 2px solid red } } }',
  ],
  [
    'a skip link',
    '<a class="p48" href="#x">Naar de inhoud</a>',
    '.p48:not(:focus) { position: absolute; clip: rect(0, 0, 0, 0); overflow: hidden; width: 1px; height: 1px }',
  ],
  ['other styles for print', '<a class="p49" href="/a">Een</a>', '@media print { .p49:focus { outline: none } }'],
  [
    'a shadow in the text',
    '<a class="p50" href="/a">Een</a>',
    '.p50:focus { outline: none; text-shadow: 1px 1px 2px red }',
  ],
];
