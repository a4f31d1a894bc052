import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serviceTable } from '../../scripts/reliability/service.ts';
import { SERVICE_FAULTS } from './service-faults.ts';

const ROOT = join(import.meta.dirname, '../..');
const words = (text: string): string => text.replaceAll(/[ -]+/g, ' ');

test.each(SERVICE_FAULTS)('$fault: the test it names exists', ({ file, title }) => {
  expect(readFileSync(join(ROOT, file), 'utf8')).toContain(`'${title}'`);
});

test('the page tells them as they are', () => {
  expect(words(readFileSync(join(ROOT, 'docs/reliability.md'), 'utf8'))).toContain(words(serviceTable()));
});
