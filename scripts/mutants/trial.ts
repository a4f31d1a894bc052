import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { allImports } from './imports.ts';
import { TestProcess } from './process.ts';
import type { Question, Ran } from './runner.ts';
import type { Numbered } from './switches.ts';

/** What became of a mutant; `unreached` when no test ever asks for it. */
export type Fate = 'killed' | 'timeout' | 'survived' | 'unreached';

/** A fate, and which test file made it. */
export interface Judgement {
  readonly fate: Fate;
  readonly by: string | null;
}

/** Ms that one try may take, and a question about one mutant at least. */
const PATIENCE = { try: 90_000, least: 60_000 };
/** How many times as often as without it a mutant may be asked about. */
const MORE_OFTEN = { times: 50, atLeast: 100_000 };
/** Test files that are asked about what runs at import: its own and those that reach least else; more would find little. */
const FILES = 8;
/** What every verdict of the recorded sites rests on is asked too. */
const SITES = 'test/sites/sites.test.ts';

const imports = new Map<string, ReadonlySet<string>>();
const importsOf = (file: string): ReadonlySet<string> => {
  const known = imports.get(file) ?? allImports(file);
  imports.set(file, known);
  return known;
};

/** The test file that a module's own tests stand in, by its path. */
const mirrorOf = (file: string): string => file.replace(/^lib/, 'test').replace(/\.ts$/, '.test.ts');

/** Test files that reach a mutant, the likeliest to turn red first. */
const filesFor = ({ file, id }: Numbered, all: readonly Ran[]): readonly Ran[] => {
  // What runs at import is seen in the first file that imports it, and runs for all that do.
  const isAtImport = all.some(({ atImport }) => atImport.includes(id));
  const reaches = (one: Ran): boolean => (one.reached[id] ?? 0) > 0 || (isAtImport && importsOf(one.file).has(file));
  const breadth = (one: Ran): number =>
    one.file === mirrorOf(file) ? 0 : Object.keys(one.reached).length - one.atImport.length;
  const ordered = all.filter(reaches).toSorted((a, b) => breadth(a) - breadth(b) || a.ms - b.ms);
  return ordered.filter((one, index) => index < FILES || one.file === SITES);
};

/** What the first pass over all tests came to. */
export interface FirstPass {
  readonly ran: readonly Ran[];
  /** Mutants whose try did not end. */
  readonly hung: readonly number[];
}

/** Judges mutants: first all at once, every test with those that it reaches, then one by one what runs at import. */
export class Trial {
  readonly #mutants: readonly Numbered[];
  readonly #log: string;
  readonly #all: TestProcess;
  readonly #one: TestProcess;

  /** `held` is the file that holds the mutants; beside it the tries are written down. */
  constructor(mutants: readonly Numbered[], held: string) {
    this.#mutants = mutants;
    this.#log = `${held}.tries`;
    this.#all = new TestProcess({ MUTANTS: held, TRIES: '1' });
    this.#one = new TestProcess({ MUTANTS: held, TRIES: '' });
  }

  stop(): void {
    this.#all.stop();
    this.#one.stop();
  }

  #lastTried(): number | null {
    const lines = existsSync(this.#log) ? readFileSync(this.#log, 'utf8').trim().split('\n') : [];
    const id = Number.parseInt(lines.at(-1) ?? '', 10);
    return Number.isNaN(id) ? null : id;
  }

  /** Every test, once as it is and once with each mutant it reaches; `told` hears of each file. */
  async firstPass(told: (ran: Ran) => void): Promise<FirstPass> {
    const ran: Ran[] = [];
    const hung: number[] = [];
    const changed = [...new Set(this.#mutants.map(({ file }) => file))];
    let files = (await this.#listed()).filter((file) => changed.some((one) => importsOf(file).has(one)));
    for (;;) {
      const killed = new Set(ran.flatMap((one) => Object.keys(one.killed)).map(Number));
      const ids = this.#mutants.map(({ id }) => id).filter((id) => !killed.has(id) && !hung.includes(id));
      const question: Question = { mutant: null, tries: { ids, log: this.#log }, files };
      writeFileSync(this.#log, '');
      const isLate = (waited: number): boolean =>
        waited > 2 * PATIENCE.try &&
        Date.now() - statSync(this.#log).mtimeMs > PATIENCE.try &&
        this.#lastTried() !== null;
      const heard = (one: Ran): void => {
        ran.push(one);
        told(one);
      };
      const answer = await this.#all.ask(question, { every: 1_000, isLate, heard });
      if (answer !== null) return { ran, hung };
      const last = this.#lastTried();
      if (last === null) throw new Error('the tests did not run');
      hung.push(last);
      const done = new Set(ran.map(({ file }) => file));
      files = files.filter((file) => !done.has(file));
    }
  }

  /** All test files, in their order. */
  async #listed(): Promise<readonly string[]> {
    const question: Question = { mutant: null, tries: null, files: ['-'] };
    const answer = await this.#one.ask(question, { every: 1_000, isLate: (waited) => waited > 600_000 });
    return answer?.all ?? [];
  }

  /** What becomes of a mutant after the first pass. */
  async judge(mutant: Numbered, { ran, hung }: FirstPass): Promise<Judgement> {
    const { id } = mutant;
    if (hung.includes(id)) return { fate: 'timeout', by: null };
    const killer = ran.find(({ killed }) => killed[id] !== undefined);
    if (killer !== undefined) return { fate: 'killed', by: killer.killed[id] ?? null };
    const sound = ran.filter(({ failed }) => !failed);
    const files = filesFor(mutant, sound);
    if (files.length === 0) return { fate: 'unreached', by: null };
    const isDoubted = ran.some(({ doubted }) => doubted.includes(id));
    return mutant.atTop || isDoubted ? this.#alone(mutant, files) : { fate: 'survived', by: null };
  }

  /** One mutant that is on from the start, in a world of its own. */
  async #alone({ id }: Numbered, files: readonly Ran[]): Promise<Judgement> {
    const often = Math.max(...files.map(({ reached }) => reached[id] ?? 0));
    const question: Question = {
      mutant: { id, most: often * MORE_OFTEN.times + MORE_OFTEN.atLeast },
      tries: null,
      files: files.map(({ file }) => file),
    };
    const most = PATIENCE.least + files.reduce((sum, { ms }) => sum + ms, 0);
    const ask = () => this.#one.ask(question, { every: 1_000, isLate: (waited) => waited > most });
    // A busy machine may be late once.
    const answer = (await ask()) ?? (await ask());
    if (answer === null) return { fate: 'timeout', by: null };
    const killer = answer.ran.find(({ failed }) => failed);
    if (killer === undefined && answer.errors === 0) return { fate: 'survived', by: null };
    return { fate: 'killed', by: killer?.file ?? null };
  }
}
