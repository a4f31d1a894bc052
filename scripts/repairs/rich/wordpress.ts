import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findRepairs } from '../../../lib/repairs/repairs.ts';
import type { Fault, Repair } from '../../../lib/repairs/shape.ts';
import { put } from '../../systems/cache.ts';
import { ROOT } from '../../systems/debian-root.ts';
import { startServer } from '../servers.ts';
import { partFor, type StoredTrial } from '../stored.ts';
import { type Answer, answersTo, type Change, changesBetween } from './answers.ts';
import type { Drawer, Page } from './drawn.ts';
import { type RichFault, SEEN_HSTS } from './expected.ts';
import { ALL_AT_ONCE, printRich, RICH_SITE, type RichResult, resultOf } from './rich.ts';
import { addressesFor, filled, type Owner, WP_HOST, WP_SITE } from './wordpress-site.ts';

const fault = (id: string, code: string, items: readonly string[] = [], args: Fault['args'] = {}): Fault => ({
  ...{ id, code, args, items },
});

const isHtml = (text: string): boolean => /^\s*(?:<!doctype|<html)/i.test(text);

/** Sets a header if there was none, or replaces this one value; a response that had another keeps it. */
const header =
  (name: string, value: string | null, seen = '') =>
  ({ what, was, is }: Change): boolean =>
    what === `header ${name}` && (value === null ? is === '' : is === value && was === seen);

/** Where an address starts: an address within another stays as it is. */
const STARTS = new RegExp(`(["' ])http(?=://${WP_HOST}/)`, 'g');

/** Changes addresses only in these tags of a page. */
const secured =
  (tags: RegExp) =>
  ({ what, was, is }: Change): boolean =>
    what === 'body' && isHtml(was) && was.replaceAll(tags, (tag) => tag.replaceAll(STARTS, '$1https')) === is;

/** Changes pages only: without the addition, or with what it replaced, a page is as it was before. */
const inPage =
  (added: RegExp, instead = '') =>
  ({ what, was, is }: Change): boolean =>
    what === 'body' && isHtml(was) && is.replace(added, instead) === was;

const at =
  (...paths: readonly string[]) =>
  ({ address }: Change): boolean =>
    paths.some((path) => address.includes(`${WP_HOST}${path}`));

const either =
  (...all: readonly ((change: Change) => boolean)[]) =>
  (change: Change): boolean =>
    all.some((one) => one(change));

const STYLE = /<style>\n(?:@media \((?:prefers|orientation)|:focus-visible)[^<]*<\/style>\n/;
const ROBOTS = at('/robots.txt');
const PAGE = `https://${WP_HOST}/`;

/** Findings in a scan of the rich WordPress that WordPress itself can repair. */
const FAULTS: readonly RichFault[] = [
  {
    fault: fault('hsts', 'short', [SEEN_HSTS]),
    isMeant: header('strict-transport-security', 'max-age=31536000; includeSubDomains; preload', SEEN_HSTS),
  },
  { fault: fault('content-type-options', 'absent'), isMeant: header('x-content-type-options', 'nosniff') },
  {
    fault: fault('referrer-policy', 'absent'),
    isMeant: header('referrer-policy', 'strict-origin-when-cross-origin'),
  },
  {
    fault: fault('cross-origin-opener', 'absent'),
    isMeant: header('cross-origin-opener-policy', 'same-origin-allow-popups'),
  },
  { fault: fault('obsolete-headers', 'present', ['x-xss-protection: 1']), isMeant: header('x-xss-protection', null) },
  { fault: fault('version-disclosure', 'exact', ['PHP/8.2.7']), isMeant: header('x-powered-by', null) },
  {
    fault: fault('links-direct-and-secure', 'insecure', [`http://${WP_HOST}/brood/`]),
    isMeant: secured(/<a\b[^>]*>/g),
  },
  {
    fault: fault('mixed-content-passive', 'present', [`http://${WP_HOST}/wp-includes/images/blank.gif`]),
    isMeant: secured(/<img\b[^>]*>/g),
  },
  { fault: fault('insecure-forms', 'postToHttp', [`http://${WP_HOST}/zoek/`]), isMeant: secured(/<form\b[^>]*>/g) },
  { fault: fault('page-language', 'violated'), isMeant: inPage(/(<html) lang="(?:nl-NL|en-US|ar)"/, '$1') },
  { fault: fault('title-present', 'absent'), isMeant: inPage(/<title>[^<]*<\/title>\n(?=<\/head>)/) },
  {
    fault: fault('mobile-viewport', 'absent'),
    isMeant: inPage(/<meta name="viewport" content="width=device-width, initial-scale=1">\n/),
  },
  {
    fault: fault('hreflang-valid', 'noDefault'),
    isMeant: inPage(/<link rel="alternate" hreflang="x-default" href="[^"]*">\n/),
  },
  {
    fault: fault('wordpress-exposure', 'open', ['wp/v2/users: 2', 'xmlrpc.php']),
    isMeant: either(
      // Signed-in users must not lose anything.
      (change) => !change.address.includes('(owner)') && at('/wp-json/', '/?rest_route=/wp/v2/users')(change),
      at('/xmlrpc.php'),
      inPage(/$^/),
      ({ what, was, is }) => what === 'body' && isHtml(was) && was.replace(/<link rel="EditURI"[^>]*>\n/, '') === is,
    ),
  },
  { fault: fault('deprecated-browser-features', 'quirks'), isMeant: inPage(/^<!doctype html>\n/) },
  { fault: fault('robots-resources-allowed', 'blocked', [`https://${WP_HOST}/wp-includes/a.css`]), isMeant: ROBOTS },
  { fault: fault('sitemap-found', 'unnamed', [`https://${WP_HOST}/kaart.xml`]), isMeant: ROBOTS },
  {
    fault: fault('sitemap-lists-page', 'absent', [`https://${WP_HOST}/winkels/`]),
    isMeant: at('/wp-sitemap.xml', '/?sitemap=index'),
  },
  { fault: fault('security-txt', 'missing'), isMeant: at('/.well-known/security.txt') },
  { fault: fault('llms-txt-valid', 'webPage'), isMeant: at('/llms.txt') },
  { fault: fault('motion-reduced', 'inconsiderate'), isMeant: inPage(STYLE) },
  { fault: fault('focus-visible', 'unseen'), isMeant: inPage(STYLE) },
  { fault: fault('orientation-lock', 'locked', ['h1 — rotate']), isMeant: inPage(STYLE) },
];

/** These have no visible effect here: the theme already has what they add. */
const IDLE = ['title-present', 'deprecated-browser-features', 'sitemap-found', 'version-disclosure'];

/** Replaces nonces, moments and what else differs in every response. */
const still = (text: string): string =>
  text
    .replaceAll(/\b[0-9a-f]{10}\b/g, 'nonce')
    .replaceAll(/\b1[6-9]\d{8}\b/g, 'moment')
    .replaceAll(/\b\w{3}, \d\d[ -]\w{3}[ -]\d{4} \d\d:\d\d:\d\d GMT/g, 'moment')
    .replaceAll(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d/g, 'moment')
    .replaceAll(/\b\d{1,2}:\d\d(?: [ap]m)?\b/g, 'moment');

const stilled = (answers: ReadonlyMap<string, Answer>): ReadonlyMap<string, Answer> =>
  new Map(
    [...answers].map(([address, { status, headers, body }]) => [
      address,
      {
        status,
        headers: Object.fromEntries(Object.entries(headers).map(([name, values]) => [name, values.map(still)])),
        body: still(body),
      },
    ]),
  );

/** The image that pages load over http, and after the repair over https; a browser may not report what it does not load. */
const IMAGE = `https://${WP_HOST}/wp-includes/images/blank.gif`;

/** A request as it is over https, without its result. */
const securedOf = (request: string): string => request.replace(' http://', ' https://').replace(/ \S+$/, '');

/**
 * What a visitor or the owner may see of a change: the plain page gets the styles of today, a form and a picture use https, and
 * nothing else is drawn, requested or written to the console in another way.
 */
const isSeenBy = (id: string, { what, was, is }: Change): boolean => {
  if (what === 'header requests' && /^(?:mixed-content|links|insecure)/.test(id)) {
    const still = (all: string): string =>
      all
        .split(' | ')
        .filter((one) => securedOf(one) !== `GET ${IMAGE}`)
        .join(' | ');
    return still(was) === still(is);
  }
  return what === 'header console' && is.length < was.length;
};

/** A visitor's pages, and the owner's with the editor. */
const pagesFor = ({ cookie }: Owner): readonly Page[] => [
  ...['/', '/brood/', '/ar/'].map((path) => ({ url: `https://${WP_HOST}${path}` })),
  ...['/', '/wp-admin/', '/wp-admin/post-new.php'].map((path) => ({ url: `https://${WP_HOST}${path}`, cookie })),
];

const PERMALINKS = [
  ['WordPress', '/%postname%/'],
  ['WordPress with plain permalinks', ''],
] as const;

const SITE = { ...RICH_SITE, host: WP_HOST, canonical: WP_HOST, domain: WP_HOST, url: PAGE, page: PAGE };

/** A finding with the plugin that is offered for it, for one form of permalinks. */
interface Part {
  readonly rich: RichFault;
  readonly repair: Repair;
  /** Name under which its result is stored. */
  readonly name: string;
}

const partsOf = (platform: string): readonly Part[] =>
  FAULTS.flatMap((rich) => {
    const repair = findRepairs(SITE, rich.fault).find((one) => one.platform === 'wordpress');
    return repair === undefined ? [] : [{ rich, repair, name: partFor(`rich ${platform} ${rich.fault.id}`, repair) }];
  });

const isDrawn = (address: string): boolean => /^(?:Chromium|Firefox) /.test(address);

type Answers = ReadonlyMap<string, Answer>;

/**
 * Responses of two rounds without anything pasted, and the addresses that differ by themselves: their bodies are not compared.
 */
const steady = (once: Answers, again: Answers): { readonly before: Answers; readonly noisy: readonly string[] } => {
  const noisy = [...again].filter(([address, { body }]) => once.get(address)?.body !== body).map(([one]) => one);
  const restless = new Set(changesBetween(once, again).flatMap(({ address }) => (isDrawn(address) ? [address] : [])));
  const all = [...new Set([...noisy, ...restless])];
  if (all.length > 0) process.stdout.write(`  differs by itself: ${all.join(', ')}\n`);
  return { before: new Map([...again].filter(([address]) => !restless.has(address))), noisy };
};

/** Tries every plugin for the rich WordPress, each alone, before and after, as visitor and as owner. Needs the database. */
export const tryRichWordpress = async (drawer: Drawer | null, stored: StoredTrial): Promise<readonly RichResult[]> => {
  const all = PERMALINKS.map(([platform, permalinks]) => ({ platform, permalinks, parts: partsOf(platform) }));
  const results = all.flatMap(({ parts }) =>
    parts.flatMap(({ name }) => (stored.get(name) as RichResult | undefined) ?? []),
  );
  if (results.length === all.flatMap(({ parts }) => parts).length || stored.isOver()) return results;
  const running = await startServer('wordpress', 'rijk-wordpress', [WP_SITE]);
  const plugins = join(ROOT, `srv/repairs/rijk-wordpress/${WP_HOST}/wp-content/mu-plugins`);
  try {
    for (const { platform, permalinks, parts } of all) {
      if (parts.every(({ name }) => stored.get(name) !== undefined) || stored.isOver()) continue;
      const owner = await filled(permalinks);
      const addresses = addressesFor(owner);
      // Drawn once: what browsers show depends on the pages, not on the form of their addresses.
      const pages = permalinks === '' ? [] : pagesFor(owner);
      const drawn = async () => (await drawer?.draw(running.port, pages)) ?? [];
      const round = async () => stilled(new Map([...(await answersTo(running.port, addresses)), ...(await drawn())]));
      await answersTo(running.port, addresses);
      const { before, noisy } = steady(await round(), await round());
      for (const { rich, repair, name } of parts) {
        if (stored.get(name) !== undefined || stored.isOver()) continue;
        const file = join(plugins, `rijk-${results.length}.php`);
        put(file, repair.snippet);
        const after = await round().catch((error: unknown) => error as Error);
        rmSync(file);
        const isMeant = (change: Change): boolean =>
          (change.what === 'body' && noisy.includes(change.address)) ||
          (isDrawn(change.address) ? isSeenBy(rich.fault.id, change) : rich.isMeant(change));
        const isBare = IDLE.includes(rich.fault.id);
        const result = { ...resultOf({ platform, isBare }, { ...rich, isMeant }, [before, after]), platform };
        stored.put(name, printRich(result));
        results.push(result);
        await wait(200);
      }
    }
  } finally {
    running.end();
  }
  return results;
};

/** Tries every plugin at once, drawn in both browsers as visitor and as owner, before and after. Needs the database. */
export const drawRichWordpress = async (drawer: Drawer): Promise<readonly RichResult[]> => {
  const [[platform, permalinks]] = PERMALINKS;
  const parts = partsOf(platform);
  const running = await startServer('wordpress', 'rijk-wordpress', [WP_SITE]);
  const plugins = join(ROOT, `srv/repairs/rijk-wordpress/${WP_HOST}/wp-content/mu-plugins`);
  try {
    const pages = pagesFor(await filled(permalinks));
    const round = async () => stilled(await drawer.draw(running.port, pages));
    await round();
    const { before } = steady(await round(), await round());
    const front = [...before.values()][0]?.body ?? '';
    if (!front.includes('elke dag')) throw new Error(`WordPress shows no page of the site: ${front.slice(0, 200)}`);
    for (const [index, { repair }] of parts.entries()) put(join(plugins, `rijk-${index}.php`), repair.snippet);
    const after = await round().catch((error: unknown) => error as Error);
    for (const index of parts.keys()) rmSync(join(plugins, `rijk-${index}.php`));
    const isMeant = (change: Change): boolean => parts.some(({ rich }) => isSeenBy(rich.fault.id, change));
    const all = { fault: fault(`${ALL_AT_ONCE} (${parts.length})`, ''), isMeant };
    // A page that no longer loads anything over http proves it: if nothing changed, nothing was pasted.
    return [printRich(resultOf({ platform }, all, [before, after]))];
  } finally {
    running.end();
  }
};
