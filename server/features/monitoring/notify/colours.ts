import type { Tone } from './email.ts';

/** The colours of mail in both themes: those of `components/shared/house.css`, which no mail program loads. */
export const LIGHT = {
  paper: '#fbfaf7',
  surface: '#ffffff',
  ink: '#1b2430',
  'ink-2': '#4a5563',
  line: '#dad6cb',
  delft: '#1f4e8c',
  'on-delft': '#ffffff',
  good: '#1c6747',
  warn: '#7f5200',
  fail: '#a02328',
  info: '#2a5a84',
} as const;

export type Colour = keyof typeof LIGHT;

export const DARK: Readonly<Record<Colour, string>> = {
  paper: '#12161c',
  surface: '#1a2028',
  ink: '#e9edf2',
  'ink-2': '#b4beca',
  line: '#343e4b',
  delft: '#8fb8f0',
  'on-delft': '#0e1a2b',
  good: '#72cda1',
  warn: '#e6b84f',
  fail: '#f39d96',
  info: '#90bde4',
};

/** The style of a part of an email: its colours by property, and its other declarations. */
interface Look {
  readonly colours: Readonly<Record<string, Colour>>;
  readonly rest: string;
}

const createItemLook = (tone: Tone): Look => ({
  colours: { background: 'surface', 'border-left-color': tone },
  rest: 'margin:0 0 16px;padding:14px 16px 16px;border-left-width:6px;border-left-style:solid;border-radius:6px',
});

const mark = (tone: Tone): Look => ({ colours: { color: tone }, rest: 'margin:0 0 4px;font-weight:700' });

const LOOKS = {
  page: { colours: { background: 'paper', color: 'ink' }, rest: 'margin:0;padding:0' },
  sheet: {
    colours: { color: 'ink' },
    rest: "max-width:600px;margin:0 auto;overflow-wrap:break-word;padding:24px 16px 40px;font:16px/1.5 'Atkinson Hyperlegible Next',system-ui,'Segoe UI',Roboto,sans-serif",
  },
  brand: {
    colours: { color: 'delft', 'border-bottom-color': 'delft' },
    rest: 'margin:0 0 24px;padding:0 0 8px;border-bottom-width:3px;border-bottom-style:solid;font-size:18px;font-weight:700',
  },
  heading: { colours: { color: 'ink' }, rest: 'margin:0 0 12px;font-size:26px;line-height:1.25' },
  text: { colours: { color: 'ink' }, rest: 'margin:0 0 16px' },
  good: createItemLook('good'),
  warn: createItemLook('warn'),
  fail: createItemLook('fail'),
  info: createItemLook('info'),
  title: { colours: { color: 'ink' }, rest: 'margin:0 0 4px;font-size:18px;line-height:1.3' },
  'mark-good': mark('good'),
  'mark-warn': mark('warn'),
  'mark-fail': mark('fail'),
  'mark-info': mark('info'),
  line: { colours: { color: 'ink' }, rest: 'margin:0' },
  facts: { colours: {}, rest: 'margin:12px 0 0' },
  fact: { colours: {}, rest: 'margin:4px 0 0' },
  name: { colours: { color: 'ink-2' }, rest: 'display:inline' },
  value: { colours: { color: 'ink' }, rest: 'display:inline;margin:0' },
  act: {
    colours: { background: 'delft', color: 'on-delft' },
    rest: 'display:inline-block;padding:11px 20px;border-radius:6px;font-weight:700;text-decoration:none',
  },
  foot: {
    colours: { color: 'ink-2', 'border-top-color': 'line' },
    rest: 'margin:32px 0 0;padding:16px 0 0;border-top-width:1px;border-top-style:solid;font-size:14px',
  },
  leave: { colours: { color: 'delft' }, rest: '' },
} as const satisfies Readonly<Record<string, Look>>;

/** A part of an email. */
export type PartName = keyof typeof LOOKS;

const formatDeclarations = ({ colours }: Look, theme: Readonly<Record<Colour, string>>, mark: string): string =>
  Object.entries(colours)
    .map(([property, colour]) => `${property}:${theme[colour]}${mark}`)
    .join(';');

/** Formats the style attribute of a part, for mail programs that drop style sheets. */
export const formatStyle = (part: PartName): string =>
  [formatDeclarations(LOOKS[part], LIGHT, ''), LOOKS[part].rest].filter((text) => text !== '').join(';');

/** The style sheet of the dark theme, for mail programs that read style sheets; it overrides the style attributes. */
export const DARK_SHEET = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${Object.entries(LOOKS)
  .filter(([, { colours }]) => Object.keys(colours).length > 0)
  .map(([part, look]) => `.p-${part}{${formatDeclarations(look, DARK, ' !important')}}`)
  .join('')}}`;
