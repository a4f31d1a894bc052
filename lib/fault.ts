import type { Fault, Finding } from './model.ts';

/** An error that arose in the page's world, from which its own object cannot be passed: carries what may be reported of it. */
export class Faulted extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.error);
    this.name = 'Faulted';
    this.fault = fault;
  }
}

/** A location in a file of the package; the part before it, the package's address, differs on every machine in Firefox. */
const POSITION = /-extension:\/\/[^/\s]+\/([\w./-]{1,80}:\d{1,7}:\d{1,7})/;

/** Where in our package an error arose; some browsers begin a stack with the error's message, which is left out. */
const findPosition = ({ stack = '', message }: Error): string => {
  const from = stack.indexOf(message);
  return POSITION.exec(from === -1 ? stack : stack.slice(from + message.length))?.[1] ?? '';
};

const nameOf = (error: unknown): string =>
  error instanceof Error && /^\$?\w{1,40}$/.test(error.name) ? error.name : 'Error';

/**
 * What may be reported of an error of ours. Not its message, which can quote the page. `where` names the check, fact or
 * part of the scan that it ended. In builds that are not for a store the error itself is logged to the console, for
 * developers and tests: the only side effect of the otherwise pure modules.
 */
export const toFault = (error: unknown, where: string): Fault => {
  const fault =
    error instanceof Faulted
      ? error.fault
      : { error: nameOf(error), at: error instanceof Error ? findPosition(error) : '' };
  // Without a build, as in a test, this environment does not exist.
  if (!import.meta.env?.STORE) console.error(`Pijler fault in ${where}:`, error);
  return fault;
};

/**
 * Messages of browsers when a tab, a document or the background itself went away during a call; Firefox reports any
 * internal failure as an unexpected error.
 */
export const REMOVED_MESSAGE =
  /no (?:tab|frame|document|window) with|(?:tab|frame|document)(?: with id \d+)? was (?:removed|closed)|message (?:port|channel) (?:is )?closed|context invalidated|receiving end does not exist|destroyed before query|^no sw$|invalid tab id|message manager|^an unexpected error occurred/i;

/** The browser's own errors: aborted, timed out, storage full, no network. */
const OF_THE_BROWSER = ['AbortError', 'TimeoutError', 'NetworkError', 'QuotaExceededError'];

/** Messages of browsers for a full extension storage: Chromium's is a plain error, Firefox's has a name in the text. */
const FULL = /quota\w{0,24}(?: quota)?(?: bytes)? exceeded|QuotaExceededError/i;

/** Whether an error is the browser’s report that something of it is gone or full, and none of ours. */
export const isOfTheBrowser = (error: unknown): boolean =>
  error instanceof DOMException
    ? OF_THE_BROWSER.includes(error.name)
    : error instanceof Error &&
      error.name === 'Error' &&
      (REMOVED_MESSAGE.test(error.message) || FULL.test(error.message));

/** The error of ours that ended a finding; its details are not always known. */
export const toFindingFault = ({
  id,
  fault = { error: 'Error', at: '' },
}: Finding): Fault & { readonly check: string } => ({
  check: id,
  ...fault,
});

/** For a `Faulted` error the fact itself contains the report. */
const recordFault = (error: unknown, where: string): void => {
  if (!(error instanceof Faulted) && !isOfTheBrowser(error)) toFault(error, where);
};

/** Returns the result of `work`, or `otherwise` if it throws: for code that only observes a scan or adds to it. */
export const tryOrElse = <T>(where: string, otherwise: T, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    recordFault(error, where);
    return otherwise;
  }
};

/** The same for asynchronous work. */
export const tryOrElseLater = async <T>(where: string, otherwise: T, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    recordFault(error, where);
    return otherwise;
  }
};

/** Converts a thrown value to an error. */
export const toError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** The message of a thrown value. */
export const toErrorMessage = (thrown: unknown): string => toError(thrown).message;
