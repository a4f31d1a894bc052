import type { Changes } from '../nl/changes.ts';

/** What changed by version, newest first: CHANGELOG.md word for word. */
export const changes: Changes = {
  '0.1.0': [
    'First version: one click grades the page in the current tab on six pillars, in Dutch or English.',
    'The total rests on the weakest pillar, and one sentence says what limits it. Where too little could be tested there is none, and what would help is said. A break-in, a hijacked script, an address that validating visitors are refused and a password sent over http limit it to 39, a content system without security releases to 74.',
    '“What to do” is a path: danger, broken, missing, better; what one repair mends is one step, with the total after it.',
    'Public tier: grade, six scores, what was not tested and why, and every contact that was made. Partner tier: every check.',
    'Every check has a page that tells all it can conclude, what that costs and how to repair it; the report links to it.',
    'A scan looks and never touches: no form sent, no address that acts followed, nothing written into the page, no cookie sent. It follows no redirect that it cannot see, and a name that is not public is told to nobody.',
    'Access per site, and a list of granted sites in the options to take it back. What cannot be seen without it says so and costs nothing.',
    "Firefox: the whole product. By the first click Pijler reads the page's own site from within the page; access to the site shows the rest.",
    'Accessibility takes up to 45 seconds while the tab is in view, so that a slow computer gives the same grade as a quick one.',
    "A fault of Pijler's own costs one row, never the scan: that row says so, with a button that copies what to report.",
    'Exports of a report as JSON, CSV, Markdown and a one-page HTML file, an A4 client report, and import of an exported JSON.',
    'History per site with its trend, and any two scans side by side: the conditions that differ are named, and so is what only one of them tested, which is left out of the change.',
    "The history can be switched off; nothing of private windows is kept; your agency's colour on the cover of reports.",
    "A scan service as a second source, at the contact level “Through the scan service” only: its scores beside Pijler's own, each with its name and time. A page “Platform” calls the other operations of the same platform.",
    'A welcome page after the install, with an example report that works offline.',
    'Encodings, robots.txt, dates, sitemaps, security.txt, SPF and content security policies are read to the letter of their standards.',
    'Pijler tells what kind of page it looks at, and asks only what matters there: on a login page, in a checkout and in an application SEO and AI findability do not apply. An error page is called one first, with a button to the home page.',
    'It names MediaWiki, DokuWiki, phpMyAdmin, Matomo, SvelteKit, Astro, Hugo, Jekyll, Hexo, Docusaurus, VitePress, Eleventy and Gatsby, and tells when a page is still the untouched template of a framework.',
    'A link that only says “read more” counts under SEO wherever it stands; under Accessibility only where nothing around it says where it leads. Link texts are judged in Dutch, English, German and French; in other languages they are not tested.',
    'Whether the focus shows is worked out as the browser would, and a page that lies on its side when the screen is turned is found.',
    'The popup loads only the language it speaks.',
    'Known vulnerabilities and end dates of software of 2026, each held against its source.',
  ],
};
