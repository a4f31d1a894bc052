import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { isNarrowed } from '../../../kit/inputs.ts';
import {
  ASKERS,
  type Asker,
  type Everything,
  filled,
  keysOfAskers,
  nothing,
  oneOfEverything,
  REPORT,
  SECRETS,
  SENT_ROUTES,
  sentTo,
} from '../../kit/four-askers.ts';
import { listenFor } from '../../kit/http.ts';
import { serviceForEach } from '../../kit/scan-service.ts';
import { storeForAll, TIMEOUT } from '../../kit/store.ts';
import { signedInWith } from '../../kit/web-session.ts';

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);

interface Route {
  readonly method: string;
  readonly path: string;
}

/** Public to everyone who has the link. */
const BY_LINK = ['/gedeeld/*'];
/** Every caller gets the scan they requested, by the tier of the key (docs/scan-api.md); here each requests a page of its own. */
const OPERATION = '/api/gda-scan-api.php';
/** Routes on which other teams may not even learn that something exists. */
const isOfTeam = ({ path }: Route): boolean => /^\/(?:api\/v1|sites|bewaken|team)\b/.test(path);

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Removes what differs in every response without revealing anything: session tokens, requested ids, generated ids and secrets. */
const plain = (text: string, ids: readonly string[]): string =>
  ids
    .reduce((rest, id) => rest.replaceAll(id, '…'), text)
    .replace(/name="token" value="[^"]*"/g, '')
    .replace(
      /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|whsec_[\w+/=-]+|pijler-badge=[\w-]+|\b[a-z]{3}_[0-9a-f]{24}\b/g,
      '…',
    );

/** The text of a response; for a zip, of each of its files. */
const textOf = (bytes: Buffer): string =>
  bytes.subarray(0, 2).toString() === 'PK'
    ? Object.entries(unzipSync(new Uint8Array(bytes)))
        .map(([name, file]) => `${name}\n${Buffer.from(file).toString()}`)
        .join('\n')
    : bytes.toString();

const table = (rows: readonly (readonly string[])[]): string =>
  [['route', ...ASKERS], ASKERS.map(() => '---').concat('---'), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

const TABLE = join(import.meta.dirname, '../../../../docs/who-sees-what.md');

/** A cell that was not tried. */
const NOT_TRIED = '…';

/** The table's rows, with untried cells left out as in `rows`. */
const tried = (lines: readonly string[], rows: readonly (readonly string[])[]): readonly string[] => {
  const cells = new Map(lines.map((line) => line.split('|').map((cell) => cell.trim())).map((row) => [row[1], row]));
  return rows.map(([route = '', ...requested]) => {
    const [, , ...texts] = cells.get(route) ?? [];
    return [route, ...requested.map((cell, at) => (cell === NOT_TRIED ? cell : texts[at]))].join(' | ');
  });
};

const HEAD = `# Who sees what of the service

Every route of the service, from its own table of routes, asked for by nobody, by somebody of another team, by the team with a key that
may not read (\`scan\`, \`batch\`, \`manage\`), and by the team. A number is the status; **data** says that something of the team is in the
answer. What another team is answered about things of this one is, byte for byte, what it is answered about things that are not there.
\`test/server/core/http/four-askers.test.ts\` makes this table, and fails where a route is missing or a cell is wrong.

`;

test(
  'no route returns anything of a team to anyone else',
  async () => {
    const routes: Route[] = [];
    const { base } = await listen({
      onRoute: (route) => void (route.method !== 'HEAD' && routes.push(route)),
      publicUrl: null,
    });
    await service().work();
    const { team, keys } = await keysOfAskers(store());
    const sessions = {
      other: await signedInWith(base, keys.other),
      mayNotRead: await signedInWith(base, keys.mayNotRead),
      own: await signedInWith(base, keys.own),
    };

    const ask = async (
      asker: Asker,
      { method, path }: Route,
      { have, sent }: { readonly have: Everything; readonly sent: Readonly<Record<string, unknown>> },
    ): Promise<Answer> => {
      const query = path === OPERATION ? `?url=vraag-${asker}.nl` : '';
      const isForm = method === 'POST' && !path.startsWith('/api/') && path !== '/mcp';
      const token = asker === 'nobody' ? 'x' : sessions[asker].token;
      const headers: Record<string, string> = { Accept: 'text/html,application/json' };
      if (asker !== 'nobody') Object.assign(headers, { 'X-GDA-Key': keys[asker], Cookie: sessions[asker].cookie });
      if (method === 'POST' || method === 'PATCH' || method === 'PUT')
        headers['Content-Type'] = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
      const hasBody = ['POST', 'PATCH', 'PUT'].includes(method);
      const form = (): string => new URLSearchParams({ ...(sent as Record<string, string>), token }).toString();
      const body = hasBody ? (isForm ? form() : JSON.stringify(sent)) : null;
      const answer = await fetch(base + filled(path, have) + query, { method, headers, body, redirect: 'manual' });
      return { status: answer.status, text: textOf(Buffer.from(await answer.arrayBuffer())) };
    };

    const ofReading = await oneOfEverything(store(), team);
    // Reads come first: a list shows its newest items, and each change gets data of its own. Signing out comes last.
    const rank = ({ method, path }: Route): number => (path === '/afmelden' ? 2 : method === 'GET' ? 0 : 1);
    const rows: string[][] = [];
    const wrong: string[] = [];
    for (const route of routes.toSorted((one, other) => rank(one) - rank(other))) {
      const name = `${route.method} ${route.path}`;
      const row = [`\`${name}\``];
      for (const asker of ASKERS) {
        // Routes that change something get data of their own.
        const isChange = !['GET', 'HEAD', 'OPTIONS'].includes(route.method);
        const isOwnChange = isChange && (asker === 'own' || asker === 'mayNotRead');
        // Making one of everything for each of these takes most of the time: `npm test` leaves them to the full run.
        if (isOwnChange && isNarrowed) {
          row.push(NOT_TRIED);
          continue;
        }
        const have = isOwnChange ? await oneOfEverything(store(), team, ofReading) : ofReading;
        const ids = Object.values(have);
        const answers: Answer[] = [];
        for (const sent of sentTo(name, have)) answers.push(await ask(asker, route, { have, sent }));
        const [{ status } = { status: 0 }] = answers;
        const text = answers.map((answer) => answer.text).join('\n');
        // With rights to change sites and start batches, the response shows those, but no scans.
        const isListed = asker === 'mayNotRead' && isChange && route.path.startsWith('/api/v1/');
        const hidden = isListed ? SECRETS.slice(3) : [...SECRETS, ...ids.filter((id) => id !== have.host)];
        const secret = hidden.filter((one) => text.includes(one) && !filled(route.path, have).includes(one));
        const report = route.path === OPERATION ? [] : REPORT.filter((one) => text.includes(one));
        const lines = [...secret, ...report];
        const mayBe = asker === 'own' || BY_LINK.includes(route.path);
        if (lines.length > 0 && !mayBe) wrong.push(`${name} tells ${asker} (${status}): ${lines.join(', ')}`);
        if (status >= 500) wrong.push(`${name} answers ${asker} with ${status}`);
        if (isOfTeam(route) && asker === 'other') {
          const none = nothing(have);
          for (const [at, sent] of sentTo(name, none).entries()) {
            const unknown = await ask(asker, route, { have: none, sent });
            const [ofTeam, ofNobody] = [answers[at], unknown].map((answer) => [
              answer?.status,
              plain(answer?.text ?? '', [...ids, ...Object.values(none)]),
            ]);
            if (JSON.stringify(ofTeam) !== JSON.stringify(ofNobody))
              wrong.push(`${name} tells ${asker} that it is there: ${ofTeam} against ${ofNobody}`);
          }
        }
        // The query of an address appears on no page, for anyone.
        if (text.includes('KANARIE') && /<html/.test(text)) wrong.push(`${name} shows ${asker} a query`);
        row.push(lines.length > 0 ? `${status} **data**` : String(status));
      }
      rows.push(row);
    }
    // Everything that others tried was about these: none of it may be removed or changed.
    const left = async (path: string): Promise<string> =>
      (await fetch(base + path, { headers: { 'X-GDA-Key': keys.own } })).text();
    const { site, batch, crawl, subscriber, webhook, share, issued } = ofReading;
    expect(await left(`/api/v1/sites/${site}`)).toContain('Geheime klant');
    expect(await left(`/api/v1/sites/${site}/monitor`)).toContain('"weekly"');
    expect(await left(`/api/v1/batches/${batch}`)).toContain('"cancelled_at":null');
    expect(await left(`/api/v1/crawls/${crawl}`)).toContain('"cancelled_at":null');
    expect(await left('/api/v1/subscribers')).toContain(subscriber);
    expect(await left('/api/v1/webhooks')).toContain(webhook);
    expect(await left('/api/v1/shares')).toContain(share);
    const { keys: issuedKeys } = JSON.parse(await left('/api/v1/keys')) as {
      keys: { id: string; revoked_at: unknown }[];
    };
    expect(issuedKeys.find(({ id }) => id === issued)?.revoked_at).toBeNull();
    const names = new Set(routes.map(({ method, path }) => `${method} ${path}`));
    expect(SENT_ROUTES.filter((route) => !names.has(route))).toEqual([]);
    expect(wrong).toEqual([]);
    expect(rows.length).toBeGreaterThan(100);
    // Asset names are digests of their content.
    const named = rows.map(([route = '', ...cells]) => [route.replace(/assets\/[0-9a-f]{16}/g, 'assets/…'), ...cells]);
    const sorted = named.toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1));
    if (isNarrowed) {
      const stored = readFileSync(TABLE, 'utf8').split('\n');
      expect(sorted.map((row) => row.join(' | '))).toEqual(tried(stored, sorted));
      expect(stored.filter((line) => line.startsWith('| `'))).toHaveLength(sorted.length);
    } else await expect(`${HEAD}${table(sorted)}\n`).toMatchFileSnapshot(TABLE);
  },
  TIMEOUT * 5,
);
