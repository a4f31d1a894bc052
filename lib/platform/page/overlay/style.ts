/** CSS declarations: property and value. */
export type Declarations = Readonly<Record<string, string>>;

/**
 * Styles an element through the object model only, which no page's policy (CSP) forbids; with `important`, because a
 * page may have a rule for every element.
 */
export const applyStyle = (element: HTMLElement, declarations: Declarations): void => {
  for (const [name, value] of Object.entries(declarations)) element.style.setProperty(name, value, 'important');
};

interface Palette {
  readonly surface: string;
  readonly ink: string;
  readonly edge: string;
  readonly button: string;
  readonly onButton: string;
  readonly rim: string;
  readonly ring: string;
  /** The frame around the element, and the lines on both sides of it: they contrast with any page. */
  readonly mark: string;
  readonly keyline: string;
}

/** The same as in `components/shared/house.css`. */
const LIGHT: Palette = {
  surface: '#ffffff',
  ink: '#1b2430',
  edge: '#7e7a6e',
  button: '#1f4e8c',
  onButton: '#ffffff',
  rim: '#1f4e8c',
  ring: '#0b63ce',
  mark: '#0b63ce',
  keyline: '#ffffff',
};
const DARK: Palette = {
  ...LIGHT,
  surface: '#1a2028',
  ink: '#e9edf2',
  edge: '#7d8998',
  button: '#8fb8f0',
  onButton: '#0e1a2b',
  rim: '#8fb8f0',
  ring: '#8cbbff',
};
const FORCED: Palette = {
  surface: 'Canvas',
  ink: 'CanvasText',
  edge: 'CanvasText',
  button: 'ButtonFace',
  onButton: 'ButtonText',
  rim: 'ButtonText',
  ring: 'Highlight',
  mark: 'Highlight',
  keyline: 'Canvas',
};

const isPreferred = (feature: string): boolean => matchMedia(`(${feature})`).matches;

/** The colours that this visitor prefers. */
export const pickPalette = (): Palette => {
  if (isPreferred('forced-colors: active')) return FORCED;
  return isPreferred('prefers-color-scheme: dark') ? DARK : LIGHT;
};

export const prefersReducedMotion = (): boolean => isPreferred('prefers-reduced-motion: reduce');

/** Covers the whole window in front of everything, and lets every click through to the page. */
export const HOST: Declarations = {
  all: 'initial',
  display: 'block',
  position: 'fixed',
  inset: '0',
  width: '100%',
  height: '100%',
  margin: '0',
  padding: '0',
  border: '0',
  background: 'transparent',
  overflow: 'visible',
  'pointer-events': 'none',
  'user-select': 'none',
  '-webkit-user-select': 'none',
};

const TEXT = '16px/1.5 system-ui, "Segoe UI", Roboto, sans-serif';

export const createFrameStyle = ({ mark, keyline }: Palette): Declarations => ({
  position: 'fixed',
  'box-sizing': 'border-box',
  border: `3px solid ${mark}`,
  'border-radius': '3px',
  outline: `2px solid ${keyline}`,
  'box-shadow': `inset 0 0 0 2px ${keyline}`,
});

export const createLabelStyle = ({ surface, ink, mark }: Palette): Declarations => ({
  position: 'fixed',
  'box-sizing': 'border-box',
  'max-width': 'min(420px, calc(100% - 16px))',
  padding: '4px 10px',
  font: TEXT,
  color: ink,
  background: surface,
  border: `2px solid ${mark}`,
  'border-radius': '6px',
  'overflow-wrap': 'anywhere',
});

export const createBarStyle = ({ surface, ink, edge }: Palette): Declarations => ({
  position: 'fixed',
  'box-sizing': 'border-box',
  inset: 'auto 0 16px',
  margin: '0 auto',
  width: 'min(760px, calc(100% - 16px))',
  'max-height': '45vh',
  overflow: 'auto',
  padding: '12px 16px',
  font: TEXT,
  color: ink,
  background: surface,
  border: `1px solid ${edge}`,
  'border-radius': '10px',
  'box-shadow': '0 4px 24px rgb(0 0 0 / 35%)',
  'pointer-events': 'auto',
});

export const createButtonStyle = (
  { surface, ink, edge, button, onButton, rim }: Palette,
  isFirst: boolean,
): Declarations => ({
  'box-sizing': 'border-box',
  'min-height': '40px',
  'min-width': '40px',
  padding: '6px 14px',
  font: TEXT,
  color: isFirst ? onButton : ink,
  background: isFirst ? button : surface,
  border: `1px solid ${isFirst ? rim : edge}`,
  'border-radius': '6px',
  cursor: 'pointer',
});

/** Visible to screen readers only. */
export const VISUALLY_HIDDEN: Declarations = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  'clip-path': 'inset(50%)',
  'white-space': 'nowrap',
};
