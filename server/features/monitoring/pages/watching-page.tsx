import { watchingWords } from '../../../../lib/words/service/words.ts';
import { type PageContext, renderDocument } from '../../../core/pages/document.tsx';
import { WATCHING_PATHS } from '../../../core/paths.ts';
import { LatestNotices } from './latest-notices.tsx';
import { MailList } from './mails.tsx';
import { ReaderForm, ReaderList } from './readers.tsx';
import { TagWatches } from './tags.tsx';
import type { TeamWatching } from './view.ts';
import { OwnWatches, Troubled } from './watches.tsx';
import { CreatedWebhook, Webhooks } from './webhooks.tsx';

const Said = ({ message, fault }: Pick<TeamWatching, 'message' | 'fault'>) => (
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

/** The page on which a team manages what is watched and who hears of it. */
export const renderWatchingPage = (view: TeamWatching, context: PageContext): string => {
  const { locale } = context;
  const words = watchingWords[locale];
  const { created, readers, reader, notices, kinds, hasMail } = view;
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
      <OwnWatches {...view} />
      <TagWatches {...view} token={token} />
      <section class="card" id="readers" aria-labelledby="readers-title">
        <h2 id="readers-title">{words.readers.title}</h2>
        <p class="quiet">{words.readers.intro}</p>
        <ReaderList
          readers={readers}
          form={token === null ? null : { remove: WATCHING_PATHS.removeReader, token }}
          isOwn={() => true}
          showsSite
        />
        {token !== null && <ReaderForm action={WATCHING_PATHS.addReader} token={token} draft={reader} isForAll />}
      </section>
      <MailList kinds={kinds} />
      <Webhooks {...view} token={token} />
      <LatestNotices notices={notices} />
      {token === null && <p class="quiet">{words.needsManage}</p>}
    </main>,
  );
};
