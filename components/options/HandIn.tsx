import type { HandInPlan } from '../../lib/platform/messages.ts';
import { toBrief } from '../../lib/view/visible.ts';
import { formatDay } from '../../lib/words/format.ts';
import { handInWords } from '../../lib/words/service/hand-in.ts';
import { isSitesFault, saySitesFault } from '../../lib/words/service/my-sites.ts';
import { useLocale } from '../shared/locale.ts';
import type { HandInRun, NotAccepted } from './hand-in-run.ts';

interface Props {
  /** Host of the service. */
  readonly host: string;
  /** What a click would send; null when this service accepts no reports with this key. */
  readonly plan: HandInPlan | null;
  /** The current run, or the last one; null before the first. */
  readonly run: HandInRun | null;
  readonly onStart: () => void;
  readonly onStop: () => void;
}

/** What exactly a click sends, and what not. */
const Sends = ({ host, plan }: { readonly host: string; readonly plan: HandInPlan }) => {
  const locale = useLocale();
  const words = handInWords[locale];
  const { reports, sites, leftOut, doneAt } = plan;
  return (
    <>
      {reports === 0 && <p>{words.nothing({ host })}</p>}
      {reports > 0 && (
        <>
          <p>
            {words.sends({ reports, sites, host })} {words.holds}
          </p>
          <p>
            {words.sitesToo} {words.once}
          </p>
        </>
      )}
      {leftOut > 0 && <p class="quiet">{words.leftOut({ reports: leftOut })}</p>}
      {doneAt !== null && <p class="quiet">{words.doneAt({ day: formatDay(locale, doneAt) })}</p>}
    </>
  );
};

const Going = ({ run, onStop }: { readonly run: HandInRun; readonly onStop: () => void }) => {
  const words = handInWords[useLocale()];
  const { done, reports } = run;
  const name = words.progress({ done, reports });
  return (
    <>
      <progress aria-label={name} value={done} max={Math.max(1, reports)} />
      <p>{name}</p>
      <p class="quiet">{words.stay}</p>
      <button type="button" class="button" onClick={onStop}>
        {words.stop}
      </button>
    </>
  );
};

/** The reports that were not accepted, by host and reason. */
const Refused = ({ refused, service }: { readonly refused: readonly NotAccepted[]; readonly service: string }) => {
  const locale = useLocale();
  const words = handInWords[locale];
  const formatRefusal = (why: string): string =>
    isSitesFault(why)
      ? saySitesFault(locale, { why, retryAfter: null }, service)
      : words.itsWord({ why: toBrief(why) });
  const groups = Map.groupBy(refused, ({ host, why }) => `${host} ${why}`);
  return (
    <>
      <p>{words.refused({ reports: refused.length })}</p>
      <ul class="remarks">
        {[...groups].flatMap(([key, alike]) =>
          alike
            .slice(0, 1)
            .map(({ host, why }) => (
              <li key={key}>{words.of({ host: toBrief(host), reports: alike.length, why: formatRefusal(why) })}</li>
            )),
        )}
      </ul>
    </>
  );
};

const Outcome = ({ run, host }: { readonly run: HandInRun; readonly host: string }) => {
  const locale = useLocale();
  const words = handInWords[locale];
  const { phase, added, known, refused, refusal } = run;
  const tone = phase === 'done' && refused.length === 0 ? 'info' : 'warn';
  return (
    <div class="notice" data-tone={tone}>
      {phase === 'denied' && <p>{words.denied}</p>}
      {phase === 'stopped' && <p>{words.stopped}</p>}
      {phase === 'failed' && (
        <p>{refusal === null ? words.failed : `${saySitesFault(locale, refusal, host)} ${words.rest}`}</p>
      )}
      {phase !== 'denied' && (added > 0 || phase === 'done') && <p>{words.added({ reports: added })}</p>}
      {known > 0 && <p>{words.known({ reports: known })}</p>}
      {refused.length > 0 && <Refused refused={refused} service={host} />}
    </div>
  );
};

/** Hands the stored reports in at the scan service, once per click; the text above the button says what that sends. */
export const HandIn = ({ host, plan, run, onStart, onStop }: Props) => {
  const words = handInWords[useLocale()];
  const isBusy = run?.phase === 'busy';
  if (plan === null && run === null) return null;
  return (
    <div class="service hand-in" aria-busy={isBusy}>
      <h3>{words.title}</h3>
      {plan && !isBusy && <Sends host={host} plan={plan} />}
      {plan && plan.reports > 0 && !isBusy && (
        <button type="button" class="button" onClick={onStart}>
          {words.start}
        </button>
      )}
      {isBusy && <Going run={run} onStop={onStop} />}
      <div role="status">{run && !isBusy && <Outcome run={run} host={host} />}</div>
    </div>
  );
};
