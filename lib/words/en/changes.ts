import type { Changes } from '../nl/changes.ts';

/** What changed by version, newest first: CHANGELOG.md word for word. */
export const changes: Changes = {
  '0.1.0': [
    'First version: one click grades the page in the current tab on six pillars, in Dutch or English.',
    'Public tier: grade, six scores, what was not tested and why, and every contact that was made. Partner tier: every check.',
    "A scan service as a second source, at the contact level “Through the scan service” only: its scores beside Pijler's own, each with its name and time. A page “Platform” calls the other operations of the same platform.",
    'Exports of a report as JSON, CSV, Markdown and a one-page HTML file, an A4 client report, and import of an exported JSON.',
    'History per site with its trend, and any two scans side by side with the conditions that differ named.',
    'Firefox: the whole product, with access asked for one site; what cannot be seen without it says so.',
    'Access per site, and a list of granted sites in the options to take it back.',
    "Structured data is judged by its fields in JSON-LD, microdata and RDFa, after Google's documentation.",
    'A welcome page after the install, with an example report that works offline.',
    "The history can be switched off; nothing of private windows is kept; your agency's colour on the cover of reports.",
    'Scoring rules 2, calibrated on 32 kinds of sites: a fault in SEO or AI findability costs more than under rules 1. A score is also called incomplete when what was not seen would probably cost a whole grade.',
    'Every check has a page that tells all it can conclude, what that costs and how to repair it; the report links to it.',
    'Scoring rules 3: two different signs of a break-in limit Maintenance to 40.',
  ],
};
