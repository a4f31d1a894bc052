import * as z from 'zod/mini';
import type { Facts } from '../../evidence.ts';
import { PageLibrary } from '../../facts/libraries.ts';
import type { Target } from '../../model.ts';
import { NotObservable, type Reach } from '../network/reach.ts';

const LIMIT = 100;

/** Library versions from the page's own world. Invalid entries are dropped: a page may report anything there. */
export const collectLibraries = async (_: Target, reach: Reach): Promise<Facts['libraries']> => {
  const reported = await reach.libraries();
  if (!Array.isArray(reported)) throw new NotObservable('malformed', 'libraries');
  return reported.slice(0, LIMIT).flatMap((one) => {
    const parsed = z.safeParse(PageLibrary, one);
    return parsed.success ? [parsed.data] : [];
  });
};
