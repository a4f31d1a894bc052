import { CHALLENGES } from '../../data/page-kinds/challenges.ts';
import type { Facts } from '../../evidence.ts';
import type { Target } from '../../model.ts';
import { decodeHtml, isHtmlType } from '../../parse/html/html-charset.ts';
import { findBarrier, type Shown } from '../../parse/page-kind/barrier.ts';
import { isSignInAddress } from '../../parse/page-kind/sign-in.ts';
import { type Answer, toReply } from '../network/answer.ts';
import { LedAway } from '../network/follow.ts';
import { NotObservable, type Reach } from '../network/reach.ts';

/** Bytes of the page's HTML that are read. */
export const PAGE_CAP = 2 * 1024 * 1024;
/** The markup of an answer, decoded; '' when it is no HTML. */
export const decodeAnswerHtml = ({ headers, body }: Answer): string => {
  const type = headers['content-type'];
  return isHtmlType(type) ? decodeHtml(body, type ?? '') : '';
};

/** What the tab shows, for comparison; null where it cannot be read. */
const readShown = async (reach: Reach): Promise<Shown | null> => {
  try {
    const { head, forms, text } = await reach.page();
    return {
      titles: head.titles,
      passwordFields: forms.visiblePasswordFields,
      allPasswordFields: forms.passwordFields,
      text: text.body,
    };
  } catch {
    // Why it was not read, an error of ours too, the page's own fact tells.
    return null;
  }
};

/** A redirect that leads away to where one signs in stands before the page as a sign-in page does. */
const explain = (error: unknown): unknown =>
  error instanceof LedAway && isSignInAddress(error.next.href) ? new NotObservable('login', error.next.host) : error;

/** The tab's address as a first-time visitor gets it: without credentials, redirects followed where they are seen. */
export const visitSite = async ({ url }: Target, reach: Reach): Promise<Answer> => {
  try {
    return await reach.site(url, { purpose: 'page', redirect: 'follow', cap: PAGE_CAP });
  } catch (error) {
    throw explain(error);
  }
};

/** What stands before the page, by what the tab shows beside an answer. */
export const findBarrierBefore = async (
  found: Answer,
  { url }: Target,
  reach: Reach,
): Promise<Facts['answer']['barrier']> =>
  findBarrier({ ...found, html: decodeAnswerHtml(found) }, { url, shown: await readShown(reach) }, CHALLENGES);

const lookAtPage = async (target: Target, reach: Reach) => {
  const found = await visitSite(target, reach);
  return { found, barrier: await findBarrierBefore(found, target, reach) };
};

/** The answer to a first-time visitor, whatever it is, and what stands between that visitor and the page. */
export const collectAnswer = async (target: Target, reach: Reach): Promise<Facts['answer']> => {
  const { found, barrier } = await lookAtPage(target, reach);
  return { ...toReply(found, 'headers'), barrier };
};

/** The answer where it is the page. Throws `wall` or `login` when something stands before it. */
export const visitPage = async (target: Target, reach: Reach): Promise<Answer> => {
  const { found, barrier } = await lookAtPage(target, reach);
  if (barrier !== null) throw new NotObservable(barrier, target.url);
  return found;
};

/** The same as a fact, without its body. */
export const collectFresh = async (target: Target, reach: Reach): Promise<Facts['fresh']> =>
  toReply(await visitPage(target, reach), 'headers');
