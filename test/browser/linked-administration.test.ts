import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { html, routes } from '../world/answers.ts';
import type { Site } from '../world/site.ts';
import { startWorld, type World } from '../world/world.ts';
import { grade, openGranted } from './kit/compare.ts';
import type { Driven } from './kit/driven.ts';

/** Administration that a page links to, as a visitor would find it: reported first, in a real browser. */

const page = (body: string): string =>
  `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Kaasboer De Wei</title><meta name="viewport" content="width=device-width"></head><body><main><h1>Kaasboer De Wei</h1><p>Boerenkaas van eigen koeien, te koop aan de boerderij in Woerden.</p>${body}</main></body></html>`;

const ADMIN_HEAD =
  '<meta charset="utf-8"><link rel="stylesheet" href="./themes/pmahomme/css/theme.css?v=5.2.3"><meta name="robots" content="noindex,nofollow">';
const OPEN = `<!doctype html><html lang="en"><head>${ADMIN_HEAD}<title>localhost | phpMyAdmin 5.2.3</title></head><body><nav id="pma_navigation"><a href="index.php?route=/">phpMyAdmin</a></nav><main><h1>localhost</h1><ul id="topmenu"><li><a href="index.php?route=/server/databases">Databases</a></li><li><a href="index.php?route=/server/sql">SQL</a></li><li><a href="index.php?route=/server/privileges">User accounts</a></li></ul><p>Server: Localhost via UNIX socket. Server type: MariaDB. Server version: 11.8.3-MariaDB. User: root@localhost</p></main></body></html>`;
const LOGIN = `<!doctype html><html lang="en"><head>${ADMIN_HEAD}<title>phpMyAdmin</title></head><body><h1>Welcome to phpMyAdmin</h1><form method="post" id="login_form" action="index.php?route=/"><label for="u">Username:</label><input name="pma_username" id="u"><label for="p">Password:</label><input type="password" name="pma_password" id="p"><input type="submit" value="Log in"></form></body></html>`;

const shop = (host: string, admin: string | null): Site => ({
  hosts: [host],
  https: routes(
    {
      '/': () =>
        html(page(admin === null ? '<p><a href="/winkel/">Winkel</a></p>' : '<p><a href="/pma/">Beheer</a></p>')),
      '/winkel/': () => html(page('<p>Elke zaterdag open.</p>')),
      ...(admin === null ? {} : { '/pma/': () => html(admin) }),
    },
    () => html('<title>404</title>', {}, 404),
  ),
  zones: [{ name: host, signing: 'unsigned', records: ['@ IN A 45.92.7.160'] }],
});

const HOSTS = { open: 'kaasopen.nl', login: 'kaaslogin.nl', none: 'kaasgewoon.nl' } as const;

let world: World;
let session: Driven;
beforeAll(async () => {
  world = await startWorld({ sites: [shop(HOSTS.open, OPEN), shop(HOSTS.login, LOGIN), shop(HOSTS.none, null)] });
  session = await openGranted('chromium', world, Object.values(HOSTS));
});
afterAll(async () => {
  await session?.close();
  await world.stop();
});

describe('administration behind a link of the page', () => {
  test.each([
    ['without a password', HOSTS.open, 'openAdministration', 39],
    ['with a login', HOSTS.login, 'administrationLogin', 59],
  ] as const)('%s becomes the page’s state and first step, and limits the total', async (_, host, state, most) => {
    const { states, overall, first, pillars } = await grade(session, `https://${host}/`);
    expect(states?.[0]).toBe(state);
    expect(overall).toBeLessThanOrEqual(most);
    expect(first?.check).toBe('open-administration');
    const found = pillars.flatMap(({ checks = [] }) => checks).find(({ id }) => id === 'open-administration');
    expect(JSON.stringify(found)).toContain('/pma/');
  });

  test('is not guessed at: no administration path is requested where the page links to none', async () => {
    const { states = [] } = await grade(session, `https://${HOSTS.none}/`);
    expect(states.filter((state) => /dministration/.test(state))).toEqual([]);
    const requests = world.log().filter(({ host }) => host === HOSTS.none);
    expect(requests.length).toBeGreaterThan(0);
    expect(requests.filter(({ path }) => /pma|phpmyadmin|adminer|\.git|\.env/i.test(path ?? ''))).toEqual([]);
  });
});
