import type { ScanError } from '../../api/error.ts';
import type { ResultLimit } from '../../api/result.ts';
import type { Locale } from '../../model.ts';
import type { FirstStep, PillarState, ScanState, StateCheck } from '../../state.ts';
import { type Sayable, say } from '../../words/say.ts';
import { refusal } from './refusal.ts';

/** What the sentences of a check are made of; null in a state of before that was kept, of which the texts stay. */
const sayableOf = ({ id, reason, code, args = {}, items = [] }: StateCheck): Sayable | null =>
  code === undefined ? null : { id, why: reason ?? null, code, args, items };

const checkIn = (check: StateCheck, locale: Locale): StateCheck => {
  const sayable = sayableOf(check);
  if (sayable === null) return check;
  const { title, conclusion, fix } = say(sayable, locale);
  return { ...check, title, evidence: [conclusion.slice(0, 2_000)], advice: check.advice === '' ? '' : fix };
};

/** The conclusion of the check that limits something; null where it is not told, or not known by its code. */
const conclusionIn = (checks: readonly StateCheck[], id: string | undefined, locale: Locale): string | null => {
  const check = checks.find((one) => one.id === id);
  const sayable = check && sayableOf(check);
  return sayable ? say(sayable, locale).conclusion : null;
};

const pillarIn = (pillar: PillarState, locale: Locale): PillarState => {
  const { checks, limitedBy } = pillar;
  if (checks === undefined) return pillar;
  const reason = conclusionIn(checks, limitedBy?.check, locale);
  return {
    ...pillar,
    checks: checks.map((check) => checkIn(check, locale)),
    ...(limitedBy && reason !== null ? { limitedBy: { ...limitedBy, reason } } : {}),
  };
};

const limitIn = (limit: ResultLimit, checks: readonly StateCheck[], locale: Locale): ResultLimit => {
  if (!('reason' in limit)) return limit;
  const reason = conclusionIn(checks, limit.check, locale);
  return reason === null ? limit : { ...limit, reason };
};

const firstIn = (first: FirstStep, checks: readonly StateCheck[], locale: Locale): FirstStep => {
  const check = checks.find(({ id }) => id === first.check);
  const sayable = check && sayableOf(check);
  if (!sayable) return first;
  // A first step without a conclusion is one whose answer did not come.
  const { imperative, title } = say({ ...sayable, ...(sayable.code === null ? { silent: true } : {}) }, locale);
  return { ...first, title: imperative || title };
};

const errorIn = ({ situation, host, tier, error, ...state }: ScanState, locale: Locale): ScanError | null => {
  if (situation === null || error === null) return error;
  const { retry_after: retryAfter } = error.error;
  const at = state.finishedAt ?? state.startedAt;
  return refusal({ situation, host, tier, locale, at, ...(retryAfter === undefined ? {} : { retryAfter }) });
};

/** A state with all that it says in this language, made anew from its codes; the same state where it speaks that already. */
export const retold = (state: ScanState, locale: Locale): ScanState => {
  if (state.locale === locale) return state;
  const { limit, first } = state;
  const checks = state.pillars.flatMap((pillar) => pillar.checks ?? []);
  return {
    ...state,
    locale,
    pillars: state.pillars.map((pillar) => pillarIn(pillar, locale)),
    error: errorIn(state, locale),
    ...(limit ? { limit: limitIn(limit, checks, locale) } : {}),
    ...(first ? { first: firstIn(first, checks, locale) } : {}),
  };
};
