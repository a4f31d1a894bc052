import { expect, test } from 'vitest';
import { isFullRun } from '../../kit/inputs.ts';
import { inPage } from '../kit/in-page.ts';

const { run } = inPage('test/browser/page/pumped-subject.ts');

/** One run in four; the full run includes all of them. */
const STEP = isFullRun ? 1 : 4;
const LENGTHS = [400, 2_000, 8_000];

/** Counted in the page itself: the steps of the reader, the extractor of structured data and the finder of the main text. */
test('the work of reading a page grows linearly with its length', async () => {
  expect(await run('<p></p>', `subject.growing(${STEP}, ${JSON.stringify(LENGTHS)})`)).toEqual([]);
}, 600_000);
