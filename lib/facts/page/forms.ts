import * as z from 'zod/mini';

export const Form = z.object({
  /** Resolved action; the page's own address when absent; null when it cannot be parsed. */
  action: z.nullable(z.string()),
  method: z.enum(['get', 'post', 'dialog']),
  /** Types of its fields, lower case, at most 50. */
  fields: z.array(z.string()),
  selector: z.string(),
});

export const Forms = z.object({
  /** At most 100. */
  list: z.array(Form),
  /**
   * Buttons that send their form to another address or by another method than the form states (`formaction`,
   * `formmethod`), at most 100.
   */
  submitters: z.array(z.pick(Form, { action: true, method: true, selector: true })),
  /** Password fields anywhere, in or outside a form; `visible` ones are rendered. */
  passwordFields: z.number(),
  visiblePasswordFields: z.number(),
});
export type Forms = z.infer<typeof Forms>;
