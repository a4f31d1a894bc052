/** One fault of the service, and the test that holds what comes of it. */
export interface ServiceFault {
  readonly fault: string;
  readonly happens: string;
  /** What the asker hears. */
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
    ...{ fault: 'page that opens 10,000 connections', happens: 'it gets 200', hears: 'an answer within 22 s' },
    ...{ others: 'a longer wait', file: PAGES, title: 'opens 10,000 connections: it gets 200' },
  },
  {
    ...{ fault: 'page of a gigabyte', happens: 'it gets 50 MB', hears: 'what was seen, or 502 or 504, within 22 s' },
    ...{ others: 'nothing', file: PAGES, title: 'is of a gigabyte: it gets no more of it than a scan may take' },
  },
  {
    ...{ fault: 'page that never ends', happens: 'it is looked at after 8 s', hears: '200 within 22 s' },
    ...{ others: 'nothing', file: PAGES, title: 'never ends: it is looked at as far as it came' },
  },
  {
    ...{ fault: 'page with a script that never ends', happens: 'its scan ends within 20 s' },
    ...{ hears: 'what was seen, or 503, within 22 s', others: 'nothing', file: PAGES },
    title: 'has a script that never ends: what needs no page is told, and others are scanned meanwhile',
  },
  {
    ...{ fault: 'page that eats memory', happens: 'its process is ended above 1.5 GB', hears: '502 `unreachable`' },
    ...{ others: 'nothing', file: PAGES },
    title: 'eats memory: its process ends at the cap, and the next scan is a good one',
  },
  {
    ...{ fault: 'page that sends too much', happens: 'its connections are ended', hears: 'what was seen, or 504' },
    ...{ others: 'nothing', file: 'test/server/egress/lane.test.ts', title: 'a byte too many ends every connection' },
  },
  {
    ...{ fault: 'resolver that says nothing', happens: 'what it would have told is not tested' },
    ...{ hears: '200 within 22 s', others: 'the same', file: PROGRAMS },
    title: 'costs what it would have told, and no more than the time of a scan',
  },
  {
    ...{ fault: 'browser killed during a scan', happens: 'it is tried again in another', hears: '200' },
    ...{ others: 'a second try too', file: PROGRAMS, title: 'costs a second try, and no answer' },
  },
  {
    ...{ fault: 'service killed', happens: 'its browsers end; the next one takes up what was under way' },
    ...{ hears: 'a connection that ends; asked again, 200', others: 'the same', file: PROGRAMS },
    title: 'leaves no browser; the next one has its keys and its answers, and ends the scan that was under way',
  },
  {
    ...{ fault: 'service asked to end', happens: 'it ends its scans first', hears: '200', others: 'nothing' },
    ...{ file: PROGRAMS, title: 'and one that is asked to end ends what is under way first' },
  },
  {
    ...{ fault: 'disk full', happens: 'nothing is scanned until there is room', hears: '503, `Retry-After: 30`' },
    ...{ others: 'what was kept is told; `/readyz` 503', file: PROGRAMS },
    title: 'that is full costs the requests that nothing can be kept of, until there is room',
  },
  {
    ...{ fault: 'worker killed during a scan', happens: 'another gets its scan', hears: '503, and then 200' },
    ...{ others: 'nothing', file: WORKERS },
    title: 'one that is killed in mid-scan costs no answer, and none is given twice',
  },
  {
    ...{ fault: 'worker asked to end', happens: 'it ends its scan first', hears: '200', others: 'nothing' },
    ...{ file: WORKERS, title: 'one that is asked to end ends its scan first' },
  },
  {
    ...{ fault: 'worker that is heard no more', happens: 'another gets its scan', hears: 'one answer' },
    ...{ others: 'nothing', file: 'test/server/features/scans/worker/work.test.ts' },
    title: 'whose heart is not heard loses its scan to another, and keeps nothing: one answer',
  },
  {
    ...{ fault: 'PostgreSQL restarted', happens: 'all goes on when it is there again' },
    ...{ hears: '503, `Retry-After: 30`', others: 'the same; `/readyz` 503', file: WORKERS },
    title: 'is said to who asks, and all goes on by itself when it is there again',
  },
  {
    ...{ fault: 'process killed', happens: 'its folder is free for the next', hears: 'a connection that ends' },
    ...{ others: 'the same', file: 'test/server/core/store/folder-lock.test.ts' },
    title: 'another process that has it is named, and one that was killed holds nobody up',
  },
  {
    ...{ fault: 'five hundred requests at once', happens: 'as many are scanned as there is time for' },
    ...{ hears: '200, or 503 with `Retry-After`, within 24 s', others: 'the same' },
    file: 'test/server/real/faults/crowd.test.ts',
    title: 'of five hundred requests at once each is answered in time: with its own result, or when to come back',
  },
  {
    ...{ fault: 'fifty equal requests at once', happens: 'they are one scan', hears: '200' },
    ...{ others: 'nothing', file: ASK, title: 'fifty equal requests are one scan, and one of the hour' },
  },
  {
    ...{ fault: 'more requests than the queue holds', happens: 'they are neither queued nor counted' },
    ...{ hears: '503 `busy`, `Retry-After: 30`', others: 'equal requests still join', file: ASK },
    title: 'where too many wait nobody is let in, and nobody counted, but equal requests join',
  },
];
