import { seo } from '../../../lib/checks/seo/index.ts';
import { collectFact } from '../../../lib/collect/collect-fact.ts';
import { COLLECTORS } from '../../../lib/collect/index.ts';
import { NotObservable, type Reach } from '../../../lib/collect/network/reach.ts';
import type { Evidence, FactName } from '../../../lib/evidence.ts';
import type { Page } from '../../../lib/facts/page.ts';
import { judgePillar } from '../../../lib/judge.ts';
import type { Finding, Target } from '../../../lib/model.ts';
import { needsOf } from '../../../lib/scan.ts';
import { fakeReach, target } from '../../kit/reach.ts';
import type { InPage } from '../kit/in-page.ts';
import { HOST, type Site } from './good-site.ts';

/** Pages that a browser already read for an earlier site: most of one fault's site is the good one's. */
const known = new Map<string, Promise<unknown>>();

const once = <T>(key: string, read: () => Promise<T>): Promise<T> => {
  const found = (known.get(key) as Promise<T> | undefined) ?? read();
  known.set(key, found);
  return found;
};

/** The world of one site: its answers from a table, its pages read and parsed by a real browser. */
const reachOf = (site: Site, browser: InPage): Reach => {
  const { status, redirected = false } = site;
  const own = { status, redirected, headers: { ...site.headers }, body: site.sent ?? site.html };
  const others = Object.entries(site.answers).map(([path, answer]) => [`${HOST}${path}`, answer] as const);
  const parse: Reach['parse'] = ({ html, url, truncated }) => {
    const ask = `subject.readRaw(${JSON.stringify(html)}, ${JSON.stringify(url)}, ${truncated})`;
    return once(ask, () => browser.run<Page>('', ask));
  };
  return {
    ...fakeReach({}, { ...Object.fromEntries(others), [site.url]: own }),
    page: () =>
      once(`${site.url} ${site.html}`, () =>
        browser.run<Page>(site.html, 'subject.readLive(document)', { url: site.url }),
      ),
    parse,
    parsePart: async (html, part) => (await parse(html))[part],
    trail: async (url) => {
      if (url !== site.twin.asked) throw new NotObservable('denied', url);
      return site.twin;
    },
  };
};

/** What the pillar `seo` finds on a site, by the collectors and checks that ship. */
export const scanSite = async (site: Site, browser: InPage): Promise<readonly Finding[]> => {
  const here: Target = target({ url: site.url });
  const reach = reachOf(site, browser);
  const needed = new Set(needsOf('seo'));
  const names = Object.keys(COLLECTORS).filter((name): name is FactName => needed.has(name as FactName));
  const facts = await Promise.all(names.map(async (name) => [name, await collectFact(name, here, reach)] as const));
  return judgePillar('seo', seo, Object.fromEntries(facts) as unknown as Evidence);
};
