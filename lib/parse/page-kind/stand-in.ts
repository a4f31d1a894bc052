import { getDomain } from 'tldts';
import { DEFAULT_PAGES, PARKING_HOSTS, STAND_IN_TEXTS, type StandIn } from '../../data/page-kinds/parking.ts';
import { splitWords } from '../text/coverage.ts';
import { isUnder, parseHost } from '../url/host-match.ts';
import { listOtherPages } from '../url/own-address.ts';

/** The part of the page facts that shows whether the page stands in for a site. */
interface StandInFacts {
  readonly document: { readonly url: string };
  readonly head: { readonly titles: readonly string[] };
  readonly links: { readonly list: readonly { readonly href: string | null }[] };
  readonly resources: { readonly list: readonly { readonly url: string | null }[] };
  readonly text: { readonly body: string };
}

/**
 * Numbers of words: below `short` the text itself is searched, below `tiny` the page's size is an additional sign, up
 * to `title` a title is a name.
 */
const WORDS = { short: 150, tiny: 60, title: 6 };

/**
 * A page with links to at least this many other pages of the site is part of one; what it announces is then also a part
 * of it.
 */
const PAGES = 3;

const isLeadingOn = ({ links, document: { url } }: StandInFacts): boolean => {
  const host = parseHost(url);
  return listOtherPages(links.list, { host, domain: getDomain(host), url }).size >= PAGES;
};

/** A text that shows that a page stands in for a site, and the kind of stand-in. */
export interface StandInSign {
  readonly kind: StandIn['kind'];
  readonly text: string;
}

/** Whether a page links to another site and names it: only then does a page that says it has moved say where to. */
const isNamingAnother = ({ links, document, text }: StandInFacts): boolean => {
  const own = getDomain(parseHost(document.url));
  const said = text.body.toLowerCase();
  return links.list.some(({ href }) => {
    const domain = href === null ? null : getDomain(parseHost(href));
    return domain !== null && domain !== own && said.includes(domain);
  });
};

/** A title that is hardly more than the page's own domain, as on a domain that is for sale. */
const nameSign = ({ head, document }: StandInFacts): StandInSign | null => {
  const own = getDomain(parseHost(document.url));
  const found = head.titles.find(
    (title) => own !== null && title.toLowerCase().includes(own) && splitWords(title).length <= WORDS.title,
  );
  return found === undefined ? null : { kind: 'parked', text: found };
};

/** Signs in the title and in a short text; both count when they say the same. */
const findTextSigns = (page: StandInFacts): readonly StandInSign[] => {
  const { head, text } = page;
  const isShort = splitWords(text.body).length < WORDS.short;
  const isPart = isLeadingOn(page);
  // A cinema has a page about coming films, a shop a long one about blocked accounts: both are part of a site.
  const mayMean = (kind: StandIn['kind']): boolean => {
    if (kind === 'moved') return isShort && !isPart && isNamingAnother(page);
    return kind === 'soon' ? isShort && !isPart : isShort || !isPart;
  };
  const findSaidSigns = (places: readonly string[]): readonly StandInSign[] =>
    STAND_IN_TEXTS.filter(({ kind }) => mayMean(kind)).flatMap(({ kind, pattern }) =>
      places.flatMap((source) => {
        const said = pattern.exec(source)?.[0].trim();
        return said === undefined ? [] : [{ kind, text: said }];
      }),
    );
  const [titles, body] = [findSaidSigns(head.titles), findSaidSigns(isShort ? [text.body] : [])];
  const [first] = [...titles, ...body];
  if (first === undefined) return [];
  const again = titles.length > 0 && !isPart ? body.find(({ kind }) => kind === first.kind) : undefined;
  const named = first.kind === 'parked' && isShort && !isPart ? nameSign(page) : null;
  return [first, again ?? named].filter((sign) => sign !== null && sign !== undefined);
};

const findHostSign = ({ document, resources }: StandInFacts): StandInSign | null => {
  const found = [document.url, ...resources.list.flatMap(({ url }) => url ?? [])].find((url) =>
    PARKING_HOSTS.some((host) => isUnder(parseHost(url), host)),
  );
  return found === undefined ? null : { kind: 'parked', text: found };
};

/** A server's default page, which explains itself at length and links nowhere: its title is one sign, its text the other. */
const findOwnSigns = ({ head, text }: StandInFacts): readonly StandInSign[] =>
  DEFAULT_PAGES.flatMap(({ title, says }) => {
    const named = head.titles.find((one) => title.test(one));
    const said = says.exec(text.body)?.[0];
    if (named === undefined || said === undefined) return [];
    return [named, said].map((found): StandInSign => ({ kind: 'default', text: found }));
  });

/** Signs that a page stands in for a site: its words, and who serves it. */
export const findStandInSigns = (page: StandInFacts): readonly StandInSign[] => [
  ...findTextSigns(page),
  ...findOwnSigns(page),
  ...[findHostSign(page)].filter((sign) => sign !== null),
];

/** Whether a page has hardly any text. Not a sign by itself: many sign-in pages have as little. */
export const hasHardlyText = ({ text }: Pick<StandInFacts, 'text'>): boolean =>
  splitWords(text.body).length < WORDS.tiny;

/** Whether a page stands in for a site, by at least two signs. */
export const isStandIn = (page: StandInFacts): boolean => {
  const signs = findStandInSigns(page).length;
  return signs > 0 && signs + (hasHardlyText(page) ? 1 : 0) >= 2;
};
