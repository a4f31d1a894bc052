import type { DecisiveState, Finding } from '../model.ts';
import { findSilentPart } from '../silent-part.ts';

/** What is asked of a page over http that https alone ends, once the site has it and leads there. */
const OVER_HTTP: ReadonlySet<string> = new Set(['passwordOnHttp', 'passwordSent', 'postToHttp', 'getToHttp']);

/** The site has no https, or leaves who comes by http there. */
const isWithoutHttps = (findings: readonly Finding[]): boolean =>
  findings.some(({ id }) => id === 'https-available' || id === 'https-redirect');

/** The server gives an error in the place of the site, which search engines are given too: one thing to mend. */
const isFailingToServe = (findings: readonly Finding[]): boolean =>
  findings.some(({ id, code }) => id === 'site-in-service' && code === 'serverError');

/** What these findings, which all cost something, have in common with each other; the check's id where one stands alone. */
export const createCauseFinder = (costly: readonly Finding[]): ((finding: Finding) => string) => {
  const isHttp = isWithoutHttps(costly);
  const isFailing = isFailingToServe(costly);
  return ({ cause, id, code, why, silent }) => {
    // What gave no answer is looked into once, whatever else was to be seen in that answer.
    const part = silent === true && code === null ? findSilentPart(id) : null;
    if (part !== null) return `silent-${part}-${why}`;
    // A form on a page over http sends what is typed over http: there is one thing to do.
    if (isHttp && id === 'insecure-forms' && OVER_HTTP.has(code ?? '')) return 'https';
    if (isFailing && id === 'page-http-status') return 'site-in-service';
    return cause ?? id;
  };
};

const OF_ADMINISTRATION: readonly DecisiveState[] = ['openAdministration', 'administrationLogin'];

/** Conclusions about another page, which this one links to: this one stays a page for visitors. */
const BEHIND_LINK = /^linked/;

/** Whether the page is the administration of something, where no stranger should come. */
export const isAdministrationPage = (findings: readonly Pick<Finding, 'state' | 'code'>[]): boolean =>
  findings.some(
    ({ state, code }) => state !== undefined && OF_ADMINISTRATION.includes(state) && !BEHIND_LINK.test(code ?? ''),
  );

/** Whether a repair would bring search engines, assistants and visitors to the page. */
export const isForVisitors = ({ pillar }: Pick<Finding, 'pillar'>): boolean => pillar === 'seo' || pillar === 'ai';
