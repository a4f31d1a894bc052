import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'puppeteer-core';
import { table } from './kit/figures.ts';
import { PROPOSALS, proposed } from './kit/proposals.ts';
import { largePage, openStage } from './kit/stage.ts';
import { subjectCode, worldOf } from './kit/subject-code.ts';
import { threadTimeOf } from './kit/thread-time.ts';

/*
 * node bench/upstream.ts [--size 5000] [--runs 4]
 * Compares one plain run of axe-core as it is published with the same after each change that could be offered to its authors
 * (docs/upstream.md), and after all of them: processor time of the page's thread, the best of alternating runs, and whether every
 * node of every rule got the same result.
 */
const { values } = parseArgs({
  options: { size: { type: 'string', default: '5000' }, runs: { type: 'string', default: '4' } },
});
const PUBLISHED = 'as published';
const SHAPES = ['cards', 'paragraphs', 'table', 'shadows'];

/** The result of every rule for every node, as text. */
const SAID = `(({ violations, incomplete, passes }) => JSON.stringify([violations, incomplete, passes].map((kind) =>
  kind.map(({ id, nodes }) => [id, nodes.map(({ target, any, all, none }) => [target, any, all, none].map((one) => JSON.stringify(one)).join())]))))`;
const OPTIONS = `{ resultTypes: ['violations', 'incomplete', 'passes'], iframes: false, preload: false }`;

/** Milliseconds that the page's thread works for one plain run. */
const run = async (page: Page, code: string): Promise<number> => {
  await page.reload();
  await worldOf(page).evaluate(`${code};0`);
  return (await threadTimeOf(page, () => worldOf(page).evaluate('subject.plain()'))).cpu;
};

const said = async (page: Page, code: string): Promise<unknown> => {
  await page.reload();
  await worldOf(page).evaluate(`${code};0`);
  return worldOf(page).evaluate(`axe.run(document, ${OPTIONS}).then(${SAID})`);
};

const axe = await readFile(join(import.meta.dirname, '../node_modules/axe-core/axe.js'), 'utf8');
const all = PROPOSALS.reduce(proposed, axe);
const files = [
  { name: PUBLISHED, file: axe },
  ...PROPOSALS.map((one) => ({ name: one.name, file: proposed(axe, one) })),
  { name: 'all of them', file: all },
];
const codes = await Promise.all(files.map(async ({ name, file }) => ({ name, code: await subjectCode(file) })));

const { session, close } = await openStage(0, ['groot.nl']);
const cells = new Map(codes.map(({ name }) => [name, [] as string[]]));
try {
  for (const shape of SHAPES) {
    const { page } = await session.visit(largePage(shape, Number(values.size)));
    const times = new Map(codes.map(({ name }) => [name, [] as number[]]));
    for (let round = 0; round < Number(values.runs); round += 1)
      for (const { name, code } of codes) times.get(name)?.push(await run(page, code));
    const small = await session.visit(largePage(shape, 1_000));
    const first = await said(small.page, codes[0]?.code ?? '');
    for (const { name, code } of codes) {
      const ratio = Math.min(...(times.get(name) ?? [])) / Math.min(...(times.get(PUBLISHED) ?? []));
      const isSame = (await said(small.page, code)) === first;
      cells.get(name)?.push(`${ratio.toFixed(2)}${isSame ? '' : ', and other answers'}`);
    }
    await Promise.all([page.close(), small.page.close()]);
  }
} finally {
  await close();
}
process.stdout.write(
  `${table(
    ['change', ...SHAPES],
    [...cells].map(([name, own]) => [name, ...own]),
  )}\n`,
);
