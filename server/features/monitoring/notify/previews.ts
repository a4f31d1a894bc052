import type { Finding } from '../../../../lib/model.ts';
import { DAY, toIsoDay } from '../../../../lib/time.ts';
import type { SiteChange } from '../model/changes.ts';
import { createDigest } from './digest-email.ts';
import type { SubscriberRecord } from './email.ts';
import { writeEmail } from './emails.ts';
import { type Mail, toMail } from './mail.ts';
import type { DigestRow, Notice, NoticeContent, NoticeKind, NoticeSite } from './notice.ts';

/* Previews of every mail, before it is switched on: about a fictitious site. */

const SITE: NoticeSite = { id: 'example', host: 'voorbeeld.nl', url: 'https://voorbeeld.nl/' };

const createFinding = (
  changes: Pick<Finding, 'id' | 'pillar' | 'outcome' | 'code' | 'who'> & Partial<Finding>,
): Finding => ({
  why: null,
  weight: 8,
  credit: 0,
  points: 8,
  cap: null,
  args: {},
  items: [],
  source: '',
  ...changes,
});

const unversioned = { name: '', from: '', to: '' };

const createChanges = (at: number): readonly SiteChange[] => {
  const between = [at - DAY, at] as const;
  const hsts = { id: 'hsts', pillar: 'beveiliging', who: 'hostingpartij' } as const;
  const dmarc = { id: 'dmarc-policy', pillar: 'domein', who: 'domeinbeheerder' } as const;
  const title = { id: 'title-present', pillar: 'seo', who: 'zelf' } as const;
  return [
    {
      ...hsts,
      direction: 'worse',
      between,
      before: createFinding({ ...hsts, outcome: 'pass', code: 'strong' }),
      after: createFinding({ ...hsts, outcome: 'fail', code: 'absent' }),
      cause: { kind: 'server', ...unversioned },
      step: { number: 1, kind: 'missing', findings: ['hsts'] },
    },
    {
      ...dmarc,
      direction: 'worse',
      between,
      before: createFinding({ ...dmarc, outcome: 'pass', code: 'reject' }),
      after: createFinding({ ...dmarc, outcome: 'fail', code: 'none' }),
      cause: { kind: 'dns', ...unversioned },
      step: { number: 4, kind: 'missing', findings: ['dmarc-policy'] },
    },
    {
      ...title,
      direction: 'better',
      between,
      before: createFinding({ ...title, outcome: 'fail', code: 'absent' }),
      after: createFinding({ ...title, outcome: 'pass', code: 'present', args: { count: 1 } }),
      cause: { kind: 'platform', name: 'WordPress', from: '6.9.3', to: '7.0.3' },
      step: null,
    },
  ];
};

const createEnds = (at: number): Extract<NoticeContent, { kind: 'ends' }>['ends'] => [
  {
    before: 7,
    left: 7,
    end: {
      kind: 'certificate',
      check: 'certificate-expiry',
      name: '',
      day: toIsoDay(at + 7 * DAY),
      lifetime: 90,
      who: 'hostingpartij',
    },
  },
  {
    before: 30,
    left: 30,
    end: {
      kind: 'software',
      check: 'php-version-supported',
      name: 'PHP 8.3',
      day: toIsoDay(at + 30 * DAY),
      lifetime: null,
      who: 'hostingpartij',
    },
  },
];

const SITES: readonly DigestRow[] = [
  {
    host: 'voorbeeld.nl',
    before: 73,
    after: 68,
    worse: 2,
    better: 1,
    danger: 0,
    reachable: true,
    scanned: true,
    named: [
      createFinding({ id: 'hsts', pillar: 'beveiliging', who: 'hostingpartij', outcome: 'fail', code: 'absent' }),
      createFinding({ id: 'dmarc-policy', pillar: 'domein', who: 'domeinbeheerder', outcome: 'fail', code: 'none' }),
    ],
  },
  {
    host: 'winkel.voorbeeld.nl',
    before: 81,
    after: 81,
    worse: 0,
    better: 0,
    danger: 0,
    reachable: true,
    scanned: true,
  },
  {
    host: 'bakkerij.example',
    before: 55,
    after: 39,
    worse: 1,
    better: 0,
    danger: 1,
    reachable: true,
    scanned: true,
    named: [
      createFinding({
        id: 'hijacked-script-hosts',
        pillar: 'onderhoud',
        who: 'webbouwer',
        outcome: 'fail',
        code: 'hijacked',
        items: ['polyfill.io'],
      }),
    ],
  },
  { host: 'school.example', before: 88, after: null, worse: 0, better: 0, danger: 0, reachable: false, scanned: true },
  { host: 'praktijk.example', before: 64, after: 71, worse: 0, better: 3, danger: 0, reachable: true, scanned: true },
];

const EXAMPLES: { readonly [Kind in NoticeKind]: (at: number) => Extract<NoticeContent, { kind: Kind }> } = {
  changes: (at) => ({ kind: 'changes', site: SITE, changes: createChanges(at), total: { before: 73, after: 68 } }),
  ends: (at) => ({ kind: 'ends', site: SITE, ends: createEnds(at) }),
  unreachable: (at) => ({ kind: 'unreachable', site: SITE, failure: 'timeout', first: at - 600_000 }),
  reachable: (at) => ({ kind: 'reachable', site: SITE, since: at - DAY }),
  digest: (at) => createDigest(SITES, at - 7 * DAY),
  confirm: () => ({ kind: 'confirm', site: SITE, team: 'Bureau Voorbeeld', days: 7, wants: ['notices'] }),
  webhookOff: (at) => ({ kind: 'webhookOff', host: 'hooks.voorbeeld.nl', since: at - 5 * DAY, why: 'refused' }),
};

/** All kinds of mail. */
export const MAIL_KINDS = Object.keys(EXAMPLES) as readonly NoticeKind[];

/** Creates an example notice of a kind, at a moment in ms since 1970. */
export const createExampleNotice = (kind: NoticeKind, at: number): Notice => ({
  id: `example-${kind}`,
  at,
  content: EXAMPLES[kind](at),
});

/** Renders the example mail of a kind as this subscriber would get it. */
export const createPreview = (kind: NoticeKind, subscriber: SubscriberRecord, at: number): Mail =>
  toMail(writeEmail(createExampleNotice(kind, at), subscriber));
