import type { Locale } from '../../lib/model.ts';

/** Where a command speaks, and in which language. */
export interface Speech {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly locale: Locale;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** The language of whoever sits at a terminal (POSIX, XBD §8.2): Dutch where it says so, else English. */
export const readLocale = ({ LC_ALL, LC_MESSAGES, LANG }: Environment): Locale =>
  /^nl(?![a-z])/i.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'nl' : 'en';
