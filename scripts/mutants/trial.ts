import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { FILES, filesFor, importsOf } from './files.ts';
import { both, type FirstPass, leftOf, type Pass } from './pass.ts';
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

/** Ms that one try may take, and one test file. */
const TIMEOUT = { try: 90_000, file: 120_000 };
/** Ms that all tries of one test may take: first of every mutant, then of those that are left. */
const OF_ONE_TEST = { all: 3_000, left: 60_000 };
/** How many times as often as without it a mutant may be asked about. */
const MORE_OFTEN = { times: 50, atLeast: 100_000 };
/** A mutant whose fate is open, and the test files that have not been asked. */
interface Open {
  readonly mutant: Numbered;
  readonly files: readonly Ran[];
  /** Its first file, the likeliest, was asked. */
  readonly begun: boolean;
  /** A file of its did not end in time. On a busy machine that may be chance, so it is asked once more. */
  readonly late: boolean;
}

/** Judges mutants: first all at once, every test with those that it reaches; then, a world for each, what runs at import. */
export class Trial {
  readonly #mutants: readonly Numbered[];
  readonly #log: string;
  readonly #all: TestProcess;
  readonly #alone: TestProcess;
  readonly #one: TestProcess;

  /** `held` is the file that holds the mutants; beside it the tries are written down. */
  constructor(mutants: readonly Numbered[], held: string) {
    this.#mutants = mutants;
    this.#log = `${held}.tries`;
    this.#all = new TestProcess({ MUTANTS: held, APART: '' });
    this.#alone = new TestProcess({ MUTANTS: held, APART: '1' });
    this.#one = new TestProcess({ MUTANTS: held, APART: '1' });
  }

  stop(): void {
    for (const process of [this.#all, this.#alone, this.#one]) process.stop();
  }

  #lastTried(): number | null {
    const lines = existsSync(this.#log) ? readFileSync(this.#log, 'utf8').trim().split('\n') : [];
    return /^\d+/.test(lines.at(-1) ?? '') ? Number.parseInt(lines.at(-1) ?? '', 10) : null;
  }

  /** Every test that `choose` takes of all, once as it is and once with each mutant it reaches; `report` hears of each file. */
  async firstPass(
    choose: (listed: readonly string[]) => readonly string[],
    report: (ran: Ran) => void,
  ): Promise<FirstPass> {
    const changed = [...new Set(this.#mutants.map(({ file }) => file))];
    const listed = choose(await this.#listed());
    const files = listed.filter((file) => changed.some((one) => importsOf(file).has(one)));
    const ids = this.#mutants.map(({ id }) => id);
    const shared = await this.#pass({ ids, files, timeout: OF_ONE_TEST.all }, report);
    const first = await this.#again(ids, shared, report);
    const left = leftOf(ids, first);
    const late = first.ran.filter(({ failed, untried }) => !failed && untried.some((id) => left.includes(id)));
    if (late.length === 0) return first;
    const second = await this.#pass(
      { ids: left, files: late.map(({ file }) => file), timeout: OF_ONE_TEST.left },
      report,
    );
    return both(first, second);
  }

  /** Gives a world of their own to files that were red without any mutant: some cannot share theirs. */
  async #again(ids: readonly number[], shared: FirstPass, report: (ran: Ran) => void): Promise<FirstPass> {
    const files = shared.ran.filter(({ failed }) => failed).map(({ file }) => file);
    if (files.length === 0) return shared;
    this.#all.stop();
    const apart = await this.#pass({ ids: leftOf(ids, shared), files, timeout: OF_ONE_TEST.left }, report, this.#alone);
    this.#alone.stop();
    const ran = [...shared.ran.filter(({ failed }) => !failed), ...apart.ran];
    return { ran, hung: [...shared.hung, ...apart.hung] };
  }

  async #pass(
    { ids: requests, files: all, timeout }: Pass,
    report: (ran: Ran) => void,
    process = this.#all,
  ): Promise<FirstPass> {
    const ran: Ran[] = [];
    const hung: number[] = [];
    let files = all;
    for (;;) {
      const ids = leftOf(requests, { ran, hung });
      const question: Question = { on: {}, tries: { ids, log: this.#log, timeout }, files };
      writeFileSync(this.#log, '');
      const isLate = (waited: number): boolean =>
        waited > 2 * TIMEOUT.try &&
        Date.now() - statSync(this.#log).mtimeMs > TIMEOUT.try &&
        this.#lastTried() !== null;
      const heard = (one: Ran): void => {
        ran.push(one);
        report(one);
      };
      const answer = await process.ask(question, { every: 1_000, isLate, heard });
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
    const question: Question = { on: {}, tries: null, files: ['-'] };
    const answer = await this.#one.ask(question, { every: 1_000, isLate: (waited) => waited > 600_000 });
    return answer?.all ?? [];
  }

  /** What the first pass says of a mutant; null where it runs at import, or its tests cannot be repeated. */
  #known(mutant: Numbered, { ran, hung }: FirstPass): Judgement | null {
    const { id } = mutant;
    if (hung.includes(id)) return { fate: 'timeout', by: null };
    const by = ran.find(({ killed }) => killed[id] !== undefined)?.killed[id];
    if (by !== undefined) return { fate: 'killed', by };
    if (filesFor(mutant, ran).length === 0) return { fate: 'unreached', by: null };
    const isOpen = ran.some(({ atImport, doubted }) => atImport.includes(id) || doubted.includes(id));
    return isOpen ? null : { fate: 'survived', by: null };
  }

  /** What became of each of these; `told` hears of each as it is known. */
  async judge(
    mutants: readonly Numbered[],
    first: FirstPass,
    report: (mutant: Numbered, judgement: Judgement) => void,
  ): Promise<void> {
    const sound: FirstPass = { ...first, ran: first.ran.filter(({ failed }) => !failed) };
    const open: Open[] = [];
    for (const mutant of mutants) {
      const known = this.#known(mutant, sound);
      if (known === null) open.push({ mutant, files: filesFor(mutant, sound.ran), begun: false, late: false });
      else report(mutant, known);
    }
    let left: readonly Open[] = open;
    while (left.length > 0) left = await this.#round(left, report);
  }

  /** Gives every test file at most one mutant, on from the start in a world of its own; what is left is for the next. */
  async #round(
    open: readonly Open[],
    report: (mutant: Numbered, judgement: Judgement) => void,
  ): Promise<readonly Open[]> {
    const assigned = new Map<string, Open>();
    for (const one of open) {
      const free = one.files.slice(0, one.begun ? FILES : 1).find(({ file }) => !assigned.has(file));
      if (free !== undefined) assigned.set(free.file, one);
    }
    const { ended, hung } = await this.#apart(assigned);
    return open.flatMap((one): readonly Open[] => {
      const [file] = [...assigned].find(([, other]) => other === one) ?? [];
      if (file === undefined) return [one];
      if (file === hung && !one.late) return [{ ...one, late: true }];
      if (file === hung) report(one.mutant, { fate: 'timeout', by: file });
      if (ended.get(file) === true) report(one.mutant, { fate: 'killed', by: file });
      if (file === hung || ended.get(file) === true) return [];
      // A file that did not come to its turn is asked again.
      const files = ended.has(file) ? one.files.filter((other) => other.file !== file) : one.files;
      if (files.length === 0) report(one.mutant, { fate: 'survived', by: null });
      return files.length === 0 ? [] : [{ ...one, files, begun: one.begun || ended.has(file) }];
    });
  }

  /** Which of these test files ended, and whether red; and the one that did not end, where one did not. */
  async #apart(assigned: ReadonlyMap<string, Open>) {
    const on = Object.fromEntries(
      [...assigned].map(([file, { mutant, files }]) => {
        const often = Math.max(...files.map(({ reached }) => reached[mutant.id] ?? 0));
        return [file, { id: mutant.id, most: often * MORE_OFTEN.times + MORE_OFTEN.atLeast }];
      }),
    );
    const ended = new Map<string, boolean>();
    let heardAt = performance.now();
    const heard = ({ file, failed }: Ran): void => {
      heardAt = performance.now();
      ended.set(file, failed);
    };
    const isLate = (): boolean => performance.now() - heardAt > TIMEOUT.file;
    const question: Question = { on, tries: null, files: [...assigned.keys()] };
    const answer = await this.#one.ask(question, { every: 1_000, isLate, heard });
    const hung = answer === null ? [...assigned.keys()].find((file) => !ended.has(file)) : undefined;
    return { ended, hung };
  }
}
