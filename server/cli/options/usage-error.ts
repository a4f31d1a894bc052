import type { Locale } from '../../../lib/model.ts';
import { commandWords } from '../../../lib/words/command/command.ts';
import type { CommandWords } from '../../../lib/words/nl/command/command.ts';

/** Messages about invalid input. */
export type FaultWords = CommandWords['faults'];

/** Invalid input, reported in one line in the user's language. */
export class UsageError extends Error {
  readonly #sentence: (words: FaultWords) => string;

  constructor(sentence: (words: FaultWords) => string) {
    super(sentence(commandWords.en.faults));
    this.name = 'UsageError';
    this.#sentence = sentence;
  }

  /** The message, in a language. */
  format(locale: Locale): string {
    return this.#sentence(commandWords[locale].faults);
  }
}
