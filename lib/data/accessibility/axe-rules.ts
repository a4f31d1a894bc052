/**
 * How a violation of an axe rule counts: `fault` fails, `critical` fails and caps at 89, `barrier` fails and caps at
 * 69, `care` warns at most (best practice, minor impact, or known false alarms), `advice` warns and costs little (good
 * advice beyond the standard, in a group that weighs more), `look` can only ask a person to look.
 */
export type AxeMark = 'fault' | 'critical' | 'barrier' | 'care' | 'advice' | 'look';

/**
 * The 91 rules of axe-core 4.14.1 that run, by the check that judges them; listed explicitly, so that a newer engine
 * adds none by itself. Left out: experimental, deprecated and AAA rules.
 */
export const AXE_RULES = {
  'text-contrast': { 'color-contrast': 'fault', 'link-in-text-block': 'fault' },
  'image-alternatives': {
    'image-alt': 'critical',
    'role-img-alt': 'fault',
    'svg-img-alt': 'fault',
    'object-alt': 'fault',
    'input-image-alt': 'critical',
    'area-alt': 'critical',
    'server-side-image-map': 'care',
    'image-redundant-alt': 'advice',
  },
  'control-names': {
    'button-name': 'critical',
    'input-button-name': 'critical',
    'aria-command-name': 'fault',
    'summary-name': 'fault',
    'aria-tab-name': 'fault',
    'aria-treeitem-name': 'care',
    'aria-tooltip-name': 'fault',
    'aria-meter-name': 'fault',
    'aria-progressbar-name': 'fault',
    'aria-dialog-name': 'care',
  },
  'form-labels': {
    label: 'critical',
    'select-name': 'critical',
    'aria-input-field-name': 'fault',
    'aria-toggle-field-name': 'fault',
    'form-field-multiple-labels': 'fault',
    'label-title-only': 'advice',
  },
  'link-names': { 'link-name': 'fault' },
  'aria-usage': {
    'aria-roles': 'critical',
    'aria-allowed-role': 'advice',
    'aria-deprecated-role': 'care',
    'aria-valid-attr': 'critical',
    'aria-valid-attr-value': 'critical',
    'aria-allowed-attr': 'critical',
    'aria-conditional-attr': 'fault',
    'aria-prohibited-attr': 'fault',
    'aria-required-attr': 'critical',
    'aria-required-children': 'critical',
    'aria-required-parent': 'critical',
    'aria-braille-equivalent': 'look',
    'presentation-role-conflict': 'advice',
    'duplicate-id-aria': 'look',
  },
  'hidden-from-assistive-tech': { 'aria-hidden-body': 'barrier', 'aria-hidden-focus': 'fault', 'aria-text': 'care' },
  'keyboard-access': {
    'scrollable-region-focusable': 'fault',
    'nested-interactive': 'fault',
    'frame-focusable-content': 'fault',
    tabindex: 'care',
    accesskeys: 'advice',
  },
  'page-language': {
    'html-has-lang': 'fault',
    'html-lang-valid': 'fault',
    'html-xml-lang-mismatch': 'fault',
    'valid-lang': 'fault',
  },
  'page-title': { 'document-title': 'fault' },
  'zoom-allowed': { 'meta-viewport': 'barrier', 'meta-viewport-large': 'advice' },
  headings: { 'page-has-heading-one': 'care', 'heading-order': 'care', 'empty-heading': 'care' },
  landmarks: {
    'landmark-one-main': 'care',
    'landmark-no-duplicate-main': 'care',
    'landmark-main-is-top-level': 'care',
    'landmark-banner-is-top-level': 'care',
    'landmark-contentinfo-is-top-level': 'care',
    'landmark-no-duplicate-banner': 'care',
    'landmark-no-duplicate-contentinfo': 'care',
    'landmark-unique': 'care',
    region: 'care',
  },
  'skip-repeated-content': { bypass: 'look', 'skip-link': 'care' },
  lists: { list: 'fault', listitem: 'fault', 'definition-list': 'fault', dlitem: 'fault' },
  tables: {
    'td-headers-attr': 'fault',
    'th-has-data-cells': 'fault',
    'scope-attr-valid': 'care',
    'empty-table-header': 'care',
    'table-duplicate-name': 'care',
  },
  frames: { 'frame-title': 'fault', 'frame-title-unique': 'look', 'frame-tested': 'look' },
  'motion-and-time': { 'meta-refresh': 'critical', blink: 'fault', marquee: 'fault', 'no-autoplay-audio': 'look' },
  'media-captions': { 'video-caption': 'look' },
  'form-autocomplete': { 'autocomplete-valid': 'fault' },
  'text-spacing': { 'avoid-inline-spacing': 'fault' },
  'touch-targets': { 'target-size': 'care' },
  'label-in-name': { 'label-content-name-mismatch': 'care' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, AxeMark>>>>;

export type AxeGroup = keyof typeof AXE_RULES;
type RulesOf<G> = G extends AxeGroup ? keyof (typeof AXE_RULES)[G] : never;
export type AxeRuleId = RulesOf<AxeGroup>;

/** Every rule that runs, in the order of the groups. */
export const AXE_RULE_IDS: readonly string[] = Object.values(AXE_RULES).flatMap((rules) => Object.keys(rules));
