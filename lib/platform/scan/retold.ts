import type { ScanError } from '../../api/error.ts';
import type { ResultLimit } from '../../api/result.ts';
import type { Locale } from '../../model.ts';
import type { FirstStep, PillarState, ScanState, StateCheck } from '../../state.ts';
import { type Sayable, sayFinding } from '../../words/say.ts';
import { toScanError } from './refusal.ts';

/** What the sentences of a check are made of; null in a state of before that was kept, of which the texts stay. */
const toSayable = ({ id, reason, code, args = {}, items = [] }: StateCheck): Sayable | null =>
  code === undefined ? null : { id, why: reason ?? null, code, args, items };

const checkIn = (check: StateCheck, locale: Locale): StateCheck => {
  const sayable = toSayable(check);
  if (sayable === null) return check;
  const { title, conclusion, fix } = sayFinding(sayable, locale);
  return { ...check, title, evidence: [conclusion.slice(0, 2_000)], advice: check.advice === '' ? '' : fix };
};

/** The conclusion of the check that limits something; null where it is not told, or not known by its code. */
const findConclusion = (checks: readonly StateCheck[], id: string | undefined, locale: Locale): string | null => {
  const check = checks.find((one) => one.id === id);
  const sayable = check && toSayable(check);
  return sayable ? sayFinding(sayable, locale).conclusion : null;
};

const translatePillar = (pillar: PillarState, locale: Locale): PillarState => {
  const { checks, limitedBy } = pillar;
  if (checks === undefined) return pillar;
  const reason = findConclusion(checks, limitedBy?.check, locale);
  return {
    ...pillar,
    checks: checks.map((check) => checkIn(check, locale)),
    ...(limitedBy && reason !== null ? { limitedBy: { ...limitedBy, reason } } : {}),
  };
};

const limitIn = (limit: ResultLimit, checks: readonly StateCheck[], locale: Locale): ResultLimit => {
  if (!('reason' in limit)) return limit;
  const reason = findConclusion(checks, limit.check, locale);
  return reason === null ? limit : { ...limit, reason };
};

const translateFirstStep = (first: FirstStep, checks: readonly StateCheck[], locale: Locale): FirstStep => {
  const check = checks.find(({ id }) => id === first.check);
  const sayable = check && toSayable(check);
  if (!sayable) return first;
  // A first step without a conclusion is one whose answer did not come.
  const { imperative, title } = sayFinding({ ...sayable, ...(sayable.code === null ? { silent: true } : {}) }, locale);
  return { ...first, title: imperative || title };
};

const translateError = ({ situation, host, tier, error, ...state }: ScanState, locale: Locale): ScanError | null => {
  if (situation === null || error === null) return error;
  const { retry_after: retryAfter } = error.error;
  const at = state.finishedAt ?? state.startedAt;
  return toScanError({ situation, host, tier, locale, at, ...(retryAfter === undefined ? {} : { retryAfter }) });
};

/** A state with all that it says in this language, made anew from its codes; the same state where it speaks that already. */
export const translateState = (state: ScanState, locale: Locale): ScanState => {
  if (state.locale === locale) return state;
  const { limit, first } = state;
  const checks = state.pillars.flatMap((pillar) => pillar.checks ?? []);
  return {
    ...state,
    locale,
    pillars: state.pillars.map((pillar) => translatePillar(pillar, locale)),
    error: translateError(state, locale),
    ...(limit ? { limit: limitIn(limit, checks, locale) } : {}),
    ...(first ? { first: translateFirstStep(first, checks, locale) } : {}),
  };
};
