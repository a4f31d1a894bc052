import type { DecisiveState, Locale } from '../model.ts';
import { states as en } from './en/states.ts';
import { states as nl, type StatesWords } from './nl/states.ts';

export type { StateWords } from './nl/states.ts';

/** Words for decisive states, by language. */
export const statesWords: Readonly<Record<Locale, StatesWords>> = { nl, en };

/** A page's decisive states in a line of text: each one's name and meaning; '' when there are none. */
export const formatStates = (states: readonly DecisiveState[], locale: Locale): string =>
  states
    .map((state) => `${statesWords[locale].states[state].title}. ${statesWords[locale].states[state].means}`)
    .join(' ');
