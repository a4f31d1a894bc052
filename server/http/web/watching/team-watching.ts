import { watchingWords } from '../../../../lib/words/watching.ts';
import { WATCHING } from '../../../web/watching/paths.ts';
import { pageContext } from '../page-context.ts';
import { forMember, type SitesRoom } from '../sites/member.ts';
import { addMailPages } from './mail.ts';
import { addTeamReaders } from './readers.ts';
import { addTagForms } from './tags.ts';
import { watchingTools } from './tools.ts';
import { addWebhookForms } from './webhooks.ts';

/** The page on which a team manages what is watched and who hears of it, and its forms. */
export const addTeamWatching = (room: SitesRoom): void => {
  const { app, site } = room;
  const tools = watchingTools(room);
  app.get(
    WATCHING,
    forMember(site, 'read', async (visit) => {
      const { asked: requested, readers, tags, webhooks } = watchingWords[pageContext(visit.request, site).locale];
      const { told: key } = visit.request.query as { readonly told?: unknown };
      const sentences = new Map<unknown, string>([
        ['tagged', tags.saved],
        ['untagged', tags.stopped],
        ['asked', requested],
        ['removed', readers.removed],
        ['on', webhooks.turnedOn],
        ['gone', webhooks.removed],
        ['tried', webhooks.tried],
      ]);
      return tools.show(visit, { message: sentences.get(key) ?? null });
    }),
  );
  addTagForms(tools);
  addTeamReaders(tools);
  addWebhookForms(tools);
  addMailPages(room);
};
