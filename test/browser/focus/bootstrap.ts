import type { Part } from './plain.ts';

const check = (kind: string, name: string): string =>
  `<input type="${kind}" class="btn-check" id="${name}"><label class="btn btn-outline-primary" for="${name}">Een</label>`;

/** Bootstrap's components, as its documentation writes them; Tabler has them too. */
export const BOOTSTRAP: readonly Part[] = [
  ['button', '<button class="btn btn-primary">Een</button>'],
  ['outlined button', '<button class="btn btn-outline-secondary">Een</button>'],
  ['button like a link', '<button class="btn btn-link">Een</button>'],
  ['light button', '<a class="btn btn-light" href="#">Een</a>'],
  ['close button', '<button class="btn-close" aria-label="Sluiten"></button>'],
  ['checkbox', '<div class="form-check"><input class="form-check-input" type="checkbox"><label>Een</label></div>'],
  ['radio', '<div class="form-check"><input class="form-check-input" type="radio"><label>Een</label></div>'],
  [
    'switch',
    '<div class="form-check form-switch"><input class="form-check-input" type="checkbox" role="switch"></div>',
  ],
  ['range', '<input type="range" class="form-range">'],
  ['select', '<select class="form-select"><option>Een</option></select>'],
  ['file', '<input class="form-control" type="file">'],
  ['colour', '<input class="form-control form-control-color" type="color">'],
  ['checkbox as a button', check('checkbox', 'b1')],
  ['radio as a button', check('radio', 'b2')],
  [
    'accordion',
    '<div class="accordion"><div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed">Een</button></h2></div></div>',
  ],
  ['nav link', '<ul class="nav"><li class="nav-item"><a class="nav-link" href="#">Een</a></li></ul>'],
  ['tab', '<ul class="nav nav-tabs"><li class="nav-item"><a class="nav-link active" href="#">Een</a></li></ul>'],
  ['pill', '<ul class="nav nav-pills"><li class="nav-item"><button class="nav-link">Een</button></li></ul>'],
  ['page link', '<ul class="pagination"><li class="page-item"><a class="page-link" href="#">1</a></li></ul>'],
  ['list group', '<div class="list-group"><a class="list-group-item list-group-item-action" href="#">Een</a></div>'],
  ['dropdown item', '<div class="dropdown-menu show position-static"><a class="dropdown-item" href="#">Een</a></div>'],
  ['navbar brand', '<nav class="navbar bg-light"><a class="navbar-brand" href="#">Een</a></nav>'],
  [
    'navbar toggler',
    '<nav class="navbar bg-light"><button class="navbar-toggler"><span class="navbar-toggler-icon"></span></button></nav>',
  ],
  ['stretched link', '<div class="card position-relative p-3"><a class="stretched-link" href="#">Een</a></div>'],
  ['skip link', '<a class="visually-hidden-focusable" href="#x">Naar de inhoud</a>'],
  ['helper for a ring', '<a class="focus-ring" href="#">Een</a>'],
  ['icon link', '<a class="icon-link" href="#">Een</a>'],
  ['link with offset', '<a class="link-primary link-offset-2" href="#">Een</a>'],
  ['breadcrumb', '<ol class="breadcrumb"><li class="breadcrumb-item"><a href="#">Een</a></li></ol>'],
];
