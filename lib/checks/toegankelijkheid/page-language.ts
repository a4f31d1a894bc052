import { defineCheck, toUnseen } from '../../check.ts';
import { decideVerdict, listVerdicts } from './shared/axe-verdict.ts';

export const pageLanguage = defineCheck({
  id: 'page-language',
  weight: 6,
  who: 'webbouwer',
  effort: 1,
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-page.html',
  needs: ['axe', 'page'],
  verdicts: listVerdicts('page-language'),
  // The browser's own translation overwrites the declared language, or adds one.
  judge: ({ axe, page }) => (page.document.translated ? toUnseen('hidden') : decideVerdict('page-language', axe)),
});
