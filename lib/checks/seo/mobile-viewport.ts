import { defineCheck } from '../../check.ts';
import { parseViewport } from '../../parse/html/viewport.ts';

export const mobileViewport = defineCheck({
  id: 'mobile-viewport',
  weight: 5,
  who: 'webbouwer',
  source: 'https://developers.google.com/search/docs/crawling-indexing/mobile/mobile-sites-mobile-first-indexing',
  needs: ['page'],
  verdicts: { responsive: 'pass', otherWidth: 'warn', absent: 'fail' },

  judge({ page }) {
    const contents = page.head.metas.filter(({ name }) => name === 'viewport').map(({ content }) => content);
    // When there are several, the last one applies (CSS Viewport).
    const content = contents.at(-1) ?? '';
    const { width, initialScale } = parseViewport(content);
    if (width === null && initialScale === null) return { code: 'absent', items: contents };

    const isResponsive = width === 'device-width' || (width === null && initialScale === 1);
    return { code: isResponsive ? 'responsive' : 'otherWidth', items: [content] };
  },
});
