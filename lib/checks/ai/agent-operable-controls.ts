import { defineCheck } from '../../check.ts';

export const agentOperableControls = defineCheck({
  id: 'agent-operable-controls',
  weight: 0,
  who: 'webbouwer',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/name-role-value',
  needs: ['page'],
  verdicts: { all: 'info', some: 'info', none: 'info' },

  judge({ page }) {
    const { total, named, nameless, namelessHtml = [] } = page.markup.controls;
    if (total === 0) return { code: 'none' };
    if (named === total) return { code: 'all', args: { total } };
    const places = nameless.map((at, index) => ({ at, saw: namelessHtml[index] ?? '' }));
    return { code: 'some', args: { total, named }, items: nameless, places };
  },
});
