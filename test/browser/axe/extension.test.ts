import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Facts, Seen } from '../../../lib/evidence.ts';
import { build } from '../../../scripts/start/build.ts';
import type { Site } from '../../world/site.ts';
import { startWorld, type World } from '../../world/world.ts';
import { readEvidence, tabIdOf, waitForScan } from '../kit/scan.ts';
import { openSession, type Session } from '../kit/session.ts';

const DUTCH =
  'Wij herstellen elke fiets binnen een dag, van stadsfiets tot racefiets. Kom langs in onze werkplaats aan de gracht, ' +
  'of laat uw fiets thuis ophalen. Vooraf hoort u wat het kost, en achteraf krijgt u een half jaar garantie op het werk. ';

const page = (lang: string, body: string): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Fietsen</title></head><body><main><h1>Fietsen</h1>${body}</main></body></html>`;

const PAGES: Readonly<Record<string, string>> = {
  '/engels': page('en-US', `<p>${DUTCH}${DUTCH}</p>`),
  '/tweetalig': page('nl', `<p>${DUTCH}</p><blockquote lang="en"><p>${DUTCH}</p></blockquote>`),
  '/wisselt': page(
    'nl',
    `<p>${DUTCH}</p><div id="wissel"></div>
    <script>
      setInterval(() => { wissel.innerHTML = '<img src="/leeg.png"><p style="color:#ccc">Vaag</p><input name="z">'.repeat(9); },
        Number(location.search.slice(1)));
    </script>`,
  ),
  '/gesloten': page(
    'nl',
    `<div id="dicht"></div><input><details><summary>Meer</summary>Tekst</details>
    <mijn-vinkje tabindex="0" aria-checked="true"></mijn-vinkje>
    <script>
      dicht.attachShadow({ mode: 'closed' }).innerHTML = '<p>Gesloten</p><img src="/leeg.png"><section id="in"></section>';
      const dieper = document.createElement('div');
      dicht.after(dieper);
      const binnen = dieper.attachShadow({ mode: 'closed' });
      binnen.innerHTML = '<div id="diep"></div>';
      binnen.firstChild.attachShadow({ mode: 'closed' }).innerHTML = '<input name="z">';
      customElements.define('mijn-vinkje', class extends HTMLElement {
        constructor() {
          super();
          this._internals = this.attachInternals();
          this._internals.role = 'checkbox';
          this._internals.ariaLabel = 'Akkoord';
        }
      });
    </script>`,
  ),
};

const SITE: Site = {
  hosts: ['hulpmiddel.nl'],
  https: ({ path }) => {
    const body = PAGES[path];
    return { status: body === undefined ? 404 : 200, headers: { 'content-type': 'text/html' }, body: body ?? '' };
  },
};

let world: World;
let session: Session;

beforeAll(async () => {
  const [extension, started] = await Promise.all([build(), startWorld({ sites: [SITE], resolver: false })]);
  world = started;
  session = await openSession({ extension, world });
});
afterAll(async () => {
  await session.close();
  await world.stop();
});

const scan = async (path: string): Promise<Pick<Facts, 'axe' | 'language'>> => {
  const { page: tab } = await session.visit(`https://hulpmiddel.nl${path}`);
  const tabId = await tabIdOf(session, tab);
  await session.press(tab);
  await waitForScan(session, tabId);
  const { axe, language } = (await readEvidence(session, tabId)) as {
    axe: Seen<Facts['axe']>;
    language: Seen<Facts['language']>;
  };
  await tab.close();
  if (!axe.seen || !language.seen) throw new Error(`not looked at: ${JSON.stringify([axe, language]).slice(0, 300)}`);
  return { axe: axe.value, language: language.value };
};

describe('the engine inside the extension', () => {
  let axe: Facts['axe'];
  beforeAll(async () => {
    ({ axe } = await scan('/gesloten'));
  });

  test('inspects closed shadow roots, but not the browser’s own', () => {
    const faulty = axe.rules.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target}`));
    expect(faulty.filter((one) => one.includes(' >>> '))).toEqual([
      'image-alt #dicht >>> img',
      'label body > main > div:nth-of-type(2) >>> #diep >>> input',
    ]);
  });

  test('takes the ElementInternals of custom elements into account', () => {
    expect(axe.internals).toBe(true);
    const faulty = axe.rules.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target}`));
    expect(faulty.filter((one) => one.includes('mijn-vinkje'))).toEqual([]);
  });

  test.each([5, 150])(
    'says of no rule that it passed while the page replaces what is at fault each %i ms',
    async (ms) => {
      const { axe: found } = await scan(`/wisselt?${ms}`);
      const rules = found.rules.filter(({ id }) => ['image-alt', 'color-contrast', 'label'].includes(id));
      expect(
        rules.map(({ id, violating, ran }) => (violating > 0 || ran === 'changed' ? id : null)).toSorted(),
      ).toEqual(['color-contrast', 'image-alt', 'label']);
      // A rule that examines the page itself is not in doubt.
      expect(found.rules.find(({ id }) => id === 'document-title')).toMatchObject({ passing: 1, ran: 'whole' });
    },
  );

  test('gets the language of the text from the browser', { tags: ['full'] }, async () => {
    const { language } = await scan('/engels');
    expect(language).toMatchObject([{ declared: 'en-us', reliable: true, detected: [{ language: 'nl' }] }]);
    expect(language[0]?.letters).toBeGreaterThan(199);
  });

  test('detects the language of differently marked parts separately', async () => {
    const { language } = await scan('/tweetalig');
    expect(language.map(({ declared, detected }) => [declared, detected[0]?.language])).toEqual([
      ['nl', 'nl'],
      ['en', 'nl'],
    ]);
  });
});
