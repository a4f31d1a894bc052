import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusedImports } from '../../scripts/house/imports.ts';

/** A file, what it imports, and the start of the rule that rejects it; null when the import is allowed. */
const TRIED: readonly (readonly [file: string, line: string, rule: string | null])[] = [
  ['lib/parse/dns/a.ts', "import { model } from '../../model.ts';", null],
  ['lib/parse/dns/b.ts', "import { a } from './a.ts';", null],
  ['lib/parse/dns/c.ts', "import type { host } from '../../platform/host.ts';", null],
  ['lib/parse/dns/d.ts', "import { host } from '../../platform/host.ts';", 'layer '],
  ['lib/model.ts', "export const later = () => import('./parse/dns/a.ts');", 'layer '],
  ['lib/judge.ts', "export { collect } from './collect/a.ts';", 'layer '],
  ['lib/elsewhere/a.ts', "import '../model.ts';", 'every part is drawn'],
  ['lib/view/a.ts', "import { judge } from '../judge.ts';", 'what shows a scan'],
  ['lib/export/a.ts', "import { hsts } from '../checks/hsts.ts';", 'what shows a check'],
  ['lib/checks/a.ts', "import { z } from 'zod/mini';", 'schemas stand'],
  ['lib/collect/a.ts', "import { z } from 'zod/mini';", null],
  ['lib/collect/b.ts', "import { readFileSync } from 'node:fs';", 'the extension has nothing of Node'],
  ['lib/collect/c.ts', "import type { Stats } from 'node:fs';", null],
  ['lib/collect/e.ts', "import { gone } from './not-there.ts';", 'what is imported is there'],
  ['server/core/store/a.ts', "import { sql } from 'kysely';", null],
  ['server/core/store/b.ts', "import { listed } from 'left-pad';", 'a package is listed'],
  ['server/core/store/c.ts', "import { b } from '../../features/teams/store/b.ts';", 'layer '],
  ['server/features/sites/store/a.ts', "import { view } from '../../../../lib/view/a.ts';", 'a report is stored'],
  ['server/features/sites/store/b.ts', "import { sql } from 'kysely';", null],
  ['server/features/sites/store/c.ts', "import { b } from '../../teams/store/b.ts';", null],
  ['server/features/teams/store/b.ts', "import type { Kysely } from 'kysely';", null],
  ['server/features/sites/routes/a.ts', "import { sql } from 'kysely';", 'kysely is for server/core/store'],
  ['server/features/sites/worker/a.ts', "import { answer } from '../routes/a.ts';", 'layer '],
  ['server/features/sites/worker/b.ts', "import { page } from '../../teams/pages/a.ts';", 'layer '],
  ['server/features/teams/pages/a.ts', "import { b } from '../store/b.ts';", null],
  ['server/features/teams/letters/a.ts', "import { b } from '../store/b.ts';", 'every part is drawn'],
  ['server/egress/a.ts', "import { model } from '../../lib/model.ts';", 'the way out'],
  ['server/engine/a.ts', "import { a } from '../features/crawls/model/a.ts';", 'the engine and the way out'],
  ['server/features/crawls/model/a.ts', "import { model } from '../../../../lib/model.ts';", null],
  ['components/report/A.tsx', "import { b } from '../shared/b.tsx';", null],
  ['components/report/B.tsx', "import { Popup } from '../popup/Popup.tsx';", 'a part of one view'],
  ['entrypoints/options/App.tsx', "import { A } from '../../components/report/A.tsx';", 'a part of one view'],
  ['entrypoints/report/App.tsx', "import { A } from '../../components/report/A.tsx';", null],
];
const PACKAGES = ['kysely', 'left-pad', 'zod/mini'];
const ENDS = ['lib/platform/host.ts', 'lib/checks/hsts.ts', 'components/shared/b.tsx', 'components/popup/Popup.tsx'];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pijler-imports-'));
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const name of PACKAGES) write(`node_modules/${name}/index.js`, 'export {};');
  for (const file of ENDS) write(file, 'export {};');
  for (const [file, line] of TRIED) write(file, line);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('only imports that a layer, a folder or a view may not have are rejected', async () => {
  const refused = await refusedImports(
    folder,
    TRIED.map(([file]) => file),
  );
  const rulesOf = (file: string): readonly string[] => refused.flatMap((one) => (one.file === file ? [one.rule] : []));
  for (const [file, line, rule] of TRIED) {
    if (rule === null) expect(rulesOf(file), `${file}: ${line}`).toEqual([]);
    else expect(rulesOf(file), `${file}: ${line}`).toContainEqual(expect.stringMatching(`^${rule}`));
  }
});
