import type { Report } from '../../lib/model.ts';
import { type Plain, plainOf, type Tasks } from '../../lib/view/plain.ts';
import { brief } from '../../lib/view/visible.ts';
import type { Step } from '../../lib/view.ts';
import { clientWords } from '../../lib/words/client.ts';
import { PLATFORM_NAMES } from '../../lib/words/platforms.ts';
import { imperativeFor, say } from '../../lib/words/say.ts';
import { useCommon, useLocale } from '../shared/locale.ts';

const Item = ({ step: { number, kind, findings } }: { readonly step: Step }) => {
  const locale = useLocale();
  const [lead] = findings;
  const { conclusion, why, fix } = say(lead, locale);
  return (
    <li value={number}>
      {useCommon().steps.kinds[kind]}: <b>{brief(imperativeFor(lead, locale))}</b>. {brief(conclusion)} {why}{' '}
      <i>{clientWords[locale].plain.how}</i> {fix}
    </li>
  );
};

const Person = ({ who, steps, more }: Tasks) => {
  const { plain } = clientWords[useLocale()];
  return (
    <>
      <h3>{useCommon().whoName[who]}</h3>
      <ol>
        {steps.map((step) => (
          <Item key={step.cause} step={step} />
        ))}
      </ol>
      {more > 0 && <p class="quiet">{plain.more({ count: more })}</p>}
    </>
  );
};

const Tasked = ({ tasks, after, overall }: Pick<Plain, 'tasks' | 'after' | 'overall'>) => {
  const { plain } = clientWords[useLocale()];
  return (
    <>
      <p class="short">
        {plain.order}{' '}
        {after !== null && overall !== null && plain.after({ from: overall, to: after.total, count: after.count })}
      </p>
      {tasks.map((one) => (
        <Person key={one.who} {...one} />
      ))}
    </>
  );
};

/** The second page on paper: what to do first, by who does it. */
export const StepsPage = ({ report }: { readonly report: Report }) => {
  const { plain } = clientWords[useLocale()];
  const told = plainOf(report);
  return (
    <section class="paper plain" aria-labelledby="plain-title">
      <h2 id="plain-title">{plain.title}</h2>
      {told.tasks.length === 0 ? <p>{plain.nothing}</p> : <Tasked {...told} />}
      {told.beyond.map(({ platform, findings }) => (
        <p key={platform} class="quiet">
          {plain.beyond({ platform: PLATFORM_NAMES[platform], count: findings.length })}
        </p>
      ))}
      {told.untested > 0 && <p class="quiet">{plain.untested({ count: told.untested })}</p>}
    </section>
  );
};
