import { getDomain } from 'tldts';
import { DEFAULT_PAGES, PARKING_HOSTS, STAND_IN_TEXTS, type StandIn } from '../../data/page-kinds/parking.ts';
import { wordsOf } from '../text/coverage.ts';
import { hostOf, isUnder } from '../url/host-match.ts';
import { otherPages } from '../url/own-address.ts';

/** What of a page tells whether it stands in for a site; the page facts have it. */
export interface StandInFacts {
  readonly document: { readonly url: string };
  readonly head: { readonly titles: readonly string[] };
  readonly links: { readonly list: readonly { readonly href: string | null }[] };
  readonly resources: { readonly list: readonly { readonly url: string | null }[] };
  readonly text: { readonly body: string };
}

/** Words: below `short` the text itself is searched, below `tiny` the page's size is a sign beside another. */
const WORDS = { short: 150, tiny: 60 };

/** Other pages of the site to which a page leads from which on it is part of one, and what it calls soon a part too. */
const PAGES = 3;

const leadsOn = ({ links, document: { url } }: StandInFacts): boolean => {
  const host = hostOf(url);
  return otherPages(links.list, { host, domain: getDomain(host), url }).size >= PAGES;
};

/** What on a page says that it stands in for a site, and as what. */
export interface StandInSign {
  readonly kind: StandIn['kind'];
  readonly text: string;
}

const textSign = (page: StandInFacts): StandInSign | null => {
  const { head, text } = page;
  const isShort = wordsOf(text.body).length < WORDS.short;
  const isPart = leadsOn(page);
  // A cinema has a page of what comes soon, a shop a long one about accounts that are blocked: both are part of a site.
  const mayMean = (kind: (typeof STAND_IN_TEXTS)[number]['kind']): boolean =>
    kind === 'soon' ? isShort && !isPart : isShort || !isPart;
  const found = STAND_IN_TEXTS.filter(({ kind }) => mayMean(kind)).flatMap(({ kind, pattern }) =>
    [...head.titles, ...(isShort ? [text.body] : [])].flatMap((place): readonly StandInSign[] => {
      const said = pattern.exec(place)?.[0];
      return said === undefined ? [] : [{ kind, text: said }];
    }),
  );
  return found[0] ?? null;
};

const hostSign = ({ document, resources }: StandInFacts): StandInSign | null => {
  const found = [document.url, ...resources.list.flatMap(({ url }) => url ?? [])].find((url) =>
    PARKING_HOSTS.some((host) => isUnder(hostOf(url), host)),
  );
  return found === undefined ? null : { kind: 'parked', text: found };
};

/** A server's own page, which explains itself at length and leads nowhere: its title is one sign, what it says the other. */
const ownSign = ({ head, text }: StandInFacts): StandInSign | null => {
  const said = DEFAULT_PAGES.find(
    ({ title, says }) => head.titles.some((one) => title.test(one)) && says.test(text.body),
  );
  return said === undefined ? null : { kind: 'default', text: said.says.exec(text.body)?.[0] ?? '' };
};

/** What on a page says that it stands in for a site: its words, and who serves it. */
export const standInSigns = (page: StandInFacts): readonly StandInSign[] =>
  [textSign(page), ownSign(page), hostSign(page)].filter((sign) => sign !== null);

/** Hardly any text is no sign by itself: many a sign-in page has as little. */
export const hasHardlyText = ({ text }: Pick<StandInFacts, 'text'>): boolean => wordsOf(text.body).length < WORDS.tiny;

/** Two signs: the page stands in for a site. */
export const isStandIn = (page: StandInFacts): boolean => {
  const signs = standInSigns(page).length;
  return signs > 0 && signs + (hasHardlyText(page) ? 1 : 0) >= 2;
};
