import { renderElement, toXmlText } from '../../../../lib/export/xml.ts';
import { type Locale, PILLARS, type Pillar } from '../../../../lib/model.ts';
import { type Column, toColumns } from '../../../../lib/view/compare/columns.ts';
import { commonWords } from '../../../../lib/words/common.ts';
import { formatDate } from '../../../../lib/words/format.ts';
import { sharingWords } from '../../../../lib/words/service/words.ts';

/** What a badge shows about a domain: the latest public scores, and their date. Null before the first scan. */
export interface BadgeScores {
  readonly total: number | null;
  /** The word for the total, in the language of the badge. */
  readonly word: string | null;
  readonly pillars: readonly { readonly id: Pillar; readonly score: number | null }[];
  /** Ms since 1970. */
  readonly at: number;
}

/** The colours of our pages (`components/shared/house.css`), light and dark; the steps of a grade from 1 to 5. */
const COLOURS = {
  light: { surface: '#ffffff', line: '#dad6cb', ink: '#1b2430', quiet: '#4a5563', delft: '#1f4e8c', ghost: '#f1efe9' },
  dark: { surface: '#1a2028', line: '#343e4b', ink: '#e9edf2', quiet: '#b4beca', delft: '#8fb8f0', ghost: '#343e4b' },
} as const;
const STEPS = {
  light: ['#566070', '#a02328', '#9a4312', '#7f5200', '#3b6a1e', '#1c6747'],
  dark: ['#a8b1bc', '#f39d96', '#f0a878', '#e6b84f', '#a9cf7a', '#72cda1'],
} as const;

const formatRules = (theme: 'light' | 'dark'): string => {
  const { surface, line, ink, quiet, delft, ghost } = COLOURS[theme];
  const steps = STEPS[theme].map((colour, step) => `.s${step}{fill:${colour}}`).join('');
  return `.card{fill:${surface};stroke:${line}}.ink{fill:${ink}}.quiet{fill:${quiet}}.delft{fill:${delft}}.roof{fill:none;stroke:${delft}}.ghost{fill:${ghost}}${steps}`;
};

const FONT =
  "'Atkinson Hyperlegible Next','Atkinson Hyperlegible',system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";
const STYLE = `text{font-family:${FONT}}${formatRules('light')}@media (prefers-color-scheme:dark){${formatRules('dark')}}`;

/** Geometry of the six columns, in a box of 96 × 50. */
const SHAFT = { left: 6, width: 9, gap: 6, top: 20, base: 42 };

const drawColumn = ({ score, step }: Column, index: number) => {
  const x = SHAFT.left + index * (SHAFT.width + SHAFT.gap);
  const full = SHAFT.base - SHAFT.top;
  // A score of 0 still has a visible base: it is not the same as no score.
  const height = score === null ? 0 : Math.max(2, Math.round((full * score) / 10) / 10);
  const shared = { x, width: SHAFT.width };
  return [
    renderElement('rect', { class: 'ghost', ...shared, y: SHAFT.top, height: full }),
    renderElement('rect', { class: `s${step ?? 0}`, ...shared, y: SHAFT.base - height, height }),
  ];
};

const drawTemple = (columns: readonly Column[]) =>
  renderElement('g', { transform: 'translate(14 9)' }, [
    renderElement('path', { class: 'roof', d: 'M3 14 48 2 93 14Z', 'stroke-width': 2, 'stroke-linejoin': 'round' }),
    renderElement('rect', { class: 'delft', x: 2, y: 14, width: 92, height: 3 }),
    ...columns.flatMap(drawColumn),
    renderElement('rect', { class: 'delft', x: 2, y: 43, width: 92, height: 2.5 }),
    renderElement('rect', { class: 'delft', x: 0, y: 46.5, width: 96, height: 2.5 }),
  ]);

interface Line {
  readonly y: number;
  readonly size: number;
  readonly kind: string;
  readonly text: string;
  readonly bold?: boolean;
}

const drawLine = ({ y, size, kind, text, bold = false }: Line) =>
  renderElement('text', { class: kind, x: 124, y, 'font-size': size, ...(bold && { 'font-weight': 700 }) }, [
    toXmlText(text),
  ]);

/** Draws the total with its word, or states that there is none. */
const drawGrade = (scores: BadgeScores | null, step: number, locale: Locale) => {
  const { badge } = sharingWords[locale];
  const { total = null, word = null } = scores ?? {};
  if (total === null || word === null)
    return [
      drawLine({ y: 42, size: 15, kind: 'quiet', text: scores === null ? badge.noResult : badge.noTotal, bold: true }),
    ];
  // One text element with two sizes, so that the word follows the number in any typeface.
  const drawPart = (size: number, text: string, gap: number) =>
    renderElement('tspan', { 'font-size': size, dx: gap }, [toXmlText(text)]);
  const shared = { class: `s${step}`, x: 124, y: 44, 'font-weight': 700 };
  return [renderElement('text', shared, [drawPart(25, String(total), 0), drawPart(14, word, 6)])];
};

/**
 * Renders a badge as SVG: six columns as high as their scores, the total and the date. It loads and runs nothing, has a text
 * alternative, and is light or dark like the page around it.
 */
export const renderBadge = (host: string, scores: BadgeScores | null, locale: Locale): string => {
  const { badge } = sharingWords[locale];
  const common = commonWords[locale];
  const columns = toColumns(scores?.pillars ?? PILLARS.map((id) => ({ id, score: null })));
  const [day, total] = scores === null ? ['', null] : [formatDate(locale, scores.at), scores.total];
  const step = toColumns([{ id: 'domein', score: total }])[0]?.step ?? 0;
  const text = columns.map(({ pillar, score }) => common.column({ pillar: common.pillars[pillar], score })).join(', ');
  const about = `${common.columns({ scores: text })} ${day === '' ? badge.noResult : badge.scanned({ day })}`;
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    width: 280,
    height: 68,
    viewBox: '0 0 280 68',
    role: 'img',
    'aria-labelledby': 'name about',
    lang: locale,
  };
  return `${
    renderElement('svg', root, [
      renderElement('title', { id: 'name' }, [toXmlText(badge.name({ host, score: total }))]),
      renderElement('desc', { id: 'about' }, [toXmlText(about)]),
      renderElement('style', {}, [toXmlText(STYLE)]),
      renderElement('rect', { class: 'card', x: 0.5, y: 0.5, width: 279, height: 67, rx: 9 }),
      drawTemple(columns),
      drawLine({ y: 18, size: 11, kind: 'quiet', text: 'Pijler', bold: true }),
      ...drawGrade(scores, step, locale),
      ...(day === '' ? [] : [drawLine({ y: 60, size: 11, kind: 'quiet', text: day })]),
    ]).markup
  }\n`;
};
