import { readLive, readRaw } from '../../../lib/collect/page/read-page.ts';
import { RUNS } from '../../faults/pumped-texts.ts';
import { counted } from '../../kit/work/built-ins.ts';
import { growthOf } from '../../kit/work/growth.ts';
import { pumpedPage } from '../faults/pumped-page.ts';

/** Puts a page into the document that says one thing for so many characters, in every place. */
const show = (run: (length: number) => string, length: number): string => {
  const html = pumpedPage([run(length)]);
  document.documentElement.innerHTML = html;
  return html;
};

const workOf = (run: (length: number) => string, length: number): Promise<number> => {
  const html = show(run, length);
  return counted(async () => [await readLive(document), await readRaw(html, document.URL)]);
};

/** Of every `step`th run: where the work of reading the page grows faster than what it says, or is not seen, told by name. */
export const growing = async (step: number, lengths: readonly number[]): Promise<readonly string[]> => {
  const lines: string[] = [];
  for (let index = 0; index < RUNS.length; index += step) {
    const [name, run] = RUNS[index] ?? ['', () => ''];
    const growth = await growthOf((length) => workOf(run, length), lengths);
    if (growth !== null) lines.push(`${name}: ${growth}`);
    if ((await workOf(run, 1_000)) < 10_000) lines.push(`${name}: hardly anything was counted`);
  }
  return lines;
};
