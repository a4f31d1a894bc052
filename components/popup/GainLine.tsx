import type { Gain } from '../../lib/view/scan-state.ts';
import { visible } from '../../lib/view/visible.ts';
import { popupWords } from '../../lib/words/popup.ts';
import { useCommon, useLocale } from '../shared/locale.ts';

/** The one repair that would raise a pillar most. */
export const GainLine = ({ gain }: { readonly gain: Gain }) => {
  const words = popupWords[useLocale()];
  const pillar = useCommon().pillars[gain.pillar];
  const { points } = gain;
  return (
    <p class="gain">
      {words.biggestGain} <b>{visible(gain.title)}</b>,{' '}
      <span class="worth">{gain.atMost ? words.gainAtMost({ pillar, points }) : words.gain({ pillar, points })}</span>
    </p>
  );
};
