import { defineCheck } from '../../check.ts';
import { decideVerdict } from './shared/axe-verdict.ts';

export const mediaCaptions = defineCheck({
  id: 'media-captions',
  weight: 0,
  who: 'zelf',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/captions-prerecorded.html',
  needs: ['axe'],
  verdicts: { toCheck: 'info', clean: 'pass', absent: 'skip' },
  judge: ({ axe }) => decideVerdict('media-captions', axe),
});
