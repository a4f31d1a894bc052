/** What a fault costs in one store: the rows of “What is lost” in out/docs/reliability.md. */
export interface Loss {
  readonly store: string;
  readonly fault: string;
  readonly lost: string;
  readonly said: string;
  /** Test file that proves it. */
  readonly proof: string;
}

const FULL = 'test/platform/faults/10-12.test.ts';
const WRITES = 'test/platform/faults/each-write.test.ts';
const UPDATE = 'test/platform/faults/07-09.test.ts';
const CLOCK = 'test/platform/faults/10-12.test.ts';

const RULES_UP = 'test/server/features/scans/worker/other-rules.test.ts';
const ORDER = 'test/server/core/store/destructive-order.test.ts';

/** What the extension stores, by its name in the rows: keys of its slots (`slot({ key })`) and databases of the browser. */
export const STORES: Readonly<Record<string, readonly string[]>> = {
  history: ['history'],
  settings: ['settings'],
  decisions: ['decisions'],
  clients: ['branding'],
  counters: ['starts'],
  'partner key': ['secret'],
  'newer tables': ['dataBundle'],
  'list of reports handed in': ['handedIn'],
  'session memory': ['recent', 'restarted', 'serviceWaits', 'withoutSites'],
  'notes of what runs and what is new': ['running', 'newSince'],
};

export const LOSSES: readonly Loss[] = [
  [
    'history',
    'disk full',
    'nothing that was saved but the oldest scan, where the new one takes its place; the new scan where even that is too small',
    'popup, report',
    FULL,
  ],
  ['history', 'write cut off', 'nothing that was saved', 'popup, report', FULL],
  [
    'history',
    'more than 50 scans or 20 MB',
    'the oldest that is not pinned',
    'history page, privacy',
    'test/platform/storage/history-quota.test.ts',
  ],
  ['history', 'clock set back', 'nothing; the order is kept', '–', CLOCK],
  ['history', 'a report from a file finds no room', 'nothing that was saved', 'history page', FULL],
  [
    'history',
    'a removed scan finds no room when it is put back',
    'nothing until the page closes',
    'history page',
    'test/components/history/rows.test.tsx',
  ],
  [
    'settings, decisions, clients',
    'disk full',
    'the change that was made',
    'the form',
    'test/platform/storage/store.test.ts',
  ],
  [
    'settings, decisions, clients, counters',
    'disk full to the last byte while a scan runs',
    'nothing',
    'popup',
    'test/browser/faults/09-12-chromium.test.ts',
  ],
  [
    'settings, decisions, clients',
    'unreadable value',
    'nothing: it is set aside, or left where it is',
    'popup',
    'test/platform/storage/store.test.ts',
  ],
  [
    'history, settings, decisions, partner key',
    'the browser has no room: none, one byte, or a part of a report; in Chromium and in Firefox',
    'nothing that was saved but the oldest scan, where the new one takes its place; else the new scan',
    'popup',
    'test/browser/faults/12-quota.test.ts',
  ],
  ['decisions', 'other rules', 'nothing', '–', 'test/decision.test.ts'],
  [
    'decisions',
    'the finding changed',
    'nothing: listed, to be renewed with one click',
    'report',
    'test/components/report/lapsed.test.tsx',
  ],
  [
    'partner key',
    'no room for another one',
    'nothing: the key before stays',
    'the form',
    'test/platform/storage/secret.test.ts',
  ],
  [
    'newer tables',
    'disk full, or spoiled',
    'nothing that was in use; those of the package count from the next start until a service gives them again',
    'report, which names its tables',
    'test/platform/service/renew-data.test.ts',
  ],
  [
    'list of reports handed in',
    'disk full, or unreadable',
    'nothing: they are offered again, and the service says that it has them',
    'options',
    'test/platform/service/hand-in.test.ts',
  ],
  [
    'notes of what runs and what is new',
    'disk full',
    'that a scan was interrupted, or what is new, is not told',
    '–',
    WRITES,
  ],
  ['count of the hour', 'disk full', 'nothing: counted in memory', 'popup', WRITES],
  ['state of a scan', 'any one write fails', 'nothing', 'where it lasts', WRITES],
  ['session memory', 'full', 'what lets an interrupted scan go on', '–', FULL],
  ['session memory', 'update of the extension', 'nothing: the update waits', '–', UPDATE],
  [
    'session memory',
    'extension restarted or browser closed',
    'results that are not in the history, a key for this session',
    'popup, report',
    UPDATE,
  ],
  [
    'running scan',
    'network lost, resolver limited, time-out',
    'what was not seen; the next press scans again',
    'popup',
    'test/view/passing.test.ts',
  ],
  ['reports of earlier versions', 'a check or conclusion is gone', 'nothing', '–', 'test/export/old-reports.test.tsx'],
  [
    'service: batches, crawls, monitors',
    'upgrade with other rules',
    'nothing; each waiting page is scanned once',
    '–',
    RULES_UP,
  ],
  [
    'service: request of the public in the queue',
    'upgrade with other rules',
    'its place: who asks again counts once more',
    '–',
    RULES_UP,
  ],
  [
    'service: whole store',
    'opened by an earlier version',
    'nothing: left as it is',
    'command',
    'test/server/core/store/newer-store.test.ts',
  ],
  [
    'service: whole store',
    'upgrade whose first start fails',
    'nothing: it stays as it was, and the next start goes on',
    'command',
    'test/server/core/store/upgrades.test.ts',
  ],
  [
    'service: whatever a request of the API writes',
    'disk full at the first row, at the last or at any between',
    'nothing; the request is answered with an error, and a scan that it began is joined by who asks again',
    'API',
    'test/server/core/http/each-write.test.ts',
  ],
  [
    'service: a backup',
    'writes meanwhile',
    'nothing: it is of one moment',
    '–',
    'test/server/core/store/backup-under-writes.test.ts',
  ],
  ['service: sites, links, badges, batches', 'disk full while one is removed', 'nothing: it stays', 'page, API', ORDER],
  ['service: who waits for a scan', 'disk full when the scan is saved', 'nothing: waits on', '–', ORDER],
].map(([store = '', fault = '', lost = '', said = '', proof = '']) => ({ store, fault, lost, said, proof }));

/** The table for out/docs/reliability.md. */
export const lossesTable = (): string => {
  const rows = LOSSES.map(
    ({ store, fault, lost, said, proof }) => `| ${store} | ${fault} | ${lost} | ${said} | \`${proof}\` |`,
  );
  return [
    '| store | fault | what is lost | where it is said | shown by |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
};
