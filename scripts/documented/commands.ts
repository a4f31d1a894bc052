import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every command that a document names, read from it: a new one need not be listed anywhere. */

const ROOT = join(import.meta.dirname, '../..');

/** A command, and the document that names it. */
export interface Documented {
  readonly command: string;
  readonly document: string;
}

const UNITS = 'server/systemd/pijler@.service';

/** The documents, by their paths from the root: documentation, the action for GitHub, and the unit of systemd. */
export const documents = (): readonly string[] => [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
  'action.yml',
  UNITS,
];

/**
 * Programs with which a command of ours begins, after variables that are set for it; `pijler()` defines a function of the shell.
 */
const PROGRAM =
  /^(?:[A-Z_]+=\S+ )*(?:sudo )?(?:npm|npx|node|node_modules\/\.bin\/node|pijler|docker|curl|git|apt-get|useradd|cp|install|mkdir|sha256sum|systemctl|systemd-analyze|\.ci\/run)(?=\s|$|\(\))/;

/** Whether the words in a span of code are a command, and not only the name of a program; a script of ours is one by itself. */
const isCommand = (text: string): boolean =>
  PROGRAM.test(text) && /^(?:\S+ \S|\.ci\/run$)/.test(text) && !text.includes('@import');

/** The commands of one line, split at `&&`, without comments. */
const commandsOf = (line: string): readonly string[] =>
  line
    .replace(/\s+#\s.*$/, '')
    .split(/ && /)
    .map((part) => part.replace(/^\s*(?:\$ |(?:- )?run: |- )/, '').trim())
    .filter(isCommand);

const FENCE = /^```(\w*)\n(.*?)^```/gms;
/** Languages of fenced code with commands: a shell, none, or a build’s recipe. */
const SHELL = ['', 'sh', 'bash', 'console', 'yaml'];

const fenced = (text: string): readonly string[] =>
  [...text.matchAll(FENCE)]
    .filter(([, language = '']) => SHELL.includes(language))
    .flatMap(([, , block = '']) => block.replaceAll('\\\n', ' ').split('\n'));

const spans = (text: string): readonly string[] =>
  [...text.replace(FENCE, '').matchAll(/`([^`]+)`/g)].map(([, span = '']) => span.replaceAll(/\s+/g, ' '));

/** What a unit of systemd starts, relative to its working directory. */
const started = (text: string): readonly string[] =>
  [...text.matchAll(/^ExecStart=(.+)$/gm)].map(([, line = '']) => line.replace(/^\S*(?=node_modules\/)/, ''));

/** The language of a document: Markdown, YAML, or the ini of a unit of systemd. */
type Language = 'markdown' | 'yaml' | 'unit';

const linesOf: Readonly<Record<Language, (text: string) => readonly string[]>> = {
  markdown: (text) => [...fenced(text), ...spans(text)],
  yaml: (text) => text.replaceAll('\\\n', ' ').split('\n'),
  unit: started,
};

const languageOf = (document: string): Language => {
  if (document === UNITS) return 'unit';
  return document.endsWith('.yml') ? 'yaml' : 'markdown';
};

/** Lists the commands in a document's text, each once, in their order. */
export const commandsIn = (text: string, language: Language = 'markdown'): readonly string[] => [
  ...new Set(linesOf[language](text).flatMap(commandsOf)),
];

/** Lists every command of every document, each with the first document that names it. */
export const documented = (): readonly Documented[] => {
  const first = new Map<string, string>();
  for (const document of documents()) {
    for (const command of commandsIn(readFileSync(join(ROOT, document), 'utf8'), languageOf(document))) {
      if (!first.has(command)) first.set(command, document);
    }
  }
  return [...first].map(([command, document]) => ({ command, document }));
};
