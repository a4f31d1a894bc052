import type { Locale } from '../../../lib/model.ts';
import { commandWords } from '../../../lib/words/command/command.ts';
import type { CommandWords } from '../../../lib/words/nl/command/command.ts';

/** What can be wrong with what was typed. */
export type FaultWords = CommandWords['faults'];

/** Bad input, to be told in one line, in the language of who typed it. */
export class UsageError extends Error {
  readonly #sentence: (words: FaultWords) => string;

  constructor(sentence: (words: FaultWords) => string) {
    super(sentence(commandWords.en.faults));
    this.name = 'UsageError';
    this.#sentence = sentence;
  }

  /** What is wrong, in a sentence. */
  format(locale: Locale): string {
    return this.#sentence(commandWords[locale].faults);
  }
}
