import type { Finding, Locale } from '../model.ts';
import { commonWords } from './common.ts';
import { checks as en } from './en/checks.ts';
import { checks as nl } from './nl/checks.ts';
import type { CheckWords, Platform } from './shape.ts';

const CHECKS: Readonly<Record<Locale, Readonly<Record<string, CheckWords>>>> = { nl, en };

/** What can be told about one finding. */
export interface Said {
  readonly title: string;
  /** The conclusion, or why nobody could judge, in a sentence. */
  readonly conclusion: string;
  readonly why: string;
  /** How to repair it in general. */
  readonly fix: string;
  readonly fixes: Readonly<Partial<Record<Platform, string>>>;
}

const conclusionOf = ({ why, code, args }: Finding, words: CheckWords | undefined, locale: Locale): string => {
  const common = commonWords[locale];
  if (why !== null) return common.unseen[why].because;
  if (code === null) return common.doesNotArise;
  const sentence = words?.says[code];
  if (sentence === undefined) return common.retired;
  return typeof sentence === 'string' ? sentence : sentence(args);
};

/** A finding in the reader's language. One whose check is gone keeps its id as title. */
export const say = (finding: Finding, locale: Locale): Said => {
  const words = CHECKS[locale][finding.id];
  return {
    title: words?.title ?? finding.id,
    conclusion: conclusionOf(finding, words, locale),
    why: words?.why ?? '',
    fix: words?.fix ?? '',
    fixes: words?.fixes ?? {},
  };
};

/** A check's title; its id when it is gone. */
export const titleOf = (id: string, locale: Locale): string => CHECKS[locale][id]?.title ?? id;
