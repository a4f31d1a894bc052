import { expect, test } from 'vitest';
import { filesIn, read } from './kit/sources.ts';

/** An assertion that looks at the load of the machine is switched off where nobody notices. */
test('no test asks how busy the machine is', () => {
  const asking = filesIn('test').filter((file) => /\bloadavg\s*\(/.test(read(file)));
  expect(asking).toEqual([]);
});
