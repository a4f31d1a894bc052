/** One fault of the service, and the test that proves the outcome. */
export interface ServiceFault {
  readonly fault: string;
  readonly happens: string;
  /** The response to the client. */
  readonly hears: string;
  readonly others: string;
  /** From the root of the repository, and the title of a test as it stands there. */
  readonly file: string;
  readonly title: string;
}

const PROGRAMS = 'test/server/real/faults/programs.test.ts';
const WORKERS = 'test/server/real/faults/workers.test.ts';
const PAGES = 'test/server/real/faults/pages.test.ts';
const ASK = 'test/server/features/scans/worker/scan-service.test.ts';

export const SERVICE_FAULTS: readonly ServiceFault[] = [
  {
    ...{ fault: 'page that opens 10,000 connections', happens: 'it gets 200', hears: 'a response within 22 s' },
    ...{ others: 'a longer wait', file: PAGES, title: 'opens 10,000 connections: it gets no more than 200' },
  },
  {
    ...{
      fault: 'page of a gigabyte',
      happens: 'at most 50 MB is received',
      hears: 'what was seen, or 502 or 504, within 22 s',
    },
    ...{
      others: 'nothing',
      file: PAGES,
      title: 'is a gigabyte in size: it is answered in time, and another page is scanned meanwhile',
    },
  },
  {
    ...{ fault: 'page that never ends', happens: 'it is read after 8 s', hears: '200 within 22 s' },
    ...{ others: 'nothing', file: PAGES, title: 'never ends: it is scanned as far as it was received' },
  },
  {
    ...{ fault: 'page with a script that never ends', happens: 'its scan ends within 20 s' },
    ...{ hears: 'what was seen, or 503, within 22 s', others: 'nothing', file: PAGES },
    title: 'has a script that never ends: it is answered in time, and another page is scanned meanwhile',
  },
  {
    ...{
      fault: 'page that uses too much memory',
      happens: 'its process is killed above 1.5 GB',
      hears: '502 `unreachable`',
    },
    ...{ others: 'nothing', file: PAGES },
    title: 'uses too much memory: its process is killed at the cap, and the next scan succeeds',
  },
  {
    ...{ fault: 'page that sends too much', happens: 'its connections are closed', hears: 'what was seen, or 504' },
    ...{
      others: 'nothing',
      file: 'test/server/egress/lane.test.ts',
      title: 'exceeding the byte limit closes every connection',
    },
  },
  {
    ...{ fault: 'resolver that does not respond', happens: 'its checks are not tested' },
    ...{ hears: '200 within 22 s', others: 'the same', file: PROGRAMS },
    title: 'leaves its checks untested, without delaying the response',
  },
  {
    ...{ fault: 'browser killed during a scan', happens: 'the scan is retried in another', hears: '200' },
    ...{ others: 'a retry too', file: PROGRAMS, title: 'causes a second attempt, and the request still succeeds' },
  },
  {
    ...{ fault: 'service killed', happens: 'its browsers end; the next one resumes the running scans' },
    ...{ hears: 'a closed connection; 200 when retried', others: 'the same', file: PROGRAMS },
    title: 'leaves no browser; the next one has its keys and results, and finishes the running scan',
  },
  {
    ...{ fault: 'service stopped (SIGTERM)', happens: 'it finishes its scans first', hears: '200', others: 'nothing' },
    ...{ file: PROGRAMS, title: 'finishes its running scan first when ended with SIGTERM' },
  },
  {
    ...{ fault: 'disk full', happens: 'nothing is scanned until there is room', hears: '503, `Retry-After: 30`' },
    ...{ others: 'stored results are served; `/readyz` 503', file: PROGRAMS },
    title: 'that is full makes new scans fail with 503 until there is room, but serves stored results',
  },
  {
    ...{ fault: 'worker killed during a scan', happens: 'another takes over its scan', hears: '503, and then 200' },
    ...{ others: 'nothing', file: WORKERS },
    title: 'lose no request and answer none twice when one is killed in mid-scan',
  },
  {
    ...{ fault: 'worker stopped (SIGTERM)', happens: 'it finishes its scan first', hears: '200', others: 'nothing' },
    ...{ file: WORKERS, title: 'finish their running scan first when ended with SIGTERM' },
  },
  {
    ...{ fault: 'worker without a heartbeat', happens: 'another takes over its scan', hears: 'one response' },
    ...{ others: 'nothing', file: 'test/server/features/scans/worker/work.test.ts' },
    title: 'loses its scan to another when its heartbeat stops, and stores no second result',
  },
  {
    ...{ fault: 'PostgreSQL restarted', happens: 'everything continues when it is back' },
    ...{ hears: '503, `Retry-After: 30`', others: 'the same; `/readyz` 503', file: WORKERS },
    title: 'gives 503, and scanning resumes by itself once it is back',
  },
  {
    ...{ fault: 'process killed', happens: 'the next one can lock its folder', hears: 'a closed connection' },
    ...{ others: 'the same', file: 'test/server/core/store/folder-lock.test.ts' },
    title: 'the process that holds the lock is named, and the lock of a killed process is taken over',
  },
  {
    ...{ fault: 'five hundred requests at once', happens: 'as many are scanned as time allows' },
    ...{ hears: '200, or 503 with `Retry-After`, within 24 s', others: 'the same' },
    file: 'test/server/real/faults/crowd.test.ts',
    title: 'each of five hundred simultaneous requests gets its own result or a Retry-After in time',
  },
  {
    ...{ fault: 'fifty equal requests at once', happens: 'they share one scan', hears: '200' },
    ...{
      others: 'nothing',
      file: ASK,
      title: 'fifty equal requests cause one scan, and count once towards the hourly limit',
    },
  },
  {
    ...{ fault: 'more requests than the queue holds', happens: 'they are neither queued nor counted' },
    ...{ hears: '503 `busy`, `Retry-After: 30`', others: 'equal requests still join', file: ASK },
    title: 'a full queue rejects requests without counting them, but equal ones can still join',
  },
];
