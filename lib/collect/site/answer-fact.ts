import { CHALLENGES } from '../../data/page-kinds/challenges.ts';
import type { Facts } from '../../evidence.ts';
import type { Target } from '../../model.ts';
import { decodeHtml, isHtmlType } from '../../parse/html/html-charset.ts';
import { findBarrier, type Shown } from '../../parse/page-kind/barrier.ts';
import { isSignInAddress } from '../../parse/page-kind/sign-in.ts';
import { type Answer, toReply } from '../network/answer.ts';
import { LedAway } from '../network/follow.ts';
import { NotObservable, type Reach } from '../network/reach.ts';

/** Maximum number of bytes of the page's HTML that are read. */
export const PAGE_CAP = 2 * 1024 * 1024;
/** The markup of an answer, decoded; '' when it is not HTML. */
export const decodeAnswerHtml = ({ headers, body }: Answer): string => {
  const type = headers['content-type'];
  return isHtmlType(type) ? decodeHtml(body, type ?? '') : '';
};

/** The page displayed in the tab, for comparison; null when it cannot be read. */
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
    // The page fact itself reports why it was not read, including an error of ours.
    return null;
  }
};

/** A redirect to another site's sign-in address counts as a sign-in page in front of this page. */
const explain = (error: unknown): unknown =>
  error instanceof LedAway && isSignInAddress(error.next.href) ? new NotObservable('login', error.next.host) : error;

/** The tab's address as a first-time visitor gets it: without credentials, following visible redirects. */
export const visitSite = async ({ url }: Target, reach: Reach): Promise<Answer> => {
  try {
    return await reach.site(url, { purpose: 'page', redirect: 'follow', cap: PAGE_CAP });
  } catch (error) {
    throw explain(error);
  }
};

type Barrier = Facts['answer']['barrier'];

const compareWithTab = async (found: Answer, { url }: Target, reach: Reach): Promise<Barrier> =>
  findBarrier({ ...found, html: decodeAnswerHtml(found) }, { url, shown: await readShown(reach) }, CHALLENGES);

/** Barriers of the answers of each scan: a dozen facts ask about the same answer, whose markup is then searched once. */
const barriers = new WeakMap<Reach, Map<Answer, Promise<Barrier>>>();

/** The barrier in front of the page, determined by comparing an answer with the page in the tab. */
export const findBarrierBefore = (found: Answer, target: Target, reach: Reach): Promise<Barrier> => {
  const known = barriers.get(reach) ?? new Map<Answer, Promise<Barrier>>();
  barriers.set(reach, known);
  const barrier = known.get(found) ?? compareWithTab(found, target, reach);
  known.set(found, barrier);
  return barrier;
};

const lookAtPage = async (target: Target, reach: Reach) => {
  const found = await visitSite(target, reach);
  return { found, barrier: await findBarrierBefore(found, target, reach) };
};

/** The answer to a first-time visitor, whatever it is, and the barrier between that visitor and the page. */
export const collectAnswer = async (target: Target, reach: Reach): Promise<Facts['answer']> => {
  const { found, barrier } = await lookAtPage(target, reach);
  return { ...toReply(found, 'headers'), barrier };
};

/** The answer if it is the page itself. Throws `wall` or `login` when there is a barrier in front of it. */
export const visitPage = async (target: Target, reach: Reach): Promise<Answer> => {
  const { found, barrier } = await lookAtPage(target, reach);
  if (barrier !== null) throw new NotObservable(barrier, target.url);
  return found;
};

/** The same as a fact, without its body. */
export const collectFresh = async (target: Target, reach: Reach): Promise<Facts['fresh']> =>
  toReply(await visitPage(target, reach), 'headers');
