import { useLocale } from '../../../../components/shared/locale.ts';
import { monitoringWords, monitorWords } from '../../../../lib/words/service/words.ts';
import { type Options, SelectField, TextField, toField } from './fields.tsx';
import type { ScheduleDraft } from './view.ts';

interface Props {
  /** Prefix of the field ids. */
  readonly form: string;
  readonly draft: ScheduleDraft;
}

const Cadence = ({ form, draft: { typed, fault } }: Props) => {
  const locale = useLocale();
  const { schedule } = monitoringWords[locale];
  const isWrong = fault?.field === 'cadence';
  return (
    <fieldset class="choice" aria-describedby={isWrong ? `${form}-cadence-fault` : undefined}>
      <legend>{schedule.cadence}</legend>
      {Object.entries(monitorWords[locale].cadences).map(([cadence, name]) => (
        <div key={cadence} class="option">
          <label>
            <input type="radio" name="cadence" value={cadence} defaultChecked={cadence === typed.cadence} required />
            {name}
          </label>
        </div>
      ))}
      {isWrong && (
        <p class="error" id={`${form}-cadence-fault`} role="alert">
          {fault.text}
        </p>
      )}
    </fieldset>
  );
};

const toOptions = (first: number, names: readonly string[]): Options =>
  names.map((name, at) => [String(first + at), name]);

/** The fields for how often and when a site is scanned: a day that does not apply is not shown. */
export const ScheduleFields = ({ form, draft }: Props) => {
  const locale = useLocale();
  const { schedule, subscribers } = monitoringWords[locale];
  const hours = Array.from({ length: 24 }, (_, hour) => schedule.hourOf({ hour }));
  const number = { type: 'number', inputMode: 'numeric', min: 1, max: 31, required: true };
  return (
    <>
      <Cadence {...{ form, draft }} />
      <div class="limits">
        <SelectField
          {...toField(form, 'weekday', draft)}
          label={schedule.weekday}
          options={toOptions(1, schedule.weekdays)}
        />
        <TextField
          {...toField(form, 'day', draft)}
          {...{ label: schedule.day, hint: schedule.dayHint, more: number }}
        />
        <SelectField {...toField(form, 'hour', draft)} label={schedule.hour} options={toOptions(0, hours)} />
        <TextField
          {...toField(form, 'zone', draft)}
          {...{ label: schedule.zone, hint: schedule.zoneHint }}
          more={{ type: 'text', maxLength: 100, spellcheck: false, autocapitalize: 'none', required: true }}
        />
        <SelectField
          {...toField(form, 'locale', draft)}
          label={schedule.locale}
          options={Object.entries(subscribers.locales)}
        />
      </div>
    </>
  );
};
