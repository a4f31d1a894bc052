import { setTimeout as pause } from 'node:timers/promises';
import { EXIT } from '../../../server/cli/exit.ts';
import { serveCommand } from '../../../server/cli/serve.ts';
import type { World } from '../../world/world.ts';
import { worldEgress } from './world-engine.ts';

/** A running service, as the person who started it sees it. */
export interface Serving {
  readonly base: string;
  /** The first partner key of its new store. */
  readonly key: string;
  /** All of its output. */
  readonly lines: readonly string[];
  /** Ends it; rejects if it did not end well. */
  close(): Promise<void>;
}

/** How often it is checked whether it has started, and the ms in between. */
const TRIES = 600;
const BREATH = 100;

/** `pijler serve` with a new store in a folder, whose internet is the test world. */
export const serveIn = async (world: World, data: string): Promise<Serving> => {
  const [lines, end]: [string[], PromiseWithResolvers<void>] = [[], Promise.withResolvers()];
  const say = (text: string): void => void lines.push(text);
  const speech = { out: say, err: say, locale: 'en' } as const;
  const args = ['--port', '0', '--data', data, '--authority', world.authorityFile];
  const served = serveCommand(args, speech, { engine: { egress: worldEgress(world) }, rest: 0, ended: end.promise });
  const describe = (pattern: RegExp): string => pattern.exec(lines.join(''))?.[1] ?? '';
  const failed = served.then(() => Promise.reject(new Error(`it ended:\n${lines.join('')}`)));
  const started = async (): Promise<void> => {
    for (let tries = 0; describe(/(pij_\S+)/) === ''; tries += 1) {
      if (tries === TRIES) throw new Error(`it did not start:\n${lines.join('')}`);
      await pause(BREATH);
    }
  };
  failed.catch(() => {});
  await Promise.race([failed, started()]);
  return {
    base: describe(/answers at (http:\/\/[^/]+)/),
    key: describe(/(pij_\S+)/),
    lines,
    close: async () => {
      end.resolve();
      if ((await served) !== EXIT.good) throw new Error('it did not end well');
    },
  };
};
