import { defineCheck, unseen } from '../../check.ts';
import { verdictOn, verdictsOf } from './shared/axe-verdict.ts';

export const textContrast = defineCheck({
  id: 'text-contrast',
  weight: 8,
  who: 'webbouwer',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html',
  needs: ['axe', 'page'],
  verdicts: verdictsOf('text-contrast'),
  // Colours that the visitor's own extension put there say nothing of the site's.
  judge: ({ axe, page }) => (page.document.recoloured === true ? unseen('hidden') : verdictOn('text-contrast', axe)),
});
