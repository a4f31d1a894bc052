import type { AnyCheck } from '../check.ts';
import { CHECKS } from '../checks/index.ts';
import { type Args, type Locale, PILLARS, type Pillar, type Verdict } from '../model.ts';
import { findRepairs } from '../repairs/repairs.ts';
import type { Platform, Site } from '../repairs/shape.ts';
import { CREDIT, computePoints } from '../score.ts';
import { checkPageWords } from '../words/check-pages.ts';
import { commonWords } from '../words/common.ts';
import { checks as en } from '../words/en/checks.ts';
import { formatPoints } from '../words/format.ts';
import { checks as nl } from '../words/nl/checks.ts';
import { PLATFORM_NAMES } from '../words/platforms.ts';
import type { CheckWords, Sentence } from '../words/shape.ts';

/** One conclusion of a check, in the reader's words. */
export interface CatalogueConclusion {
  readonly code: string;
  readonly verdict: Verdict;
  readonly outcome: string;
  readonly sentence: string;
  /** Points as the reader writes them; empty when it costs nothing. */
  readonly costs: string;
  /** The limit it sets on its pillar, and on the total; empty for none. */
  readonly cap: string;
}

/** Everything that a page shows about one check. */
export interface CatalogueCheck {
  readonly id: string;
  readonly pillar: Pillar;
  readonly title: string;
  readonly why: string;
  readonly who: string;
  readonly source: string;
  readonly weight: number;
  /** The facts it looks at. */
  readonly sees: readonly string[];
  /** Its credit follows a formula, so that the points are those of the ordinary case. */
  readonly byShare: boolean;
  readonly conclusions: readonly CatalogueConclusion[];
  /** How to repair it: in general, then by platform and by what was found, if that differs. */
  readonly fix: string;
  readonly fixes: readonly (readonly [where: string, text: string])[];
  /** The platforms on which code repairs it; a report fills the code in for its site. */
  readonly coded: readonly string[];
}

const WORDS: Readonly<Record<Locale, Readonly<Record<string, CheckWords>>>> = { nl, en };

/** Checks, other than the engine's, whose credit follows a formula. */
export const BY_FORMULA = [
  'ai-search-crawlers-allowed',
  'content-attributed',
  'facts-told',
  'hsts',
  'quotable-content',
  'raw-main-content-coverage',
  'vulnerable-js-libraries',
];

const ANY_SITE: Site = {
  host: 'www.example.nl',
  canonical: 'www.example.nl',
  other: 'example.nl',
  domain: 'example.nl',
  url: 'https://www.example.nl/',
  platforms: [],
  spf: null,
  dmarc: null,
  isDmarcFree: true,
  viewport: null,
  scheme: 'https',
  mail: 'arrives',
  isReported: true,
  expires: '2027-10-01T00:00:00.000Z',
  page: 'https://www.example.nl/',
  isNamed: true,
};

/** Placeholder for anything that a scan would fill in. */
const ELLIPSIS = '…';
const anyArgs: Args = new Proxy({}, { get: () => ELLIPSIS });

const toSentence = (sentence: Sentence | undefined): string => {
  if (sentence === undefined) throw new TypeError('a conclusion without words');
  return typeof sentence === 'string' ? sentence : sentence(anyArgs);
};

const listConclusions = (
  { verdicts, weight }: AnyCheck,
  { says }: CheckWords,
  { locale, budget }: { readonly locale: Locale; readonly budget: number },
): readonly CatalogueConclusion[] =>
  Object.entries(verdicts).map(([code, declared]) => {
    const words = checkPageWords[locale];
    const { verdict, cap = null, total = null } = typeof declared === 'string' ? { verdict: declared } : declared;
    const points = computePoints(weight, CREDIT[verdict], budget);
    return {
      code,
      verdict,
      outcome: commonWords[locale].outcomes[verdict],
      sentence: toSentence(says[code]),
      costs: points === 0 ? '' : formatPoints(locale, points),
      cap: [...(cap === null ? [] : [String(cap)]), ...(total === null ? [] : [`${words.capTotal} ${total}`])].join(
        '; ',
      ),
    };
  });

/** The platforms with a coded repair for any of the check's conclusions, each once. */
const listCoded = ({ id, verdicts }: AnyCheck): readonly string[] => {
  const repairs = Object.keys(verdicts).flatMap((code) => findRepairs(ANY_SITE, { id, code, args: {}, items: [] }));
  return [...new Set(repairs.flatMap(({ platform }) => (platform === null ? [] : [PLATFORM_NAMES[platform]])))];
};

const toCatalogueCheck = (pillar: Pillar, check: AnyCheck, locale: Locale): CatalogueCheck => {
  const words = WORDS[locale][check.id];
  if (words === undefined) throw new TypeError(`${check.id} has no words in ${locale}`);
  const { title, why, fix, fixes = {}, byCode = {}, says } = words;
  return {
    id: check.id,
    pillar,
    title,
    why,
    fix,
    who: commonWords[locale].whoName[check.who],
    source: check.source,
    weight: check.weight,
    sees: [...new Set([...check.needs, ...(check.helps ?? [])])],
    byShare: check.weight > 0 && (check.needs.includes('axe') || BY_FORMULA.includes(check.id)),
    conclusions: listConclusions(check, words, { locale, budget: CHECKS[pillar].budget }),
    coded: listCoded(check),
    fixes: [
      ...Object.entries(fixes).map(([platform, text]) => [PLATFORM_NAMES[platform as Platform], text] as const),
      ...Object.entries(byCode).flatMap(([code, own]) =>
        own?.fix === undefined ? [] : [[toSentence(says[code]).replace(/\.$/, ''), own.fix] as const],
      ),
    ],
  };
};

/** Every check of a pillar, in display order, in one language. */
export const listPillarChecks = (pillar: Pillar, locale: Locale): readonly CatalogueCheck[] =>
  CHECKS[pillar].checks.map((check) => toCatalogueCheck(pillar, check, locale));

const cache = new Map<Locale, readonly CatalogueCheck[]>();

/** Every check of every pillar, in display order, in one language; computed once per language. */
export const checkCatalogue = (locale: Locale): readonly CatalogueCheck[] => {
  const all = cache.get(locale) ?? PILLARS.flatMap((pillar) => listPillarChecks(pillar, locale));
  cache.set(locale, all);
  return all;
};
