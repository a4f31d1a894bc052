import { defineCheck } from '../../check.ts';
import { ACCESSIBILITY_OVERLAYS } from '../../data/accessibility/accessibility-overlays.ts';

const nameOf = (url: string | null): string | undefined => {
  const host = url === null ? '' : (URL.parse(url)?.hostname ?? '');
  return Object.entries(ACCESSIBILITY_OVERLAYS).find(([known]) => host === known || host.endsWith(`.${known}`))?.[1];
};

export const accessibilityOverlay = defineCheck({
  id: 'accessibility-overlay',
  weight: 0,
  who: 'zelf',
  source: 'https://overlayfactsheet.com/',
  needs: ['page'],
  verdicts: { present: 'info', absent: 'info' },

  judge({ page }) {
    const found = page.resources.list.flatMap(({ kind, url }) => {
      const name = kind === 'script' || kind === 'frame' ? nameOf(url) : undefined;
      return name === undefined || url === null ? [] : [{ name, url }];
    });
    const [first] = found;
    if (first === undefined) return { code: 'absent' };
    return { code: 'present', args: { name: first.name }, items: found.map(({ url }) => url) };
  },
});
