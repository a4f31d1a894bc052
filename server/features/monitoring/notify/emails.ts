import { toBrief } from '../../../../lib/view/visible.ts';
import { commonWords } from '../../../../lib/words/common.ts';
import { watchWords } from '../../../../lib/words/service/words.ts';
import { formatIsoDate } from '../../../../lib/words/terms.ts';
import type { Announcement } from '../model/ends.ts';
import { writeChangesEmail } from './changes-email.ts';
import { writeDigestEmail } from './digest-email.ts';
import { type Email, formatDayIn, formatMomentIn, type Item, type SubscriberRecord } from './email.ts';
import type { Notice, NoticeContent, NoticeKind } from './notice.ts';

/** The part of an email that differs by kind of notice. */
type Body = Pick<Email, 'subject' | 'heading' | 'paragraphs'> & Partial<Pick<Email, 'items' | 'after'>>;
type Of<Kind extends NoticeKind> = Extract<NoticeContent, { readonly kind: Kind }>;

const toExpiryItem = ({ end, left }: Announcement, { locale }: SubscriberRecord): Item => {
  const { ends } = watchWords[locale];
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

const writeExpiryEmail = ({ site, ends }: Of<'ends'>, reader: SubscriberRecord): Body => {
  const { ends: words } = watchWords[reader.locale];
  const host = toBrief(site.host);
  const [first, ...more] = ends.toSorted((a, b) => a.left - b.left);
  const left = first?.left ?? 0;
  const what = words.short[first?.end.kind ?? 'certificate'];
  return {
    subject:
      more.length === 0 ? words.subject({ host, what, left }) : words.subjectMore({ host, count: ends.length, left }),
    heading: words.heading({ host }),
    paragraphs: [words.lead],
    items: first === undefined ? [] : [first, ...more].map((one) => toExpiryItem(one, reader)),
  };
};

const writeUnreachableEmail = ({ at }: Notice, notice: Of<'unreachable'>, reader: SubscriberRecord): Body => {
  const { unreachable: words } = watchWords[reader.locale];
  const host = toBrief(notice.site.host);
  const reason: Item = { tone: 'fail', title: words.reason, mark: '', line: words.reasons[notice.failure], facts: [] };
  return {
    subject: words.subject({ host }),
    heading: words.heading({ host }),
    paragraphs: [words.lead({ first: formatMomentIn(reader, notice.first), last: formatMomentIn(reader, at) })],
    items: [reason],
    after: [words.after],
  };
};

const writeReachableEmail = ({ at }: Notice, { site, since }: Of<'reachable'>, reader: SubscriberRecord): Body => {
  const { reachable: words } = watchWords[reader.locale];
  const host = toBrief(site.host);
  return {
    subject: words.subject({ host }),
    heading: words.heading({ host }),
    paragraphs: [words.lead({ since: formatMomentIn(reader, since), at: formatMomentIn(reader, at) })],
  };
};

const writeConfirmEmail = (notice: Of<'confirm'>, { locale }: SubscriberRecord): Body => {
  const { site, days, wants = ['notices'] } = notice;
  const { confirm: words } = watchWords[locale];
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

const writeWebhookOffEmail = ({ host: name, since, why }: Of<'webhookOff'>, reader: SubscriberRecord): Body => {
  const { webhookOff: words } = watchWords[reader.locale];
  const host = toBrief(name);
  const reason: Item = { tone: 'fail', title: words.reason, mark: '', line: words.reasons[why], facts: [] };
  return {
    subject: words.subject({ host }),
    heading: words.heading,
    paragraphs: [words.lead({ host, since: formatDayIn(reader, since) })],
    items: [reason],
    after: [words.after],
  };
};

const writeBody = (notice: Notice, reader: SubscriberRecord): Body => {
  const { content } = notice;
  switch (content.kind) {
    case 'changes':
      return writeChangesEmail(notice, content, reader);
    case 'ends':
      return writeExpiryEmail(content, reader);
    case 'unreachable':
      return writeUnreachableEmail(notice, content, reader);
    case 'reachable':
      return writeReachableEmail(notice, content, reader);
    case 'digest':
      return writeDigestEmail(notice, content, reader);
    case 'confirm':
      return writeConfirmEmail(content, reader);
    case 'webhookOff':
      return writeWebhookOffEmail(content, reader);
  }
};

/** Why this reader gets it: what was confirmed, or who asked. */
const explainWhy = ({ content }: Notice, { address, team, site, locale }: SubscriberRecord): string => {
  const { foot } = watchWords[locale];
  if (content.kind === 'confirm') return foot.asked({ address, team: toBrief(team) });
  if (content.kind === 'webhookOff' || (content.kind !== 'digest' && site === null))
    return foot.whyTeam({ address, team: toBrief(team) });
  return content.kind === 'digest'
    ? foot.whyDigest({ address })
    : foot.why({ address, host: toBrief(content.site.host) });
};

const createAct = ({ content }: Notice, { links, locale }: SubscriberRecord): Email['act'] => {
  const words = watchWords[locale];
  if (content.kind === 'confirm') return { label: words.confirm.act, href: links.confirm };
  return { label: 'site' in content ? words.report : words.sites, href: links.view };
};

/** A content as a letter to one reader, in that reader's language. */
export const writeEmail = (notice: Notice, reader: SubscriberRecord): Email => {
  const { locale, links } = reader;
  const leave = links.leave === null ? null : { label: watchWords[locale].foot.leave, href: links.leave };
  const { items = [], after = [], ...body } = writeBody(notice, reader);
  return { locale, ...body, items, after, act: createAct(notice, reader), why: explainWhy(notice, reader), leave };
};
