import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SERVICE_FAULTS } from './service-faults.ts';

const ROOT = join(import.meta.dirname, '../..');

test.each(SERVICE_FAULTS)('$fault: the test it names exists', ({ file, title }) => {
  expect(readFileSync(join(ROOT, file), 'utf8')).toContain(`'${title}'`);
});
