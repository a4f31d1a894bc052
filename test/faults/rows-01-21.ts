import type { Entry } from './matrix.ts';

/** Faults 1 to 21: what ends, moves or fills up under a scan, and hostile pages. */
export const ROWS_01_21: readonly Entry[] = [
  {
    id: 'row 1',
    name: 'background ended in the middle of a scan',
    asks: ['chromium'],
    proofs: [
      {
        where: 'chromium',
        file: 'test/browser/faults/01-background.test.ts',
        title: 'row 1: the background is ended in the middle of a scan',
      },
    ],
  },
  { id: 'row 2', name: 'event page of Firefox ended, extension process crashed', asks: ['firefox'], proofs: [] },
  { id: 'row 3', name: 'popup closed, second popup in another window', asks: ['chromium'], proofs: [] },
  { id: 'row 4', name: 'tab closed in the middle of a scan', asks: ['chromium', 'firefox'], proofs: [] },
  {
    id: 'row 5',
    name: 'tab navigated or route changed in the middle of a scan',
    asks: ['chromium', 'firefox'],
    proofs: [],
  },
  {
    id: 'row 6',
    name: 'page out of the back/forward cache, discarded or prerendered tab',
    asks: ['chromium'],
    proofs: [],
  },
  {
    id: 'row 7',
    name: 'two scans of one tab, two tabs of one site, double click',
    asks: ['unit', 'chromium'],
    proofs: [],
  },
  { id: 'row 8', name: 'a normal and a private window', asks: ['firefox', 'chromium'], proofs: [] },
  { id: 'row 9', name: 'extension updated in the middle of a scan', asks: ['unit', 'chromium'], proofs: [] },
  { id: 'row 10', name: 'browser crash between two writes', asks: ['unit'], proofs: [] },
  { id: 'row 11', name: 'corrupted or foreign storage', asks: ['property'], proofs: [] },
  { id: 'row 12', name: 'storage full', asks: ['unit', 'chromium', 'firefox'], proofs: [] },
  { id: 'row 13', name: 'clock jumps, wrong year, summer time, hours of sleep', asks: ['unit'], proofs: [] },
  { id: 'row 14', name: 'hostile page: built-ins polluted or replaced', asks: ['chromium', 'firefox'], proofs: [] },
  { id: 'row 15', name: 'DOM clobbering', asks: ['chromium', 'firefox'], proofs: [] },
  { id: 'row 16', name: '100,000 nodes', asks: ['chromium', 'firefox'], proofs: [] },
  { id: 'row 17', name: 'endless mutation, giant elements, thousands of equal ids', asks: ['chromium'], proofs: [] },
  { id: 'row 18', name: 'page blocks its main thread for ever', asks: ['chromium'], proofs: [] },
  { id: 'row 19', name: 'sandboxed document, opaque origin, frames', asks: ['chromium', 'firefox'], proofs: [] },
  { id: 'row 20', name: "content security policy of default-src 'none'", asks: ['chromium', 'firefox'], proofs: [] },
  { id: 'row 21', name: 'shadow roots, templates, noscript', asks: ['chromium'], proofs: [] },
];
