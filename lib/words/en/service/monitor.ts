import type { MonitorWords } from '../../nl/service/monitor.ts';

const countDays = (count: number): string => (count === 1 ? '1 day' : `${count} days`);
const formatInDays = (count: number): string => (count === 0 ? 'today' : `in ${countDays(count)}`);
const countSites = (count: number): string => (count === 1 ? '1 site' : `${count} sites`);

/** Words of notices: mail about a monitored site. */
export const monitor: MonitorWords = {
  changes: {
    name: 'Changes',
    subjectOne: ({ host, title, to }) => `${host}: ${title} is now “${to}”`,
    subjectState: ({ host, title }) => `${host}: ${title}`,
    subject: ({ host, worse, better }) =>
      `${host}: ${[...(worse > 0 ? [`${worse} worse`] : []), ...(better > 0 ? [`${better} better`] : [])].join(', ')}`,
    heading: ({ host, count }) => (count === 1 ? `One change at ${host}` : `${count} changes at ${host}`),
    lead: ({ at }) => `Two scans in a row saw the same, the last one on ${at}.`,
    total: ({ before, after }) =>
      before === after
        ? `The total stayed ${after} out of 100.`
        : `The total went from ${before} to ${after} out of 100.`,
    verdict: ({ from, to }) => `${from} → ${to}`,
    since: 'Since',
    between: ({ last, first }) => `between ${last} and ${first}`,
    cause: 'Probably due to',
    causes: {
      ours: ({ from, to }) => `newer data in Pijler (version ${from} → ${to}); what the site shows stayed the same`,
      data: ({ from, to }) => `newer data (${from} → ${to}); what the site shows stayed the same`,
      date: () => 'a date that has passed; what the site shows stayed the same',
      platform: ({ name, from, to }) =>
        name === '' ? 'another version of the software' : `another version: ${name} ${from} → ${to}`,
      dns: () => 'a change in the DNS',
      registration: () => 'a change in the registration of the domain',
      certificate: () => 'the certificate',
      server: () => 'a change in the settings of the server',
      content: () => 'a change in the content or the code of the site',
    },
    who: 'For whom',
    step: 'Step',
    stepOf: ({ number, kind }) => `${number} of the path (${kind})`,
    fix: 'How to fix it',
  },
  ends: {
    name: 'End dates',
    subject: ({ host, what, left }) => `${host}: ${what} ${formatInDays(left)}`,
    subjectMore: ({ host, count, left }) => `${host}: ${count} end dates, the first ${formatInDays(left)}`,
    heading: ({ host }) => `What ends at ${host}`,
    lead: 'You get this message 30 and 7 days before, once each.',
    kinds: {
      certificate: 'Certificate expires',
      registration: 'Registration of the domain expires',
      software: 'Support of software ends',
    },
    short: {
      certificate: 'the certificate expires',
      registration: 'the registration of the domain expires',
      software: 'support of software ends',
    },
    on: ({ day, left }) => `${day}, ${formatInDays(left)}`,
    named: ({ name, day, left }) => `${name}: ${day}, ${formatInDays(left)}`,
    who: 'For whom',
    todo: 'What to do',
    deeds: {
      certificate: 'Renew the certificate. If that normally happens by itself, find out why it has not happened yet.',
      registration: 'Renew the registration, or check that automatic renewal is on.',
      software: 'Plan a move to a version that still gets security updates.',
    },
  },
  unreachable: {
    name: 'Not reachable',
    subject: ({ host }) => `${host} cannot be scanned`,
    heading: ({ host }) => `${host} cannot be scanned`,
    lead: ({ first, last }) =>
      `The scan of ${first} failed, and so did a second one of ${last}. Whether the site works for visitors now is not known from that.`,
    reason: 'Reason',
    reasons: {
      unsupported_page: 'The address has no page that can be scanned, or the site wants no scans.',
      unreachable: 'The site could not be reached.',
      timeout: 'The site did not respond in time.',
    },
    after: 'This says nothing about what changed on the site. You get one message when a scan succeeds again.',
  },
  reachable: {
    name: 'Reachable again',
    subject: ({ host }) => `${host} can be scanned again`,
    heading: ({ host }) => `${host} can be scanned again`,
    lead: ({ since, at }) => `The scan of ${at} succeeded. Between ${since} and that moment scans failed.`,
  },
  digest: {
    name: 'Weekly overview',
    subject: ({ count, worse }) =>
      worse === 0
        ? `Weekly overview: ${countSites(count)}`
        : `Weekly overview: ${countSites(count)}, ${worse} got worse`,
    heading: 'Weekly overview',
    lead: ({ from, until }) => `From ${from} to ${until}.`,
    worse: ({ count }) => `${count} worse`,
    better: ({ count }) => `${count} better`,
    unchanged: 'no changes',
    unscanned: 'not scanned',
    unreachable: 'cannot be scanned',
    total: ({ total }) => `total ${total}`,
    moved: ({ before, after }) => `total ${before} → ${after}`,
    untold: 'no total',
    danger: ({ count }) => (count === 1 ? '1 step of class danger' : `${count} steps of class danger`),
    named: 'To do now',
    more: ({ count }) => `And ${countSites(count)} more, which you see in the overview.`,
    calm: 'No verdict changed on any of your sites.',
  },
  confirm: {
    name: 'Confirmation',
    allOf: ({ team }) => `all sites of ${team}`,
    notices: {
      title: ({ about }) => `Do you want notices about ${about}?`,
      lead: ({ team, about }) =>
        `${team} wants to send you messages about ${about} at this address: what changes, what ends and whether a site can be scanned.`,
    },
    digest: {
      title: ({ about }) => `Do you want a weekly overview of ${about}?`,
      lead: ({ team, about }) => `${team} wants to send you a weekly overview of ${about} at this address.`,
    },
    ofTeam: 'You also get a message when a webhook of this team is turned off.',
    both: 'A weekly overview comes as well.',
    weekly:
      'The weekly overview comes on Monday morning: the totals, what got worse and better, and what is dangerous.',
    after: ({ days: count }) =>
      `If you do nothing, you get nothing. The link works for ${countDays(count)}. After you confirm, every message lets you unsubscribe.`,
    act: 'Yes, send me these',
  },
  webhookOff: {
    name: 'Webhook turned off',
    subject: ({ host }) => `The webhook to ${host} has been turned off`,
    heading: 'A webhook has been turned off',
    lead: ({ host, since }) =>
      `Since ${since} ${host} has not accepted a single notice. Pijler therefore sends nothing there any more.`,
    reason: 'Last reason',
    reasons: {
      refused: 'The address leads to a place that is not public.',
      redirect: 'The answer led on to another address, and that is not followed.',
      status: 'The response did not confirm receipt.',
      gone: 'The response was that the address no longer exists (410).',
      timeout: 'No response came in time.',
      network: 'No connection could be made.',
    },
    after: 'Turn the webhook on again when the address is in order. Notices of the time between are not sent any more.',
  },
  report: 'View the report',
  sites: 'View your sites',
  preview: 'Example of a message',
  foot: {
    why: ({ address, host }) => `You get this message at ${address} because you confirmed notices about ${host}.`,
    whyDigest: ({ address }) => `You get this message at ${address} because you confirmed the weekly overview.`,
    whyTeam: ({ address, team }) => `You get this message at ${address} because you confirmed notices of ${team}.`,
    onRequest: ({ address, team }) => `This message was sent once to ${address}, at the request of ${team}.`,
    leave: 'Unsubscribe',
  },
  pages: {
    confirm: {
      title: 'Confirm notices',
      what: { notices: 'notices', digest: 'a weekly overview', both: 'notices and a weekly overview' },
      lead: ({ address, what, about }) =>
        `Confirm that ${address} gets ${what} about ${about}. Every message lets you unsubscribe.`,
      act: 'Yes, send me these',
      done: 'This has been confirmed. Every message lets you unsubscribe.',
    },
    leave: {
      title: 'Unsubscribe',
      what: { notices: 'notices', digest: 'weekly overview', both: 'notices and no more weekly overview' },
      lead: ({ address, what, about }) => `${address} then gets no more ${what} about ${about}.`,
      act: 'Unsubscribe',
      done: 'You have unsubscribed. Nothing more will come.',
    },
    over: 'This link no longer works.',
  },
  cadences: { daily: 'Every day', weekly: 'Every week', monthly: 'Every month' },
};
