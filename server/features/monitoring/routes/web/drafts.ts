import type { Locale } from '../../../../../lib/model.ts';
import type { WatchingWords } from '../../../../../lib/words/nl/service/watching.ts';
import { watchingWords } from '../../../../../lib/words/service/words.ts';
import type { Fields } from '../../../../core/http/own-form.ts';
import { USUAL } from '../../model/schedule.ts';
import type { Draft, FieldFault, ReaderDraft, ScheduleDraft, TagDraft } from '../../pages/view.ts';
import type { WatchingFields } from '../../store/follow-tags.ts';

/** Characters of a field that are looked at. */
const LONGEST = 2_100;

/** Why something is refused, as its words are called. */
export type Refused = keyof WatchingWords['refused'];

/** What is wrong with a field, in words. */
export const faultIn = (locale: Locale, field: string, refused: Refused): FieldFault => ({
  field,
  text: watchingWords[locale].refused[refused],
});

const typedIn = <Field extends string>(fields: Fields, names: readonly Field[]): Readonly<Record<Field, string>> =>
  Object.fromEntries(names.map((name) => [name, (fields[name] ?? '').slice(0, LONGEST)])) as Record<Field, string>;

const SCHEDULE = ['cadence', 'hour', 'weekday', 'day', 'zone', 'locale'] as const;

/** When something is scanned, as its form has it; where it is not yet, as is usual. */
export const scheduleOf = (watching: WatchingFields | null, locale: Locale): ScheduleDraft => {
  const { cadence, hour, weekday, day, zone, ...rest } = watching ?? { cadence: 'weekly', ...USUAL, locale };
  const numbers = { hour: String(hour), weekday: String(weekday), day: String(day) };
  return { typed: { cadence, ...numbers, zone, locale: rest.locale }, fault: null };
};

/** The same as it was typed. */
export const scheduleTyped = (fields: Fields): ScheduleDraft['typed'] => typedIn(fields, SCHEDULE);

/** A form about a watch as the API is asked; what is no number stays as it was typed, and is refused. */
export const watchQuestion = ({ hour, weekday, day, zone, ...rest }: ScheduleDraft['typed']): unknown => {
  const number = (typed: string): unknown => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : typed);
  return { ...rest, hour: number(hour), weekday: number(weekday), day: number(day), zone: zone.trim() };
};

const isSchedule = (field: string): field is (typeof SCHEDULE)[number] => SCHEDULE.some((one) => one === field);

/** A form about a watch that was refused, with the field that is to blame. */
export const scheduleRefused = (typed: ScheduleDraft['typed'], wrong: string, locale: Locale): ScheduleDraft => {
  const field = isSchedule(wrong) ? wrong : 'cadence';
  return { typed, fault: faultIn(locale, field, field) };
};

/** A form in which nothing was filled in. */
export const emptyDraft = <Field extends string>(typed: Draft<Field>['typed']): Draft<Field> => ({
  typed,
  fault: null,
});

/** The form about an address, in which nothing was filled in. */
export const newReader = (locale: Locale): ReaderDraft =>
  emptyDraft({ address: '', locale, zone: USUAL.zone, notices: '1', digest: '' });

/** An address as it was typed, and what it is to get. */
export const readerTyped = (fields: Fields): ReaderDraft['typed'] =>
  typedIn(fields, ['address', 'locale', 'zone', 'notices', 'digest']);

/** A tag that is to be watched, in which nothing was filled in. */
export const newTag = (locale: Locale): TagDraft => emptyDraft({ ...scheduleOf(null, locale).typed, tag: '' });

/** The same as it was typed. */
export const tagTyped = (fields: Fields): TagDraft['typed'] => typedIn(fields, [...SCHEDULE, 'tag']);
