import type { ResultLimit } from '../api/result.ts';
import type { Finding, Limit, Locale } from '../model.ts';
import type { Platform } from '../repairs/shape.ts';
import { findSilentPart, type SilentPart } from '../silent-part.ts';
import { commonWords, LANGUAGES } from './common.ts';
import { checks as en } from './en/checks.ts';
import { imperatives as imperativesEn } from './en/imperatives/index.ts';
import { silence as silenceEn } from './en/silence.ts';
import { formatDate } from './format.ts';
import { type AnyImperatives, toText } from './imperative.ts';
import { explainNeedless } from './kinds.ts';
import { withNames } from './named.ts';
import { checks as nl } from './nl/checks.ts';
import { imperatives as imperativesNl } from './nl/imperatives/index.ts';
import { type SilenceWords, silence as silenceNl } from './nl/silence.ts';
import { limitSentence } from './report/total.ts';
import { RETIRED } from './retired.ts';
import type { CheckWords, Sentence } from './shape.ts';

const CHECKS: Readonly<Record<Locale, Readonly<Record<string, CheckWords>>>> = { nl, en };
const IMPERATIVES: Readonly<Record<Locale, Readonly<Record<string, AnyImperatives>>>> = {
  nl: imperativesNl,
  en: imperativesEn,
};
const SILENCE: Readonly<Record<Locale, SilenceWords>> = { nl: silenceNl, en: silenceEn };

/** The parts from which the sentences about a finding are made. */
export type Sayable = Pick<Finding, 'id' | 'code' | 'why' | 'args' | 'items'> & Partial<Finding>;

/** All texts about one finding. */
export interface Said {
  readonly title: string;
  /** What to do about it, as an imperative; '' when the conclusion costs nothing. */
  readonly imperative: string;
  /** The conclusion, or why it could not be judged, in a sentence. */
  readonly conclusion: string;
  /** The conclusion with the names of what was found, for use where they are not listed below it; see `named.ts`. */
  readonly statement: string;
  readonly why: string;
  /** How to repair it in general. */
  readonly fix: string;
  readonly fixes: Readonly<Partial<Record<Platform, string>>>;
  /** What helps when it could not be judged, or only in part; '' when it could. */
  readonly remedy: string;
}

/** A report from a file may contain any name, even `toString`: only the catalogue's own entries count. */
const checkWords = (id: string, locale: Locale): CheckWords | undefined =>
  Object.hasOwn(CHECKS[locale], id) ? CHECKS[locale][id] : undefined;

/** Fills a sentence in with a stored finding's values; null when an older or foreign report lacks the values it needs. */
const fillIn = (sentence: Exclude<Sentence, string>, { args, items }: Sayable): string | null => {
  try {
    return sentence(args, items);
  } catch {
    return null;
  }
};

const getOwnEntry = <T>(record: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;

/** The sentence of a conclusion; for one that no check reaches any more, in its original words. */
const findSentence = (id: string, code: string, locale: Locale): Sentence | undefined =>
  getOwnEntry(checkWords(id, locale)?.says, code) ?? getOwnEntry(getOwnEntry(RETIRED[locale], id), code);

const sayConclusion = (finding: Sayable, words: CheckWords | undefined, locale: Locale): string => {
  const { id, why, code, args } = finding;
  const common = commonWords[locale];
  if (why === 'outdated' && typeof args['checked'] === 'number')
    return common.outdatedSince({ day: formatDate(locale, args['checked']) });
  if (why !== null) return words?.unseen?.[why]?.because ?? common.unseen[why].because;
  if (code === null) return explainNeedless(args, locale) ?? common.doesNotArise;
  const sentence = findSentence(id, code, locale);
  if (sentence === undefined) return common.unsaid.newer;
  return typeof sentence === 'string' ? sentence : (fillIn(sentence, finding) ?? common.unsaid.incomplete);
};

/** That a part of what the conclusion rests on was not seen, and why; '' when all of it was. */
const sayPartial = ({ partial }: Sayable, locale: Locale): string => {
  const { seenInPart, unseen } = commonWords[locale];
  return partial === undefined ? '' : ` ${seenInPart({ reason: unseen[partial].reason })}`;
};

const sayRemedy = ({ why, partial }: Sayable, words: CheckWords | undefined, locale: Locale): string => {
  const reason = why ?? partial;
  return reason === undefined ? '' : (words?.unseen?.[reason]?.remedy ?? commonWords[locale].unseen[reason].remedy);
};

/**
 * The part of the site that gave no usable answer, if that costs something: the thing looked for was not seen, which
 * does not mean that it is missing. Null for any other finding.
 */
const findUnanswered = ({ id, code, silent }: Sayable): SilentPart | null =>
  code === null && silent === true ? findSilentPart(id) : null;

const sayLookInto = (part: SilentPart, { why }: Sayable, locale: Locale): string => {
  const { parts, late, unreadable, loop } = SILENCE[locale];
  const sentence = why === 'malformed' ? unreadable : why === 'loop' ? loop : late;
  return sentence({ what: parts[part] });
};

/** '' for a code that is no longer known, as in an older report. */
const sayImperative = (finding: Sayable, locale: Locale): string => {
  const { id, code } = finding;
  const part = findUnanswered(finding);
  if (part !== null) return sayLookInto(part, finding, locale);
  if (code === null || !Object.hasOwn(IMPERATIVES[locale], id)) return '';
  const own = IMPERATIVES[locale][id];
  if (typeof own !== 'object') return toText(own, finding);
  return Object.hasOwn(own, code) ? toText(own[code], finding) : '';
};

/** Puts a finding into the reader's language. One whose check is gone has its id as title. */
export const sayFinding = (finding: Sayable, locale: Locale): Said => {
  const words = checkWords(finding.id, locale);
  const own = finding.code === null ? undefined : getOwnEntry(words?.byCode, finding.code);
  const imperative = sayImperative(finding, locale);
  const conclusion = sayConclusion(finding, words, locale) + sayPartial(finding, locale);
  return {
    title: words?.title ?? finding.id,
    imperative,
    conclusion,
    statement: imperative === '' ? conclusion : withNames(conclusion, finding, locale),
    ...(findUnanswered(finding) === null
      ? {
          why: own?.why ?? words?.why ?? '',
          fix: own?.fix ?? words?.fix ?? '',
          fixes: own?.fix === undefined ? (words?.fixes ?? {}) : {},
        }
      : { why: SILENCE[locale].why, fix: SILENCE[locale].fix, fixes: {} }),
    remedy: sayRemedy(finding, words, locale),
  };
};

/**
 * What to do about a finding, for use wherever a step is shown: its imperative; if an older report's conclusion has
 * none, the first sentence of its check's repair, and its title if the check is gone.
 */
export const writeImperative = (finding: Finding, locale: Locale): string => {
  const { imperative, fix, title } = sayFinding(finding, locale);
  return imperative || fix.split(/(?<=[.;])\s/)[0]?.replace(/[.;]$/, '') || title;
};

/** A check's title; its id when it is gone. */
export const getCheckTitle = (id: string, locale: Locale): string => checkWords(id, locale)?.title ?? id;

/**
 * The conclusion of the finding that limits a pillar's score, because a title describes the passing state. The check's
 * title if the finding is gone.
 */
export const sayCap = (findings: readonly Finding[], check: string, locale: Locale): string => {
  const finding = findings.find(({ id }) => id === check);
  return finding === undefined ? getCheckTitle(check, locale) : sayFinding(finding, locale).conclusion;
};

/** The limit of a report's total. */
interface Limited {
  readonly limit?: Limit | null;
  readonly findings: readonly Finding[];
}

/** The limit of a report's total, or why there is none, with the sentence of the finding that it names. */
export const limitOf = ({ limit = null, findings }: Limited, locale: Locale): ResultLimit | null => {
  if (limit === null || !('check' in limit)) return limit;
  const finding = findings.find(({ id }) => id === limit.check);
  return finding === undefined ? limit : { ...limit, reason: sayFinding(finding, locale).conclusion };
};

/** The same as a sentence; '' for no limit. */
export const sayLimit = (report: Limited, locale: Locale): string => {
  const limit = limitOf(report, locale);
  return limit === null ? '' : limitSentence(limit, LANGUAGES[locale]);
};
