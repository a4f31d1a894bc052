import type { Part } from './plain.ts';

/** Components for the web by Material, by their styles alone. */
export const MATERIAL: readonly Part[] = [
  [
    'button',
    '<button class="mdc-button"><span class="mdc-button__ripple"></span><span class="mdc-button__label">Een</span></button>',
  ],
  [
    'raised button',
    '<button class="mdc-button mdc-button--raised"><span class="mdc-button__ripple"></span><span class="mdc-button__label">Een</span></button>',
  ],
  [
    'outlined button',
    '<button class="mdc-button mdc-button--outlined"><span class="mdc-button__ripple"></span><span class="mdc-button__label">Een</span></button>',
  ],
  ['icon button', '<button class="mdc-icon-button"><div class="mdc-icon-button__ripple"></div>×</button>'],
  [
    'floating button',
    '<button class="mdc-fab"><div class="mdc-fab__ripple"></div><span class="mdc-fab__icon">+</span></button>',
  ],
  [
    'card',
    '<div class="mdc-card"><div class="mdc-card__primary-action" tabindex="0">Een<div class="mdc-card__ripple"></div></div></div>',
  ],
  [
    'checkbox',
    '<div class="mdc-checkbox"><input type="checkbox" class="mdc-checkbox__native-control"><div class="mdc-checkbox__background"></div><div class="mdc-checkbox__ripple"></div></div>',
  ],
  [
    'radio',
    '<div class="mdc-radio"><input class="mdc-radio__native-control" type="radio"><div class="mdc-radio__background"></div><div class="mdc-radio__ripple"></div></div>',
  ],
  [
    'list item',
    '<ul class="mdc-deprecated-list"><li class="mdc-deprecated-list-item" tabindex="0"><span class="mdc-deprecated-list-item__ripple"></span>Een</li></ul>',
  ],
  [
    'tab',
    '<button class="mdc-tab" role="tab"><span class="mdc-tab__content">Een</span><span class="mdc-tab__ripple"></span></button>',
  ],
  [
    'chip',
    '<div class="mdc-chip"><div class="mdc-chip__ripple"></div><span role="button" tabindex="0" class="mdc-chip__primary-action">Een</span></div>',
  ],
  [
    'switch',
    '<button class="mdc-switch" role="switch"><div class="mdc-switch__track"></div><div class="mdc-switch__handle-track"><div class="mdc-switch__handle"></div></div></button>',
  ],
];
