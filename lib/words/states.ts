import type { DecisiveState, Locale } from '../model.ts';
import { states as en } from './en/states.ts';
import { states as nl, type StatesWords } from './nl/states.ts';

export type { StateWords } from './nl/states.ts';

/** What is told of decisive states, by language. */
export const statesWords: Readonly<Record<Locale, StatesWords>> = { nl, en };

/** What a page is before anything else, in a line of text: each state's name and what it means; '' where it is nothing of the kind. */
export const formatStates = (states: readonly DecisiveState[], locale: Locale): string =>
  states
    .map((state) => `${statesWords[locale].states[state].title}. ${statesWords[locale].states[state].means}`)
    .join(' ');
