import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { atExit } from '../../world/at-exit.ts';
import { findProgram } from './find-program.ts';

const run = promisify(execFile);

/** A screen that nobody sees, with a mouse and a keyboard: for what a browser shows outside of pages. */
export interface Screen {
  /** For the environment variable DISPLAY. */
  readonly display: string;
  /** Presses keys one after the other: `Tab`, `Return`. */
  press(...keys: readonly string[]): Promise<void>;
  /** Moves the mouse there and clicks. */
  click(x: number, y: number): Promise<void>;
  stop(): Promise<void>;
}

/** Whether this machine has what a screen takes. */
export const hasScreen = (): boolean => findProgram(['Xvfb']) !== undefined && findProgram(['xdotool']) !== undefined;

/** Starts Xvfb on a display of its own choice. */
export const openScreen = async (): Promise<Screen> => {
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const child = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const withdraw = atExit(() => void child.kill());
  const [number] = (await once(child.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  const display = `:${number.toString().trim()}`;
  const xdotool = async (...words: readonly string[]): Promise<void> => {
    await run('xdotool', words, { env: { ...process.env, DISPLAY: display } });
  };
  return {
    display,
    press: async (...keys) => {
      for (const key of keys) await xdotool('key', '--delay', '50', key);
    },
    click: (x, y) => xdotool('mousemove', String(Math.round(x)), String(Math.round(y)), 'sleep', '0.1', 'click', '1'),
    stop: async () => {
      if (child.exitCode === null && child.kill()) await once(child, 'exit');
      withdraw();
    },
  };
};
