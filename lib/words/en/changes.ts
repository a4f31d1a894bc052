import type { Changes } from '../nl/changes.ts';

/** What changed by version, newest first: CHANGELOG.md word for word. */
export const changes: Changes = {
  '0.1.0': [
    'First version: one click grades the page in the current tab on six pillars, in Dutch or English.',
    'Public tier: grade, six scores, what was not tested and why, and every contact that was made. Partner tier: every check.',
    'Every check has a page that tells all it can conclude, what that costs and how to repair it; the report links to it.',
    'A scan looks and never touches: no form sent, no address that acts followed, nothing written into the page, no cookie sent. It follows no redirect that it cannot see, and a name that is not public is told to nobody.',
    'Access per site, and a list of granted sites in the options to take it back. What cannot be seen without it says so and costs nothing.',
    'Firefox: the whole product, with access asked for one site; what cannot be seen without it says so.',
    "A fault of Pijler's own costs one row, never the scan: that row says so, with a button that copies what to report.",
    'Exports of a report as JSON, CSV, Markdown and a one-page HTML file, an A4 client report, and import of an exported JSON.',
    'History per site with its trend, and any two scans side by side with the conditions that differ named.',
    "The history can be switched off; nothing of private windows is kept; your agency's colour on the cover of reports.",
    "A scan service as a second source, at the contact level “Through the scan service” only: its scores beside Pijler's own, each with its name and time. A page “Platform” calls the other operations of the same platform.",
    'A welcome page after the install, with an example report that works offline.',
    'Known vulnerabilities and end dates of software of 2026, each held against its source.',
  ],
};
