import type { Facts } from '../../evidence.ts';
import type { Target } from '../../model.ts';
import { NotObservable, type Reach } from '../network/reach.ts';
import { visitPage } from './answer-fact.ts';

const LIMIT = 100;

/** Cookies set for a first-time visitor before any consent; visible only with webRequest. */
export const collectSiteCookies = async (target: Target, reach: Reach): Promise<Facts['cookies']> => {
  const { cookies: set, url } = await visitPage(target, reach);
  if (set === null) throw new NotObservable('denied', url);
  return set.slice(0, LIMIT);
};
