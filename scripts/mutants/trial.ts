import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { allImports } from './imports.ts';
import type { Answer, Question, Ran } from './runner.ts';
import type { Numbered } from './switches.ts';

/** What became of a mutant; `unreached` when no test file ever asks for it. */
export type Fate = 'killed' | 'timeout' | 'survived' | 'unreached';

/** Ms that a question may take at least, and how many times what its files took without a mutant. */
const PATIENCE = { least: 60_000, times: 5 };
/** A process is replaced after so many questions: what it holds grows. */
const QUESTIONS = 200;
/** How many times as often as without it a mutant may be asked about. */
const MORE_OFTEN = { times: 50, atLeast: 100_000 };

const imports = new Map<string, ReadonlySet<string>>();
const importsOf = (file: string): ReadonlySet<string> => {
  const known = imports.get(file) ?? allImports(file);
  imports.set(file, known);
  return known;
};

/** Test files that are asked about one mutant at most: its own and those that reach least else; more would find little. */
const FILES = 12;
/** What every verdict of the recorded sites rests on is asked too. */
const SITES = 'test/sites/sites.test.ts';

/** The test file that a module's own tests stand in, by its path. */
const mirrorOf = (file: string): string => file.replace(/^lib/, 'test').replace(/\.ts$/, '.test.ts');

/** Test files that reach a mutant, the likeliest to turn red first. */
const filesFor = ({ file, id }: Numbered, baseline: readonly Ran[]): readonly Ran[] => {
  // What runs at import is seen in the first file that imports it, and runs for all that do.
  const isAtImport = baseline.some(({ atImport }) => atImport.includes(id));
  const reaches = (one: Ran): boolean => (one.reached[id] ?? 0) > 0 || (isAtImport && importsOf(one.file).has(file));
  const breadth = (one: Ran): number =>
    one.file === mirrorOf(file) ? 0 : Object.keys(one.reached).length - one.atImport.length;
  const ordered = baseline.filter(reaches).toSorted((a, b) => breadth(a) - breadth(b) || a.ms - b.ms);
  return ordered.filter((one, index) => index < FILES || one.file === SITES);
};

/** Test runs over switchable mutants, in a process of their own that is ended when it hangs. */
export class Trial {
  readonly #mutants: string;
  #process: ChildProcess | null = null;
  #asked = 0;

  /** Takes the file that holds the mutants. */
  constructor(mutants: string) {
    this.#mutants = mutants;
  }

  #start(): ChildProcess {
    this.#asked = 0;
    return fork(join(import.meta.dirname, 'runner.ts'), {
      env: { ...process.env, MUTANTS: this.#mutants },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  }

  stop(): void {
    this.#process?.kill('SIGKILL');
    this.#process = null;
  }

  /** The answer, or null when none came in time (ms) or the process broke. */
  #ask(question: Question, patience: number): Promise<Answer | null> {
    if (this.#asked >= QUESTIONS) this.stop();
    this.#process ??= this.#start();
    this.#asked += 1;
    const { promise, resolve } = Promise.withResolvers<Answer | null>();
    const late = setTimeout(() => resolve(null), patience);
    const gone = (): void => resolve(null);
    this.#process.once('message', (answer: Answer) => resolve(answer));
    this.#process.once('exit', gone);
    this.#process.send(question);
    return promise.then((answer) => {
      clearTimeout(late);
      this.#process?.off('exit', gone);
      if (answer === null) this.stop();
      return answer;
    });
  }

  /** Every test file with no mutant on. Throws an Error when that cannot be had. */
  async baseline(): Promise<readonly Ran[]> {
    const answer = await this.#ask({ mutant: null, files: [] }, 3_600_000);
    this.stop();
    if (answer === null) throw new Error('the tests did not run');
    return answer.ran;
  }

  /** What becomes of a mutant, and which test file killed it. */
  async fateOf(
    mutant: Numbered,
    baseline: readonly Ran[],
  ): Promise<{ readonly fate: Fate; readonly by: string | null }> {
    const files = filesFor(mutant, baseline);
    if (files.length === 0) return { fate: 'unreached', by: null };
    const often = Math.max(...files.map(({ reached }) => reached[mutant.id] ?? 0));
    const question: Question = {
      mutant: { id: mutant.id, most: often * MORE_OFTEN.times + MORE_OFTEN.atLeast },
      files: files.map(({ file }) => file),
    };
    const usual = files.reduce((sum, { ms }) => sum + ms, 0);
    const patience = PATIENCE.least + usual * PATIENCE.times;
    // A busy machine may be late once.
    const answer = (await this.#ask(question, patience)) ?? (await this.#ask(question, patience));
    if (answer === null) return { fate: 'timeout', by: null };
    const killer = answer.ran.find(({ failed }) => failed);
    if (killer !== undefined) return { fate: 'killed', by: killer.file };
    return answer.errors > 0 ? { fate: 'killed', by: null } : { fate: 'survived', by: null };
  }
}
