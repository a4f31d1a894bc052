import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../../node_modules/axe-core');

/** The engine as it is shipped: evaluated before the module under test. */
export const AXE = `${readFileSync(join(FOLDER, 'axe.min.js'), 'utf8')};`;
