import { viewIn } from './dom.ts';

/**
 * Whether the document that our script runs in was left: its browsing context shows another (HTML standard, "fully
 * active"). Scripts may continue to run in it for a moment, and their calls then throw: in Firefox
 * NS_ERROR_NOT_INITIALIZED, or a TypeError for a property that is gone. That is no error of ours.
 */
export const isDocumentDetached = (): boolean => {
  try {
    return viewIn(document) === null;
  } catch {
    return true;
  }
};
