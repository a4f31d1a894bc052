import { type Crawler, getTables } from '../../../data/tables.ts';
import type { Facts } from '../../../evidence.ts';
import { createRulings, parseRobots, type RobotsRuling } from '../../../parse/site-files/robots.ts';

export interface Access {
  readonly crawler: Crawler;
  readonly ruling: RobotsRuling;
}

/** 5xx means full disallow until the file is back (RFC 9309 §2.3.1.4): reported once, by `ai-robots-answer`. */
export const isUnavailable = ({ status }: Facts['robots']): boolean => status >= 500;

/** The rules in force: a 4xx means there are none (RFC 9309 §2.3.1.3). */
export const readRules = ({ status, body }: Facts['robots']): string => (status >= 200 && status < 300 ? body : '');

/** Whether the file names this crawler, and not only the wildcard. */
export const isNamed = ({ group, viaWildcard }: RobotsRuling): boolean => group !== null && !viaWildcard;

const findRuling = (ask: (agent: string) => RobotsRuling, { token, follows }: Crawler): RobotsRuling => {
  const own = ask(token);
  if (follows === null || isNamed(own)) return own;
  const other = ask(follows);
  return isNamed(other) ? other : own;
};

/** The ruling of robots.txt on one address for each crawler of our table that `isMeant` selects. */
export const assessAccess = (
  robots: Facts['robots'],
  url: string,
  isMeant: (crawler: Crawler) => boolean,
): readonly Access[] => {
  const parsed = parseRobots(readRules(robots));
  const rulings = createRulings(url);
  const findOwnRuling = (agent: string): RobotsRuling => rulings(parsed, agent);
  return getTables()
    .crawlers.filter(isMeant)
    .map((crawler) => ({ crawler, ruling: findRuling(findOwnRuling, crawler) }));
};

export const isBlocked = ({ ruling }: Access): boolean => !ruling.allowed;

/** A blocked crawler and the deciding line: `PerplexityBot (8: Disallow: /)`. */
export const formatBlocked = ({ crawler, ruling }: Access): string =>
  ruling.line === null ? crawler.token : `${crawler.token} (${ruling.line}: ${ruling.rule ?? ''})`;
