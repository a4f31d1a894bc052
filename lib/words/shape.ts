import type { CodeOf } from '../check.ts';
import type { Args, Blind } from '../model.ts';
import type { Platform } from '../repairs/shape.ts';

/** A sentence, or a function that makes one from the values and the offenders of its conclusion. */
export type Sentence = string | ((args: Args, items?: readonly string[]) => string);

/** All words of one check: a sentence for every code that it declares. */
type WordsOf<C> = {
  readonly title: string;
  /** Why it matters, and to whom: two sentences. */
  readonly why: string;
  /** How to repair it, in general. */
  readonly fix: string;
  /** How to repair it on one platform, only where the text differs. */
  readonly fixes?: Readonly<Partial<Record<Platform, string>>>;
  /** Why it could not be judged and what helps, only if that differs from the general words. */
  readonly unseen?: Readonly<Partial<Record<Blind, { readonly because?: string; readonly remedy?: string }>>>;
  /** Why it matters and how to repair it, on any platform, only for conclusions that need other words. */
  readonly byCode?: { readonly [Code in CodeOf<C>]?: { readonly why?: string; readonly fix?: string } };
  readonly says: Readonly<Record<CodeOf<C>, Sentence>>;
};

/** The words of a pillar: every check of its list by its id, and no other. */
export type Words<Pillar extends { readonly checks: readonly { readonly id: string }[] }> = {
  readonly [C in Pillar['checks'][number] as C['id']]: WordsOf<C>;
};

/** The words of one check, as the views use them. */
export interface CheckWords extends Omit<WordsOf<never>, 'says' | 'byCode'> {
  readonly byCode?: Readonly<Record<string, { readonly why?: string; readonly fix?: string } | undefined>>;
  readonly says: Readonly<Record<string, Sentence>>;
}
