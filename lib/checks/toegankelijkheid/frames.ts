import { defineCheck } from '../../check.ts';
import { verdictOn, verdictsOf } from './shared/axe-verdict.ts';

/** Also the place where the report tells what nobody looked into: frames, and closed shadow roots where an earlier version scanned. */
export const frames = defineCheck({
  id: 'frames',
  weight: 3,
  who: 'webbouwer',
  effort: 1,
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html',
  needs: ['axe'],
  verdicts: verdictsOf('frames'),

  judge({ axe }) {
    const found = verdictOn('frames', axe);
    if ('unseen' in found) return found;
    return { ...found, args: { ...found.args, frames: axe.frames, closed: axe.closedShadowRoots ?? 0 } };
  },
});
