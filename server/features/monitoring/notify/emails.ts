import { toBrief } from '../../../../lib/view/visible.ts';
import { commonWords } from '../../../../lib/words/common.ts';
import { monitorWords } from '../../../../lib/words/service/words.ts';
import { formatIsoDate } from '../../../../lib/words/terms.ts';
import type { Announcement } from '../model/expiries.ts';
import { writeChangesEmail } from './changes-email.ts';
import { writeDigestEmail } from './digest-email.ts';
import { type Email, formatDayIn, formatMomentIn, type Item, type SubscriberRecord } from './email.ts';
import type { Notice, NoticeContent, NoticeKind } from './notice.ts';

/** The part of an email that differs by kind of notice. */
type Body = Pick<Email, 'subject' | 'heading' | 'paragraphs'> & Partial<Pick<Email, 'items' | 'after'>>;
type Of<Kind extends NoticeKind> = Extract<NoticeContent, { readonly kind: Kind }>;

const toExpiryItem = ({ end, left }: Announcement, { locale }: SubscriberRecord): Item => {
  const { ends } = monitorWords[locale];
  const day = formatIsoDate(locale, end.day);
  return {
    tone: left <= 7 ? 'fail' : 'warn',
    title: ends.kinds[end.kind],
    mark: '',
    line: end.name === '' ? ends.on({ day, left }) : ends.named({ name: toBrief(end.name), day, left }),
    facts: [
      [ends.who, commonWords[locale].whoName[end.who]],
      [ends.todo, ends.deeds[end.kind]],
    ],
  };
};

const writeExpiryEmail = ({ site, ends }: Of<'ends'>, subscriber: SubscriberRecord): Body => {
  const { ends: words } = monitorWords[subscriber.locale];
  const host = toBrief(site.host);
  const [first, ...more] = ends.toSorted((a, b) => a.left - b.left);
  const left = first?.left ?? 0;
  const what = words.short[first?.end.kind ?? 'certificate'];
  return {
    subject:
      more.length === 0 ? words.subject({ host, what, left }) : words.subjectMore({ host, count: ends.length, left }),
    heading: words.heading({ host }),
    paragraphs: [words.lead],
    items: first === undefined ? [] : [first, ...more].map((one) => toExpiryItem(one, subscriber)),
  };
};

const writeUnreachableEmail = ({ at }: Notice, notice: Of<'unreachable'>, subscriber: SubscriberRecord): Body => {
  const { unreachable: words } = monitorWords[subscriber.locale];
  const host = toBrief(notice.site.host);
  const reason: Item = { tone: 'fail', title: words.reason, mark: '', line: words.reasons[notice.failure], facts: [] };
  return {
    subject: words.subject({ host }),
    heading: words.heading({ host }),
    paragraphs: [words.lead({ first: formatMomentIn(subscriber, notice.first), last: formatMomentIn(subscriber, at) })],
    items: [reason],
    after: [words.after],
  };
};

const writeReachableEmail = ({ at }: Notice, { site, since }: Of<'reachable'>, subscriber: SubscriberRecord): Body => {
  const { reachable: words } = monitorWords[subscriber.locale];
  const host = toBrief(site.host);
  return {
    subject: words.subject({ host }),
    heading: words.heading({ host }),
    paragraphs: [words.lead({ since: formatMomentIn(subscriber, since), at: formatMomentIn(subscriber, at) })],
  };
};

const writeConfirmEmail = (notice: Of<'confirm'>, { locale }: SubscriberRecord): Body => {
  const { site, days, wants = ['notices'] } = notice;
  const { confirm: words } = monitorWords[locale];
  const team = toBrief(notice.team);
  const about = site === null ? words.allOf({ team }) : toBrief(site.host);
  const [digest, notices] = [wants.includes('digest'), wants.includes('notices')];
  const what = notices ? words.notices : words.digest;
  return {
    subject: what.title({ about }),
    heading: what.title({ about }),
    paragraphs: [
      what.lead({ team, about }),
      ...(site === null && notices ? [words.ofTeam] : []),
      ...(digest && notices ? [words.both] : []),
      ...(digest ? [words.weekly] : []),
      words.after({ days }),
    ],
  };
};

const writeWebhookOffEmail = ({ host: name, since, why }: Of<'webhookOff'>, subscriber: SubscriberRecord): Body => {
  const { webhookOff: words } = monitorWords[subscriber.locale];
  const host = toBrief(name);
  const reason: Item = { tone: 'fail', title: words.reason, mark: '', line: words.reasons[why], facts: [] };
  return {
    subject: words.subject({ host }),
    heading: words.heading,
    paragraphs: [words.lead({ host, since: formatDayIn(subscriber, since) })],
    items: [reason],
    after: [words.after],
  };
};

const writeBody = (notice: Notice, subscriber: SubscriberRecord): Body => {
  const { content } = notice;
  switch (content.kind) {
    case 'changes':
      return writeChangesEmail(notice, content, subscriber);
    case 'ends':
      return writeExpiryEmail(content, subscriber);
    case 'unreachable':
      return writeUnreachableEmail(notice, content, subscriber);
    case 'reachable':
      return writeReachableEmail(notice, content, subscriber);
    case 'digest':
      return writeDigestEmail(notice, content, subscriber);
    case 'confirm':
      return writeConfirmEmail(content, subscriber);
    case 'webhookOff':
      return writeWebhookOffEmail(content, subscriber);
  }
};

/** Explains why this subscriber gets the mail: what they confirmed, or who requested it. */
const explainWhy = ({ content }: Notice, { address, team, site, locale }: SubscriberRecord): string => {
  const { foot } = monitorWords[locale];
  if (content.kind === 'confirm') return foot.onRequest({ address, team: toBrief(team) });
  if (content.kind === 'webhookOff' || (content.kind !== 'digest' && site === null))
    return foot.whyTeam({ address, team: toBrief(team) });
  return content.kind === 'digest'
    ? foot.whyDigest({ address })
    : foot.why({ address, host: toBrief(content.site.host) });
};

const createAct = ({ content }: Notice, { links, locale }: SubscriberRecord): Email['act'] => {
  const words = monitorWords[locale];
  if (content.kind === 'confirm') return { label: words.confirm.act, href: links.confirm };
  return { label: 'site' in content ? words.report : words.sites, href: links.view };
};

/** Writes a notice as an email to one subscriber, in their language. */
export const writeEmail = (notice: Notice, subscriber: SubscriberRecord): Email => {
  const { locale, links } = subscriber;
  const leave = links.leave === null ? null : { label: monitorWords[locale].foot.leave, href: links.leave };
  const { items = [], after = [], ...body } = writeBody(notice, subscriber);
  return {
    locale,
    ...body,
    items,
    after,
    act: createAct(notice, subscriber),
    why: explainWhy(notice, subscriber),
    leave,
  };
};
