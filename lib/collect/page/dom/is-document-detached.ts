import { viewIn } from './dom.ts';

/**
 * Whether the document that our script runs in was left: its browsing context shows another (HTML standard, "fully
 * active"). Scripts may run on in it for a moment, and what they ask then throws: in Firefox NS_ERROR_NOT_INITIALIZED,
 * or a TypeError over what it no longer has. That is no error of ours.
 */
export const isDocumentDetached = (): boolean => {
  try {
    return viewIn(document) === null;
  } catch {
    return true;
  }
};
