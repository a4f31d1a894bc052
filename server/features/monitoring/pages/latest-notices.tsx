import { useLocale } from '../../../../components/shared/locale.ts';
import { toBrief } from '../../../../lib/view/visible.ts';
import { formatDay, toIsoMoment } from '../../../../lib/words/format.ts';
import { watchingWords, watchWords } from '../../../../lib/words/service/words.ts';
import type { SentNotice } from '../store/notification-list.ts';

/** What the service notes of a message that did not go, in words of the reader where it is one of its own. */
const Problem = ({ problem }: { readonly problem: string }) => {
  const { notices } = watchingWords[useLocale()];
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
  const { notices } = watchingWords[locale];
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
        {kind === 'webhookTest' ? watchingWords[locale].webhooks.testName : watchWords[locale][kind].name}
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

/** The notices that were told last, and what became of their messages. */
export const LatestNotices = ({ notices }: { readonly notices: readonly SentNotice[] }) => {
  const { notices: words } = watchingWords[useLocale()];
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
