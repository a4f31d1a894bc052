import { useLocale } from '../../../../components/shared/locale.ts';
import { toBrief } from '../../../../lib/view/visible.ts';
import { monitoringWords } from '../../../../lib/words/service/words.ts';
import { WATCHING_PATHS } from '../../../core/paths.ts';
import type { MonitoredTag } from '../store/tag-monitors.ts';
import { TextField, toField } from './fields.tsx';
import { Moment } from './monitors.tsx';
import { ScheduleFields } from './schedule.tsx';
import type { ScheduleDraft, TagDraft, TeamMonitoring } from './view.ts';

/** Converts a watched tag to the values of its form, or returns the input that was refused for this tag. */
const toDraft = (watch: MonitoredTag, { typed, fault }: TagDraft): ScheduleDraft => {
  if (fault !== null && typed.tag === watch.tag) return { typed, fault };
  const { cadence, hour, weekday, day, zone, locale } = watch;
  return {
    typed: { cadence, hour: String(hour), weekday: String(weekday), day: String(day), zone, locale },
    fault: null,
  };
};

interface ChangeProps {
  readonly watch: MonitoredTag;
  readonly tag: TagDraft;
  /** Prefix of the field ids. */
  readonly form: string;
  readonly token: string;
}

const Change = ({ watch, tag, form, token }: ChangeProps) => {
  const { tags: words, schedule } = monitoringWords[useLocale()];
  const draft = toDraft(watch, tag);
  const name = toBrief(watch.tag);
  return (
    <div class="acted">
      <details class="unfolds" open={draft.fault !== null}>
        <summary aria-label={words.changeOf({ tag: name })}>{words.change}</summary>
        <form class="details scheduled" method="post" action={WATCHING_PATHS.setTag}>
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="tag" value={watch.tag} />
          <ScheduleFields {...{ form, draft }} />
          <p class="choices">
            <button type="submit" class="button" data-kind="primary">
              {schedule.save}
            </button>
          </p>
        </form>
      </details>
      <form class="one" method="post" action={WATCHING_PATHS.stopTag}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="tag" value={watch.tag} />
        <button type="submit" class="button" data-kind="small" aria-label={words.stopOf({ tag: name })}>
          {words.stop}
        </button>
      </form>
    </div>
  );
};

/** Maximum characters of a tag. */
const LONGEST = 50;

const Add = ({ tag, tagNames, token }: Pick<TeamMonitoring, 'tag' | 'tagNames'> & { readonly token: string }) => {
  const { tags: words } = monitoringWords[useLocale()];
  return (
    <details class="unfolds" open={tag.fault !== null}>
      <summary>{words.add}</summary>
      <form class="details scheduled" method="post" action={WATCHING_PATHS.setTag}>
        <input type="hidden" name="token" value={token} />
        <TextField
          {...toField('tag', 'tag', tag)}
          {...{ label: words.tag, hint: words.tagHint }}
          more={{ type: 'text', list: 'tags', maxLength: LONGEST, required: true, autocomplete: 'off' }}
        />
        <datalist id="tags">
          {tagNames.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <ScheduleFields form="tag" draft={tag} />
        <p class="choices">
          <button type="submit" class="button" data-kind="primary">
            {words.add}
          </button>
        </p>
      </form>
    </details>
  );
};

type Props = Pick<TeamMonitoring, 'tags' | 'tag' | 'tagNames'> & {
  /** CSRF token of the forms; null for those who may change nothing. */
  readonly token: string | null;
};

/** The tags by which sites are watched, and the form that adds one. */
export const TagMonitors = ({ tags, tag, tagNames, token }: Props) => {
  const { tags: words, schedule } = monitoringWords[useLocale()];
  const ofKnown = tags.some((one) => one.tag === tag.typed.tag);
  return (
    <section class="card" id="tags-part" aria-labelledby="tags-title">
      <h2 id="tags-title">{words.title}</h2>
      <p class="quiet">{words.intro}</p>
      {tags.length === 0 && <p>{words.none}</p>}
      <ul class="keys">
        {tags.map((watch, nth) => (
          <li key={watch.tag}>
            <p class="of-subscriber">
              <bdi>{toBrief(watch.tag)}</bdi> <span>{schedule.summary[watch.cadence](watch)}</span>
              <span class="quiet">
                {words.count({ count: watch.sites })}
                {watch.nextAt !== null && (
                  <>
                    {`, ${words.first.toLowerCase()}: `}
                    <Moment at={watch.nextAt} zone={watch.zone} />
                  </>
                )}
              </span>
            </p>
            {token !== null && <Change {...{ watch, tag, token }} form={`tag-${nth}`} />}
          </li>
        ))}
      </ul>
      {token !== null && <Add {...{ tagNames, token }} tag={ofKnown ? { ...tag, fault: null } : tag} />}
    </section>
  );
};
