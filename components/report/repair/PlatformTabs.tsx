import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { findApplyCommand } from '../../../lib/repairs/apply.ts';
import { addComment } from '../../../lib/repairs/commented.ts';
import type { Platform, Repair } from '../../../lib/repairs/shape.ts';
import type { Way } from '../../../lib/view/fixes.ts';
import { PLATFORM_NAMES } from '../../../lib/words/platforms.ts';
import { repairWords } from '../../../lib/words/repairs.ts';
import { reportWords } from '../../../lib/words/report/report.ts';
import { CopyButton } from '../../shared/form/CopyButton.tsx';
import { useLocale } from '../../shared/locale.ts';

/** Where a snippet goes; the warning and the snippet in one box, copied together; how to verify that it works. */
export const RepairCode = ({ repair }: { readonly repair: Repair }) => {
  const words = repairWords[useLocale()];
  const { where, snippet, warning, check } = repair;
  const sentence = warning === null ? null : `${words.warning}: ${words.warnings[warning]}`;
  const apply = findApplyCommand(where);
  return (
    <div class="repair">
      <p>{words.places[where]}</p>
      <div class="evidence">
        {warning !== null && (
          <p>
            <b>{words.warning}:</b> {words.warnings[warning]}
          </p>
        )}
        <pre dir="ltr">{snippet}</pre>
        <CopyButton text={addComment(repair, sentence)} name={words.copySnippet} />
      </div>
      {apply !== null && (
        <p>
          {words.apply} <code dir="ltr">{apply}</code>
        </p>
      )}
      <p>
        <b>{words.check}:</b> {words.checkBy} <code dir="ltr">{check.run}</code> {words.shows}{' '}
        <code dir="ltr">{check.shows}</code>
      </p>
    </div>
  );
};

const NOTHING: Way = { platform: null, text: '', repair: null };
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

interface Props {
  /** In the order in which they are offered; the first is open. */
  readonly repairs: readonly Way[];
  /** The platforms that the site was seen to run on. */
  readonly detected: readonly Platform[];
}

interface TabsProps {
  readonly id: string;
  /** Null for the text without a platform. */
  readonly platforms: readonly (Platform | null)[];
  readonly detected: readonly Platform[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

/** A tab for each platform, with arrow-key navigation (WAI-ARIA, tabs pattern). */
const Tabs = ({ id, platforms, detected, chosen, onChoose }: TabsProps) => {
  const { check } = reportWords[useLocale()];
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    const next = (chosen + step + platforms.length) % platforms.length;
    onChoose(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
    event.preventDefault();
  };
  return (
    <div class="tabs" role="tablist" aria-label={check.platforms} ref={list} onKeyDown={move}>
      {platforms.map((one, index) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={`${id}-${index}`}
          aria-controls={`${id}-panel`}
          aria-selected={index === chosen}
          tabIndex={index === chosen ? 0 : -1}
          onClick={() => onChoose(index)}
        >
          {one === null ? check.general : PLATFORM_NAMES[one]}
          {one !== null && detected.includes(one) && <span class="quiet"> ({check.yours})</span>}
        </button>
      ))}
    </div>
  );
};

/** How many repairs are offered at once: those for the site's own platforms, else the first; the others on request. */
const countFirst = (repairs: readonly Way[], detected: readonly Platform[]): number =>
  Math.max(1, repairs.filter(({ platform }) => platform !== null && detected.includes(platform)).length);

/** How to repair it: on the site's own platform first; in general and on others on request. */
export const PlatformTabs = ({ repairs, detected }: Props) => {
  const { check } = reportWords[useLocale()];
  const [chosen, setChosen] = useState(0);
  const [all, setAll] = useState(false);
  const id = useId();
  const { text, platform, repair, plan } = repairs[chosen] ?? NOTHING;
  const words = repairWords[useLocale()];
  const byPlan =
    platform === null || plan === undefined ? '' : words.byPlan({ platform: PLATFORM_NAMES[platform], plan });
  const label = [byPlan, text].filter((one) => one !== '').join(' ');
  const offered = all ? repairs : repairs.slice(0, countFirst(repairs, detected));
  const isAlone = offered.length === 1;
  const left = repairs.length - offered.length;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that requested them is gone, and the focus with it.
    if (all) box.current?.querySelector<HTMLElement>('[role="tab"][tabindex="0"]')?.focus();
  }, [all]);
  return (
    <div class="fix" ref={box}>
      <p class="label">
        {check.fix}
        {platform !== null && <span class="paper"> ({PLATFORM_NAMES[platform]})</span>}
        {repair === null && <CopyButton text={label} name={check.copyFix} />}
      </p>
      {!isAlone && (
        <Tabs {...{ id, detected, chosen }} platforms={offered.map((way) => way.platform)} onChoose={setChosen} />
      )}
      <div {...(isAlone ? {} : { id: `${id}-panel`, role: 'tabpanel', 'aria-labelledby': `${id}-${chosen}` })}>
        {label !== '' && <p>{label}</p>}
        {repair !== null && <RepairCode repair={repair} />}
      </div>
      {left > 0 && (
        <button type="button" class="link others" onClick={() => setAll(true)}>
          {check.others({ count: left })}
        </button>
      )}
    </div>
  );
};
