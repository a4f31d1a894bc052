import type { Facts } from '../../evidence.ts';
import type { Target } from '../../model.ts';
import { isHtmlType } from '../../parse/html/html-charset.ts';
import { NotObservable, type Reach } from '../network/reach.ts';
import { limitToQuota } from '../page-quota.ts';
import { decodeAnswerHtml, visitPage } from './answer-fact.ts';

/** The fresh answer's HTML, parsed by the browser's own parser; not applicable when it is an error or not HTML. */
export const collectRaw = async (target: Target, reach: Reach): Promise<Facts['raw']> => {
  const found = await visitPage(target, reach);
  if (found.status >= 400 || !isHtmlType(found.headers['content-type']))
    throw new NotObservable('notApplicable', found.url);
  const parsed = await reach.parse({ html: decodeAnswerHtml(found), url: found.url, truncated: found.truncated });
  return limitToQuota(parsed, await reach.page().catch(() => null));
};
