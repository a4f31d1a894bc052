/**
 * Success criteria of WCAG at the levels A and AA: number, fragment of its address in the recommendation, level,
 * version that introduced it, and name. 4.1.1 was removed in WCAG 2.2, but EN 301 549 V3.2.1, which is based on 2.1,
 * still requires it. Source: https://www.w3.org/TR/WCAG22/ and https://www.w3.org/TR/WCAG21/, read on 26 November 2026.
 */
export interface Criterion {
  readonly number: string;
  readonly fragment: string;
  readonly level: 'A' | 'AA';
  readonly since: '2.0' | '2.1' | '2.2';
  readonly name: string;
}

const ROWS = [
  ['1.1.1', 'non-text-content', 'A', '2.0', 'Non-text Content'],
  ['1.2.1', 'audio-only-and-video-only-prerecorded', 'A', '2.0', 'Audio-only and Video-only (Prerecorded)'],
  ['1.2.2', 'captions-prerecorded', 'A', '2.0', 'Captions (Prerecorded)'],
  [
    '1.2.3',
    'audio-description-or-media-alternative-prerecorded',
    'A',
    '2.0',
    'Audio Description or Media Alternative (Prerecorded)',
  ],
  ['1.2.4', 'captions-live', 'AA', '2.0', 'Captions (Live)'],
  ['1.2.5', 'audio-description-prerecorded', 'AA', '2.0', 'Audio Description (Prerecorded)'],
  ['1.3.1', 'info-and-relationships', 'A', '2.0', 'Info and Relationships'],
  ['1.3.2', 'meaningful-sequence', 'A', '2.0', 'Meaningful Sequence'],
  ['1.3.3', 'sensory-characteristics', 'A', '2.0', 'Sensory Characteristics'],
  ['1.3.4', 'orientation', 'AA', '2.1', 'Orientation'],
  ['1.3.5', 'identify-input-purpose', 'AA', '2.1', 'Identify Input Purpose'],
  ['1.4.1', 'use-of-color', 'A', '2.0', 'Use of Color'],
  ['1.4.2', 'audio-control', 'A', '2.0', 'Audio Control'],
  ['1.4.3', 'contrast-minimum', 'AA', '2.0', 'Contrast (Minimum)'],
  ['1.4.4', 'resize-text', 'AA', '2.0', 'Resize Text'],
  ['1.4.5', 'images-of-text', 'AA', '2.0', 'Images of Text'],
  ['1.4.10', 'reflow', 'AA', '2.1', 'Reflow'],
  ['1.4.11', 'non-text-contrast', 'AA', '2.1', 'Non-text Contrast'],
  ['1.4.12', 'text-spacing', 'AA', '2.1', 'Text Spacing'],
  ['1.4.13', 'content-on-hover-or-focus', 'AA', '2.1', 'Content on Hover or Focus'],
  ['2.1.1', 'keyboard', 'A', '2.0', 'Keyboard'],
  ['2.1.2', 'no-keyboard-trap', 'A', '2.0', 'No Keyboard Trap'],
  ['2.1.4', 'character-key-shortcuts', 'A', '2.1', 'Character Key Shortcuts'],
  ['2.2.1', 'timing-adjustable', 'A', '2.0', 'Timing Adjustable'],
  ['2.2.2', 'pause-stop-hide', 'A', '2.0', 'Pause, Stop, Hide'],
  ['2.3.1', 'three-flashes-or-below-threshold', 'A', '2.0', 'Three Flashes or Below Threshold'],
  ['2.4.1', 'bypass-blocks', 'A', '2.0', 'Bypass Blocks'],
  ['2.4.2', 'page-titled', 'A', '2.0', 'Page Titled'],
  ['2.4.3', 'focus-order', 'A', '2.0', 'Focus Order'],
  ['2.4.4', 'link-purpose-in-context', 'A', '2.0', 'Link Purpose (In Context)'],
  ['2.4.5', 'multiple-ways', 'AA', '2.0', 'Multiple Ways'],
  ['2.4.6', 'headings-and-labels', 'AA', '2.0', 'Headings and Labels'],
  ['2.4.7', 'focus-visible', 'AA', '2.0', 'Focus Visible'],
  ['2.4.11', 'focus-not-obscured-minimum', 'AA', '2.2', 'Focus Not Obscured (Minimum)'],
  ['2.5.1', 'pointer-gestures', 'A', '2.1', 'Pointer Gestures'],
  ['2.5.2', 'pointer-cancellation', 'A', '2.1', 'Pointer Cancellation'],
  ['2.5.3', 'label-in-name', 'A', '2.1', 'Label in Name'],
  ['2.5.4', 'motion-actuation', 'A', '2.1', 'Motion Actuation'],
  ['2.5.7', 'dragging-movements', 'AA', '2.2', 'Dragging Movements'],
  ['2.5.8', 'target-size-minimum', 'AA', '2.2', 'Target Size (Minimum)'],
  ['3.1.1', 'language-of-page', 'A', '2.0', 'Language of Page'],
  ['3.1.2', 'language-of-parts', 'AA', '2.0', 'Language of Parts'],
  ['3.2.1', 'on-focus', 'A', '2.0', 'On Focus'],
  ['3.2.2', 'on-input', 'A', '2.0', 'On Input'],
  ['3.2.3', 'consistent-navigation', 'AA', '2.0', 'Consistent Navigation'],
  ['3.2.4', 'consistent-identification', 'AA', '2.0', 'Consistent Identification'],
  ['3.2.6', 'consistent-help', 'A', '2.2', 'Consistent Help'],
  ['3.3.1', 'error-identification', 'A', '2.0', 'Error Identification'],
  ['3.3.2', 'labels-or-instructions', 'A', '2.0', 'Labels or Instructions'],
  ['3.3.3', 'error-suggestion', 'AA', '2.0', 'Error Suggestion'],
  ['3.3.4', 'error-prevention-legal-financial-data', 'AA', '2.0', 'Error Prevention (Legal, Financial, Data)'],
  ['3.3.7', 'redundant-entry', 'A', '2.2', 'Redundant Entry'],
  ['3.3.8', 'accessible-authentication-minimum', 'AA', '2.2', 'Accessible Authentication (Minimum)'],
  ['4.1.1', 'parsing', 'A', '2.0', 'Parsing'],
  ['4.1.2', 'name-role-value', 'A', '2.0', 'Name, Role, Value'],
  ['4.1.3', 'status-messages', 'AA', '2.1', 'Status Messages'],
] as const;

export const CRITERIA: readonly Criterion[] = ROWS.map(([number, fragment, level, since, name]) => ({
  number,
  fragment,
  level,
  since,
  name,
}));
