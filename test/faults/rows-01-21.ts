import type { Entry } from './entry.ts';

/** Faults 1 to 21: what ends, moves or fills up under a scan, and hostile pages. */
export const ROWS_01_21: readonly Entry[] = [
  {
    id: 'row 1',
    name: 'background ended in the middle of a scan',
    asks: ['chromium'],
    proofs: [
      { where: 'unit', file: 'test/faults/01-21.test.ts', title: 'row 1: another background resumes the scan' },
      {
        where: 'chromium',
        file: 'test/browser/faults/01-background.test.ts',
        title: 'row 1: the background is ended in the middle of a scan',
      },
    ],
  },
  {
    id: 'row 2',
    name: 'event page of Firefox ended, extension process crashed',
    asks: ['firefox'],
    proofs: [
      {
        where: 'firefox',
        file: 'test/browser/faults/02-20-firefox.test.ts',
        title: 'row 2: the event page is ended in the middle of a scan',
      },
    ],
    limits:
      'a test ends the event page, not the process: what is kept is in the browser’s own process either way, and the next message finds it',
  },
  {
    id: 'row 3',
    name: 'popup closed, second popup in another window',
    asks: ['chromium'],
    proofs: [
      {
        where: 'chromium',
        file: 'test/browser/faults/03-05-tabs.test.ts',
        title: 'row 3: the popup is closed, and another is opened in another window',
      },
    ],
  },
  {
    id: 'row 4',
    name: 'tab closed in the middle of a scan',
    asks: ['chromium', 'firefox'],
    proofs: [
      {
        where: 'unit',
        file: 'test/platform/faults/07-09.test.ts',
        title: 'row 4: a tab closed in the middle of its scan',
      },
      {
        where: 'chromium',
        file: 'test/browser/faults/03-05-tabs.test.ts',
        title: 'row 4: a tab closed in the middle of its scan',
      },
      {
        where: 'firefox',
        file: 'test/browser/faults/02-20-firefox.test.ts',
        title: 'row 4: a tab closed in the middle of its scan',
      },
    ],
  },
  {
    id: 'row 5',
    name: 'tab navigated or route changed in the middle of a scan',
    asks: ['chromium', 'firefox'],
    proofs: [
      {
        where: 'chromium',
        file: 'test/browser/faults/03-05-tabs.test.ts',
        title: 'row 5: the tab navigates in the middle of a scan',
      },
      {
        where: 'firefox',
        file: 'test/browser/faults/02-20-firefox.test.ts',
        title: 'row 5: the tab navigates in the middle of a scan',
      },
      {
        where: 'firefox',
        file: 'test/browser/faults/02-20-firefox.test.ts',
        title: 'row 5: the tab changes to another route of a web app in the middle of a scan',
      },
    ],
  },
  {
    id: 'row 6',
    name: 'page out of the back/forward cache, discarded or prerendered tab',
    asks: ['chromium'],
    proofs: [
      {
        where: 'chromium',
        file: 'test/browser/faults/06-07-tabs.test.ts',
        title: 'row 6: cached, discarded and prerendered pages',
      },
    ],
  },
  {
    id: 'row 7',
    name: 'two scans of one tab, two tabs of one site, double click',
    asks: ['unit', 'chromium'],
    proofs: [
      { where: 'unit', file: 'test/platform/faults/07-09.test.ts', title: 'row 7: two scans of one tab at once' },
      {
        where: 'chromium',
        file: 'test/browser/faults/06-07-tabs.test.ts',
        title: 'row 7: two scans of one tab at once',
      },
    ],
  },
  {
    id: 'row 8',
    name: 'a normal and a private window',
    asks: ['firefox', 'chromium'],
    proofs: [
      { where: 'chromium', file: 'test/browser/views/stored.test.ts', title: 'a private window of %s' },
      { where: 'firefox', file: 'test/browser/views/stored.test.ts', title: 'a private window of %s' },
    ],
  },
  {
    id: 'row 9',
    name: 'extension updated in the middle of a scan',
    asks: ['unit', 'chromium'],
    proofs: [
      {
        where: 'unit',
        file: 'test/platform/faults/07-09.test.ts',
        title: 'row 9: the extension is updated in the middle of a scan (simulated)',
      },
      {
        where: 'chromium',
        file: 'test/browser/faults/09-12-chromium.test.ts',
        title: 'row 9: the extension is updated in the middle of a scan (simulated)',
      },
    ],
    simulated:
      "what the store does is called by its event's name: `onUpdateAvailable`, and a scan that another version left behind",
  },
  {
    id: 'row 10',
    name: 'browser crash between two writes',
    asks: ['unit'],
    proofs: [
      {
        where: 'unit',
        file: 'test/platform/faults/10-12.test.ts',
        title: 'row 10: the browser crashes between two writes',
      },
      {
        where: 'chromium',
        file: 'test/browser/faults/09-12-chromium.test.ts',
        title: 'row 10: the stored state of a scan is lost',
      },
    ],
  },
  {
    id: 'row 11',
    name: 'corrupted or foreign storage',
    asks: ['property'],
    proofs: [
      {
        where: 'property',
        file: 'test/platform/faults/10-12.test.ts',
        title: 'row 11: stored values are corrupted, foreign or of another version',
      },
      {
        where: 'chromium',
        file: 'test/browser/faults/09-12-chromium.test.ts',
        title: 'row 11: stored values are corrupted',
      },
      {
        where: 'chromium',
        file: 'test/browser/views/boundary.test.ts',
        title: 'in a row of the history affects only that row, which can be removed',
      },
    ],
  },
  {
    id: 'row 12',
    name: 'storage full',
    asks: ['unit', 'chromium', 'firefox'],
    proofs: [
      { where: 'unit', file: 'test/platform/faults/10-12.test.ts', title: 'row 12: the store is full' },
      { where: 'chromium', file: 'test/browser/faults/09-12-chromium.test.ts', title: 'row 12: the store is full' },
      {
        where: 'chromium',
        file: 'test/browser/views/stored.test.ts',
        title: 'when the history has no room, popup and report say so, and the report still opens',
      },
      { where: 'firefox', file: 'test/browser/faults/02-20-firefox.test.ts', title: 'row 12: the store is full' },
    ],
  },
  {
    id: 'row 13',
    name: 'clock jumps, wrong year, summer time, hours of sleep',
    asks: ['unit'],
    proofs: [{ where: 'unit', file: 'test/platform/faults/13-clock.test.ts', title: 'row 13: the clock jumps' }],
  },
  {
    id: 'row 14',
    name: 'hostile page: built-ins polluted or replaced',
    asks: ['chromium', 'firefox'],
    proofs: [
      {
        where: 'chromium',
        file: 'test/browser/faults/14-21-pages.test.ts',
        title: 'row 14: built-ins that the page polluted or replaced',
      },
      {
        where: 'chromium',
        file: 'test/browser/page/read-page.test.ts',
        title: 'is not misled by prototypes that the page replaced',
      },
      {
        where: 'firefox',
        file: 'test/browser/faults/02-20-firefox.test.ts',
        title: 'row 14: built-ins that the page polluted or replaced',
      },
      {
        where: 'firefox',
        file: 'test/browser/faults/in-page.test.ts',
        title: 'cannot observe or alter the requests by patching its own globals',
      },
    ],
  },
  {
    id: 'row 15',
    name: 'DOM clobbering',
    asks: ['chromium', 'firefox'],
    proofs: [
      {
        where: 'chromium',
        file: 'test/browser/faults/14-21-pages.test.ts',
        title: 'row 15: form controls that shadow their form',
      },
      {
        where: 'chromium',
        file: 'test/browser/page/read-page.test.ts',
        title: 'survives form controls that shadow properties',
      },
      {
        where: 'chromium',
        file: 'test/browser/axe/look.test.ts',
        title: 'survives a form whose controls shadow its own properties',
      },
      {
        where: 'chromium',
        file: 'test/browser/clobbered/names.test.ts',
        title: 'reader and engine report the same whichever name is shadowed',
      },
      {
        where: 'firefox',
        file: 'test/browser/faults/02-20-firefox.test.ts',
        title: 'row 15: form controls that shadow their form',
      },
    ],
  },
  {
    id: 'row 16',
    name: '100,000 nodes',
    asks: ['chromium', 'firefox'],
    proofs: [
      { where: 'chromium', file: 'test/browser/faults/14-21-pages.test.ts', title: 'row 16: 100,000 nodes' },
      {
        where: 'chromium',
        file: 'test/browser/page/read-page.test.ts',
        title: 'reads 50,000 elements without blocking the page for long',
      },
      { where: 'firefox', file: 'test/browser/faults/02-20-firefox.test.ts', title: 'row 16: 100,000 nodes' },
      {
        where: 'chromium',
        file: 'test/browser/page/read-page.test.ts',
        title: 'inspects up to 250,000 elements, and reports when there are more',
      },
      {
        where: 'unit',
        file: 'test/faults/01-21.test.ts',
        title: 'row 16: a page with more elements than are inspected',
      },
      {
        where: 'chromium',
        file: 'test/browser/views/popup.test.ts',
        title: 'notes on the scan are shown above the result',
      },
    ],
  },
  {
    id: 'row 17',
    name: 'endless mutation, giant elements, thousands of equal ids',
    asks: ['chromium'],
    proofs: [
      {
        where: 'chromium',
        file: 'test/browser/faults/14-21-pages.test.ts',
        title: 'row 17: endless mutation, a giant element, equal ids',
      },
      { where: 'unit', file: 'test/faults/01-21.test.ts', title: 'row 17: a page made to fill every list' },
    ],
  },
  {
    id: 'row 18',
    name: 'page blocks its main thread for ever',
    asks: ['chromium'],
    proofs: [
      {
        where: 'chromium',
        file: 'test/browser/faults/14-21-pages.test.ts',
        title: 'row 18: the page blocks its main thread for ever',
      },
    ],
  },
  {
    id: 'row 19',
    name: 'sandboxed document, opaque origin, frames',
    asks: ['chromium', 'firefox'],
    proofs: [
      {
        where: 'chromium',
        file: 'test/browser/faults/14-21-pages.test.ts',
        title: 'row 19: a sandboxed document and frames',
      },
      { where: 'chromium', file: 'test/browser/axe/look.test.ts', title: 'counts frames' },
      {
        where: 'firefox',
        file: 'test/browser/faults/02-20-firefox.test.ts',
        title: 'row 19: a sandboxed document and frames',
      },
    ],
  },
  {
    id: 'row 20',
    name: "content security policy of default-src 'none'",
    asks: ['chromium', 'firefox'],
    proofs: [
      {
        where: 'chromium',
        file: 'test/browser/faults/14-21-pages.test.ts',
        title: 'row 20: a policy of default-src none',
      },
      {
        where: 'firefox',
        file: 'test/browser/faults/02-20-firefox.test.ts',
        title: 'row 20: a policy of default-src none',
      },
      {
        where: 'firefox',
        file: 'test/browser/faults/in-page.test.ts',
        title: 'a page in whose context no requests can be sent',
      },
    ],
  },
  {
    id: 'row 21',
    name: 'shadow roots, templates, noscript',
    asks: ['chromium'],
    proofs: [
      {
        where: 'chromium',
        file: 'test/browser/faults/14-21-pages.test.ts',
        title: 'row 21: shadow roots, templates and noscript',
      },
      { where: 'chromium', file: 'test/browser/axe/extension.test.ts', title: 'inspects closed shadow roots' },
    ],
  },
];
