import type { Pillar } from '../../lib/model.ts';

/** Everything that a check consists of, as text. Nothing here reads or writes a file. */

export interface NewCheck {
  readonly pillar: Pillar;
  /** Kebab-case: its file's name. */
  readonly id: string;
  /** The check of the same pillar that it is shown after; null for the last place. */
  readonly after: string | null;
}

/** Reads an existing file, by its path from the root; throws if it does not exist. */
export type Read = (path: string) => string;

/** The name of `hsts-subdomains` in code: `hstsSubdomains`. */
export const nameOf = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const declaration = ({ id }: NewCheck): string => `import { defineCheck } from '../../check.ts';

export const ${nameOf(id)} = defineCheck({
  id: '${id}',
  weight: 1,
  who: 'webbouwer',
  source: '',
  needs: ['page'],
  verdicts: { present: 'pass', absent: 'fail' },

  judge({ page }) {
    return { code: page.text.body.includes('${id}') ? 'present' : 'absent' };
  },
});
`;

const situations = ({
  pillar,
  id,
}: NewCheck): string => `import { ${nameOf(id)} } from '../../../lib/checks/${pillar}/${id}.ts';
import { cases } from '../../kit/cases.ts';

cases(${nameOf(id)}, {
  present: [],
  absent: [],
});
`;

const words = ({ id }: NewCheck): string => `
  '${id}': {
    title: '',
    why: '',
    fix: '',
    says: {
      present: '',
      absent: '',
    },
  },
`;

/** What to do about a conclusion that costs something, as an imperative. */
const imperatives = ({ id }: NewCheck): string => `  '${id}': { absent: '' },\n`;

/** Replaces the last `part` of a text; throws if there is none, as the file is then not as expected. */
const replaceLast = (text: string, part: string, by: string): string => {
  const at = text.lastIndexOf(part);
  if (at === -1) throw new Error(`no ${JSON.stringify(part)} to put a line beside`);
  return text.slice(0, at) + by + text.slice(at + part.length);
};

const beforeLast = (text: string, end: string, line: string): string => replaceLast(text, end, `${line}${end}`);

const afterFirstImport = (text: string, line: string): string => text.replace(/^import [^;]*;\n/, `$&${line}`);

const listed = (text: string, { id, after }: NewCheck): string => {
  const imported = afterFirstImport(text, `import { ${nameOf(id)} } from './${id}.ts';\n`);
  const line = `    ${nameOf(id)},\n`;
  if (after === null) return beforeLast(imported, '  ],\n} satisfies PillarChecks', line);
  const related = `    ${nameOf(after)},\n`;
  return replaceLast(imported, related, `${related}${line}`);
};

const countered = (text: string, { pillar, id }: NewCheck): string =>
  beforeLast(
    afterFirstImport(text, `import { ${nameOf(id)} } from '../../lib/checks/${pillar}/${id}.ts';\n`),
    ']);',
    `  counterExample(${nameOf(id)}, '', { page: page() }, 'present'),\n`,
  );

/** The files of a new check with their new contents. Tests fail until they are filled in. */
export const placesOf = (check: NewCheck, read: Read): ReadonlyMap<string, string> => {
  const { pillar, id } = check;
  const index = `lib/checks/${pillar}/index.ts`;
  const counter = `test/counter-examples/${pillar}.test.ts`;
  const describe = (locale: string) => `lib/words/${locale}/${pillar}.ts`;
  const inWords = (locale: string) =>
    [describe(locale), beforeLast(read(describe(locale)), '} satisfies Words<', words(check))] as const;
  const order = (locale: string) => `lib/words/${locale}/imperatives/${pillar}.ts`;
  const inImperatives = (locale: string) =>
    [order(locale), beforeLast(read(order(locale)), '} satisfies Imperatives<', imperatives(check))] as const;
  return new Map([
    [`lib/checks/${pillar}/${id}.ts`, declaration(check)],
    [index, listed(read(index), check)],
    inWords('nl'),
    inWords('en'),
    inImperatives('nl'),
    inImperatives('en'),
    [`test/checks/${pillar}/${id}.test.ts`, situations(check)],
    [counter, countered(read(counter), check)],
  ]);
};
