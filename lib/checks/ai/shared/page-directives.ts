import type { Facts, Seen } from '../../../evidence.ts';
import { type Directive, parseRobotsHeader, parseRobotsMetas } from '../../../parse/site-files/robots-directives.ts';

/** The three places in which a page gives crawlers directives. */
interface DirectiveFacts {
  readonly page: Facts['page'];
  readonly raw: Seen<Facts['raw']>;
  readonly fresh: Seen<Facts['fresh']>;
}

/** Directives of the rendered page, of the raw HTML and of the header, as far as they were seen. */
export const listDirectives = ({ page, raw, fresh }: DirectiveFacts): readonly Directive[] => [
  ...parseRobotsMetas(page.head.metas),
  ...(raw.seen ? parseRobotsMetas(raw.value.head.metas) : []),
  ...(fresh.seen ? parseRobotsHeader(fresh.value.headers['x-robots-tag'] ?? '') : []),
];

/**
 * Why not all three places were seen; `notApplicable` when a fresh visitor gets an error instead of the page; null when
 * they were.
 */
export const findDirectiveBlindness = ({ raw, fresh }: DirectiveFacts) => {
  const blind = [fresh, raw].find(({ seen }) => !seen);
  return blind === undefined || blind.seen ? null : blind.why;
};
