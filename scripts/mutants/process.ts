import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Answer, Done, Question, Ran } from './runner.ts';

/** A process is replaced after so many questions: what it holds grows. */
const QUESTIONS = 200;

/** How long an answer may take, in ms; `isLate` is asked now and then, `heard` gets each file as it is done. */
export interface Timeout {
  readonly every: number;
  readonly isLate: (waited: number) => boolean;
  readonly heard?: (ran: Ran) => void;
}

/** A test process that is ended when it hangs. */
export class TestProcess {
  readonly #env: Readonly<Record<string, string>>;
  #process: ChildProcess | null = null;
  #asked = 0;

  constructor(env: Readonly<Record<string, string>>) {
    this.#env = env;
  }

  #start(): ChildProcess {
    this.#asked = 0;
    const child = fork(join(import.meta.dirname, 'runner.ts'), {
      env: { ...process.env, ...this.#env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.setMaxListeners(0);
    return child;
  }

  stop(): void {
    this.#process?.kill('SIGKILL');
    this.#process = null;
  }

  /** The answer, or null when none came in time or the process broke. */
  async ask(question: Question, { every, isLate, heard = () => {} }: Timeout): Promise<Answer | null> {
    if (this.#asked >= QUESTIONS) this.stop();
    this.#process ??= this.#start();
    this.#asked += 1;
    const { promise, resolve } = Promise.withResolvers<Answer | null>();
    const requestCount = performance.now();
    const late = setInterval(() => isLate(performance.now() - requestCount) && resolve(null), every);
    const closed = (): void => resolve(null);
    const reply = (message: Answer | Done): void => ('done' in message ? heard(message.done) : resolve(message));
    this.#process.on('message', reply);
    this.#process.once('exit', closed);
    this.#process.send(question);
    const answer = await promise;
    clearInterval(late);
    this.#process?.off('exit', closed).off('message', reply);
    if (answer === null) this.stop();
    return answer;
  }
}
