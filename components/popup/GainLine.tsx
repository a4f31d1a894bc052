import type { FirstStep } from '../../lib/state.ts';
import { brief } from '../../lib/view/visible.ts';
import { popupWords } from '../../lib/words/popup.ts';
import { worthOf } from '../../lib/words/step.ts';
import { useCommon, useLocale } from '../shared/locale.ts';

/** What to do first, and what it comes to. */
export const GainLine = ({ step }: { readonly step: FirstStep }) => {
  const locale = useLocale();
  const words = popupWords[locale];
  const { steps } = useCommon();
  return (
    <p class="gain">
      {words.startWith}{' '}
      <span class="kind" data-kind={step.kind}>
        {steps.kinds[step.kind]}
      </span>{' '}
      <b>{brief(step.title)}</b>, <span class="worth">{worthOf(step, locale)}</span>
    </p>
  );
};
