import * as z from 'zod/mini';

/**
 * Steps to perform before a page is examined: a short list, by roles and names as in assistive technology (WAI-ARIA, AccName),
 * never by scripts or selectors.
 */

/** Maximum steps of one list, characters of a name and of a text, and of a value that is filled in. */
export const MAX_STEPS = { steps: 20, name: 200, text: 500, value: 2_000 };

/** Roles that a step may refer to: elements that people act on. */
const STEP_ROLES = [
  ...(['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'menuitem', 'option'] as const),
  ...(['textbox', 'searchbox', 'spinbutton', 'combobox', 'listbox'] as const),
] as const;

const Name = z.string().check(z.minLength(1), z.maxLength(MAX_STEPS.name));
const Element = z.strictObject({ role: z.enum(STEP_ROLES), name: Name });
export type StepElement = z.infer<typeof Element>;

/** A literal value, or the name of an environment variable that contains it: on the command line only. */
const StepValue = z.union([
  z.string().check(z.maxLength(MAX_STEPS.value)),
  z.strictObject({ env: z.string().check(z.regex(/^\w{1,100}$/)) }),
]);

const createStepsSchema = <T extends z.ZodMiniType>(value: T) =>
  z
    .array(
      z.union([
        z.strictObject({ go: z.string().check(z.minLength(1), z.maxLength(2_048)) }),
        z.strictObject({ click: Element }),
        z.strictObject({ fill: Element, with: value }),
        z.strictObject({ choose: Element, option: Name }),
        z.strictObject({ wait_for: z.string().check(z.minLength(1), z.maxLength(MAX_STEPS.text)) }),
        z.strictObject({ consent: z.enum(['accept', 'refuse']) }),
      ]),
    )
    .check(z.maxLength(MAX_STEPS.steps));

/** Steps as programs submit them, with literal values. */
export const Steps = createStepsSchema(z.string().check(z.maxLength(MAX_STEPS.value)));
export type Step = z.infer<typeof Steps>[number];

/** Steps in a file. */
export const StepsFile = z.strictObject({ steps: createStepsSchema(StepValue) });
export type StepsFile = z.infer<typeof StepsFile>;

/** Steps before a scan. */
export interface StepsBefore {
  readonly steps: readonly Step[];
  /** Values in them that must not appear anywhere afterwards. */
  readonly secrets: readonly string[];
  /** Hosts on which steps may be performed; null for those of the requested address's site. */
  readonly hosts: readonly string[] | null;
}

/** Every value that is filled in. */
export const listFillValues = (steps: readonly Step[]): readonly string[] =>
  steps.flatMap((step) => ('fill' in step ? [step.with] : []));
