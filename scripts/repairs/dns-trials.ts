import type { Repair, Site as Scanned } from '../../lib/repairs/shape.ts';
import { html } from '../../test/world/answers.ts';
import type { Site } from '../../test/world/site.ts';

/** Records that make checks fail, and the checks whose snippets replace them in the zone. */
export interface DnsTrial {
  readonly id: string;
  readonly hosts: readonly [before: string, after: string];
  readonly checks: Readonly<Record<string, string>>;
  /** Lines of the zone, in addition to its addresses. */
  faulty(domain: string): readonly string[];
  /** Items of the findings, if a snippet needs them. */
  items?(domain: string): readonly string[];
  /** What else a report has seen of the site. */
  readonly site?: Partial<Scanned>;
}

const trial = (
  id: string,
  checks: DnsTrial['checks'],
  faulty: DnsTrial['faulty'] = () => ['@ IN MX 10 mx1.mailhuis.nl.'],
): DnsTrial => ({ id, hosts: [`dns-${id}-voor.nl`, `dns-${id}-na.nl`], checks, faulty });

const SILENT_DMARC = 'v=DMARC1; p=reject';

export const DNS_TRIALS: readonly DnsTrial[] = [
  trial('post', { 'dmarc-valid': 'absent', 'tls-rpt': 'absent' }),
  trial('beleid', { 'dmarc-policy': 'noRecord' }),
  {
    ...trial('verslag', { 'dmarc-reporting': 'absent' }, () => [
      '@ IN MX 10 mx1.mailhuis.nl.',
      `_dmarc IN TXT "${SILENT_DMARC}"`,
    ]),
    site: { dmarc: SILENT_DMARC, isDmarcFree: false },
  },
  trial('geen', { 'null-mx': 'unsaid' }, () => ['@ IN TXT "v=spf1 -all"']),
  {
    ...trial('www', { 'apex-and-www-resolve': 'one' }),
    items: (domain) => [`www.${domain}`],
  },
];

/** Follows the instructions for pasting: a record replaces an old one of the same name and kind. */
const isReplaced = (line: string, domain: string, pasted: readonly string[]): boolean =>
  (line.startsWith('@ IN TXT "v=spf1') && pasted.some((one) => one.startsWith(`${domain}. 3600 IN TXT "v=spf1`))) ||
  (line.startsWith('_dmarc IN TXT') && pasted.some((one) => one.startsWith(`_dmarc.${domain}.`)));

export const zoneSite = (host: string, faulty: readonly string[], repairs: readonly Repair[]): Site => {
  const pasted = repairs.flatMap(({ snippet }) => snippet.split('\n'));
  return {
    hosts: [host, `www.${host}`],
    https: () => html('<!doctype html><html lang="nl"><title>Bakkerij</title><h1>Bakkerij</h1>'),
    zones: [
      {
        name: host,
        signing: 'unsigned',
        records: ['@ IN A 45.92.7.10', ...faulty.filter((line) => !isReplaced(line, host, pasted)), ...pasted],
      },
    ],
  };
};
