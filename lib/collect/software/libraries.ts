import * as z from 'zod/mini';
import type { Facts } from '../../evidence.ts';
import { PageLibrary } from '../../facts/libraries.ts';
import type { Target } from '../../model.ts';
import { NotObservable, type Reach } from '../network/reach.ts';

const LIMIT = 100;

/** Library versions from the page's own world. What does not fit is dropped: a page may say anything there. */
export const libraries = async (_: Target, reach: Reach): Promise<Facts['libraries']> => {
  const told = await reach.libraries();
  if (!Array.isArray(told)) throw new NotObservable('malformed', 'libraries');
  return told.slice(0, LIMIT).flatMap((one) => {
    const parsed = z.safeParse(PageLibrary, one);
    return parsed.success ? [parsed.data] : [];
  });
};
