import { http, scan } from '../../kit/facts.ts';

/** Situations shared by the tests of what robots.txt allows. */
export const robots = (body: string, status = 200) => ({
  robots: http({ 'content-type': 'text/plain' }, { url: 'https://voorbeeld.nl/robots.txt', body, status }),
  scan: scan(),
});

export const closedTo = (...agents: readonly string[]): string =>
  `${agents.map((agent) => `User-agent: ${agent}\n`).join('')}Disallow: /\n`;
