import type { Scripting } from 'webextension-polyfill';
import { NotObservable } from '../../collect/network/reach.ts';
import { REMOVED_MESSAGE } from '../../fault.ts';
import { browser } from '../browser.ts';
import { wait } from '../wait.ts';
import { getPausedTime } from './give-way.ts';
import type { Shown } from './shown.ts';

type Injection = Omit<Scripting.ScriptInjection, 'target'>;

export type Inject = <T>(injection: Injection, timeout: number) => Promise<T>;

/** Maps the browser's error message to the reason why an injection was refused. */
const explainRefusal = (message: string): NotObservable =>
  new NotObservable(REMOVED_MESSAGE.test(message) ? 'interrupted' : 'denied', message);

/**
 * Maps an error that Firefox reports from our script. A document that went away under it is no error of ours, nor is an
 * error in the page's own world, where the page can break anything; Chromium returns no result there, which counts as
 * just as malformed.
 */
const explainThrown = (error: unknown, { world }: Injection): Error => {
  if (world === 'MAIN') return new NotObservable('malformed', String(error));
  return error instanceof Error && !/dead object/i.test(error.message)
    ? error
    : new NotObservable('interrupted', String(error));
};

/** `rested` returns the milliseconds for which our work in the page was paused for another scan: they do not count. */
const rejectWhenLate = async (timeout: number, rested: () => number): Promise<never> => {
  const before = rested();
  let waited = 0;
  for (let due = timeout; due > 0; due = timeout + rested() - before - waited) {
    await wait(due);
    waited += due;
  }
  throw new NotObservable('timeout', 'the page does not answer');
};

/** Runs in the page: returns when its document was created, on the page's own clock. */
const readBirth = (): number => performance.timeOrigin;

interface Answered {
  readonly frameId?: number;
  readonly result?: unknown;
  readonly error?: unknown;
  /** Absent in Firefox before 153. */
  readonly documentId?: string;
}

/** Runs a script in a document and returns its top frame's answer; `timeout` in milliseconds. Throws `NotObservable`. */
export const runScript = async (
  injection: Injection,
  target: { readonly tabId: number },
  timeout: number,
): Promise<Answered> => {
  const done = browser.scripting.executeScript({ ...injection, target: target as Scripting.InjectionTarget });
  const [answered] = await Promise.race([done, rejectWhenLate(timeout, () => getPausedTime(target.tabId))]).catch(
    (error: unknown) => {
      throw error instanceof NotObservable ? error : explainRefusal(String(error));
    },
  );
  if (answered === undefined) throw new NotObservable('denied', 'no frame answered');
  if (answered.error !== undefined) throw explainThrown(answered.error, injection);
  return answered;
};

/** The same in every frame that the browser allows, with each frame's answer. */
export const runScriptInAll = async (
  injection: Injection,
  tabId: number,
  timeout: number,
): Promise<readonly Answered[]> => {
  const target = { tabId, allFrames: true };
  const done = browser.scripting.executeScript({ ...injection, target });
  return Promise.race([done, rejectWhenLate(timeout, () => getPausedTime(tabId))]);
};

/** Returns an injector for the document of one frame; where documents have an id, never for a document that replaces it. */
export const createFrameInjector = (tabId: number, { frameId = 0, documentId }: Answered): Inject => {
  const target = documentId === undefined ? { tabId, frameIds: [frameId] } : { tabId, documentIds: [documentId] };
  return async <T>(injection: Injection, timeout: number): Promise<T> =>
    (await runScript(injection, target, timeout)).result as T;
};

/**
 * Returns an injector for a tab's top document: always the one that was shown at the start, or else the one that
 * answered first; after a navigation it throws. `timeout` in milliseconds. Throws `NotObservable`.
 */
export const createInjector = (tabId: number, shown: Shown | null): Inject => {
  let documentId = shown?.documentId;
  let born: unknown = documentId === undefined ? shown?.born : undefined;
  /** Where documents have no id, their creation times tell them apart. */
  const assertSameDocument = async (timeout: number): Promise<void> => {
    const { result } = await runScript({ func: readBirth }, { tabId }, timeout);
    born ??= result;
    if (born !== result) throw new NotObservable('interrupted', 'another document');
  };

  return async <T>(injection: Injection, timeout: number): Promise<T> => {
    if (born !== undefined) await assertSameDocument(timeout);
    const target = documentId === undefined ? { tabId } : { tabId, documentIds: [documentId] };
    const answered = await runScript(injection, target, timeout);
    documentId ??= answered.documentId;
    // While a document that was left is in the back/forward cache, Chromium runs its scripts in the document shown since.
    if (answered.documentId !== undefined && answered.documentId !== documentId)
      throw new NotObservable('interrupted', 'another document');
    if (documentId === undefined && born === undefined) await assertSameDocument(timeout);
    return answered.result as T;
  };
};
