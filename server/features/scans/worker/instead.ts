import type { Store } from '../../../core/store/open-store.ts';
import { nameOf, type Question } from '../model/question.ts';
import { hasJob } from '../store/queued.ts';
import { type Instead, type Recent, recentScan } from '../store/recent-scan.ts';
import type { Answer } from '../store/scans.ts';
import { SCANS } from './queue.ts';

/*
 * One scan, many answers: a scan is of a page, and pillar, language, tier and scheme are read from it. A full scan answers a question
 * about one pillar; a scan by https answers a question by http where it saw http lead there.
 */

const toWhole = (question: Question): Question => ({ ...question, pillar: null });

/** The same page by https; null of a question that is by https, or of another port. */
const toSecured = (question: Question): Question | null => {
  const url = new URL(question.url);
  if (url.protocol !== 'http:' || url.port !== '') return null;
  url.protocol = 'https:';
  return { ...question, url: url.href };
};

/** The names of other questions whose answer holds that of a question. */
export const listInstead = (question: Question): Instead => {
  const byHttps = toSecured(question);
  const both = byHttps === null ? [] : [byHttps, toWhole(byHttps)].map((one) => nameOf(one));
  return { full: question.pillar === null ? null : nameOf(toWhole(question)), byHttps: [...new Set(both)] };
};

/** The recent outcome of a question, out of its own scan or out of one that holds its answer; null where there is none. */
export const findRecentAnswer = (
  store: Pick<Store, 'db'>,
  question: Question,
  how: Omit<Recent, 'instead'>,
): Promise<Answer | null> => recentScan(store, nameOf(question), { ...how, instead: listInstead(question) });

/** The question whose scan is waited for: that of the whole page where one is under way already, else the question itself. */
export const findJoinable = async ({ db }: Pick<Store, 'db'>, question: Question): Promise<Question> =>
  question.pillar !== null && (await hasJob(db, SCANS, nameOf(toWhole(question)))) ? toWhole(question) : question;
