import { renameSync, writeFileSync } from 'node:fs';
import { Client } from 'pg';
import type { MailServer } from '../../kit/smtp.ts';
import { openMail } from '../../kit/smtp.ts';

/** A client for the monitoring API. */
export const teamOf = (base: string | null, key: string) => {
  const send = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${base}/api/v1${path}`, {
      method,
      headers: { 'X-GDA-Key': key, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return (text === '' ? null : JSON.parse(text)) as T;
  };
  const next = async (site: string): Promise<number> =>
    Date.parse((await send<{ next: string }>('GET', `/sites/${site}/monitor`)).next);
  return {
    /** Adds a site that is monitored daily; resolves with its id. */
    watch: async (host: string): Promise<string> => {
      const { id } = await send<{ id: string }>('POST', '/sites', { url: `https://${host}/` });
      await send('PUT', `/sites/${id}/monitor`, { cadence: 'daily' });
      return id;
    },
    /** The time at which all of these will have begun their next round. */
    nextOf: async (sites: readonly string[]): Promise<number> => Math.max(...(await Promise.all(sites.map(next)))),
    addSubscriber: (site: string, address: string) => send('POST', '/subscribers', { site, address }),
    addHook: (url: string) => send<{ id: string; secret: string }>('POST', '/webhooks', { url }),
    acts: async () =>
      (await send<{ events: readonly { action: string; about: string }[] }>('GET', '/audit')).events.map(
        ({ action, about }) => `${action} ${about}`,
      ),
  };
};

/** Confirms an address as its owner does: opens the link in the mail, and presses the button. */
export const sayYes = async (base: string | null, mail: MailServer, address: string): Promise<number> => {
  const request = mail.mails.find(({ to }) => to === address);
  const path = /\/meldingen\/aan\?t=[\w-]+/.exec(request === undefined ? '' : openMail(request).text)?.[0] ?? '';
  return (await fetch(`${base}${path}`, { method: 'POST' })).status;
};

/** The clock and names of a world whose processes read them from a file. */
export const movingWorld = (file: string) => {
  const result = { ahead: 0, names: {} as Record<string, readonly string[]> };
  /** Atomically, so that readers always get all of it. */
  const write = (): void => {
    writeFileSync(`${file}.new`, JSON.stringify(result));
    renameSync(`${file}.new`, file);
  };
  write();
  return {
    now: (): number => Date.now() + result.ahead,
    /** Sets every process's clock to a time in ms since 1970. */
    setTo(at: number): void {
      result.ahead = at - Date.now();
      write();
    },
    /** Makes a name resolve to these addresses, or to none. */
    lead(name: string, addresses: readonly string[]): void {
      result.names[name] = addresses;
      write();
    },
  };
};

/** Queries PostgreSQL directly. */
export const askDatabase = async <T>(database: string, query: string, values: readonly unknown[] = []) => {
  const client = new Client({ connectionString: database });
  await client.connect();
  try {
    return (await client.query(query, [...values])).rows as readonly T[];
  } finally {
    await client.end();
  }
};
