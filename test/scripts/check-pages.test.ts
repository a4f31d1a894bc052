import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CHECKS } from '../../lib/checks/index.ts';
import { PILLARS } from '../../lib/model.ts';
import { BY_FORMULA, checkCatalogue } from '../../lib/view/check-catalogue.ts';
import { sayFinding } from '../../lib/words/say.ts';
import { pagesIn } from '../../scripts/check-pages/markdown.ts';
import { LOCALES } from '../../scripts/check-pages.ts';

const CHECK_FOLDER = join(import.meta.dirname, '../../lib/checks');
const ids = PILLARS.flatMap((pillar) => CHECKS[pillar].checks.map(({ id }) => id));

describe.each(LOCALES)('the check pages in %s', (locale) => {
  const pages = pagesIn(locale);

  test('are one per check, and an index that links to all', () => {
    expect([...pages.keys()].sort()).toEqual(['index.md', ...ids.map((id) => `${id}.md`)].sort());
    for (const id of ids) expect(pages.get('index.md')).toContain(`](${id}.md)`);
  });

  test('contain every conclusion, without missing values', () => {
    for (const { id, conclusions } of checkCatalogue(locale)) {
      const page = pages.get(`${id}.md`) ?? '';
      for (const { code, sentence } of conclusions) {
        expect(page, id).toContain(`(\`${code}\`)`);
        expect(sentence, `${id} ${code}`).not.toMatch(/undefined|NaN|\[object|Invalid/);
      }
    }
  });

  test('give the fix of a conclusion when it differs from the check’s', () => {
    const page = pages.get('open-administration.md') ?? '';
    const found = { id: 'open-administration', code: 'secretFiles', why: null, args: { name: '…' }, items: [] };
    const { fix, conclusion } = sayFinding(found, locale);
    expect(page).toContain(`- **${conclusion.replace(/\.$/, '')}**: ${fix}`);
  });
});

test('every check whose credit follows a formula is listed as such', () => {
  const files = readdirSync(CHECK_FOLDER, { recursive: true, encoding: 'utf8' });
  const own = files
    .filter((file) => /\bcredit\b/.test(file.endsWith('.ts') ? readFileSync(join(CHECK_FOLDER, file), 'utf8') : ''))
    .map((file) => file.replace(/^.*\/|\.ts$/g, ''))
    .filter((id) => ids.includes(id));
  expect(own.sort()).toEqual(BY_FORMULA.toSorted());
});
