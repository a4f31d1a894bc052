/** Commands of WebDriver BiDi over its WebSocket; see https://w3c.github.io/webdriver-bidi/ */
export interface Bidi {
  /** Throws an Error with the browser's own words. */
  send<Result>(method: string, params: object): Promise<Result>;
  /** Resolves when the connection has ended. */
  readonly ended: Promise<void>;
}

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

interface Message {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

/** Connects to `ws://…/session` and starts a session. */
export const openBidi = async (address: string): Promise<Bidi> => {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error('Firefox refused the connection')), { once: true });
  });

  const waiting = new Map<number, Waiting>();
  socket.addEventListener('message', ({ data }) => settle(waiting, JSON.parse(String(data))));
  const ended = new Promise<void>((resolve) => {
    socket.addEventListener('close', () => {
      for (const { reject } of waiting.values()) reject(new Error('Firefox has ended'));
      resolve();
    });
  });

  let last = 0;
  const send = <Result>(method: string, params: object): Promise<Result> => {
    last += 1;
    const id = last;
    return new Promise<Result>((resolve, reject) => {
      waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      socket.send(JSON.stringify({ id, method, params }));
    });
  };
  await send('session.new', { capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'ignore' } } } });
  return { send, ended };
};

const settle = (waiting: Map<number, Waiting>, { id, type, result, error, message }: Message): void => {
  const one = id === undefined ? undefined : waiting.get(id);
  if (id === undefined || one === undefined) return;
  waiting.delete(id);
  if (type === 'success') one.resolve(result);
  else one.reject(new Error(`${error}: ${message}`));
};

interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** Evaluates an expression, awaits it and brings its value home as JSON. Throws what it throws. */
export const evaluate = async (bidi: Bidi, context: string, expression: string): Promise<unknown> => {
  const { type, result, exceptionDetails } = await bidi.send<Evaluated>('script.evaluate', {
    expression: `Promise.resolve(${expression}).then((value) => JSON.stringify({ value }))`,
    target: { context },
    awaitPromise: true,
  });
  if (type === 'exception') throw new Error(exceptionDetails?.text ?? 'it threw');
  return JSON.parse(result?.value ?? '{}').value;
};

/** The expression that calls a function with these arguments. */
export const callOf = (run: (...params: never[]) => unknown, params: readonly unknown[]): string =>
  `(${run})(${params.map((param) => JSON.stringify(param) ?? 'undefined').join(', ')})`;
