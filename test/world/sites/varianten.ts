import { text } from '../answers.ts';
import type { Answer, Handler, Site } from '../site.ts';
import { gewoon } from './gewoon.ts';

/** The ordinary site again under other names, each with one thing changed that concerns crawlers. */

const NOT_FOUND = text('Niet gevonden', {}, 404);

const WORDPRESS = 'User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\n';

const closedTo = (...tokens: readonly string[]): string =>
  tokens.map((token) => `\nUser-agent: ${token}\nDisallow: /\n`).join('');

const robots =
  (body: string, status = 200): Handler =>
  () =>
    text(body, {}, status);

/** A content delivery network's own rules above the site's. */
const MANAGED = `User-agent: *
Content-Signal: search=yes,ai-train=no
Allow: /
${closedTo('Amazonbot', 'Applebot-Extended', 'Bytespider', 'CCBot', 'ClaudeBot', 'Google-Extended', 'GPTBot', 'meta-externalagent')}
${WORDPRESS}`;

const LLMS = `# Hoveniersbedrijf Gewoon

> Hovenier in Amersfoort, Leusden en Soest: tuinaanleg, onderhoud en bestrating.

- [Tuinaanleg](https://gewoon.nl/tuinaanleg/): van ontwerp tot beplanting
- [Onderhoud](https://gewoon.nl/onderhoud/): snoeien en maaien, maandelijks of per seizoen
`;

const renamed = (answer: Answer, host: string): Answer => {
  const body = typeof answer.body === 'string' ? answer.body.replaceAll('gewoon.nl', host) : answer.body;
  const headers = Object.entries(answer.headers).map(
    ([name, value]) => [name, typeof value === 'string' ? value.replaceAll('gewoon.nl', host) : value] as const,
  );
  return { ...answer, headers: Object.fromEntries(headers), ...(body === undefined ? {} : { body }) };
};

/** Asked without compression, so that the name can be changed in what comes. */
const original: Handler = async (visit) =>
  (await gewoon.https?.({ ...visit, host: 'gewoon.nl', headers: { ...visit.headers, 'accept-encoding': '' } })) ??
  NOT_FOUND;

const variant = (host: string, changes: Readonly<Record<string, Handler>>, headers: Answer['headers'] = {}): Site => ({
  hosts: [host],
  https: async (visit) => {
    const answer = await (changes[visit.path] ?? original)(visit);
    const all = { ...answer, headers: { ...answer.headers, ...headers } };
    return renamed(all, host);
  },
});

export const varianten: readonly Site[] = [
  variant('hetzelfde.nl', {}),
  variant('geentraining.nl', {
    '/robots.txt': robots(
      `${WORDPRESS}${closedTo('GPTBot', 'ClaudeBot', 'CCBot', 'Google-Extended', 'Applebot-Extended', 'Amazonbot', 'Bytespider', 'meta-externalagent', 'MistralAI-Training', 'cohere-ai', 'AI2Bot', 'Diffbot')}`,
    ),
  }),
  variant('beheerd.nl', { '/robots.txt': robots(MANAGED) }),
  variant('metllms.nl', { '/llms.txt': robots(LLMS) }),
  variant('geenantwoord.nl', {
    '/robots.txt': robots(`${WORDPRESS}${closedTo('OAI-SearchBot', 'Claude-SearchBot', 'PerplexityBot')}`),
  }),
  variant('geenzoeken.nl', { '/robots.txt': robots(`${WORDPRESS}${closedTo('Googlebot', 'Bingbot')}`) }),
  variant('nietinindex.nl', {}, { 'x-robots-tag': 'noindex' }),
  variant('robotsstuk.nl', { '/robots.txt': robots('Service Unavailable', 503) }),
];
