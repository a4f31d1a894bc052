import { expect, test } from 'vitest';
import { inPage } from '../kit/in-page.ts';

const page = inPage('lib/collect/page/dom/frames.ts');

const isLookedInto = (body: string): Promise<boolean> =>
  page.run(
    `<!doctype html><title>Frames</title><iframe title="Part" width="300" height="100" srcdoc='${body}'></iframe>`,
    "subject.getFrameDocument(document.querySelector('iframe')) !== null",
  );

test.each([
  ['a widget role', '<div role="slider" tabindex="0"></div>'],
  ['a role that is not focusable', '<div role="meter"></div>'],
  ['a link without a name', '<a href="/quay"></a>'],
  ['a focusable element', '<div tabindex="0"></div>'],
  ['an editable element', '<div contenteditable=""></div>'],
  ['a summary', '<details><summary></summary></details>'],
  ['text', '<p>At nine.</p>'],
  ['a picture', '<svg></svg>'],
])('a frame with %s and no text is inspected', async (_, body) => {
  expect(await isLookedInto(body)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['boxes only', '<div><span></span></div>'],
  ['an anchor without a destination', '<a name="top"></a>'],
])('a frame with %s is treated as empty', async (_, body) => {
  expect(await isLookedInto(body)).toBe(false);
});
