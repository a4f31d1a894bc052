import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseQuestionInPath } from '../../../lib/parse/dns/question-in-path.ts';
import type { ScanState } from '../../../lib/state.ts';
import { sampleOf } from '../../kit/taking-turns.ts';
import { always, html } from '../../world/answers.ts';
import type { LoggedRequest } from '../../world/request-log.ts';
import type { Site } from '../../world/site.ts';
import { exemplary } from '../../world/sites/domains.ts';
import { startWorld, type World } from '../../world/world.ts';
import type { Driven } from '../kit/driven.ts';
import { type Looked, look, openStage, type Stage, useService } from '../service/stage.ts';
import { lookAt, openWith } from './granted.ts';

/** Names of a private network: neither resolver nor registry nor, at contact level C, a scan service receives them. */

const page = (title: string) =>
  html(`<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head><body><main><h1>${title}</h1>
<p>Wie dit leest, zit op hetzelfde netwerk.</p><a href="/verder">Verder</a></main></body></html>`);

const PRIVATE = [
  ...['nas.myhome', 'wiki.intern', 'server.loc', 'jira.bedrijf', 'x.lokal', 'db.consul', 'a.i2p', 'intranet'],
  ...['router.home.arpa', 'db.internal', 'winkel.test', '192.168.1.20'],
];
const PUBLIC_ADDRESS = '45.92.7.60';
const network: Site = {
  hosts: [...PRIVATE, PUBLIC_ADDRESS],
  http: always(page('Binnen')),
  zones: [],
  registrations: [],
};

/** A public name whose records contain private ones. */
const open: Site = {
  hosts: ['lekkend.nl'],
  http: always(page('Buiten')),
  https: always(page('Buiten')),
  zones: [
    exemplary('lekkend.nl', {
      mail: [
        '@ IN MX 10 mx1.mailhuis.nl.',
        '@ IN MX 20 mail.kantoor.intern.',
        '@ IN MX 30 10.0.0.9.',
        '@ IN MX 40 post.',
      ],
      spf: ['@ IN TXT "v=spf1 include:spf.mailhuis.nl include:spf.binnen.lokal a:gateway.myhome -all"'],
      dmarc: ['_dmarc IN TXT "v=DMARC1; p=reject; rua=mailto:a@rapport.bedrijf,mailto:b@mailhuis.nl"'],
    }),
  ],
};
const SITES = [network, open];
const INSIDE = /kantoor|binnen|gateway|rapport\.bedrijf|^_25\._tcp\.(post|10)|^post$|10\.0\.0\.9/;

const hostsIn = (log: readonly LoggedRequest[]): readonly string[] => [...new Set(log.map(({ host }) => host))];
const namesIn = (log: readonly LoggedRequest[]): readonly string[] =>
  log.flatMap(({ path }) => parseQuestionInPath(path ?? '')?.name ?? []);
const domainOf = ({ pillars }: ScanState) => pillars.find(({ id }) => id === 'domein');

describe('in chromium, at contact level C', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage({}, { sites: SITES });
    await useService(stage, 'C');
  });
  afterAll(() => stage.close());

  const scan = async (url: string): Promise<Looked> => {
    stage.service.clearLog();
    stage.world.clearLog();
    const looked = await look(stage.session, url);
    await looked.page.close();
    return looked;
  };

  test.each(sampleOf(PRIVATE, 3))('%s is sent to nobody', async (host) => {
    const { state } = await scan(`http://${host}/`);
    expect(state.phase).toBe('done');
    expect(hostsIn(stage.world.log())).toEqual([host]);
    expect(new Set(state.ledger.map((contact) => contact.host))).toEqual(new Set([host]));
    expect(stage.service.log()).toEqual([]);
    expect(domainOf(state)).toMatchObject({ score: null });
    expect(state.notes.some((note) => note === 'localName' || note === 'ipAddress')).toBe(true);
  });

  test('a public IP address is sent to the scan service only', async () => {
    const { state } = await scan(`http://${PUBLIC_ADDRESS}/`);
    expect(hostsIn(stage.world.log())).toEqual([PUBLIC_ADDRESS]);
    expect(state.ledger.filter(({ purpose }) => purpose === 'dns' || purpose === 'registry')).toEqual([]);
    expect(stage.service.log().length).toBeGreaterThan(0);
  });

  test('a public name is sent to all three, but no private name in its records is', async () => {
    const { state } = await scan('https://lekkend.nl/');
    const names = namesIn(stage.world.log());
    expect(names.length).toBeGreaterThan(20);
    expect(names).toContain('mx1.mailhuis.nl');
    expect(names.filter((name) => INSIDE.test(name))).toEqual([]);
    expect(state.ledger.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['dns', 'registry', 'service']));
    expect(stage.service.log().length).toBeGreaterThan(0);
  });
});

describe('in firefox, at contact level B', () => {
  let world: World;
  let session: Driven;
  beforeAll(async () => {
    world = await startWorld({ sites: SITES });
    session = await openWith('firefox', world, []);
  });
  afterAll(async () => {
    await session.close();
    await world.stop();
  });

  test.each(sampleOf(['nas.myhome', 'wiki.intern', 'router.home.arpa'], 3, 1))('%s is sent to nobody', async (host) => {
    const { state } = await lookAt(session, `http://${host}/`, world.clearLog);
    expect(state.phase).toBe('done');
    expect(hostsIn(world.log()).filter((requested) => requested !== host)).toEqual([]);
    expect(state.ledger.filter(({ purpose }) => purpose === 'dns' || purpose === 'registry')).toEqual([]);
  });

  test('private names in the records of a public one are not sent', async () => {
    await lookAt(session, 'https://lekkend.nl/', world.clearLog);
    const names = namesIn(world.log());
    expect(names).toContain('mx1.mailhuis.nl');
    expect(names.filter((name) => INSIDE.test(name))).toEqual([]);
  });
});
