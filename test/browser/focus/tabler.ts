import { BOOTSTRAP } from './bootstrap.ts';
import type { Part } from './plain.ts';

/** Bootstrap's components as Tabler draws them, and its own. */
export const TABLER: readonly Part[] = [
  ...BOOTSTRAP,
  ['action', '<a class="btn-action" href="#">×</a>'],
  ['icon button', '<button class="btn btn-icon btn-ghost-primary">×</button>'],
  ['card link', '<a class="card card-link" href="#"><div class="card-body">Een</div></a>'],
  [
    'image check',
    '<label class="form-imagecheck"><input type="checkbox" class="form-imagecheck-input"><span class="form-imagecheck-figure">Een</span></label>',
  ],
  [
    'colour choice',
    '<label class="form-colorinput"><input type="radio" class="form-colorinput-input"><span class="form-colorinput-color bg-blue"></span></label>',
  ],
  [
    'choice of boxes',
    '<label class="form-selectgroup-item"><input type="checkbox" class="form-selectgroup-input"><span class="form-selectgroup-label">Een</span></label>',
  ],
  ['steps', '<div class="steps"><a class="step-item active" href="#">Een</a></div>'],
  ['avatar', '<a class="avatar" href="#">E</a>'],
];
