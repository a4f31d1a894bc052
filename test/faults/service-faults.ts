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

const PAGES = 'test/server/real/faults/pages.test.ts';
const ENGINE = 'test/server/real/engine.test.ts';
const ASK = 'test/server/jobs/ask.test.ts';

export const SERVICE_FAULTS: readonly ServiceFault[] = [
  {
    ...{ fault: 'page that opens 10,000 connections', happens: 'it gets 200', hears: 'an answer within 22 s' },
    ...{ others: 'a longer wait', file: PAGES, title: 'opens 10,000 connections: it gets 200' },
  },
  {
    ...{ fault: 'page that eats memory', happens: 'its process is ended above 1.5 GB', hears: '502 `unreachable`' },
    ...{
      others: 'nothing',
      file: PAGES,
      title: 'eats memory: its process ends at the cap, and the next scan is a good one',
    },
  },
  {
    ...{ fault: 'page that sends too much', happens: 'its connections are ended', hears: 'what was seen, or 504' },
    ...{ others: 'nothing', file: 'test/server/egress/lane.test.ts', title: 'a byte too many ends every connection' },
  },
  {
    ...{
      fault: 'page with a script that never ends',
      happens: 'its scan ends within 20 s',
      hears: 'what was seen, or 503',
    },
    ...{
      others: 'nothing',
      file: ENGINE,
      title: 'a page that never rests ends in time, and others are scanned meanwhile',
    },
  },
  {
    ...{ fault: 'browser killed during a scan', happens: 'it is tried again in another', hears: '200' },
    ...{
      others: 'a second try too',
      file: ENGINE,
      title: 'a browser that falls in mid-scan costs a second try, and no answer',
    },
  },
  {
    ...{ fault: 'worker that is heard no more', happens: 'another gets its scan', hears: 'one answer' },
    ...{ others: 'nothing', file: 'test/server/jobs/work.test.ts' },
    title: 'whose heart is not heard loses its scan to another, and keeps nothing: one answer',
  },
  {
    ...{ fault: 'process killed', happens: 'its folder is free for the next', hears: 'a connection that ends' },
    ...{ others: 'the same', file: 'test/server/store/folder-lock.test.ts' },
    title: 'another process that has it is named, and one that was killed holds nobody up',
  },
  {
    ...{ fault: 'fifty equal questions at once', happens: 'they are one scan', hears: '200' },
    ...{ others: 'nothing', file: ASK, title: 'fifty equal questions are one scan, and one of the hour' },
  },
  {
    ...{ fault: 'more questions than the queue holds', happens: 'they are neither queued nor counted' },
    ...{ hears: '503 `busy`, `Retry-After: 30`', others: 'equal questions still join', file: ASK },
    title: 'where too many wait nobody is let in, and nobody counted, but equal questions join',
  },
];
