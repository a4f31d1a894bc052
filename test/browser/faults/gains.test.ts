import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ScanFailure } from '../../../server/engine/scan-failure.ts';
import { openWorldEngine } from '../../server/kit/world-engine.ts';
import { html } from '../../world/answers.ts';
import type { Site } from '../../world/site.ts';
import { SITES } from '../../world/sites.ts';
import { startWorld, type World } from '../../world/world.ts';
import { grade, openGranted } from '../kit/compare.ts';
import { cheaper, type Grade, gains, gradeByService, untoldGains } from '../kit/gains.ts';
import { at, PLAIN, vijandig } from './hostile-pages.ts';
import { HOSTILE, type HostileHost, plainSites } from './hostile-sites.ts';
import { IN_PAGE, IN_PAGE_PLAIN } from './in-page-sites.ts';
import { FLOODED, PUMPED, pomp, UNPUMPED } from './pumped-site.ts';

/**
 * What a page or a site does to mislead, overload or shut out whoever looks at it lifts no pillar and no total above those of a page
 * with the same content that does not, by whichever way it is scanned. What was not seen is no gain.
 */

const BLOCKED: Site = {
  hosts: ['bezet.nl', 'www.bezet.nl', 'bezet-zonder.nl', 'www.bezet-zonder.nl'],
  https: ({ host }) => {
    const block = !host.includes('zonder')
      ? '<script>setTimeout(() => { for (;;); }, 500)</script>'
      : '<script>void 0;</script>';
    const body = `<h1>Een bezette pagina</h1><p>Zij houdt haar eigen draad bezet.</p><img src="/a.png"><a href="/x"></a>${block}`;
    return html(`<!doctype html><html lang="nl"><head><title>Bezet</title></head><body>${body}</body></html>`, {}, 200);
  },
};

interface Pair {
  readonly name: string;
  readonly hostile: string;
  readonly plain: string;
  /** Pillars that the trick truly improves: a policy that forbids everything is a policy. */
  readonly better?: readonly string[];
  readonly isLarge?: boolean;
  readonly mayTotal?: boolean;
}

/**
 * Pages whose trick is that there is more of them than can be read in time, or at all. What was not seen may leave a pillar higher
 * there, told as open and how low it may be; no total.
 */
const LARGE = ['/groot', '/groot-en-fout', '/lang-en-fout', '/gelijkend'];

/**
 * It leads over http into a private network, as a hotel's network does with every site, and leads robots.txt to another site, which is not
 * asked: what is open is told, and may leave the total higher too.
 */
const LEADS_AWAY = ['leid'];

/** Pages that keep replacing what is tested: how much of it is seen is a matter of time, which is told. */
const REPLACING = ['/woekerend', '/wisselt'];

/** Pages whose trick is a policy that helps visitors too. */
const POLICIES = ['/zandbak', '/niets', 'streng', 'zand', 'meldt'];
const pair = (name: string, hostile: string, plain: string): Pair => ({
  ...{ name, hostile, plain, isLarge: LARGE.includes(name), mayTotal: [...LEADS_AWAY, ...REPLACING].includes(name) },
  // What it forbids is not loaded, so nothing of it is reported as broken.
  ...(POLICIES.includes(name) ? { better: ['beveiliging', 'onderhoud', 'total'] } : {}),
});

const PAIRS: readonly Pair[] = [
  ...Object.entries(PLAIN).map(([path, plain]) => pair(path, at(path), at(plain))),
  ...[
    ...(['bom', 'druppel', 'lus', 'leid'] as const satisfies readonly HostileHost[]),
    ...['dicht', 'meldt', 'zand', 'streng', 'bemoeit', 'luistert', 'werker', 'groot', 'leidt', 'eindeloos'],
  ].map((host) => pair(host, `https://${host}.nl/`, `https://${host}-zonder.nl/`)),
  {
    ...pair('every run of characters', PUMPED, UNPUMPED),
    // A link or label of a whole run is wide enough to hit, and some have a name that a few of its characters are not.
    better: ['toegankelijkheid'],
    isLarge: true,
    mayTotal: true,
  },
  { ...pair('every run of characters, and more than can be read', FLOODED, UNPUMPED), isLarge: true, mayTotal: true },
];
/** Only a scan in our own browser can end these: in a reader's browser the page would hang for good. */
const OF_SERVICE: readonly Pair[] = [
  {
    name: 'a page that blocks its own thread',
    hostile: 'https://bezet.nl/',
    plain: 'https://bezet-zonder.nl/',
    isLarge: true,
  },
];

const ALL: readonly Site[] = [vijandig, BLOCKED, ...HOSTILE, ...plainSites, ...IN_PAGE, ...IN_PAGE_PLAIN, pomp];
const HOSTS = ALL.flatMap(({ hosts }) => hosts);

let world: World;
beforeAll(async () => {
  world = await startWorld({ sites: [...SITES, ...ALL] });
});
afterAll(async () => world?.stop());

/** A way of scanning; `tries`: how often, while a busy machine leaves something out. */
interface Way {
  scan(url: string, tries: number): Promise<Grade>;
  close(): Promise<unknown>;
}

const byBrowser = async (kind: 'chromium' | 'firefox'): Promise<Way> => {
  const session = await openGranted(kind, world, HOSTS);
  const scan = async (url: string, tries: number): Promise<Grade> => {
    const found = await grade(session, url);
    return found.overall === null && tries > 1 ? scan(url, tries - 1) : found;
  };
  return { scan, close: () => session.close() };
};
const byService = async (): Promise<Way> => {
  const engine = await openWorldEngine(world);
  return { scan: (url, tries) => gradeByService(engine, url, tries), close: () => engine.close() };
};
const METHODS = {
  chromium: () => byBrowser('chromium'),
  firefox: () => byBrowser('firefox'),
  service: byService,
} as const;

describe.each(Object.entries(METHODS))(
  'threat: a page raises its own grade by interfering with the scan: %s',
  (way, open) => {
    let scanning: Way;
    beforeAll(async () => {
      scanning = await open();
    });
    afterAll(async () => scanning?.close());

    const known = new Map<string, Promise<Grade>>();
    const plainly = (url: string): Promise<Grade> => {
      const one = known.get(url) ?? scanning.scan(url, 3);
      known.set(url, one);
      return one;
    };

    test.each(way === 'service' ? [...PAIRS, ...OF_SERVICE] : PAIRS)(
      '$name',
      { timeout: 300_000 },
      async ({ hostile, plain, better = [], isLarge = false, mayTotal = false }) => {
        const without = await plainly(plain);
        // Once: whatever is left out of it is no gain either.
        const withIt = await scanning.scan(hostile, 1).catch((error: unknown) => {
          if (isLarge && error instanceof ScanFailure) return null;
          throw error;
        });
        // A scan that comes to nothing lifts nothing.
        if (withIt === null) return;
        expect([without.phase, withIt.phase]).toEqual(['done', 'done']);
        // On a slow machine too little may be seen of a long page for a total, with its trick or without.
        if (!isLarge) expect(without.overall).toBeTypeOf('number');
        // Whatever a page does, it is no error of ours.
        expect(withIt.pillars.filter(({ unseen }) => unseen.some(({ why }) => why === 'fault'))).toEqual([]);
        const found = (isLarge || mayTotal ? untoldGains : gains)(without, withIt, mayTotal);
        const fine = [...better.map((one) => `${one}:`), ...(isLarge ? ['total: null'] : [])];
        const gained = found.filter((gain) => !fine.some((one) => gain.startsWith(one)));
        expect(gained, `${without.overall} → ${withIt.overall}: ${cheaper(without, withIt).join('; ')}`).toEqual([]);
      },
    );
  },
);
