import { expect, test } from 'vitest';
import { inPage } from '../kit/in-page.ts';

const page = inPage('lib/collect/page/dom/frames.ts');

const isLookedInto = (body: string): Promise<boolean> =>
  page.run(
    `<!doctype html><title>Frames</title><iframe title="Part" width="300" height="100" srcdoc='${body}'></iframe>`,
    "subject.getFrameDocument(document.querySelector('iframe')) !== null",
  );

test.each([
  ['a widget by its role', '<div role="slider" tabindex="0"></div>'],
  ['a role without the focus', '<div role="meter"></div>'],
  ['a link without a name', '<a href="/quay"></a>'],
  ['what takes the focus', '<div tabindex="0"></div>'],
  ['what is written in', '<div contenteditable=""></div>'],
  ['a summary', '<details><summary></summary></details>'],
  ['text', '<p>At nine.</p>'],
  ['a picture', '<svg></svg>'],
])('a frame with %s and no text is inspected', async (_, body) => {
  expect(await isLookedInto(body)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['boxes alone', '<div><span></span></div>'],
  ['an anchor that leads nowhere', '<a name="top"></a>'],
])('a frame with %s is treated as empty', async (_, body) => {
  expect(await isLookedInto(body)).toBe(false);
});
