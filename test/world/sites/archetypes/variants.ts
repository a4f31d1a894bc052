import type { Answer, Handler, Site } from '../../site.ts';
import type { Zone } from '../../zone.ts';
import { exemplary } from '../domains.ts';
import { gewoon } from '../gewoon.ts';
import { goed } from '../goed.ts';

/** The exemplary and the ordinary site under other names, each with the one thing changed that an expert would look at first. */

type Change = (answer: Answer) => Answer;

const inBody =
  (replace: (body: string) => string): Change =>
  (answer) =>
    typeof answer.body === 'string' ? { ...answer, body: replace(answer.body) } : answer;

const renamed = (text: string, from: string, to: string): string => text.replaceAll(from, to);

const withHeaders = (answer: Answer, from: string, to: string): Answer['headers'] =>
  Object.fromEntries(
    Object.entries(answer.headers).map(([name, value]) => [
      name,
      typeof value === 'string' ? renamed(value, from, to) : value,
    ]),
  );

/** Asked without compression, so that the names can be changed in what comes. */
const like = (original: Site, host: string, change: Change): Handler => {
  const [from = ''] = original.hosts;
  return async (visit) => {
    const request = { ...visit, host: from, headers: { ...visit.headers, 'accept-encoding': '' } };
    const answer = (await original[visit.scheme]?.(request)) ?? { status: 404, headers: {} };
    return change({
      ...answer,
      headers: withHeaders(answer, from, host),
      ...(typeof answer.body === 'string' ? { body: renamed(answer.body, from, host) } : {}),
    });
  };
};

interface Variant {
  readonly host: string;
  readonly zone: Zone;
  readonly change?: Change;
}

const variantOf = (original: Site, { host, zone, change = (answer) => answer }: Variant): readonly Site[] => {
  const handler = like(original, host, change);
  return [
    { hosts: [host], http: handler, https: handler, zones: [zone] },
    {
      hosts: [`www.${host}`],
      http: ({ path }) => ({ status: 301, headers: { location: `https://www.${host}${path}` } }),
      https: ({ path }) => ({
        status: 301,
        headers: {
          location: `https://${host}${path}`,
          'strict-transport-security': 'max-age=63072000; includeSubDomains',
        },
      }),
      zones: [],
      registrations: [],
    },
  ];
};

const ordinary = (name: string): Zone => ({
  name,
  signing: 'secure',
  records: [
    '@ IN A 45.92.7.50',
    'www IN CNAME @',
    '@ IN MX 10 mx.postkantoor.nl.',
    '@ IN TXT "v=spf1 include:spf.postkantoor.nl ~all"',
    '_dmarc IN TXT "v=DMARC1; p=none"',
    'default._domainkey IN TXT "v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo="',
  ],
});

const inHead = (html: string): Change => inBody((body) => body.replace('</title>', `</title>${html}`));

const closed = ['OAI-SearchBot', 'Claude-SearchBot', 'PerplexityBot']
  .map((bot) => `User-agent: ${bot}\nDisallow: /\n`)
  .join('\n');

export const verstuurtniets = variantOf(goed, {
  host: 'verstuurtniets.nl',
  zone: exemplary('verstuurtniets.nl', {
    mail: ['@ IN MX 0 .'],
    spf: ['@ IN TXT "v=spf1 -all"'],
    rest: ['@ IN CAA 0 issue "letsencrypt.org"'],
  }),
});

export const kapottesleutel = variantOf(goed, {
  host: 'kapottesleutel.nl',
  zone: exemplary('kapottesleutel.nl', {}, 'altered'),
});

export const nogverborgen = variantOf(gewoon, {
  host: 'nogverborgen.nl',
  zone: ordinary('nogverborgen.nl'),
  change: inHead('<meta name="robots" content="noindex, nofollow">'),
});

export const dichtvoorai = variantOf(gewoon, {
  host: 'dichtvoorai.nl',
  zone: ordinary('dichtvoorai.nl'),
  change: inBody((body) => (body.startsWith('User-agent: *') ? `${closed}\n${body}` : body)),
});

export const vastgezet = variantOf(gewoon, {
  host: 'vastgezet.nl',
  zone: ordinary('vastgezet.nl'),
  change: inBody((body) => body.replace('initial-scale=1"', 'initial-scale=1, maximum-scale=1, user-scalable=no"')),
});

export const gekaapt = variantOf(gewoon, {
  host: 'gekaapt.nl',
  zone: ordinary('gekaapt.nl'),
  change: inHead('<script src="https://cdn.polyfill.io/v3/polyfill.min.js"></script>'),
});

/** The ordinary WordPress, of a release whose repairs of a year are missing. */
export const jaarachter = variantOf(gewoon, {
  host: 'jaarachter.nl',
  zone: ordinary('jaarachter.nl'),
  change: inBody((body) => body.replace(/WordPress \d[\d.]*/g, 'WordPress 6.8.3')),
});

/** A site that is finished and still kept out of every index, as it was while it was made. */
export const proefsite = variantOf(goed, {
  host: 'proefsite.nl',
  zone: exemplary('proefsite.nl'),
  change: inHead('<meta name="robots" content="noindex">'),
});

/** The exemplary site, but for one script from a host in other hands. */
export const eenscript = variantOf(goed, {
  host: 'eenscript.nl',
  zone: exemplary('eenscript.nl'),
  change: inHead('<script src="https://cdn.polyfill.io/v3/polyfill.min.js"></script>'),
});
