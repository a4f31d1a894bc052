import * as z from 'zod/mini';

/** Text that is in the document but not on the screen. Only what may address a model or hide a link is stored. */
export const Concealed = z.object({
  /**
   * Pieces that contain one of the trigger words of `lib/data/assistants/model-instructions.ts`: in elements that are
   * hidden by style, in collapsed parts that a script opens, in comments, in alt texts. Cut at 400 characters around the word, at most 30.
   */
  texts: z.array(
    z.object({
      how: z.enum(['hidden', 'offScreen', 'sameColour', 'zeroSize', 'collapsed', 'comment', 'alt']),
      text: z.string(),
    }),
  ),
  /** Runs of at least 8 zero-width or tag-block characters (U+E0000 block), decoded when they are ASCII; at most 10. */
  invisible: z.array(z.string()),
  /** Addresses of links to other sites in elements that are hidden by style, with their text; at most 60. */
  links: z.array(z.object({ url: z.string(), text: z.string() })),
  /** Whether the walk over the styles reached every element. */
  complete: z.boolean(),
});
export type Concealed = z.infer<typeof Concealed>;
