import type { Args, Locale, PageKind } from '../model.ts';
import { kinds as en } from './en/kinds.ts';
import { type KindWords, kinds as nl } from './nl/kinds.ts';

export const kindWords: Readonly<Record<Locale, KindWords>> = { nl, en };

/** Why a question does not arise on the kind of page that a finding names; null when it names none. */
export const explainNeedless = ({ kind }: Args, locale: Locale): string | null => {
  const { needless } = kindWords[locale];
  // A report from a file may contain any name, even `toString`.
  return typeof kind === 'string' && Object.hasOwn(needless, kind) ? needless[kind as PageKind] : null;
};
