import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { commonWords } from '../../../../../lib/words/common.ts';
import { decisionWords } from '../../../../../lib/words/report/decision.ts';
import { sitesWords } from '../../../../../lib/words/service/sites.ts';
import { webWords } from '../../../../../lib/words/service/words.ts';
import { findDecisions } from '../../../../../server/features/sites/store/decisions.ts';
import { getSite } from '../../../../../server/features/sites/store/list-sites.ts';
import { listAuditEvents } from '../../../../../server/features/teams/store/audit.ts';
import { createKey, type Scope } from '../../../../../server/features/teams/store/keys.ts';
import { openSession } from '../../../../../server/features/teams/store/sessions.ts';
import { recorded } from '../../../../sites/recorded.ts';
import { listenFor } from '../../../kit/http.ts';
import { serviceForEach } from '../../../kit/scan-service.ts';
import { addFigures, addScan, manySites, newSite } from '../../../kit/sites.ts';
import { HOUR, NOW, storeForAll } from '../../../kit/store.ts';

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);
const words = sitesWords.nl;

/** A user who is signed in with a key of their own team. */
const signedIn = async (scopes?: readonly Scope[], given?: string) => {
  const { base } = await listen();
  const { id: key } = await createKey(
    store(),
    { name: 'x', ...(scopes && { scopes }), ...(given && { team: given }) },
    NOW,
  );
  const team = given ?? key;
  const cookie = `session=${await openSession(store(), key, NOW)}`;
  const get = async (path: string) => {
    const answer = await fetch(base + path, { headers: { Cookie: cookie }, redirect: 'manual' });
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };
  const token = /name="token" value="([^"]+)"/.exec((await get('/')).text)?.[1] ?? '';
  const send = async (path: string, fields: Readonly<Record<string, string>>, headers: HeadersInit = {}) => {
    const body = new URLSearchParams({ token, ...fields });
    const answer = await fetch(base + path, {
      method: 'POST',
      body,
      headers: { Cookie: cookie, ...headers },
      redirect: 'manual',
    });
    return { status: answer.status, text: await answer.text(), to: answer.headers.get('location') ?? '' };
  };
  const upload = async (fields: Readonly<Record<string, string | Blob>>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ token, ...fields })) body.append(name, value);
    const answer = await fetch(`${base}/sites/import`, { method: 'POST', body, headers: { Cookie: cookie } });
    return { status: answer.status, text: await answer.text() };
  };
  return { base, team, get, send, upload, cookie, token };
};

const cells = (html: string): readonly string[] =>
  [...html.matchAll(/<th scope="row" class="name">.*?<bdi>(.*?)<\/bdi>/g)].map(([, name]) => name ?? '');

describe('access to the pages of sites', () => {
  const PATHS = [
    '/sites',
    '/sites/import',
    '/sites/sites.csv',
    '/sites/reports.zip',
    '/sites/x',
    '/sites/x/scans/y',
    '/sites/x/verwijderen',
  ];

  test('leads to the sign-in page without a session', async () => {
    const { base } = await listen();
    for (const path of PATHS) {
      const answer = await fetch(base + path, { redirect: 'manual' });
      expect([path, answer.status, answer.headers.get('location')]).toEqual([
        path,
        303,
        `/aanmelden?na=${encodeURIComponent(path)}`,
      ]);
    }
    expect(await (await fetch(base)).text()).not.toContain('href="/sites"');
  });

  test('is refused without the read scope, and there is no link to it', async () => {
    const { get } = await signedIn(['scan', 'manage']);
    expect((await get('/')).text).not.toContain('href="/sites"');
    for (const path of ['/sites', '/sites/sites.csv', '/sites/reports.zip', '/sites/x']) {
      const { status, text } = await get(path);
      expect([path, status, text.includes(words.needsRead)]).toEqual([path, 403, true]);
    }
  });

  test('is read-only without the manage scope', async () => {
    const { get, send, upload, team } = await signedIn(['read']);
    const id = await newSite(store(), team, 'https://leest.nl/');
    await addScan(store(), team, { url: 'https://leest.nl/', facts: recorded('slecht', 'granted') });
    expect((await get('/')).text).toContain('href="/sites"');
    for (const path of ['/sites', `/sites/${id}`]) expect((await get(path)).text).not.toContain('<form class="add"');
    expect((await get(`/sites/${id}`)).text).not.toMatch(/gegevens"|besluit"|verwijderen"|action="\/scan"/);
    for (const path of ['/sites', `/sites/${id}/gegevens`, `/sites/${id}/besluit`, `/sites/${id}/verwijderen`])
      expect((await send(path, { url: 'a.nl' })).status).toBe(403);
    expect((await upload({ list: 'a.nl' })).status).toBe(403);
    expect((await get('/sites/import')).status).toBe(403);
    expect(await listAuditEvents(store(), team)).toHaveLength(1);
  });
});

test('another team’s site gives 404 on every page and form, without its name', async () => {
  const [own, other] = [await signedIn(), await signedIn()];
  const id = await newSite(store(), own.team, {
    url: 'https://geheim.nl/',
    client: 'Geheime klant',
    tags: ['geheimlabel'],
  });
  const { id: scan, report } = await addScan(store(), own.team, {
    url: 'https://geheim.nl/',
    facts: recorded('slecht', 'granted'),
  });
  const check = report.findings.find(({ outcome }) => outcome === 'fail')?.id ?? '';
  const paths = [
    `/sites/${id}`,
    `/sites/${id}?a=${scan}&b=x`,
    `/sites/${id}/scans/${scan}`,
    `/sites/${id}/verwijderen`,
  ];
  const got = await Promise.all(paths.map((path) => other.get(path)));
  const sent = [
    await other.send(`/sites/${id}/gegevens`, { client: 'Dief' }),
    await other.send(`/sites/${id}/besluit`, { check, kind: 'wrong', reason: 'dief' }),
    await other.send(`/sites/${id}/besluit`, { check, undo: '1' }),
    await other.send(`/sites/${id}/verwijderen`, {}),
  ];
  for (const { status, text } of [...got, ...sent]) expect([status, /geheim/i.test(text)]).toEqual([404, false]);
  for (const path of ['/sites', '/sites?q=geheim', '/sites?tag=geheimlabel', '/sites/sites.csv']) {
    const { text } = await other.get(path);
    expect(text.replaceAll(/value="geheim(?:label)?"|>geheimlabel</g, '').match(/geheim\.nl|Geheime/i)).toBeNull();
  }
  // Another team's scan under a site of one's own.
  const mine = await newSite(store(), other.team, 'https://geheim.nl/');
  expect((await other.get(`/sites/${mine}/scans/${scan}`)).status).toBe(404);
  const compared = await other.get(`/sites/${mine}?a=${scan}&b=${scan}x`);
  expect(compared.text).toContain(words.site.noScan);
  expect(await getSite(store(), { team: own.team, id })).toMatchObject({ client: 'Geheime klant', last: { scan } });
  expect(await findDecisions(store(), { team: own.team, id })).toEqual([]);
});

describe('forms', () => {
  test('with a stale token or from another site change nothing, and keep the input', async () => {
    const { send, upload, team } = await signedIn();
    const stranger = await signedIn();
    const id = await newSite(store(), team, 'https://vast.nl/');
    for (const [fields, headers] of [
      [{ token: '' }, {}],
      [{ token: stranger.token }, {}],
      [{}, { Origin: 'https://elders.nl' }],
    ] as const) {
      const added = await send('/sites', { url: 'nieuw.nl', ...fields }, headers);
      expect([added.status, added.text.includes('value="nieuw.nl"')]).toEqual([403, true]);
      for (const path of [`/sites/${id}/gegevens`, `/sites/${id}/besluit`, `/sites/${id}/verwijderen`])
        expect((await send(path, { client: 'x', ...fields }, headers)).status).toBe(403);
    }
    const pasted = await upload({ list: 'nieuw.nl', token: 'x' });
    expect([pasted.status, pasted.text.includes('>nieuw.nl</textarea>')]).toEqual([403, true]);
    expect((await listAuditEvents(store(), team)).map(({ act }) => act)).toEqual(['siteAdded']);
  });

  test('add a site and open it; an invalid address gives an error beside the field', async () => {
    const { get, send, team } = await signedIn();
    const { status, to } = await send('/sites', { url: 'nieuw.nl' });
    expect([status, to]).toEqual([303, expect.stringMatching(/^\/sites\/[\w-]+\?message=added$/)]);
    expect((await get(to)).text).toContain(words.add.added({ domain: 'nieuw.nl' }));
    expect((await send('/sites', { url: 'https://nieuw.nl/' })).to).toContain('message=known');
    const wrong = await send('/sites', { url: '"><b>' });
    expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining(words.refused.address)]);
    expect(wrong.text).toContain('value="&quot;>&lt;b>"');
    expect((await listAuditEvents(store(), team)).map(({ act }) => act)).toEqual(['siteAdded']);
  });

  test('change a site’s details, and keep the input when it is invalid', async () => {
    const { get, send, team } = await signedIn();
    const id = await newSite(store(), team, 'https://wijzigt.nl/');
    const fields = {
      client: ' Klant ',
      tags: 'a, b,a',
      contacts: 'Jan <j@w.nl>\n0612345678',
      pinned: 'wijzigt.nl/x\n',
    };
    expect((await send(`/sites/${id}/gegevens`, fields)).to).toBe(`/sites/${id}?message=saved`);
    expect(await getSite(store(), { team, id })).toMatchObject({
      ...{ client: 'Klant', tags: ['a', 'b'], pinned: ['https://wijzigt.nl/x'] },
      contacts: [
        { name: 'Jan', reach: 'j@w.nl' },
        { name: '', reach: '0612345678' },
      ],
    });
    expect((await get(`/sites/${id}`)).text).toContain('Jan &lt;j@w.nl>\n&lt;0612345678>');
    const wrong = await send(`/sites/${id}/gegevens`, { ...fields, client: 'Ander', pinned: 'elders.nl' });
    expect([wrong.status, wrong.text.includes(words.refused.pinned), wrong.text.includes('value="Ander"')]).toEqual([
      400,
      true,
      true,
    ]);
    expect(await getSite(store(), { team, id })).toMatchObject({ client: 'Klant' });
  });

  test('remove a site only after a confirmation', async () => {
    const { get, send, team } = await signedIn();
    const id = await newSite(store(), team, 'https://weg.nl/');
    const request = await get(`/sites/${id}/verwijderen`);
    expect(request.text).toContain(words.site.removeTitle({ domain: 'weg.nl' }));
    expect(await getSite(store(), { team, id })).not.toBeNull();
    const { to } = await send(`/sites/${id}/verwijderen`, {});
    expect((await get(to)).text).toContain(words.removed);
    expect(await getSite(store(), { team, id })).toBeNull();
  });

  test('return to the site after a scan', async () => {
    const { send, team } = await signedIn();
    await service().work();
    const id = await newSite(store(), team, 'https://terug.nl/');
    expect((await send('/scan', { url: 'https://terug.nl/', fresh: '1', back: `/sites/${id}` })).to).toBe(
      `/sites/${id}`,
    );
    expect((await getSite(store(), { team, id }))?.last?.source).toBe('service');
    for (const back of ['//elders.nl', 'https://elders.nl', '/sites/../x', '/sites/a/b'])
      expect((await send('/scan', { url: 'https://terug.nl/', back })).to).toBe('/rapport/terug.nl');
  });
});

describe('the table', () => {
  test('is sorted by its headings, filtered, and split into pages', async () => {
    const { get, team } = await signedIn();
    await manySites(store(), team, 130, 260);
    const first = await get('/sites?sort=-total&tag=een');
    expect(cells(first.text)).toHaveLength(100);
    expect(first.text).toContain(words.count({ count: 130 }));
    expect(first.text).toMatch(/aria-sort="descending"><a href="\/sites\?tag=een&amp;sort=total">/);
    const next =
      /<a class="button" href="(\/sites\?[^"]*cursor=[^"]+)"/.exec(first.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const rest = await get(next);
    expect(new Set([...cells(first.text), ...cells(rest.text)]).size).toBe(130);
    expect(cells((await get('/sites?q=s77.nl')).text)).toEqual(['s77.nl']);
    expect((await get('/sites?q=geen-een')).text).toContain(words.noMatch);
    for (const query of ['sort=x', 'cursor=x', `q=${'x'.repeat(300)}`, 'q=a&q=b'])
      expect((await get(`/sites?${query}`)).status).toBe(200);
  });

  test('shows scores, changes and dangers in words and numbers', async () => {
    const { get, team } = await signedIn();
    const id = await newSite(store(), team, 'https://daalt.nl/');
    await addFigures(store(), id, { at: NOW - HOUR, total: 80, scores: { seo: 90 }, danger: 0 });
    await addFigures(store(), id, { total: 72, scores: { seo: 93 }, danger: 2 });
    await newSite(store(), team, 'https://nooit.nl/');
    const { text } = await get('/sites');
    for (const message of [
      words.table.down({ points: 8 }),
      words.table.up({ points: 3 }),
      words.table.dangers({ count: 2 }),
      words.table.never,
    ])
      expect(text).toContain(message);
    expect(text).toContain(`data-label="${commonWords.nl.pillars.seo}"`);
    expect(text).not.toContain('<script');
  });
});

describe('imported names', () => {
  const EVIL = [
    "=cmd|' /C calc'!A1",
    '<img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    '\u202egnp.exe',
    'a\u200bb\ufeffc',
  ];

  test('are escaped on every page, with invisible characters written out', async () => {
    const { get, upload, team } = await signedIn();
    const list = EVIL.map((evil, nth) =>
      [`s${nth}.nl`, evil, evil.replaceAll(',', ''), `${evil} <${evil}>`]
        .map((cell) => `"${cell.replaceAll('"', '""')}"`)
        .join(';'),
    );
    const { text } = await upload({ list: [...list, '<b>fout</b>'].join('\n') });
    expect(text).toContain(words.import.done({ added: 5, known: 0 }));
    expect(text).toContain('&lt;b>fout&lt;/b>');
    const { text: table } = await get('/sites');
    const ids = [...table.matchAll(/href="\/sites\/([\w-]{36})"/g)].map(([, id]) => id);
    const pages = [text, table, ...(await Promise.all(ids.map(async (id) => (await get(`/sites/${id}`)).text)))];
    for (const page of pages) expect(page).not.toMatch(/<img|<script|<b>fout|"><script/);
    expect(table).toContain('[U+202E]gnp.exe');
    expect(table).toContain('a[U+200B]b[U+FEFF]c');
    const csv = (await get('/sites/sites.csv')).text;
    expect(csv).toContain("'=cmd");
    expect((await listAuditEvents(store(), team)).map(({ act, about }) => [act, about])).toEqual([
      ['sitesExported', 'csv 5'],
      ['sitesImported', '5'],
    ]);
  });

  test('are read from a file as from a field, and the input remains when one is wrong', async () => {
    const { get, upload } = await signedIn();
    const file = new Blob(['adres,klant\neen.nl,A\ntwee.nl,B\n'], { type: 'text/csv' });
    expect((await upload({ list: '', file })).text).toContain(words.import.done({ added: 2, known: 0 }));
    const undone = await upload({ list: 'drie.nl\ngeen adres', all_or_nothing: '1' });
    expect(undone.text).toContain(words.import.undone);
    expect(undone.text).toMatch(/>drie\.nl\r?\ngeen adres<\/textarea>/);
    expect(undone.text).toMatch(/checked/);
    expect(cells((await get('/sites')).text)).toEqual(['een.nl', 'twee.nl']);
    expect((await upload({ list: '  ' })).status).toBe(400);
    const long = await upload({ list: 'x.nl\n'.repeat(900_000) });
    expect([long.status, long.text.includes(words.import.tooLong)]).toEqual([413, true]);
  });
});

describe('a site', () => {
  const withScans = async () => {
    const member = await signedIn();
    const id = await newSite(store(), member.team, { url: 'https://verloop.nl/', client: 'Verloop' });
    const old = await addScan(store(), member.team, {
      url: 'https://verloop.nl/',
      at: NOW - 2 * HOUR,
      facts: recorded('goed', 'granted'),
    });
    const last = await addScan(store(), member.team, {
      url: 'https://verloop.nl/',
      at: NOW - HOUR,
      facts: recorded('slecht', 'granted'),
    });
    return { ...member, id, old, last };
  };

  test('shows its history, its scans, a comparison of two, and each full report', async () => {
    const { get, id, old, last } = await withScans();
    const { text } = await get(`/sites/${id}`);
    expect(text.match(/class="trend"/g)).toHaveLength(7);
    expect(text).not.toContain('id="compared"');
    for (const [a, b] of [
      [old.id, last.id],
      [last.id, old.id],
    ]) {
      const compared = (await get(`/sites/${id}?a=${a}&b=${b}`)).text;
      expect(compared).toMatch(/id="compared"/);
      expect(compared).toMatch(/data-change="worse"/);
    }
    expect((await get(`/sites/${id}?a=${old.id}&b=x`)).text).toContain(words.site.notCompared);
    const whole = await get(`/sites/${id}/scans/${last.id}`);
    expect([whole.status, whole.text]).toEqual([200, expect.stringMatching(/id="check-[a-z-]+"/)]);
    expect((await get(`/sites/${id}/scans/x`)).status).toBe(404);
  });

  test('has a path without findings that a decision covers, until their verdict changes', async () => {
    const { get, send, team, id, last } = await withScans();
    const { id: check, code } = last.report.findings.find(({ step }) => step === 'danger') ?? { id: '', code: '' };
    const link = `#check-${check}"`;
    const stepIn = (text: string) => text.split('class="left-out-list"')[0]?.includes(link);
    expect(stepIn((await get(`/sites/${id}`)).text)).toBe(true);
    const none = await send(`/sites/${id}/besluit`, { check, kind: 'intended', reason: ' ' });
    expect([none.status, none.text.includes(decisionWords.nl.noReason)]).toEqual([400, true]);
    const long = await send(`/sites/${id}/besluit`, { check, kind: 'wrong', reason: 'x'.repeat(501) });
    expect([long.status, long.text.includes(`${'x'.repeat(501)}</textarea>`)]).toEqual([400, true]);
    expect((await send(`/sites/${id}/besluit`, { check: 'bestaat-niet', kind: 'wrong', reason: 'x' })).status).toBe(
      404,
    );

    await send(`/sites/${id}/besluit`, { check, kind: 'wrong', reason: '<b>nee</b>' });
    expect(await findDecisions(store(), { team, id })).toEqual([
      { kind: 'wrong', reason: '<b>nee</b>', at: NOW, check, code, rules: last.report.rules },
    ]);
    const after = (await get(`/sites/${id}`)).text;
    expect([stepIn(after), after.includes('&lt;b>nee&lt;/b>')]).toEqual([false, true]);
    expect((await get(`/sites/${id}/scans/${last.id}`)).text).toContain('&lt;b>nee&lt;/b>');
    // The decision carries over to the next scan with the same verdict.
    await addScan(store(), team, { url: 'https://verloop.nl/', facts: recorded('slecht', 'granted') });
    expect(stepIn((await get(`/sites/${id}`)).text)).toBe(false);
    await send(`/sites/${id}/besluit`, { check, undo: '1' });
    expect(stepIn((await get(`/sites/${id}`)).text)).toBe(true);
    expect((await listAuditEvents(store(), team)).filter(({ act }) => act === 'siteChanged')).toHaveLength(2);
  });

  test('is in the zip of all reports, which is refused when there are too many', async () => {
    const { get, base, cookie, team } = await withScans();
    const answer = await fetch(`${base}/sites/reports.zip`, { headers: { Cookie: cookie } });
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${words.zip.file}"`);
    expect(Object.keys(unzipSync(new Uint8Array(await answer.arrayBuffer())))).toEqual(['verloop.nl.html']);
    await manySites(store(), team, 500, 0);
    const refused = await get('/sites/reports.zip');
    expect([refused.status, refused.text.includes(words.tooManyReports)]).toEqual([400, true]);
  });
});

test('pages of sites are neither cached nor indexed', async () => {
  const { get, team } = await signedIn();
  const id = await newSite(store(), team, 'https://stil.nl/');
  for (const path of ['/sites', `/sites/${id}`, '/sites/import', '/sites/sites.csv']) {
    const { headers } = await get(path);
    expect([path, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([path, 'no-store', 'noindex']);
  }
  expect((await get('/sites?lang=en')).text).toContain(sitesWords.en.description);
  expect(webWords.en.signIn.out).not.toBe('');
});
