import type { Fault, Finding } from './model.ts';

/** What is told of an error that arose where its own object cannot come from: in the page's world. */
export class Faulted extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.error);
    this.name = 'Faulted';
    this.fault = fault;
  }
}

/** A place in a file of the package; the package's address before it is another on every machine in Firefox. */
const POSITION = /-extension:\/\/[^/\s]+\/([\w./-]{1,80}:\d{1,7}:\d{1,7})/;

/** Where in our package an error arose; a stack begins with the error's message in some browsers, and that is left out. */
const findPosition = ({ stack = '', message }: Error): string => {
  const from = stack.indexOf(message);
  return POSITION.exec(from === -1 ? stack : stack.slice(from + message.length))?.[1] ?? '';
};

const nameOf = (error: unknown): string =>
  error instanceof Error && /^\$?\w{1,40}$/.test(error.name) ? error.name : 'Error';

/**
 * What may be told of an error of ours. Its message is not: it can quote the page. `where` names the check, fact or part
 * of the scan that it ended. In builds that are not for a store the error itself goes to the console, where developers
 * and tests see it: the one thing that the pure middle does beside what it returns.
 */
export const toFault = (error: unknown, where: string): Fault => {
  const fault =
    error instanceof Faulted
      ? error.fault
      : { error: nameOf(error), at: error instanceof Error ? findPosition(error) : '' };
  // Where nothing was built, as in a test, there is no such environment.
  if (!import.meta.env?.STORE) console.error(`Pijler fault in ${where}:`, error);
  return fault;
};

/**
 * What browsers say when a tab, a document or the background itself went away while they were asked something; Firefox
 * says of whatever fails within itself that it was unexpected.
 */
export const REMOVED_MESSAGE =
  /no (?:tab|frame|document|window) with|(?:tab|frame|document)(?: with id \d+)? was (?:removed|closed)|message (?:port|channel) (?:is )?closed|context invalidated|receiving end does not exist|destroyed before query|^no sw$|invalid tab id|message manager|^an unexpected error occurred/i;

/** Errors of the browser's own: aborted, out of time, out of room, without network. */
const OF_THE_BROWSER = ['AbortError', 'TimeoutError', 'NetworkError', 'QuotaExceededError'];

/** What browsers say of a full store of extensions: Chromium with a plain error, Firefox with a name in the text. */
const FULL = /quota\w{0,24}(?: quota)?(?: bytes)? exceeded|QuotaExceededError/i;

/** Whether an error is the browser’s word that something of it is gone or full, and none of ours. */
export const isOfTheBrowser = (error: unknown): boolean =>
  error instanceof DOMException
    ? OF_THE_BROWSER.includes(error.name)
    : error instanceof Error &&
      error.name === 'Error' &&
      (REMOVED_MESSAGE.test(error.message) || FULL.test(error.message));

/** What is told of the error of ours that a finding ended by; of which error is not always known. */
export const toFindingFault = ({
  id,
  fault = { error: 'Error', at: '' },
}: Finding): Fault & { readonly check: string } => ({
  check: id,
  ...fault,
});

/** Of what was `Faulted` the fact itself tells. */
const recordFault = (error: unknown, where: string): void => {
  if (!(error instanceof Faulted) && !isOfTheBrowser(error)) toFault(error, where);
};

/** What `work` gives, or `otherwise` where it throws: for what only listens to a scan or adds to it. */
export const tryOrElse = <T>(where: string, otherwise: T, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    recordFault(error, where);
    return otherwise;
  }
};

/** The same for what takes its time. */
export const tryOrElseLater = async <T>(where: string, otherwise: T, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    recordFault(error, where);
    return otherwise;
  }
};

/** What was thrown, as an error. */
export const toError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** The message of what was thrown. */
export const toErrorMessage = (thrown: unknown): string => toError(thrown).message;
