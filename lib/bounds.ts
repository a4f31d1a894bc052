import * as z from 'zod/mini';

/**
 * Bounds for numbers in stored data or in files. No scan can have produced a number beyond these, and no view has to
 * show one.
 */

/** The end of 2099, ms since 1970: computer clocks go no further, and a clock that is wrong often starts at 1970. */
const LAST = Date.UTC(2100, 0, 1) - 1;

/** Milliseconds since 1970, in the years 1970 to 2099. */
export const Moment = z.number().check(z.minimum(0), z.maximum(LAST));

/** Milliseconds between two moments; negative when a clock was set back meanwhile. */
export const Duration = z.number().check(z.minimum(-LAST), z.maximum(LAST));

export const Percentage = z.int().check(z.minimum(0), z.maximum(100));
export const Share = z.number().check(z.minimum(0), z.maximum(1));

/** 0-10. */
export const Weight = z.number().check(z.minimum(0), z.maximum(10));
/** The points of one check: the most expensive one under the smallest budget costs less than a hundred. */
export const Points = z.number().check(z.minimum(0), z.maximum(1_000));

/** The most checks in one report; there are about half as many. */
export const MAX_FINDINGS = 400;
/** The points of all checks of a pillar together. */
export const PointsTogether = z.number().check(z.minimum(0), z.maximum(1_000 * MAX_FINDINGS));

/** Up to a thousand times what a scan may read. */
export const Bytes = z.number().check(z.minimum(0), z.maximum(1e12));
/** An HTTP status, or 0 when a redirect hides it. */
export const Status = z.int().check(z.minimum(0), z.maximum(999));

/** Frames of one page that are looked into at most, those directly in the page first; the others are only counted. */
export const MAX_FRAMES = 10;
/**
 * Number of frames in a page above which none is looked into: the browser has to query the position of each, and the
 * result for a page with a thousand would differ on every machine.
 */
export const TOO_MANY_FRAMES = 300;

/** An identifier of a check, a conclusion or a version. */
export const Identifier = z.string().check(z.maxLength(100));
