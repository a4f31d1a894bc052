import { http, NOW, scan } from '../../kit/facts.ts';

/** Situations shared by the tests of what robots.txt allows. */
export const robots = (body: string, status = 200) => ({
  robots: http({ 'content-type': 'text/plain' }, { url: 'https://voorbeeld.nl/robots.txt', body, status }),
  scan: scan(),
});

/** A day on which the tables are older than half a year. */
export const later = scan({ at: NOW + 200 * 86_400_000 });

export const closedTo = (...agents: readonly string[]): string =>
  `${agents.map((agent) => `User-agent: ${agent}\n`).join('')}Disallow: /\n`;
