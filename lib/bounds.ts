import * as z from 'zod/mini';

/**
 * What a number may be in what is kept or comes out of a file. Beyond these no scan can have made it, and no view has to
 * show it.
 */

/** The end of 2099, ms since 1970: clocks of computers go no further, and a clock that is wrong often starts at 1970. */
const LAST = Date.UTC(2100, 0, 1) - 1;

/** Ms since 1970, in the years 1970 to 2099. */
export const Moment = z.number().check(z.minimum(0), z.maximum(LAST));

/** Ms between two moments; below zero where a clock was set back meanwhile. */
export const Duration = z.number().check(z.minimum(-LAST), z.maximum(LAST));

export const Percentage = z.int().check(z.minimum(0), z.maximum(100));
export const Share = z.number().check(z.minimum(0), z.maximum(1));

/** 0-10. */
export const Weight = z.number().check(z.minimum(0), z.maximum(10));
/** What one check costs: the dearest under the smallest budget costs less than a hundred. */
export const Points = z.number().check(z.minimum(0), z.maximum(1_000));

/** Checks of one report; there are about half as many. */
export const MAX_FINDINGS = 400;
/** What the checks of a pillar cost together. */
export const PointsTogether = z.number().check(z.minimum(0), z.maximum(1_000 * MAX_FINDINGS));

/** Up to a thousand times what a scan may read. */
export const Bytes = z.number().check(z.minimum(0), z.maximum(1e12));
/** An HTTP status, or 0 where a redirect hides it. */
export const Status = z.int().check(z.minimum(0), z.maximum(999));

/** Frames of one page that are looked into at most, those that lie in the page itself first; the others are counted. */
export const MAX_FRAMES = 10;
/**
 * Frames of one page above which none is looked into: the browser has each of them asked where it stands, and a page with
 * a thousand would get another result on every machine.
 */
export const TOO_MANY_FRAMES = 300;

/** A name by which one thing is told from others, of a check, a conclusion, a version. */
export const Identifier = z.string().check(z.maxLength(100));
