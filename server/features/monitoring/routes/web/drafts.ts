import type { Locale } from '../../../../../lib/model.ts';
import type { MonitoringWords } from '../../../../../lib/words/nl/service/monitoring.ts';
import { monitoringWords } from '../../../../../lib/words/service/words.ts';
import type { Fields } from '../../../../core/http/own-form.ts';
import { USUAL } from '../../model/schedule.ts';
import type { Draft, FieldError, ScheduleDraft, SubscriberDraft, TagDraft } from '../../pages/view.ts';
import type { MonitorFields } from '../../store/follow-tags.ts';

/** Maximum characters of a field that are read. */
const LONGEST = 2_100;

/** Why something was refused: a key of the texts about refusals. */
export type Refused = keyof MonitoringWords['refused'];

/** Creates the error of a field, in words. */
export const toFieldFault = (locale: Locale, field: string, refused: Refused): FieldError => ({
  field,
  text: monitoringWords[locale].refused[refused],
});

const pickTyped = <Field extends string>(fields: Fields, names: readonly Field[]): Readonly<Record<Field, string>> =>
  Object.fromEntries(names.map((name) => [name, (fields[name] ?? '').slice(0, LONGEST)])) as Record<Field, string>;

const SCHEDULE = ['cadence', 'hour', 'weekday', 'day', 'zone', 'locale'] as const;

/** Converts a schedule to the values of its form; without one, the default schedule. */
export const toScheduleDraft = (watching: MonitorFields | null, locale: Locale): ScheduleDraft => {
  const { cadence, hour, weekday, day, zone, ...rest } = watching ?? { cadence: 'weekly', ...USUAL, locale };
  const numbers = { hour: String(hour), weekday: String(weekday), day: String(day) };
  return { typed: { cadence, ...numbers, zone, locale: rest.locale }, fault: null };
};

/** The same, as typed. */
export const readScheduleTyped = (fields: Fields): ScheduleDraft['typed'] => pickTyped(fields, SCHEDULE);

/** Converts the schedule form to a request of the API. What is not a number stays as typed, and is refused. */
export const monitorQuestion = ({ hour, weekday, day, zone, ...rest }: ScheduleDraft['typed']): unknown => {
  const toNumber = (typed: string): unknown => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : typed);
  return { ...rest, hour: toNumber(hour), weekday: toNumber(weekday), day: toNumber(day), zone: zone.trim() };
};

const isSchedule = (field: string): field is (typeof SCHEDULE)[number] => SCHEDULE.some((one) => one === field);

/** A schedule form that was refused, with the field that caused it. */
export const createRefusedSchedule = (typed: ScheduleDraft['typed'], wrong: string, locale: Locale): ScheduleDraft => {
  const field = isSchedule(wrong) ? wrong : 'cadence';
  return { typed, fault: toFieldFault(locale, field, field) };
};

/** An empty form. */
export const createEmptyDraft = <Field extends string>(typed: Draft<Field>['typed']): Draft<Field> => ({
  typed,
  fault: null,
});

/** The empty form for an address. */
export const createSubscriberDraft = (locale: Locale): SubscriberDraft =>
  createEmptyDraft({ address: '', locale, zone: USUAL.zone, notices: '1', digest: '' });

/** An address as typed, and the mail it is to get. */
export const readTypedSubscriber = (fields: Fields): SubscriberDraft['typed'] =>
  pickTyped(fields, ['address', 'locale', 'zone', 'notices', 'digest']);

/** The empty form for a tag to watch. */
export const createTagDraft = (locale: Locale): TagDraft =>
  createEmptyDraft({ ...toScheduleDraft(null, locale).typed, tag: '' });

/** The same, as typed. */
export const readTagTyped = (fields: Fields): TagDraft['typed'] => pickTyped(fields, [...SCHEDULE, 'tag']);
