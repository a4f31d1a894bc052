import { defineCheck } from '../../check.ts';
import { decideVerdict, listVerdicts } from './shared/axe-verdict.ts';

/** Also reports what was not examined: frames and, in scans by earlier versions, closed shadow roots. */
export const frames = defineCheck({
  id: 'frames',
  weight: 3,
  who: 'webbouwer',
  effort: 1,
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html',
  needs: ['axe'],
  verdicts: listVerdicts('frames'),

  judge({ axe }) {
    const found = decideVerdict('frames', axe);
    if ('unseen' in found) return found;
    return { ...found, args: { ...found.args, frames: axe.frames, closed: axe.closedShadowRoots ?? 0 } };
  },
});
