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
  /** It says so of the site itself, not of a new menu or of a customer's site. */
  readonly own: boolean;
}

const SENTENCE = /[.!?](?=\s|$)/;
/** Kinds whose words are about nothing but a site. */
const OF_SITES: readonly StandIn['kind'][] = ['parked', 'default'];
const OWN_SITE =
  /\b(?:deze|dit|onze|mijn|de|this|our|my|the|diese|unsere?)\s(?:[\p{L}-]{1,20}\s)?(?:(?:web ?)?(?:site|shop|page|store)|webwinkel|pagina|account|domein(?:naam)?|domain|hostingpakket)\b/iu;
const CUSTOMERS = /\b(?:uw|je|jouw|jullie|your)\s$/i;

/** Finds what a text says of the page's own site; null when it says nothing, or says it of another. */
const findSaid = ({ document }: StandInFacts, source: string, { kind, pattern }: StandIn): StandInSign | null => {
  const found = pattern.exec(source);
  if (found === null) return null;
  const text = found[0].trim();
  const before =
    source
      .slice(Math.max(0, found.index - 40), found.index)
      .split(SENTENCE)
      .at(-1) ?? '';
  if (CUSTOMERS.test(before)) return null;
  // A broker sells other names than that of its own site.
  const names = kind === 'parked' ? text.split(/\s/).flatMap((word) => getDomain(word.toLowerCase()) ?? []) : [];
  if (names.length > 0 && !names.some((name) => document.url.includes(name))) return null;
  return { kind, text, own: OF_SITES.includes(kind) || OWN_SITE.test(before + found[0]) };
};

/** A street, as the place that somebody moved to. */
const TO_STREET = /^ (?:naar|to|nach) (?!(?:\S{1,30} ){0,4}\S*(?:\.[a-z]{2}|site|shop|adres|domein|address|home))/i;

/**
 * Whether a page that says it has moved says where to: it names another site in the same sentence or the next one, and
 * links to it. A practice that moved to another street may name another site further on.
 */
const isNamingAnother = ({ links, document, head, text }: StandInFacts): boolean => {
  const own = getDomain(parseHost(document.url));
  const others = links.list.flatMap(({ href }) => (href === null ? [] : (getDomain(parseHost(href)) ?? [])));
  const sentences = [...head.titles, text.body].join('. ').split(SENTENCE);
  return sentences.some((sentence, index) =>
    STAND_IN_TEXTS.filter(({ kind }) => kind === 'moved').some(({ pattern }) => {
      const found = pattern.exec(sentence);
      if (found === null || TO_STREET.test(sentence.slice(found.index + found[0].length))) return false;
      const said = `${sentence.slice(found.index)}. ${sentences[index + 1] ?? ''}`.toLowerCase();
      return others.some((domain) => domain !== own && said.includes(domain));
    }),
  );
};

/** A title that is hardly more than the page's own domain, as on a domain that is for sale. */
const nameSign = ({ head, document }: StandInFacts): StandInSign | null => {
  const own = getDomain(parseHost(document.url));
  const found = head.titles.find(
    (title) => own !== null && title.toLowerCase().includes(own) && splitWords(title).length <= WORDS.title,
  );
  return found === undefined ? null : { kind: 'parked', text: found, own: true };
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
    STAND_IN_TEXTS.filter(({ kind }) => mayMean(kind)).flatMap((one) =>
      places.flatMap((source) => findSaid(page, source, one) ?? []),
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
  return found === undefined ? null : { kind: 'parked', text: found, own: true };
};

/** A server's default page, which explains itself at length and links nowhere: its title is one sign, its text the other. */
const findOwnSigns = ({ head, text }: StandInFacts): readonly StandInSign[] =>
  DEFAULT_PAGES.flatMap(({ title, says }) => {
    const named = head.titles.find((one) => title.test(one));
    const said = says.exec(text.body)?.[0];
    if (named === undefined || said === undefined) return [];
    return [named, said].map((found): StandInSign => ({ kind: 'default', text: found, own: true }));
  });

/** Signs that a page stands in for a site: its words, and who serves it. */
export const findStandInSigns = (page: StandInFacts): readonly StandInSign[] => [
  ...findTextSigns(page),
  ...findOwnSigns(page),
  ...[findHostSign(page)].filter((sign) => sign !== null),
];

const CONTACT = /(?<!\d)(?:\+|0)\d[\d\s().-]{7,14}\d|\S@[\p{L}\d.-]{1,60}\.\p{L}{2}|\b[1-9]\d{3} ?[A-Z]{2}\b/u;

/** Whether a page tells its visitors how to reach somebody. */
const hasContact = ({ links, text }: StandInFacts): boolean =>
  CONTACT.test(text.body) || links.list.some(({ href }) => /^(?:tel|mailto):/i.test(href ?? ''));

/**
 * Whether these signs of a page are enough: two, or one on a page with hardly any text. A page of few words with contact
 * details may be the whole site of somebody: then the sign has to be about the site itself. Few words are no sign by
 * themselves: many sign-in pages have as few.
 */
export const isSigned = (page: StandInFacts, signs: readonly StandInSign[]): boolean => {
  if (signs.length !== 1) return signs.length > 1;
  return splitWords(page.text.body).length < WORDS.tiny && (signs.some(({ own }) => own) || !hasContact(page));
};

/** Whether a page stands in for a site. */
export const isStandIn = (page: StandInFacts): boolean => isSigned(page, findStandInSigns(page));
