/**
 * Accessible pieces of pages, with changes that break each of them by the standard and changes that do not. Each change replaces
 * one text by another; the third part names the sentence by which it is a fault, or why it is none.
 */
export type Change = readonly [from: string, to: string, why: string];

export interface Scene {
  readonly name: string;
  readonly html: string;
  readonly faults: readonly Change[];
  readonly fine: readonly Change[];
}

export const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const IMAGE = `<img src="${PIXEL}" width="120" height="80" alt="The quay in the evening">`;
const ALT = ' alt="The quay in the evening"';
const NAME = 'WCAG 4.1.2: a control has a name';
const VALUE = 'WAI-ARIA 1.2, 6.2: the value is none of the attribute';
const SPELT = 'WCAG 4.1.2: no attribute or role of WAI-ARIA';
const NEEDED = 'WAI-ARIA 1.2, 5.2.2: the state is required';
const OWNED = 'WAI-ARIA 1.2, 5.2.5 and 5.2.6: required parents and children';
const ACCNAME = 'Accessible Name 1.2: it has a name';

const images: readonly Scene[] = [
  {
    name: 'image',
    html: `<p>${IMAGE}</p>`,
    faults: [
      [ALT, '', 'WCAG 1.1.1, F65'],
      [' alt=', ' atl=', 'WCAG 1.1.1, F65'],
      [ALT, ' aria-labelledby="nowhere"', 'WCAG 1.1.1: the reference leads nowhere'],
      [ALT, ' alt="" tabindex="0"', 'WAI-ARIA 1.2, 7: a role of presentation on what takes the focus'],
    ],
    fine: [
      [ALT, ' aria-label="The quay"', ACCNAME],
      [ALT, ' title="The quay"', ACCNAME],
      [ALT, ' alt=""', 'decoration'],
      [ALT, ' role="presentation" alt=""', 'decoration'],
    ],
  },
  {
    name: 'picture of vectors',
    html: '<svg role="img" aria-label="A ship" width="40" height="40"><circle cx="20" cy="20" r="9"/></svg>',
    faults: [
      [' aria-label="A ship"', '', 'WCAG 1.1.1'],
      ['aria-label=', 'aria-lable=', SPELT],
      ['aria-label="A ship"', 'aria-labelledby="nowhere"', 'WCAG 1.1.1'],
      ['role="img"', 'role="imge"', SPELT],
    ],
    fine: [
      [' aria-label="A ship" width="40" height="40">', ' width="40" height="40"><title>A ship</title>', ACCNAME],
      ['role="img" aria-label="A ship"', 'aria-hidden="true"', 'decoration'],
    ],
  },
  {
    name: 'button that is an image',
    html: `<form action="/search"><input type="image" src="${PIXEL}" width="40" height="40" alt="Search"></form>`,
    faults: [
      [' alt="Search"', '', 'WCAG 1.1.1 and 4.1.2, F65'],
      ['alt="Search"', 'alt=""', 'WCAG 1.1.1 and 4.1.2'],
    ],
    fine: [
      ['alt="Search"', 'aria-label="Search"', ACCNAME],
      ['alt="Search"', 'title="Search"', ACCNAME],
    ],
  },
  {
    name: 'image map',
    html: `<p><img src="${PIXEL}" width="90" height="90" alt="Map of the harbour" usemap="#harbour"><map name="harbour"><area href="/north" shape="rect" coords="0,0,40,40" alt="North quay"></map></p>`,
    faults: [
      [' alt="North quay"', '', 'WCAG 1.1.1 and 2.4.4'],
      [' alt="Map of the harbour"', '', 'WCAG 1.1.1, F65'],
    ],
    fine: [['alt="North quay"', 'aria-label="North quay"', ACCNAME]],
  },
  {
    name: 'embedded picture',
    html: `<object type="image/gif" data="${PIXEL}" width="40" height="40" aria-label="Map of the harbour"></object>`,
    faults: [[' aria-label="Map of the harbour"', '', 'WCAG 1.1.1']],
    fine: [['aria-label=', 'title=', ACCNAME]],
  },
  {
    name: 'picture by its role',
    html: '<div role="img" aria-label="Map of the harbour" style="width:60px;height:60px;background:#246"><span>1</span></div>',
    faults: [
      [' aria-label="Map of the harbour"', '', 'WCAG 1.1.1'],
      [
        '<span>1</span>',
        '<a href="/north" style="color:#fff">North</a>',
        'WAI-ARIA 1.2, 5.2.8: children of a picture are presentational',
      ],
    ],
    fine: [['<span>1</span>', '', 'nothing inside']],
  },
];

const controls: readonly Scene[] = [
  {
    name: 'button',
    html: '<button type="button" style="min-width:60px;min-height:40px">Book a place</button>',
    faults: [
      ['Book a place', '', NAME],
      ['Book a place', `<img src="${PIXEL}" width="20" height="20" alt="">`, NAME],
      ['Book a place', '<svg aria-hidden="true" width="20" height="20"><circle r="9"/></svg>', NAME],
      ['Book a place', '<span aria-hidden="true">Book a place</span>', NAME],
      ['type="button"', 'type="button" aria-checked="true"', 'WAI-ARIA 1.2: the state is not for the role'],
      ['type="button"', 'type="button" aria-expanded="no"', VALUE],
      ['type="button"', 'type="button" aria-hidden="true"', 'WAI-ARIA 1.2, 6.6: what takes the focus is hidden'],
      ['type="button"', 'type="button" aria-lable="Book a place"', SPELT],
      ['type="button"', 'type="button" aria-label="Order"', 'WCAG 2.5.3, F96'],
    ],
    fine: [
      ['>Book a place', ' aria-label="Book a place">', ACCNAME],
      ['>Book a place', ' title="Book a place">', ACCNAME],
      ['Book a place', `<img src="${PIXEL}" width="20" height="20" alt="Book a place">`, ACCNAME],
      ['type="button"', 'type="button" aria-pressed="mixed"', 'a state of the role'],
      ['type="button"', 'type="button" aria-label="Book a place today"', 'the label is in the name'],
      ['type="button"', 'type="button" aria-expanded="undefined"', 'a value of the state'],
    ],
  },
  {
    name: 'button of a form',
    html: '<form action="/book"><input type="button" value="Book a place" style="min-width:60px;min-height:40px"></form>',
    faults: [
      [' value="Book a place"', '', NAME],
      ['value="Book a place"', 'value=""', NAME],
      [' value=', ' vaule=', NAME],
    ],
    fine: [
      ['value=', 'aria-label=', ACCNAME],
      ['type="button" value="Book a place"', 'type="submit"', 'the browser names it'],
    ],
  },
  {
    name: 'link',
    html: '<p><a href="/quay" style="display:inline-block;min-width:40px;min-height:30px;color:#00449e">The north quay</a></p>',
    faults: [
      ['The north quay', '', 'WCAG 2.4.4 and 4.1.2, F89'],
      ['The north quay', `<img src="${PIXEL}" width="20" height="20" alt="">`, 'WCAG 2.4.4 and 4.1.2, F89'],
      ['The north quay', '<span aria-hidden="true">The north quay</span>', 'WCAG 2.4.4 and 4.1.2, F89'],
      ['href=', 'role="lnik" href=', SPELT],
    ],
    fine: [
      ['>The north quay', ' title="The north quay">', ACCNAME],
      ['>The north quay', ' aria-label="The north quay">', ACCNAME],
      [
        'The north quay',
        '<svg role="img" aria-label="The north quay" width="20" height="20"><circle r="9"/></svg>',
        ACCNAME,
      ],
    ],
  },
  {
    name: 'button by its role',
    html: '<div role="button" tabindex="0" style="min-width:60px;min-height:40px">Book a place</div>',
    faults: [
      ['role="button"', 'role="buton"', SPELT],
      ['Book a place', '', NAME],
      [' tabindex="0"', '', 'WCAG 2.1.1, F54: no key reaches it'],
      [
        'Book a place',
        '<a href="/book" style="color:#00449e">Book a place</a>',
        'WAI-ARIA 1.2, 5.2.8: children of a button are presentational',
      ],
    ],
    fine: [
      ['role="button"', 'role="BUTTON"', 'roles are compared without case'],
      ['role="button"', 'role="buton button"', 'the first role that is known counts'],
    ],
  },
  {
    name: 'summary',
    html: '<details><summary style="min-width:40px;min-height:30px">More about the ships</summary><p>They sail at nine.</p></details>',
    faults: [
      ['More about the ships', '', NAME],
      ['More about the ships', '<svg aria-hidden="true" width="20" height="20"><circle r="9"/></svg>', NAME],
    ],
    fine: [['>More about the ships', ' aria-label="More about the ships">', ACCNAME]],
  },
  {
    name: 'switch',
    html: '<button type="button" role="switch" aria-checked="true" style="min-width:60px;min-height:40px">Alerts</button>',
    faults: [
      [' aria-checked="true"', '', NEEDED],
      ['aria-checked="true"', 'aria-checked="on"', VALUE],
      ['aria-checked', 'aria-chekced', SPELT],
      ['>Alerts', '>', NAME],
    ],
    fine: [['aria-checked="true"', 'aria-checked="false"', 'a value of the state']],
  },
  {
    name: 'controls in controls',
    html: '<button type="button" style="min-width:90px;min-height:40px">Book <span>now</span></button>',
    faults: [
      [
        '<span>now</span>',
        '<span tabindex="0">now</span>',
        'WAI-ARIA 1.2, 5.2.8: children of a button are presentational',
      ],
    ],
    fine: [['<span>now</span>', '<span aria-hidden="true">now</span>', 'nothing to be reached']],
  },
  {
    name: 'order of the focus',
    html: '<button type="button" tabindex="0" style="min-width:90px;min-height:40px">Book now</button>',
    faults: [['tabindex="0"', 'tabindex="5"', 'WCAG 2.4.3, F44: an order of its own']],
    fine: [['tabindex="0"', 'tabindex="-1"', 'not in the order']],
  },
];

const fields: readonly Scene[] = [
  {
    name: 'field',
    html: '<form action="/x"><label for="visitor">Your name</label> <input id="visitor" type="text" name="visitor"></form>',
    faults: [
      [' for="visitor"', '', 'WCAG 1.3.1 and 4.1.2, F68'],
      ['for="visitor"', 'for="visiter"', 'WCAG 1.3.1 and 4.1.2, F68'],
      ['Your name', '', 'WCAG 4.1.2, F68'],
      ['<label for="visitor">Your name</label>', '<span>Your name</span>', 'WCAG 1.3.1 and 4.1.2, F68'],
      ['type="text"', 'type="text" aria-invalid="wrong"', VALUE],
      ['type="text"', 'type="text" aria-requird="true"', SPELT],
    ],
    fine: [
      ['<label for="visitor">Your name</label> <input', '<input aria-label="Your name"', ACCNAME],
      ['type="text"', 'type="text" required aria-required="true"', 'what it says twice is the same'],
    ],
  },
  {
    name: 'choice',
    html: '<form action="/x"><label for="harbour">Harbour</label> <select id="harbour" name="harbour"><option>North</option><option>South</option></select></form>',
    faults: [
      [' for="harbour"', '', 'WCAG 1.3.1 and 4.1.2, F68'],
      ['id="harbour"', 'id="harbor"', 'WCAG 1.3.1 and 4.1.2, F68'],
      ['<select', '<select role="lisbox"', SPELT],
    ],
    fine: [['<label for="harbour">Harbour</label> <select', '<select aria-label="Harbour"', ACCNAME]],
  },
  {
    name: 'long text',
    html: '<form action="/x"><label for="wish">Your wish</label> <textarea id="wish" name="wish"></textarea></form>',
    faults: [
      [' for="wish"', '', 'WCAG 1.3.1 and 4.1.2, F68'],
      ['>Your wish<', '><', 'WCAG 4.1.2, F68'],
    ],
    fine: [['<label for="wish">Your wish</label> <textarea', '<textarea aria-label="Your wish"', ACCNAME]],
  },
  {
    name: 'boxes to tick',
    html: '<fieldset><legend>How</legend><label><input type="checkbox" name="ship"> By ship</label></fieldset>',
    faults: [
      [
        '<label><input type="checkbox" name="ship"> By ship</label>',
        '<input type="checkbox" name="ship"> By ship',
        'WCAG 1.3.1 and 4.1.2, F68',
      ],
      ['By ship', '', 'WCAG 4.1.2, F68'],
    ],
    fine: [
      [
        '<label><input type="checkbox" name="ship"> By ship</label>',
        '<input type="checkbox" name="ship" aria-label="By ship">',
        ACCNAME,
      ],
    ],
  },
  {
    name: 'box by its role',
    html: '<div role="checkbox" aria-checked="false" tabindex="0" style="min-width:60px;min-height:40px">By ship</div>',
    faults: [
      [' aria-checked="false"', '', NEEDED],
      ['aria-checked="false"', 'aria-checked="yes"', VALUE],
      ['By ship', '', NAME],
      ['role="checkbox"', 'role="chekbox"', SPELT],
    ],
    fine: [['aria-checked="false"', 'aria-checked="mixed"', 'a value of the state']],
  },
  {
    name: 'slider',
    html: '<div role="slider" tabindex="0" aria-label="Places" aria-valuenow="3" aria-valuemin="0" aria-valuemax="9" style="width:80px;height:40px"></div>',
    faults: [
      [' aria-valuenow="3"', '', NEEDED],
      ['aria-valuenow="3"', 'aria-valuenow="many"', VALUE],
      [' aria-label="Places"', '', NAME],
      ['aria-label=', 'aria-labelled=', SPELT],
    ],
    fine: [[' aria-valuemin="0" aria-valuemax="9"', '', 'both have a default (WAI-ARIA 1.2)']],
  },
  {
    name: 'choice with a list',
    html: '<p><label for="quay">Quay</label> <input id="quay" role="combobox" aria-expanded="false" aria-controls="quays" aria-autocomplete="list"></p><ul role="listbox" id="quays" aria-label="Quays" hidden><li role="option" aria-selected="false">North</li></ul>',
    faults: [
      [' aria-expanded="false"', '', NEEDED],
      ['aria-expanded="false"', 'aria-expanded="open"', VALUE],
      [' for="quay"', '', NAME],
      ['aria-autocomplete="list"', 'aria-autocomplete="yes"', VALUE],
      ['role="combobox"', 'role="combo-box"', SPELT],
    ],
    fine: [['aria-expanded="false"', 'aria-expanded="false" aria-haspopup="listbox"', 'the default, said']],
  },
  {
    name: 'what the browser fills in',
    html: '<form action="/x"><label>E-mail <input type="email" name="mail" autocomplete="email"></label></form>',
    faults: [
      ['autocomplete="email"', 'autocomplete="e-mail"', 'WCAG 1.3.5; HTML 4.10.18.7'],
      ['autocomplete="email"', 'autocomplete="shipping emial"', 'WCAG 1.3.5; HTML 4.10.18.7'],
      ['autocomplete="email"', 'autocomplete="mobile email shipping"', 'WCAG 1.3.5; HTML 4.10.18.7'],
    ],
    fine: [
      ['autocomplete="email"', 'autocomplete="section-a shipping email"', 'HTML 4.10.18.7'],
      ['autocomplete="email"', 'autocomplete="off"', 'HTML 4.10.18.7'],
      ['autocomplete="email"', 'autocomplete="EMAIL"', 'compared without case'],
    ],
  },
  {
    name: 'one of several',
    html: '<div role="radiogroup" aria-label="Trip"><div role="radio" aria-checked="true" tabindex="0" style="min-height:40px">Long</div><div role="radio" aria-checked="false" tabindex="-1" style="min-height:40px">Short</div></div>',
    faults: [
      [' aria-checked="true"', '', NEEDED],
      ['role="radio" aria-checked="true"', 'role="raido" aria-checked="true"', SPELT],
      ['>Long', '>', NAME],
    ],
    fine: [['aria-checked="true"', 'aria-checked="false"', 'none is chosen yet']],
  },
];

const widgets: readonly Scene[] = [
  {
    name: 'tabs',
    html: '<div role="tablist" aria-label="Trips"><button type="button" role="tab" aria-selected="true" id="tab1" aria-controls="panel1" style="min-width:60px;min-height:40px">Morning</button></div><div role="tabpanel" id="panel1" aria-labelledby="tab1" tabindex="0"><p>At nine.</p></div>',
    faults: [
      ['role="tablist"', 'role="tabslist"', SPELT],
      [' role="tablist" aria-label="Trips"', '', OWNED],
      ['aria-selected="true"', 'aria-selected="maybe"', VALUE],
      ['>Morning', '>', NAME],
    ],
    fine: [['role="tablist"', 'role="tablist" aria-orientation="vertical"', 'a property of the role']],
  },
  {
    name: 'list to choose from',
    html: '<ul role="listbox" aria-label="Ships" tabindex="0"><li role="option" aria-selected="true">Anna</li><li role="option" aria-selected="false">Berta</li></ul>',
    faults: [
      [' role="listbox" aria-label="Ships" tabindex="0"', '', OWNED],
      [' aria-label="Ships"', '', NAME],
      ['aria-selected="true"', 'aria-selected="1"', VALUE],
      ['role="listbox"', 'role="list-box"', SPELT],
    ],
    fine: [['role="listbox"', 'role="listbox" aria-multiselectable="true"', 'a property of the role']],
  },
  {
    name: 'menu',
    html: '<ul role="menu" aria-label="Actions"><li role="none"><button type="button" role="menuitem" style="min-width:60px;min-height:40px">Print</button></li></ul>',
    faults: [
      [' role="menu" aria-label="Actions"', '', OWNED],
      ['>Print', '>', NAME],
      ['role="menuitem"', 'role="menu-item"', SPELT],
      ['role="menuitem"', 'role="menuitemcheckbox"', NEEDED],
    ],
    fine: [['role="none"', 'role="presentation"', 'the same role']],
  },
  {
    name: 'tree',
    html: '<ul role="tree" aria-label="Quays"><li role="treeitem" tabindex="0" aria-selected="false">North</li><li role="treeitem" tabindex="-1" aria-selected="false">South</li></ul>',
    faults: [
      [' role="tree" aria-label="Quays"', '', OWNED],
      ['>North', '>', NAME],
      ['aria-selected="false">North', 'aria-selected="false" aria-expanded="closed">North', VALUE],
    ],
    fine: [['aria-selected="false">North', 'aria-selected="false" aria-level="1">North', 'a property of the role']],
  },
  {
    name: 'table by roles',
    html: '<div role="table" aria-label="Times"><div role="row"><span role="columnheader">Day</span></div><div role="row"><span role="cell">Monday</span></div></div>',
    faults: [
      [' role="table" aria-label="Times"', '', OWNED],
      ['<div role="row"><span role="cell">Monday</span></div>', '<div><span role="cell">Monday</span></div>', OWNED],
      ['role="cell"', 'role="cel"', SPELT],
    ],
    fine: [['role="columnheader"', 'role="columnheader" aria-sort="none"', 'a property of the role']],
  },
  {
    name: 'progress',
    html: '<div role="progressbar" aria-label="Loading" aria-valuenow="3" aria-valuemin="0" aria-valuemax="9" style="width:80px;height:20px"></div>',
    faults: [
      [' aria-label="Loading"', '', 'WCAG 4.1.2'],
      ['aria-valuenow="3"', 'aria-valuenow="three"', VALUE],
    ],
    fine: [[' aria-valuenow="3"', '', 'not known yet (WAI-ARIA 1.2)']],
  },
  {
    name: 'meter',
    html: '<div role="meter" aria-label="Water" aria-valuenow="3" aria-valuemin="0" aria-valuemax="9" style="width:80px;height:20px"></div>',
    faults: [
      [' aria-label="Water"', '', 'WCAG 4.1.2'],
      [' aria-valuenow="3"', '', NEEDED],
    ],
    fine: [['aria-valuenow="3"', 'aria-valuenow="3" aria-valuetext="low"', 'a property of the role']],
  },
  {
    name: 'notice',
    html: '<div role="dialog" aria-label="Notice"><p>The harbour is full.</p></div>',
    faults: [
      [' aria-label="Notice"', '', 'WAI-ARIA 1.2: a dialog has a name'],
      ['aria-label="Notice"', 'aria-labelledby="nowhere"', 'WAI-ARIA 1.2: a dialog has a name'],
      ['role="dialog"', 'role="dialogue"', SPELT],
    ],
    fine: [['aria-label="Notice"', 'title="Notice"', ACCNAME]],
  },
  {
    name: 'live text',
    html: '<p aria-live="polite">Full</p>',
    faults: [
      ['aria-live="polite"', 'aria-live="loud"', VALUE],
      ['aria-live', 'aria-liv', SPELT],
      ['aria-live="polite"', 'role="staus"', SPELT],
      ['aria-live="polite"', 'aria-label="Full"', 'WAI-ARIA 1.2, 5.2.8.6: a name is prohibited for a paragraph'],
    ],
    fine: [
      ['aria-live="polite"', 'aria-live="polite" aria-atomic="true"', 'a property of every role'],
      ['aria-live="polite"', 'role="status"', 'a role'],
    ],
  },
  {
    name: 'what is hidden',
    html: '<div aria-hidden="true"><p>Decoration</p></div>',
    faults: [
      [
        '<p>Decoration</p>',
        '<p><a href="/x" style="color:#00449e">Decoration</a></p>',
        'WAI-ARIA 1.2, 6.6: it takes the focus',
      ],
      ['<p>Decoration</p>', '<button type="button">Decoration</button>', 'WAI-ARIA 1.2, 6.6: it takes the focus'],
      ['<p>Decoration</p>', '<p tabindex="0">Decoration</p>', 'WAI-ARIA 1.2, 6.6: it takes the focus'],
      ['<p>Decoration</p>', '<label>Name <input type="text"></label>', 'WAI-ARIA 1.2, 6.6: it takes the focus'],
    ],
    fine: [
      ['<p>Decoration</p>', '<button type="button" disabled>Decoration</button>', 'it takes no focus'],
      ['<p>Decoration</p>', '<button type="button" style="display:none">Decoration</button>', 'it takes no focus'],
      [
        '<div aria-hidden="true"><p>Decoration</p>',
        '<div aria-hidden="true" inert><button type="button">Decoration</button>',
        'it takes no focus',
      ],
    ],
  },
];

const content: readonly Scene[] = [
  {
    name: 'list',
    html: '<ul><li>Anna</li><li>Berta</li></ul>',
    faults: [
      ['<li>Anna</li>', '<div>Anna</div>', 'HTML 4.4.6; WCAG 1.3.1'],
      ['<ul><li>Anna</li><li>Berta</li></ul>', '<div><li>Anna</li><li>Berta</li></div>', 'HTML 4.4.8; WCAG 1.3.1'],
      ['<li>Anna</li>', '<li role="presentatoin">Anna</li>', SPELT],
    ],
    fine: [
      ['<ul>', '<ul><template></template>', 'HTML 4.4.6'],
      ['<ul>', '<ul role="list">', 'the role that it has'],
    ],
  },
  {
    name: 'list of terms',
    html: '<dl><dt>Anna</dt><dd>A ship</dd></dl>',
    faults: [
      ['<dl><dt>Anna</dt><dd>A ship</dd></dl>', '<div><dt>Anna</dt><dd>A ship</dd></div>', 'HTML 4.4.10; WCAG 1.3.1'],
      ['<dt>Anna</dt>', '<p>Anna</p>', 'HTML 4.4.9; WCAG 1.3.1'],
    ],
    fine: [['<dl><dt>Anna</dt><dd>A ship</dd></dl>', '<dl><div><dt>Anna</dt><dd>A ship</dd></div></dl>', 'HTML 4.4.9']],
  },
  {
    name: 'table',
    html: '<table><caption>Times</caption><tr><th scope="col" id="day">Day</th><th scope="col" id="hour">Hour</th></tr><tr><td headers="day">Monday</td><td headers="hour">Nine</td></tr></table>',
    faults: [
      ['headers="hour"', 'headers="minute"', 'HTML 4.9.11; WCAG 1.3.1'],
      ['<td headers="hour">', '<td id="own" headers="own">', 'HTML 4.9.11: a cell is not its own header'],
    ],
    fine: [
      [' headers="hour"', '', 'the scope tells it'],
      ['<th scope="col" id="day">', '<th id="day">', 'the place tells it'],
    ],
  },
  {
    name: 'heading',
    html: '<h2>Ships</h2><p>Three of them sail.</p>',
    faults: [
      ['Ships', '', 'WCAG 1.3.1 and 2.4.6: a heading without text'],
      ['<h2>Ships</h2>', '<h2><span aria-hidden="true">Ships</span></h2>', 'WCAG 1.3.1: nothing is told of it'],
    ],
    fine: [['Ships', `<img src="${PIXEL}" width="20" height="20" alt="Ships">`, ACCNAME]],
  },
  {
    name: 'colours of text',
    html: '<p style="color:#333333;background-color:#ffffff">The ships sail at nine.</p>',
    faults: [
      ['#333333', '#999999', 'WCAG 1.4.3: 2.8:1'],
      ['#333333', 'rgb(160 160 160)', 'WCAG 1.4.3: 2.6:1'],
      ['#333333', 'oklch(0.75 0 0)', 'WCAG 1.4.3: 2.3:1'],
      ['#333333', '#333333;opacity:.4', 'WCAG 1.4.3: 2.5:1'],
      ['background-color:#ffffff', 'background-color:#555555', 'WCAG 1.4.3: 1.7:1'],
      ['background-color:#ffffff', 'background-image:linear-gradient(#222222,#444444)', 'WCAG 1.4.3: nowhere 4.5:1'],
      ['#333333', 'rgb(0 0 0 / .4)', 'WCAG 1.4.3: 2.8:1'],
    ],
    fine: [
      ['#333333', '#767676', 'WCAG 1.4.3: 4.54:1'],
      ['#333333', '#949494;font-size:24px', 'WCAG 1.4.3: 3.03:1 of large text'],
      ['background-color:#ffffff', 'background-image:linear-gradient(#eeeeee,#ffffff)', 'WCAG 1.4.3: 10:1 or more'],
      ['#333333', '#bbbbbb;position:absolute;left:-9999px', 'nobody sees it'],
    ],
  },
  {
    name: 'link in a sentence',
    html: '<p style="color:#111">Whoever sails along asks at <a href="/quay" style="color:#00449e;text-decoration:underline">the quay</a> before nine.</p>',
    faults: [
      ['color:#00449e;text-decoration:underline', 'color:#222;text-decoration:none', 'WCAG 1.4.1, F73'],
      [
        'color:#00449e;text-decoration:underline',
        'color:#003070;text-decoration:none',
        'WCAG 1.4.1, F73: below 3:1 beside the text',
      ],
    ],
    fine: [
      ['text-decoration:underline', 'text-decoration:none;border-bottom:2px solid', 'told by a line'],
      ['text-decoration:underline', 'text-decoration:none;font-weight:bold', 'told by its weight'],
    ],
  },
  {
    name: 'another language',
    html: '<p lang="nl">De schepen varen om negen uur.</p>',
    faults: [
      ['lang="nl"', 'lang="nederlands"', 'WCAG 3.1.2; BCP 47'],
      ['lang="nl"', 'lang="xq"', 'WCAG 3.1.2: no language of the registry'],
    ],
    fine: [
      ['lang="nl"', 'lang="nl-BE"', 'BCP 47'],
      ['lang="nl"', 'lang="NL"', 'BCP 47, 2.1.1'],
    ],
  },
  {
    name: 'frame',
    html: '<iframe title="Map of the harbour" width="200" height="80" srcdoc="&lt;html lang=en&gt;&lt;title&gt;Map&lt;/title&gt;&lt;p&gt;North&lt;/p&gt;"></iframe>',
    faults: [
      [' title="Map of the harbour"', '', 'WCAG 4.1.2; ACT cae760'],
      ['title="Map of the harbour"', 'title=""', 'WCAG 4.1.2; ACT cae760'],
    ],
    fine: [['title=', 'aria-label=', ACCNAME]],
  },
  {
    name: 'what scrolls',
    html: '<div role="region" aria-label="Terms" tabindex="0" style="height:60px;width:200px;overflow:auto"><p style="height:300px">Whoever sails along pays at the quay.</p></div>',
    faults: [[' tabindex="0"', '', 'WCAG 2.1.1; ACT 0ssw9k']],
    fine: [
      [
        ' tabindex="0" style="height:60px;width:200px;overflow:auto"><p',
        ' style="height:60px;width:200px;overflow:auto"><a href="/x" style="color:#00449e">Top</a><p',
        'something inside takes the focus',
      ],
    ],
  },
  {
    name: 'spacing',
    html: '<p style="letter-spacing:normal">Whoever sails along pays at the quay, and those who come late pay twice.</p>',
    faults: [
      ['letter-spacing:normal', 'letter-spacing:.01em !important', 'WCAG 1.4.12'],
      ['letter-spacing:normal', 'word-spacing:.05em !important', 'WCAG 1.4.12'],
    ],
    fine: [
      ['letter-spacing:normal', 'letter-spacing:.01em', 'a style of the reader wins'],
      ['letter-spacing:normal', 'letter-spacing:.15em !important', 'enough'],
    ],
  },
  {
    name: 'names by reference',
    html: '<h2 id="trips">Trips</h2><ul aria-labelledby="trips"><li>Long</li></ul><p><button type="button" aria-describedby="hint" style="min-width:60px;min-height:40px">Go</button> <span id="hint">Opens at nine</span></p>',
    faults: [['<ul aria-labelledby="trips">', '<ul aria-labeledby="trips">', SPELT]],
    fine: [['aria-describedby="hint"', 'aria-description="Opens at nine"', 'a property of every role']],
  },
];

export const SCENES: readonly Scene[] = [...images, ...controls, ...fields, ...widgets, ...content];

/** Changes of a whole page. */
export const PAGE_SCENE: Scene = {
  name: 'page',
  html: '',
  faults: [
    [' lang="en"', '', 'WCAG 3.1.1'],
    ['lang="en"', 'lang=""', 'WCAG 3.1.1'],
    ['lang="en"', 'lang="english"', 'WCAG 3.1.1; BCP 47'],
    ['<title>The harbour of the old town</title>', '', 'WCAG 2.4.2'],
    ['<title>The harbour of the old town</title>', '<title> </title>', 'WCAG 2.4.2'],
    ['initial-scale=1', 'initial-scale=1, user-scalable=no', 'WCAG 1.4.4'],
    ['initial-scale=1', 'initial-scale=1, maximum-scale=1', 'WCAG 1.4.4'],
    ['<title>', '<meta http-equiv="refresh" content="900"><title>', 'WCAG 2.2.1, F41'],
    ['<body>', '<body aria-hidden="true">', 'WAI-ARIA 1.2, 6.6'],
    ['<main>', '<main><marquee>Full</marquee>', 'WCAG 2.2.2, F16'],
  ],
  fine: [
    ['lang="en"', 'lang="en-GB"', 'BCP 47'],
    ['initial-scale=1', 'initial-scale=1, maximum-scale=5', 'WCAG 1.4.4: 200 % and more'],
  ],
};
