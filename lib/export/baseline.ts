import * as z from 'zod/mini';
import { Identifier, Percentage, Share } from '../bounds.ts';
import { DECISION_KINDS, MAX_DECISIONS } from '../decision.ts';
import { formatJson } from './ci-log.ts';

/** The file of known findings: those that a team accepts for now, so that only new or worse ones fail a build. */

const describeSchema = <T extends z.ZodMiniType>(schema: T, description: string): T =>
  schema.check(z.describe(description));

/** Limits: characters of a file, findings in it, and characters of one address or item. */
export const LARGEST_BASELINE = 5_000_000;
const MAX = { findings: 20_000, items: 20, text: 2_048 };

const Text = z.string().check(z.maxLength(MAX.text));

export const KnownFinding = z.looseObject({
  site: z.exactOptional(
    describeSchema(
      Text.check(z.minLength(1)),
      'Host of the site without www; without it, of whatever site is scanned.',
    ),
  ),
  page: z.exactOptional(describeSchema(Text.check(z.startsWith('/')), 'Path of the page; without it, of all pages.')),
  check: describeSchema(Identifier.check(z.minLength(1)), 'Identifier of the check.'),
  code: describeSchema(z.nullable(Identifier), 'The conclusion it reached: another one is not known.'),
  outcome: z.exactOptional(describeSchema(z.enum(['warn', 'fail']), 'How grave that was.')),
  credit: z.exactOptional(describeSchema(Share, 'Share of the weight that it kept: less is worse.')),
  cap: z.exactOptional(describeSchema(Percentage, 'It limited its pillar to this: lower is worse.')),
  total: z.exactOptional(describeSchema(Percentage, 'It limited the total to this: lower is worse.')),
  count: z.exactOptional(
    describeSchema(z.int().check(z.minimum(0)), 'How many there were, where the check counts: more is worse.'),
  ),
  items: z.exactOptional(
    describeSchema(
      z.array(Text).check(z.maxLength(MAX.items)),
      'What was found: another item is new. Without this list any item is known.',
    ),
  ),
  title: z.exactOptional(describeSchema(Text, 'Name of the check, for who reads the file; nothing else reads it.')),
  kind: z.exactOptional(describeSchema(z.enum(DECISION_KINDS), 'Meant to be so (when absent), or a wrong verdict.')),
  reason: describeSchema(z.string().check(z.maxLength(MAX_DECISIONS.reason)), 'Why it is accepted.'),
  by: z.exactOptional(describeSchema(z.string().check(z.maxLength(MAX_DECISIONS.by)), 'By whom.')),
  until: z.exactOptional(describeSchema(z.iso.date(), 'Last day on which it is known (UTC), such as 2027-01-31.')),
  since: z.exactOptional(describeSchema(z.iso.datetime(), 'When it was written down (UTC).')),
});
export type KnownFinding = z.infer<typeof KnownFinding>;

const Baseline = z.looseObject({
  schema: describeSchema(z.literal('pijler/baseline-1'), 'Version of this format.'),
  rules: describeSchema(z.int().check(z.minimum(1)), 'Version of the grading rules that these findings were made by.'),
  known: z.array(KnownFinding).check(z.maxLength(MAX.findings)),
});
/** A file of known findings. */
export type Baseline = z.infer<typeof Baseline>;

/**
 * Why a file is not a file of known findings. `where` is the first place in it that does not fit, such as
 * `known.3.until`; '' when there is none.
 */
export type BaselineFault = 'tooLarge' | 'notJson' | 'notABaseline' | 'otherVersion' | 'damaged';
type BaselineRead =
  | { readonly ok: true; readonly baseline: Baseline }
  | { readonly ok: false; readonly fault: BaselineFault; readonly where: string };

const refuse = (fault: BaselineFault, where = ''): BaselineRead => ({ ok: false, fault, where });

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
};

const readSchemaName = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'schema' in value && typeof value.schema === 'string'
    ? value.schema
    : '';

/** Parses a file of known findings. */
export const readBaseline = (text: string): BaselineRead => {
  if (text.length > LARGEST_BASELINE) return refuse('tooLarge');
  const value = parseJson(text);
  if (value === undefined) return refuse('notJson');
  const schema = readSchemaName(value);
  if (!schema.startsWith('pijler/baseline-')) return refuse('notABaseline');
  if (schema !== 'pijler/baseline-1') return refuse('otherVersion', schema.slice(0, 40));
  const result = Baseline.safeParse(value);
  if (result.success) return { ok: true, baseline: result.data };
  return refuse('damaged', (result.error.issues[0]?.path ?? []).map(String).join('.'));
};

/** Formats a file of known findings as JSON that people can edit and review. */
export const formatBaselineFile = (baseline: Baseline): string => `${formatJson(baseline, 2)}\n`;

/** The format as JSON Schema. */
export const buildBaselineJsonSchema = (): object => ({
  ...z.toJSONSchema(Baseline, { io: 'input' }),
  title: 'Pijler known findings, version 1',
});
