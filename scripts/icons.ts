import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { findChromium, QUIET } from '../test/browser/kit/chromium.ts';

/**
 * Draws the toolbar icons: `node scripts/icons.ts` writes `public/icon/*.png` and `server/core/pages/share.png`. Roof and
 * columns; six from 24 px up, three below. The keyline makes the blue visible on a dark toolbar; Firefox gets a separate pair for
 * each theme.
 */

const FOLDER = join(import.meta.dirname, '../public/icon');
const SIZES = [16, 24, 32, 48, 96, 128];
const THEMED = [16, 24, 32];
const BLUE = '#1F4E8C';
const LIGHT_BLUE = '#8FB8F0';

/** Positions of the parts on a grid of whole pixels, so that small icons stay sharp. */
interface Plan {
  readonly grid: number;
  readonly roof: string;
  /** Left edges of the columns, from left to right. */
  readonly columns: readonly number[];
  readonly width: number;
  readonly top: number;
  /** Top of the short column, the last but one; it leaves a gap, as in the popup. */
  readonly short: number;
  readonly foot: number;
  readonly base: string;
  readonly keyline: number;
}

const PLANS = {
  tiny: {
    grid: 16,
    roof: 'M8 1 15 5V7H1V5Z',
    columns: [2, 7, 12],
    width: 2,
    top: 8,
    short: 8,
    foot: 12,
    base: 'M1 13H15V15H1Z',
    keyline: 1.6,
  },
  small: {
    grid: 24,
    roof: 'M12 2 22 8V10H2V8Z',
    columns: [3, 6, 9, 13, 16, 19],
    width: 2,
    top: 11,
    short: 15,
    foot: 19,
    base: 'M2 20H22V22H2Z',
    keyline: 2,
  },
  middle: {
    grid: 32,
    roof: 'M16 3 29 10V13H3V10Z',
    columns: [4, 8, 12, 17, 21, 25],
    width: 3,
    top: 14,
    short: 19,
    foot: 25,
    base: 'M3 26H29V29H3Z',
    keyline: 2.6,
  },
  large: {
    grid: 48,
    roof: 'M24 4 45 15V20H3V15Z',
    columns: [6, 12, 18, 26, 32, 38],
    width: 4,
    top: 22,
    short: 30,
    foot: 38,
    base: 'M3 40H45V45H3Z',
    keyline: 3.4,
  },
} as const satisfies Record<string, Plan>;

const planFor = (size: number): Plan => {
  if (size < 24) return PLANS.tiny;
  if (size < 32) return PLANS.small;
  return size < 48 ? PLANS.middle : PLANS.large;
};

const columnsOf = ({ columns, width, top, short, foot }: Plan): string =>
  columns
    .map((x, index) => ({ x, y: index === columns.length - 2 ? short : top }))
    .map(({ x, y }) => `<path d="M${x} ${y}H${x + width}V${foot}H${x}Z"/>`)
    .join('');

/** White behind the whole front: the line around it, and what shows between the columns. */
const whiteOf = ({ roof, base, columns, width, top, foot, keyline }: Plan): string => {
  const inner = `M${columns[0] ?? 0} ${top - 2}H${(columns.at(-1) ?? 0) + width}V${foot + 2}H${columns[0] ?? 0}Z`;
  return `<path fill="#fff" stroke="#fff" stroke-width="${keyline}" stroke-linejoin="round" d="${roof}${base}${inner}"/>`;
};

const drawing = (size: number, colour: string, hasKeyline: boolean): string => {
  const plan = planFor(size);
  const front = `<g fill="${colour}"><path d="${plan.roof}"/>${columnsOf(plan)}<path d="${plan.base}"/></g>`;
  const box = `viewBox="0 0 ${plan.grid} ${plan.grid}" width="${size}" height="${size}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${hasKeyline ? whiteOf(plan) : ''}${front}</svg>`;
};

/** The picture that other sites show next to a link to a service of ours, in the size that they require (https://ogp.me/). */
const SHARED = join(import.meta.dirname, '../server/core/pages/share.png');
const sharedPicture = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><path fill="#EAF0F8" d="M0 0H1200V630H0Z"/><g transform="translate(360 75)">${drawing(480, BLUE, true)}</g></svg>`;

const files = [
  ...SIZES.map((size) => ({ name: `${size}.png`, size, svg: drawing(size, BLUE, true) })),
  ...THEMED.flatMap((size) => [
    { name: `dark-${size}.png`, size, svg: drawing(size, BLUE, false) },
    { name: `light-${size}.png`, size, svg: drawing(size, LIGHT_BLUE, false) },
  ]),
];

const executablePath = findChromium();
if (executablePath === undefined) throw new Error('Chromium is not installed');
const browser = await puppeteer.launch({ executablePath, args: QUIET });
try {
  const page = await browser.newPage();
  for (const { name, size, svg } of files) {
    await page.setViewport({ width: size, height: size });
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
    await writeFile(join(FOLDER, name), await page.screenshot({ omitBackground: true }));
  }
  await page.setViewport({ width: 1200, height: 630 });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${sharedPicture()}`);
  await writeFile(SHARED, await page.screenshot());
} finally {
  await browser.close();
}
