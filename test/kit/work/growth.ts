/**
 * From one length to its double, work may grow this many times as much as from half of it: 2 when it is linear, a little more
 * when something is sorted, 4 when it is quadratic. So work that does not depend on the length plays no part.
 */
const MAX_GROWTH = 2.4;
/** Work that varies with the length, as at the end of a round. */
const SLACK = 200;

/**
 * How work grows with a length, if that is more than linear; null if it is linear. What is not linear at one length is tried
 * again at longer ones, because a reader may stop at a limit, or begin to work at one.
 */
export const growthOf = async (
  workAt: (length: number) => Promise<number>,
  lengths: readonly number[],
): Promise<string | null> => {
  // What is created once and cached is created before anything is counted.
  await workAt(2);
  let text: string | null = null;
  for (const length of lengths) {
    const [half, work, twice] = [await workAt(length / 2), await workAt(length), await workAt(2 * length)];
    // A reader that gives up beyond a limit has less to do there.
    const grown = work > half ? work - half : work / 2;
    if (twice - work <= MAX_GROWTH * grown + SLACK) return null;
    text = `${half}, ${work} and ${twice} at lengths ${length / 2}, ${length} and ${2 * length}`;
  }
  return text;
};
