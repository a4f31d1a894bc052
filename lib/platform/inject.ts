import type { Scripting } from 'webextension-polyfill';
import { Blinded } from '../collect/reach.ts';
import { browser } from './browser.ts';

type Injection = Omit<Scripting.ScriptInjection, 'target'>;

export type Inject = <T>(injection: Injection, patience: number) => Promise<T>;

/** Why an injection was refused, by what browsers say of it. */
const whyRefused = (message: string): Blinded =>
  new Blinded(
    /No (tab|document|frame) with|frame was removed|tab was closed/i.test(message) ? 'interrupted' : 'denied',
    message,
  );

const tooLate = (patience: number): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Blinded('timeout', 'the page does not answer')), patience));

/**
 * Runs scripts in a tab's top document, all of them in the document that answered first: after a navigation they are
 * refused. `patience` is in ms. Throws `Blinded`.
 */
export const injector = (tabId: number): Inject => {
  let documentId: string | undefined;
  return async <T>(injection: Injection, patience: number): Promise<T> => {
    const target = documentId === undefined ? { tabId } : { tabId, documentIds: [documentId] };
    const done = browser.scripting.executeScript({ ...injection, target: target as Scripting.InjectionTarget });
    const [result] = await Promise.race([done, tooLate(patience)]).catch((error: unknown) => {
      throw error instanceof Blinded ? error : whyRefused(String(error));
    });
    if (result === undefined) throw new Blinded('denied', 'no frame answered');
    documentId ??= (result as { documentId?: string }).documentId;
    if (result.error !== undefined) throw new Blinded('interrupted', String(result.error));
    return result.result as T;
  };
};
