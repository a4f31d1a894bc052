/** All that the popup says in this language: it loads this, and so no other. */
export { common } from './common.ts';
export { popup } from './popup.ts';
