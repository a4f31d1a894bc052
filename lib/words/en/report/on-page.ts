import type { OnPageWords } from '../../nl/report/on-page.ts';

/** Words of the overlay on the page itself, and of the report about it. */
export const onPage: OnPageWords = {
  show: 'Show on the page',
  count: ({ at, of }) => `${at} of ${of}`,
  looking: 'Pijler is looking for the element on the page.',
  shown: 'Shown in the tab of the page.',
  end: 'Stop showing',
  scanAgain: 'Scan again',
  scanning: 'The page is being scanned again. The new report will open here.',
  refused: 'Pijler did not get access. Click the Pijler icon in the tab of the page.',
  open: 'Open the page',
  newest: 'Open the newest report',
  asks: ({ host }) =>
    `Your browser will ask whether Pijler may read and change ${host}. Pijler changes nothing on the site.`,
  notShown: {
    gone: 'The tab of this scan is gone: it was closed, or the browser was restarted. Open the page and scan it again.',
    newer: 'This tab was scanned again later. Pijler can show this from the newest report.',
    moved: 'The tab now shows a different page. Go back to the scanned page there and click again.',
    access: 'Pijler can no longer see this tab. The page was reloaded, or the tab shows a different site.',
    silent: 'The page does not respond. Try again later.',
    changed: 'The page has changed since the scan: this element is gone or looks different. Scan again.',
    frame: 'This element is in an iframe from a different site. Pijler cannot show anything there.',
  },
  overlay: {
    name: 'Pijler: shown on the page',
    next: 'Next',
    previous: 'Previous',
    close: 'Close',
    report: 'Back to the report',
    scrollBack: 'Scroll back',
    around: 'This element is not visible right now. The outline is around what encloses it.',
    lost: {
      changed: 'This element is no longer on the page.',
      frame: 'This element is in an iframe from a different site. Pijler cannot show anything there.',
    },
  },
};
