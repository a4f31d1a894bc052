import { describe, expect, test } from 'vitest';
import type { Page } from '../../../lib/facts/page.ts';
import { inPage } from '../kit/in-page.ts';

const { run } = inPage('lib/collect/page/read-page.ts');

const TEXT = '<main><h1>Kop</h1><p>Een alinea tekst.</p></main><div style="height:3000px"></div>';
const overlay = async (box: string, text = TEXT) =>
  (await run<Page>(`<!doctype html><title>t</title>${text}${box}`, 'subject.readLive(document)')).overlay;

describe('overlay', () => {
  test('is found for a box over the whole window', async () => {
    const found = await overlay(
      '<div id=popup style="position:fixed;inset:0;background:#000"><p>Nieuwsbrief</p></div>',
    );
    expect(found).toMatchObject({ share: 1, selector: '#popup' });
  });

  test('has a share of the window', async () => {
    const found = await overlay('<div class=half style="position:fixed;inset:0 0 50% 0;background:#000">x</div>');
    expect(found).toMatchObject({ share: 0.5, selector: 'div.half' });
  });

  test('is found for a bar at the edge, with a small share', async () => {
    const found = await overlay(
      '<div class=bar style="position:fixed;inset:auto 0 0 0;height:20vh;background:#000">x</div>',
    );
    expect(found?.share).toBeLessThan(0.3);
  });

  test.each([
    ['no fixed box', '<div style="position:absolute;inset:0">x</div>'],
    ['a box behind the page', '<div style="position:fixed;inset:0;z-index:-1">x</div>'],
    ['a box that lets clicks through', '<div style="position:fixed;inset:0;pointer-events:none">x</div>'],
  ])('%s is not an overlay', async (_, box) => expect(await overlay(box)).toBeNull());

  test('is not the frame of an application, which holds the whole page', async () => {
    const frame = `<div style="position:fixed;inset:0;overflow:auto;background:#fff">${TEXT}</div>`;
    expect(await overlay(frame, '')).toBeNull();
  });

  test('is a dialog with its own heading, beside the page', async () => {
    const dialog = '<div id=dialog style="position:fixed;inset:0;background:#fff"><h1>Kies</h1></div>';
    expect(await overlay(dialog)).toMatchObject({ share: 1, selector: '#dialog' });
  });
});
