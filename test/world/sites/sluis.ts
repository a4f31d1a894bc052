import { html } from '../answers.ts';
import type { Handler, Site } from '../site.ts';

const PAGE = html(
  `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Een sluis</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main><h1>Een sluis</h1><p>Deze pagina antwoordt pas als de sluis opengaat.</p></main></body></html>`,
);

/** A site that holds what is asked while its gate is shut; a tab always gets its page. */
export interface Lock {
  readonly site: Site;
  shut(): void;
  /** How many requests wait before the gate. */
  waiting(): number;
  open(): void;
}

export const makeLock = (host: string): Lock => {
  let gate: PromiseWithResolvers<void> | null = null;
  let held = 0;
  const answer: Handler = async ({ headers }) => {
    if (gate !== null && headers['sec-fetch-mode'] !== 'navigate') {
      held += 1;
      await gate.promise;
    }
    return PAGE;
  };
  return {
    site: { hosts: [host, `www.${host}`], http: answer, https: answer },
    shut() {
      gate = Promise.withResolvers();
      held = 0;
    },
    waiting: () => held,
    open() {
      gate?.resolve();
      gate = null;
    },
  };
};
