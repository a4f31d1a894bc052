import Validator, { type Issue } from '@adobe/structured-data-validator';
import { CORRECTIONS } from '../../data/structured-data/rich-results.ts';
import { collectSubjects, type MarkedUp } from './rich-results.ts';
import { listValidatorItems, type ValidatorItem } from './validator-items.ts';

/** One fault in the fields of a rich result. */
export interface FieldFault {
  /** `Type.field`, or `Type.one / other` when either would do. */
  readonly field: string;
  readonly fault: 'missing' | 'invalid';
  readonly level: 'required' | 'recommended';
}

const WRONG = /Invalid type for attribute "([^"]+)"/g;
/** Whether only an optional field is missing. */
const isOptional = (message: string): boolean => message.includes('(optional)') && message.search(WRONG) === -1;

const LACKING = /\bmissing\b|attributes is required/i;

const toFieldFault = ({ issueMessage, severity, path, fieldNames }: Issue): FieldFault => {
  const message = String(issueMessage);
  const wrong = [...message.matchAll(WRONG)].map(([, field = '']) => field);
  const fields = wrong.length > 0 ? wrong : fieldNames;
  return {
    field: `${path.at(-1)?.type ?? ''}.${fields.join(' / ')}`,
    fault: wrong.length === 0 && LACKING.test(message) ? 'missing' : 'invalid',
    level: severity === 'ERROR' ? 'required' : 'recommended',
  };
};

const correctFault = (one: FieldFault): readonly FieldFault[] => {
  const truth = CORRECTIONS.find(({ field, fault }) => field === one.field && fault === one.fault)?.truth;
  if (truth === undefined) return [one];
  return truth === 'fine' ? [] : [{ ...one, level: truth }];
};

/** The parents of a field: `A.b` of `A.b.c`, then `A`. */
const listHolders = (field: string): readonly string[] =>
  field.split('.').map((_, index, parts) => parts.slice(0, -1 - index).join('.'));

/** Leaves out faults within a field that is missing as a whole. */
const withoutParts = (faults: readonly FieldFault[]): readonly FieldFault[] => {
  const missing = new Set(faults.filter(({ fault }) => fault === 'missing').map(({ field }) => field));
  return faults.filter(({ field }) => !listHolders(field).some((holder) => missing.has(holder)));
};

const groupByType = (items: readonly ValidatorItem[]): Readonly<Record<string, readonly ValidatorItem[]>> =>
  Object.groupBy(items, (item) => String(item['@type'])) as Record<string, readonly ValidatorItem[]>;

/**
 * Faults in the fields of Product, Offer, Recipe, JobPosting, VideoObject, Organization, BreadcrumbList, Review and
 * AggregateRating, by Google's documentation as the validator implements it, with our corrections. The validator's own
 * messages are not passed on.
 */
export const findRichResultFaults = async (data: MarkedUp): Promise<readonly FieldFault[]> => {
  const items = listValidatorItems(collectSubjects(data));
  const issues = await new Validator(null).validate({ jsonld: groupByType(items) });
  const faults = issues
    .filter(({ issueMessage }) => !isOptional(String(issueMessage)))
    .flatMap((issue) => correctFault(toFieldFault(issue)));
  const unique = [...new Map(faults.map((one) => [JSON.stringify(one), one])).values()];
  return withoutParts(unique);
};
