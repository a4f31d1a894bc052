import { WATCHING_PATHS } from '../../../web/watching/paths.ts';
import { readTag, unwatchTag, watchTag } from '../../watching/tags.ts';
import { readWatch } from '../../watching/watch.ts';
import { fieldsOf } from '../own-form.ts';
import { pageContext } from '../page-context.ts';
import { sendNotFound } from '../pages.ts';
import { faultIn, scheduleRefused, tagTyped, watchQuestion } from './drafts.ts';
import type { WatchingTools } from './tools.ts';

/** The forms about watches by tag: one is watched, otherwise, or no more. */
export const addTagForms = ({ app, site, deps, form, show, back }: WatchingTools): void => {
  app.post(
    WATCHING_PATHS.setTag,
    form(async (visit) => {
      const { request, member } = visit;
      const { locale } = pageContext(request, site);
      const { tag: name, ...schedule } = tagTyped(fieldsOf(request));
      const typed = { tag: name, ...schedule };
      const tag = readTag(name);
      if (tag === null) return show(visit, { tag: { typed, fault: faultIn(locale, 'tag', 'tag') }, status: 400 });
      const read = readWatch(watchQuestion(schedule));
      if ('wrong' in read) {
        const { fault } = scheduleRefused(schedule, read.wrong, locale);
        return show(visit, { tag: { typed: { ...typed, tag }, fault }, status: 400 });
      }
      if (await watchTag(deps, member, { tag, request: read.request })) return back(visit, 'tagged', 'tags-part');
      return show(visit, { tag: { typed, fault: faultIn(locale, 'tag', 'manyTags') }, status: 409 });
    }),
  );
  app.post(
    WATCHING_PATHS.stopTag,
    form(async (visit) => {
      const { request, reply, member } = visit;
      const isDone = await unwatchTag(deps, member, (fieldsOf(request)['tag'] ?? '').slice(0, 200));
      return isDone ? back(visit, 'untagged', 'tags-part') : sendNotFound(request, reply, site);
    }),
  );
};
