import { defineCheck, findBlindness, toPlacedItems, toUnseen } from '../../check.ts';
import type { Facts } from '../../evidence.ts';
import { isMailProtection } from '../../parse/page-kind/page-tools.ts';
import { findVisitorBarrier } from '../../parse/page-kind/visitor-barrier.ts';
import { locateLinkTo } from '../../parse/url/locate.ts';

type Sample = Facts['visited']['sample'];
type Visited = { readonly url: string; readonly status: number; readonly challenged: boolean };

/** Refusals that say nothing about whether the page exists. */
const NO_ANSWER = [401, 403, 405, 429, 451, 999];

const listAnswers = (sample: Sample): readonly Visited[] =>
  sample.flatMap(({ url, visit }) => {
    if (!visit.seen) return [];
    const { status, challenged } = visit.value;
    return challenged || NO_ANSWER.includes(status) ? [] : [{ url, status, challenged }];
  });

const isDead = ({ status }: Visited): boolean => status === 404 || status === 410 || status >= 500;

export const internalLinksAlive = defineCheck({
  id: 'internal-links-alive',
  weight: 6,
  who: 'zelf',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  needs: ['visited', 'page'],
  helps: ['answer'],
  verdicts: { alive: 'pass', oneDead: 'warn', dead: { verdict: 'fail', step: 'broken' }, noLinks: 'skip' },

  judge({ visited, page, answer }) {
    const sample = visited.sample.filter(({ url }) => !isMailProtection(url));
    if (sample.length === 0) return { code: 'noLinks' };

    // A visitor redirected to a consent or sign-in page from every address has not seen the page there.
    const barrier = findVisitorBarrier(answer);
    const answers = listAnswers(sample).filter(({ status }) => barrier === null || status !== 0);
    const blind = findBlindness(sample.map(({ visit }) => visit));
    if (answers.length * 2 < sample.length) return toUnseen(blind ?? barrier ?? 'wall');

    const dead = answers.filter(isDead);
    const args = { looked: answers.length, dead: dead.length, fragments: page.markup.deadFragments.length };
    const listed = toPlacedItems(
      [...dead, ...page.markup.deadFragments],
      (one) => (typeof one === 'string' ? one : `${one.status} ${one.url}`),
      (one) => locateLinkTo(page.links.list)(typeof one === 'string' ? one : one.url),
    );
    const found = { args, ...listed, partial: blind };
    if (dead.length === 0) return { code: 'alive', ...found };
    return { code: dead.length === 1 ? 'oneDead' : 'dead', ...found };
  },
});
