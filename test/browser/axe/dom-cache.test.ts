import { expect, test } from 'vitest';
import { PAGES } from '../../../bench/pages.ts';
import { inPage } from '../kit/in-page.ts';
import { AXE } from './engine-source.ts';
import { GOOD, SHAPES } from './pages.ts';

const page = inPage('test/browser/axe/dom-cache-subject.ts');

const GENERATED = Object.entries(PAGES).map(([shape, make]) => [`a hundred elements: ${shape}`, make(100)] as const);
const ODD = `<!doctype html><style>body { direction: rtl } span::before { content: 'x'; color: red }</style>
  <p style="--own: 3; transform: scale(-1) rotate(30deg)">Tekst <span>en <b>meer</b><!-- geen tekst --></span></p>
  <div style="overflow: auto; width: 40px; height: 40px"><p style="width: 400px">Loopt over</p></div>
  <svg viewBox="0 0 9 9"><text y="5">Los</text></svg><form><input name="children"><input name="scrollWidth"></form>`;

test.each([...Object.entries(SHAPES), ...GENERATED, ['odd boxes and names', ODD] as const])(
  'the DOM cache gives the engine the same answers as the browser, at the first and second call: %s',
  async (_, html) => {
    expect(await page.run(html, `${AXE}subject.differences()`)).toEqual([]);
  },
);

test('the DOM functions are restored for other scripts, also after an error', async () => {
  expect(await page.run(GOOD, `${AXE}subject.restored()`)).toEqual([true, true, true, true, true]);
});
