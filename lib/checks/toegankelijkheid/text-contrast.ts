import { defineCheck, toUnseen } from '../../check.ts';
import { decideVerdict, listVerdicts } from './shared/axe-verdict.ts';

export const textContrast = defineCheck({
  id: 'text-contrast',
  weight: 8,
  who: 'webbouwer',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html',
  needs: ['axe', 'page'],
  verdicts: listVerdicts('text-contrast'),
  // Colours changed by the visitor's own extension say nothing about the site's.
  judge: ({ axe, page }) =>
    page.document.recoloured === true ? toUnseen('hidden') : decideVerdict('text-contrast', axe),
});
