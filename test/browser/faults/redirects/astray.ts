import { file, redirect, text } from '../../../world/answers.ts';
import type { Answer, Handler, Site, Visit } from '../../../world/site.ts';
import { DIRECTORY, type Fetched, REGISTRY, RESOLVER, SERVICE } from './fetched.ts';
import { LEADING, type Leading, thereAt } from './leading.ts';
import { ELSEWHERE, ledHalfway, ledTo, onwards, textAt } from './led.ts';
import { answerTo, CAA, questionOf } from './resolver.ts';

/** A world in which all that a scan fetches leads away: the sites, and who is asked about them. */
export interface Astray {
  readonly sites: readonly Site[];
  /** Requests that were answered with the redirect of something fetched for a site, then with one halfway. */
  ledFrom(leading: Leading, fetched: Fetched): readonly Address[];
}

/** A request as a ledger tells it. */
export interface Address {
  readonly host: string;
  /** Path and query. */
  readonly path: string;
}

/** Each of the sites leads on who asks for this, too: without a scan, for a request that follows. */
export const CONTROL = 'controle';

/** What all handlers share. */
interface Way {
  /** A folder of which every read shows. */
  readonly files: string;
  /** Writes down that a request was answered with a redirect. */
  note(leading: Leading, fetched: Fetched, location: Address): void;
}

const OPEN = { 'access-control-allow-origin': '*' };
const addressOf = ({ host, path, query }: Visit): Address => ({ host, path: path + query });

/** What a tab asks for itself: that is shown, and leads nowhere. Over plain http browsers do not tell. */
const isTab = ({ headers }: Visit): boolean =>
  headers['sec-fetch-mode'] === 'navigate' || !['empty', undefined].includes(headers['sec-fetch-dest']);

/** Answers with the redirect of what was fetched for a site; null where the site has none like it. */
const lead = (
  { files, note }: Way,
  visit: Visit,
  isIt: (leading: Leading, fetched: Fetched) => boolean,
): Answer | null => {
  for (const leading of LEADING) {
    const fetched = leading.fetched.find((one) => isIt(leading, one));
    if (fetched === undefined) continue;
    note(leading, fetched, addressOf(visit));
    const halfway = ledHalfway(visit.path);
    const next = halfway === null ? leading.led.to({ id: fetched.id, host: visit.host }, files) : onwards(halfway);
    return redirect(302, next, OPEN);
  }
  return null;
};

const byAddress = (way: Way, visit: Visit): Answer | null => {
  const requested = `${visit.scheme}://${visit.host}${visit.path}${visit.query}`;
  return lead(way, visit, ({ host }, { address }) => address?.(host) === requested);
};
const byId = (way: Way, visit: Visit, from: { readonly id: string; readonly site: string }): Answer | null =>
  lead(way, visit, ({ host }, { id }) => host === from.site && id === from.id);

/** What is led to, and what lies on the way there. */
const led = (way: Way, visit: Visit): Answer => {
  const halfway = ledHalfway(visit.path);
  if (halfway === CONTROL) return redirect(302, onwards(halfway), OPEN);
  const onward =
    halfway === null ? null : lead(way, visit, (leading, { id }) => leading.led.id === 'omweg' && id === halfway);
  const id = ledTo(visit.path);
  return onward ?? (id === null ? text('Niets', OPEN, 404) : text(textAt(id), OPEN));
};

const siteOf = (way: Way, leading: Leading): Site => {
  const { host } = leading;
  const there = thereAt(leading);
  return site([host, `www.${host}`, `mta-sts.${host}`], (visit) => {
    if (isTab(visit)) return there[visit.path] ?? text('');
    if (visit.path === `/${CONTROL}`) return redirect(302, leading.led.to({ id: CONTROL, host }, way.files), OPEN);
    return byAddress(way, visit) ?? there[visit.path] ?? led(way, visit);
  });
};

const resolver =
  (way: Way): Handler =>
  (visit) => {
    if (visit.path !== '/dns-query') return led(way, visit);
    const question = questionOf(visit);
    const away = question.type === CAA ? byId(way, visit, { id: 'resolver', site: question.name }) : null;
    return away ?? file('application/dns-message', answerTo(question), OPEN);
  };

const service =
  (way: Way): Handler =>
  (visit) => {
    const about = visit.method === 'POST' ? URL.parse(JSON.parse(String(visit.body)).url)?.hostname : undefined;
    return byId(way, visit, { id: 'dienst', site: about ?? '' }) ?? led(way, visit);
  };

const site = (hosts: readonly string[], handler: Handler): Site => ({
  hosts,
  http: handler,
  https: handler,
  zones: [],
  registrations: [],
});

/** `files` is a folder of which every read shows. */
export const astrayWorld = (files: string): Astray => {
  const noted: { readonly leading: Leading; readonly fetched: Fetched; readonly place: Address }[] = [];
  const way: Way = {
    files,
    note: (leading, fetched, location) => void noted.push({ leading, fetched, place: location }),
  };
  return {
    sites: [
      ...LEADING.map((leading) => siteOf(way, leading)),
      site([REGISTRY, DIRECTORY], (visit) => byAddress(way, visit) ?? led(way, visit)),
      site([RESOLVER], resolver(way)),
      site([SERVICE], service(way)),
      site([ELSEWHERE], (visit) => led(way, visit)),
    ],
    ledFrom: (leading, fetched) =>
      noted.flatMap((one) => (one.leading === leading && one.fetched === fetched ? [one.place] : [])),
  };
};
