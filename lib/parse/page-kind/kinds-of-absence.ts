import {
  ABOUT_ERRORS,
  BODY_CLASSES,
  ERROR_TEXT,
  ERROR_TITLE,
  NOT_YET,
  PATH_WORDS,
} from '../../data/page-kinds/page-kinds.ts';
import { isEntryAddress } from '../url/page-address.ts';
import { hasAllSigns, hasClass, isCalled, onPath, type Sign } from './kind-facts.ts';
import { isStandIn } from './stand-in.ts';

/** Words that an error page says at most; who writes about errors says more. */
const WORDS = 60;
/** Answers that ask who it is, not errors where they show a form for it (RFC 9110, 15.5.2 and 15.5.4). */
const ASKS_WHO = [401, 403];

const isRefused: Sign = ({ status, forms }) =>
  status !== null && status >= 400 && !(ASKS_WHO.includes(status) && forms.visiblePasswordFields > 0);

/** A wiki's own first page that nobody has written yet is its beginning, not a page that is gone. */
const isNotYet: Sign = (page) => isEntryAddress(page.document.url) && isCalled(NOT_YET)(page);

const isAboutErrors: Sign = (page) =>
  (page.segments.length > 1 && ABOUT_ERRORS.test(page.segments.at(-1) ?? '')) || onPath(PATH_WORDS.docs)(page);

/** Not what was asked for: answered with an error, or said to be one. */
export const ERROR: readonly Sign[] = [
  isRefused,
  hasClass(BODY_CLASSES.error),
  hasAllSigns(
    isCalled(ERROR_TITLE),
    ({ text }) => ERROR_TEXT.test(text.body.slice(0, 2_000)),
    ({ words, allWords }) => Math.min(words, allWords) < WORDS,
    (page) => !isAboutErrors(page),
    (page) => !isNotYet(page),
  ),
];

/** Shown for a site that is not there, by two signs at least. */
export const STAND_IN: readonly Sign[] = [isStandIn];
