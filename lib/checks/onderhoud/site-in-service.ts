import { defineCheck } from '../../check.ts';
import { PARKING_CHECKED, PARKING_HOSTS, STAND_IN_TEXTS } from '../../data/parking.ts';
import type { Facts, Seen } from '../../evidence.ts';
import { wordsOf } from '../../parse/coverage.ts';
import { hostOf, isUnder } from '../../parse/host-match.ts';
import { otherPages } from '../../parse/own-address.ts';
import { isStale } from '../../parse/table-age.ts';

/** Words: below `short` the text itself is searched, below `tiny` the page's size is a sign beside another. */
const WORDS = { short: 150, tiny: 60 };

/** Other pages of the site to which a page leads from which on it is part of one, and what it calls soon a part too. */
const PAGES = 3;

const leadsOn = ({ links, document: { url } }: Facts['page'], scan: Facts['scan']): boolean =>
  otherPages(links.list, { ...scan, url }).size >= PAGES;

const textSign = (page: Facts['page'], scan: Facts['scan']): string | null => {
  const { head, text } = page;
  const isShort = wordsOf(text.body).length < WORDS.short;
  const isPart = leadsOn(page, scan);
  // A cinema has a page of what comes soon, a shop a long one about accounts that are blocked: both are part of a site.
  const mayMean = (kind: (typeof STAND_IN_TEXTS)[number]['kind']): boolean =>
    kind === 'soon' ? isShort && !isPart : isShort || !isPart;
  const found = STAND_IN_TEXTS.filter(({ kind }) => mayMean(kind)).flatMap(({ pattern }) =>
    [...head.titles, ...(isShort ? [text.body] : [])].flatMap((place) => pattern.exec(place)?.[0] ?? []),
  );
  return found[0] ?? null;
};

const hostSign = ({ document, resources }: Facts['page']): string | null =>
  [document.url, ...resources.list.flatMap(({ url }) => url ?? [])].find((url) =>
    PARKING_HOSTS.some((host) => isUnder(hostOf(url), host)),
  ) ?? null;

const closedSign = (answer: Seen<Facts['answer']>): string | null => {
  if (!answer.seen || answer.value.status !== 503) return null;
  const wait = answer.value.headers['retry-after'];
  return wait === undefined ? null : `503, Retry-After: ${wait}`;
};

export const siteInService = defineCheck({
  id: 'site-in-service',
  weight: 8,
  who: 'hostingpartij',
  source: 'https://developers.google.com/search/docs/crawling-indexing/pause-online-business',
  needs: ['page', 'scan'],
  helps: ['answer'],
  verdicts: { inService: 'pass', doubtful: 'warn', standIn: { verdict: 'fail', cap: 25, step: 'broken', opens: true } },

  judge({ page, scan, answer }) {
    const signs = [textSign(page, scan), hostSign(page), closedSign(answer)].filter((sign) => sign !== null);
    if (signs.length === 0) return { code: 'inService' };

    // Hardly any text is no sign by itself: many a sign-in page has as little.
    const isTiny = wordsOf(page.text.body).length < WORDS.tiny;
    const isStandIn = signs.length + (isTiny ? 1 : 0) >= 2 && !isStale(PARKING_CHECKED, scan.at);
    return { code: isStandIn ? 'standIn' : 'doubtful', items: signs };
  },
});
