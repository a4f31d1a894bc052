import type { FirstStep } from '../../lib/state.ts';
import { brief } from '../../lib/view/visible.ts';
import { worthOf } from '../../lib/words/step.ts';
import { useLanguage } from '../shared/locale.ts';
import { usePopupWords } from './words.ts';

/** What to do first, and what it comes to. */
export const GainLine = ({ step }: { readonly step: FirstStep }) => {
  const language = useLanguage();
  const words = usePopupWords();
  const { steps } = language.common;
  return (
    <p class="gain">
      {words.startWith}{' '}
      <span class="kind" data-kind={step.kind}>
        {steps.kinds[step.kind]}
      </span>{' '}
      <b>{brief(step.title)}</b>, <span class="worth">{worthOf(step, language)}</span>
    </p>
  );
};
