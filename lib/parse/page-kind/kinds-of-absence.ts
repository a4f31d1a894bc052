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

/** Error pages have fewer words than this; pages about errors have more. */
const WORDS = 60;
/** Statuses that request authentication: not errors when the page shows a form for it (RFC 9110, 15.5.2 and 15.5.4). */
const ASKS_WHO = [401, 403];

const isRefused: Sign = ({ status, forms }) =>
  status !== null && status >= 400 && !(ASKS_WHO.includes(status) && forms.visiblePasswordFields > 0);

/** Whether this is a wiki's start page that nobody has written yet, and not a missing page. */
const isNotYet: Sign = (page) => isEntryAddress(page.document.url) && isCalled(NOT_YET)(page);

const isAboutErrors: Sign = (page) =>
  (page.segments.length > 1 && ABOUT_ERRORS.test(page.segments.at(-1) ?? '')) || onPath(PATH_WORDS.docs)(page);

/** Signs of an error page: its status is an error, or it says that it is one. */
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

/** Signs of a page that stands in for a missing site; `isStandIn` requires at least two. */
export const STAND_IN: readonly Sign[] = [isStandIn];
