import { useLocale } from '../../../../components/shared/locale.ts';
import { toBrief } from '../../../../lib/view/visible.ts';
import { formatDay, toIsoMoment } from '../../../../lib/words/format.ts';
import { monitoringWords, monitorWords } from '../../../../lib/words/service/words.ts';
import { type PageContext, renderDocument } from '../../../core/pages/document.tsx';
import { WATCHING_PATHS } from '../../../core/paths.ts';
import type { SentNotice } from '../store/notification-list.ts';
import { MailList } from './mails.tsx';
import { OwnMonitors, Troubled } from './monitors.tsx';
import { SubscriberForm, SubscriberTable } from './subscribers.tsx';
import { TagMonitors } from './tags.tsx';
import type { TeamMonitoring } from './view.ts';
import { CreatedWebhook, Webhooks } from './webhooks.tsx';

/** The recorded problem of a message that was not delivered, translated if it is one of the service's own. */
const Problem = ({ problem }: { readonly problem: string }) => {
  const { notices } = monitoringWords[useLocale()];
  const { noServer, gone: removed, off } = notices.problems;
  const own: Readonly<Partial<Record<string, string>>> = {
    'no mail server is set': noServer,
    'nobody asks for it any more': removed,
    'turned off': off,
  };
  return <span class="quiet">{notices.problem({ text: own[problem] ?? toBrief(problem) })}</span>;
};

const One = ({ notice }: { readonly notice: SentNotice }) => {
  const locale = useLocale();
  const { notices } = monitoringWords[locale];
  const { at, kind, host, done, waiting, failed, problem } = notice;
  const parts = [
    ...(done > 0 ? [notices.done({ count: done })] : []),
    ...(waiting > 0 ? [notices.waiting({ count: waiting })] : []),
    ...(failed > 0 ? [notices.failed({ count: failed })] : []),
  ];
  return (
    <li>
      <time dateTime={toIsoMoment(at)}>{formatDay(locale, at)}</time>
      <span>
        {kind === 'webhookTest' ? monitoringWords[locale].webhooks.testName : monitorWords[locale][kind].name}
        {host !== null && (
          <>
            : <bdi>{toBrief(host)}</bdi>
          </>
        )}
      </span>
      <span class="came" data-state={failed > 0 ? 'failing' : undefined}>
        {parts.length === 0 ? notices.nobody : parts.join(', ')}
        {problem !== null && <Problem problem={problem} />}
      </span>
    </li>
  );
};

/** The latest notices, and what became of their messages. */
const LatestNotices = ({ notices }: { readonly notices: readonly SentNotice[] }) => {
  const { notices: words } = monitoringWords[useLocale()];
  return (
    <section class="card" id="notices" aria-labelledby="notices-title">
      <h2 id="notices-title">{words.title}</h2>
      {notices.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ol class="acts">
          {notices.map((notice) => (
            <One key={notice.id} notice={notice} />
          ))}
        </ol>
      )}
    </section>
  );
};

const Said = ({ message, fault }: Pick<TeamMonitoring, 'message' | 'fault'>) => (
  <>
    {message !== null && (
      <p class="notice" role="status">
        {message}
      </p>
    )}
    {fault !== null && (
      <p class="notice" data-tone="warn" role="alert">
        {fault}
      </p>
    )}
  </>
);

/** Renders the page on which a team manages its watched sites and its subscribers. */
export const renderMonitoringPage = (view: TeamMonitoring, context: PageContext): string => {
  const { locale } = context;
  const words = monitoringWords[locale];
  const { created, subscribers, subscriber, notices, kinds, hasMail } = view;
  const token = view.canManage ? context.token : null;
  return renderDocument(
    { title: `${words.title} · Pijler`, description: words.description, isIndexed: false },
    context,
    <main class="front team watching" id="content" tabIndex={-1}>
      <h1>{words.title}</h1>
      <p>{words.description}</p>
      <Said {...view} />
      {!hasMail && (
        <p class="notice" data-tone="warn">
          {words.noMail}
        </p>
      )}
      {created !== null && <CreatedWebhook created={created} />}
      <Troubled {...view} />
      <OwnMonitors {...view} />
      <TagMonitors {...view} token={token} />
      <section class="card" id="subscribers" aria-labelledby="subscribers-title">
        <h2 id="subscribers-title">{words.subscribers.title}</h2>
        <p class="quiet">{words.subscribers.intro}</p>
        <SubscriberTable
          subscribers={subscribers}
          form={token === null ? null : { remove: WATCHING_PATHS.removeSubscriber, token }}
          isOwn={() => true}
          showsSite
        />
        {token !== null && (
          <SubscriberForm action={WATCHING_PATHS.addSubscriber} token={token} draft={subscriber} isForAll />
        )}
      </section>
      <MailList kinds={kinds} />
      <Webhooks {...view} token={token} />
      <LatestNotices notices={notices} />
      {token === null && <p class="quiet">{words.needsManage}</p>}
    </main>,
  );
};
