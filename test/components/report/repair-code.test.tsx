import { fireEvent, screen } from '@testing-library/preact';
import { expect, test, vi } from 'vitest';
import { RepairCode } from '../../../components/report/repair/PlatformTabs.tsx';
import { Repair } from '../../../components/report/repair/Repair.tsx';
import type { Finding } from '../../../lib/model.ts';
import { findRepairs } from '../../../lib/repairs/repairs.ts';
import type { Site } from '../../../lib/repairs/shape.ts';
import { repairWords } from '../../../lib/words/repairs.ts';
import { clearAfterEach, draw, LOCALES } from '../../kit/draw.tsx';
import { sampleOf } from '../../kit/taking-turns.ts';

clearAfterEach();

const SITE: Site = {
  ...{ host: 'voorbeeld.nl', domain: 'voorbeeld.nl', canonical: 'voorbeeld.nl', other: 'www.voorbeeld.nl' },
  ...{ url: 'https://voorbeeld.nl/', page: 'https://voorbeeld.nl/', isNamed: true, platforms: [] },
  ...{
    scheme: 'https',
    mail: 'arrives',
    isReported: true,
    spf: null,
    dmarc: null,
    isDmarcFree: true,
    viewport: null,
    expires: '2027-10-01T00:00:00.000Z',
  },
};
const hsts: Finding = {
  ...{ id: 'hsts', code: 'absent', items: [], pillar: 'beveiliging', outcome: 'fail', why: null, args: {}, source: '' },
  ...{ weight: 5, credit: 0, points: 5, cap: null, who: 'hostingpartij' },
};

test.each(sampleOf(LOCALES, 2))(
  'in %s, the warning is shown above the code, in one box, and is copied with it',
  (locale) => {
    const words = repairWords[locale];
    const [repair] = findRepairs(SITE, hsts);
    if (repair?.warning == null) throw new Error('a repair with a warning');
    const write = vi.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    draw(<RepairCode repair={repair} />, locale);
    const box = screen.getByText((_, element) => element?.textContent === repair.snippet, {
      selector: 'pre',
    }).parentElement;
    const warning = words.warnings[repair.warning];
    expect(box?.firstElementChild?.textContent).toBe(`${words.warning}: ${warning}`);
    fireEvent.click(screen.getByRole('button', { name: words.copySnippet }));
    expect(write).toHaveBeenCalledExactlyOnceWith(`# ${words.warning}: ${warning}\n${repair.snippet}`);
    // The configuration is tested before it is loaded.
    expect(screen.getByText('sudo nginx -t && sudo systemctl reload nginx')).toBeTruthy();
  },
);

test.each(sampleOf(LOCALES, 2))('in %s, a setting that only the platform can change has no code', (locale) => {
  draw(<Repair finding={hsts} site={{ ...SITE, platforms: ['shopify'] }} />, locale);
  expect(screen.getByText(repairWords[locale].byMaker({ platform: 'Shopify' }))).toBeTruthy();
  expect(document.querySelector('pre')).toBeNull();
});
