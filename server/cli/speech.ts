import type { Locale } from '../../lib/model.ts';

/** Output of a command, and its language. */
export interface Speech {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly locale: Locale;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** The language of a terminal's user (POSIX, XBD §8.2): Dutch if the environment says so, else English. */
export const readLocale = ({ LC_ALL, LC_MESSAGES, LANG }: Environment): Locale =>
  /^nl(?![a-z])/i.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'nl' : 'en';
