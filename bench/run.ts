import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeBuilt, writeFormatted } from '../scripts/written.ts';

/*
 * npm run bench [-- names] [--write] [--day N --minutes N --even --seconds N --rows N]
 * Runs every bench, one after the other so that none disturbs another; with names, only those: `npm run bench -- chains`.
 * `--write` puts their output into out/docs/performance.md, and the results of those with a limit into docs/performance.md;
 * `scale`, which runs only when it is named, writes a page of its own, for which the other options are: bench/scale.ts describes
 * them.
 */
const BENCHES = ['pairs', 'popup', 'click', 'page', 'growth', 'cost', 'chains', 'axe', 'upstream', 'serve', 'batches'];
/** Benches with a page of their own, which run only when they are named: they take minutes. */
const APART = ['scale', 'weights', 'retention'];
const PAGE = join(import.meta.dirname, '../docs/performance.md');
/** Everything below this line in the page is written by a run. */
const MARK = '<!-- From here on: what `npm run bench -- --write` printed. -->';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    day: { type: 'string' },
    minutes: { type: 'string' },
    seconds: { type: 'string' },
    rows: { type: 'string' },
    even: { type: 'boolean', default: false },
  },
});

interface Ran {
  readonly name: string;
  readonly code: number;
  readonly output: string;
}

const run = (name: string): Promise<Ran> => {
  process.stdout.write(`# ${name}\n`);
  const given = Object.entries(values).flatMap(([option, value]) => {
    if (value === false) return [];
    return value === true ? [`--${option}`] : [`--${option}`, value];
  });
  const own = APART.includes(name) ? given : [];
  const child = spawn(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...own], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    process.stdout.write(chunk);
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ name, code: code ?? 1, output })));
};

/** Output that is not a Markdown table already keeps its columns. */
const asMarkdown = ({ name, output }: Ran): string => {
  const text = output.trim();
  return `## ${name}\n\n${text.startsWith('|') ? text : `\`\`\`text\n${text}\n\`\`\``}\n`;
};

/** Sections of an earlier run, by bench. */
const sectionsOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(/^(?=### )/m).flatMap((part) => (/^### (\S+)/.exec(part) ?? []).slice(1).map((name) => [name, part])),
  );

/** Rows that are shown even if they hold: the whole grade beside others, and what `bench/kit/scale-needs.ts` reads. */
const ALWAYS = /full grade|^\| 1 at once: processor/;

/** How many figures of a bench hold, and the rows of those that do not; null for a bench without limits. */
const limited = ({ name, output }: Ran): string | null => {
  const [head = '', rule = '', ...rows] = output.split('\n').filter((line) => line.startsWith('|'));
  const held = rows.filter((row) => row.split('|')[3]?.trim());
  if (held.length === 0) return null;
  const shown = held.filter((row) => row.includes('✗') || ALWAYS.test(row));
  const within = held.filter((row) => row.includes('✓')).length;
  const lead = held.some((row) => /[✓✗]/.test(row))
    ? `${within} of ${held.length} figures are within their limits.\n\n`
    : '';
  return `### ${name}\n\n${lead}${shown.length === 0 ? '' : [head, rule, ...shown].join('\n')}\n`;
};

/** Writes all figures to out/docs; results with a limit replace their bench's earlier lines on the page. */
const write = (all: readonly Ran[]): void => {
  writeBuilt('performance', `# Speed\n\n${all.map(asMarkdown).join('\n')}`);
  const [head = '', before = ''] = readFileSync(PAGE, 'utf8').split(MARK);
  const when = `Run of ${new Date().toISOString().slice(0, 10)} on a machine of ${cpus().length} cores.`;
  const create = all.flatMap((one) => {
    const section = limited(one);
    return section === null ? [] : [[one.name, section] as const];
  });
  const sections = new Map([...sectionsOf(before), ...create]);
  const shown = BENCHES.flatMap((name) => sections.get(name)?.trim() ?? []);
  writeFormatted(PAGE, `${head}${MARK}\n\n${when}\n\n${shown.join('\n\n')}\n`);
};

const ran: Ran[] = [];
const requested =
  positionals.length === 0 ? BENCHES : [...BENCHES, ...APART].filter((one) => positionals.includes(one));
for (const name of requested) {
  ran.push(await run(name));
}
const written = ran.filter(({ name }) => !APART.includes(name));
if (values.write && written.length > 0) write(written);
process.exitCode = ran.find(({ code }) => code !== 0)?.code ?? 0;
