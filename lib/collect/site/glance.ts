import type { Glance } from '../../facts/glance.ts';
import type { Page } from '../../facts/page.ts';
import type { Purpose } from '../../model.ts';
import { parseHreflangElements, parseHreflangHeader } from '../../parse/html/hreflang.ts';
import { listMicrodataProductKeys, listProductKeys } from '../../parse/structured-data/offers.ts';
import { cutText } from '../../parse/text/cut.ts';
import { parseCanonicalElements, parseCanonicalHeader } from '../../parse/url/canonical.ts';
import type { Answer } from '../network/answer.ts';
import type { Reach } from '../network/reach.ts';
import { decodeAnswerHtml } from './answer-fact.ts';
import { requestOwnAnswer } from './own-answer.ts';

/* A glance at another page of the site: one request, from whose answer the head, the first headings and the products are read. */

/** Maximum number of bytes read of a page for its head. */
const CAP = 512 * 1024;
const LIMIT = { metas: 20, canonicals: 5, alternates: 200, title: 300, headings: 3, products: 100 };

type Head = Page['head'];
const NOTHING: Head = { titles: [], metas: [], links: [], strays: [] };

const readHead = async (answer: Answer, reach: Reach): Promise<Head> => {
  const html = answer.status >= 200 && answer.status <= 299 ? decodeAnswerHtml(answer) : '';
  return html === '' ? NOTHING : reach.parsePart({ html, url: answer.url, truncated: answer.truncated }, 'head');
};

const listRobotsMetas = ({ metas }: Head): Glance['robotsMetas'] =>
  metas
    .filter(({ name }) => ['robots', 'googlebot', 'bingbot'].includes(name))
    .slice(0, LIMIT.metas)
    .map(({ name, content }) => ({ name, content }));

/** Robots meta elements of an answer; empty when it is not a page. */
export const readRobotsMetas = async (answer: Answer, reach: Reach): Promise<Glance['robotsMetas']> =>
  listRobotsMetas(await readHead(answer, reach));

const toGlance = (answer: Answer, url: string, head: Head): Glance => {
  const link = answer.headers['link'] ?? '';
  const canonicals = [...parseCanonicalElements(head.links), ...parseCanonicalHeader(link, answer.url)];
  const alternates = [...parseHreflangElements(head.links), ...parseHreflangHeader(link, answer.url)];
  return {
    asked: url,
    status: answer.status,
    redirected: answer.redirected,
    contentType: answer.headers['content-type'] ?? '',
    robotsHeader: answer.headers['x-robots-tag'] ?? '',
    robotsMetas: listRobotsMetas(head),
    title: cutText(head.titles[0] ?? '', LIMIT.title),
    canonicals: canonicals.flatMap(({ href }) => href ?? []).slice(0, LIMIT.canonicals),
    alternates: alternates
      .slice(0, LIMIT.alternates)
      .map(({ code, href, raw }) => ({ hreflang: code, href: href ?? raw })),
  };
};

/** One page of this site, requested once without following redirects, parsed by the browser's own parser. */
export const requestGlance = async (reach: Reach, url: string, purpose: Purpose): Promise<Glance> => {
  const answer = await requestOwnAnswer(reach, url, { purpose, cap: CAP });
  return toGlance(answer, url, await readHead(answer, reach));
};

/**
 * The page that another names as canonical, with its headings and products, from which is decided whether both are
 * about the same thing.
 */
export const requestCanonicalPage = async (reach: Reach, url: string): Promise<Glance> => {
  const answer = await requestOwnAnswer(reach, url, { purpose: 'canonical', cap: CAP });
  const glance = toGlance(answer, url, await readHead(answer, reach));
  const html = answer.status >= 200 && answer.status <= 299 ? decodeAnswerHtml(answer) : '';
  if (html === '') return glance;

  const raw = { html, url: answer.url, truncated: answer.truncated };
  const headings = await reach.parsePart(raw, 'headings');
  const { jsonLd, microdata } = await reach.parsePart(raw, 'structuredData');
  return {
    ...glance,
    headings: listMainHeadings(headings).slice(0, LIMIT.headings),
    products: [...listProductKeys(jsonLd), ...listMicrodataProductKeys(microdata)].slice(0, LIMIT.products),
  };
};

const listMainHeadings = (headings: Page['headings']): readonly string[] =>
  headings.flatMap(({ level, text }) => (level === 1 && text !== '' ? cutText(text, LIMIT.title) : []));
