/** All words of the popup in this language: it loads only this file, and no other language. */
export { common } from './common.ts';
export { popup } from './popup.ts';
