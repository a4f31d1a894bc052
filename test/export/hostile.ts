import fc from 'fast-check';
import type { Finding, Report } from '../../lib/model.ts';
import { sampleReport } from '../components/sample.ts';
import { inputs } from '../kit/inputs.ts';

export const RUNS = inputs(200);
/** Ms that a property of many reports may take in the full run on a busy machine. */
export const LONG = 300_000;

/** What strangers write into pages, headers and DNS to break whatever shows it. */
const KNOWN = [
  '<img src=x onerror=alert(1)>',
  '</pre></details><script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  '--></style><style>*{background:url(https://elders.nl)}',
  '=cmd|"/C calc"!A0',
  '+1+1',
  '-2+3',
  '@SUM(A1)',
  ' \t=1',
  '\t=1',
  '\r=1',
  '\u00a0=1',
  '```\n# heading\n```',
  '[x](javascript:alert(1)) ![y](https://elders.nl/z.png)',
  'https://elders.nl www.elders.nl a@elders.nl',
  '| a | b |\n|---|---|',
  'veilig\u202eexe.gnp\u0000\u001b[31m',
  '\ud800 lone',
  'a;b,"c"\r\nd',
  'toString',
  '__proto__',
  '&lt;b&gt; &amp;',
  '##[error]x ##vso[task.complete] ::error::x',
] as const;

const pieces = fc.oneof(
  fc.constantFrom(...KNOWN),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.stringMatching(/^[-=+@;,"'\s<>&`*_#[\]()!|~\\:/.]{0,20}$/),
);
/** One to three of them in a row. */
export const hostile = fc.array(pieces, { minLength: 1, maxLength: 3 }).map((all) => all.join(''));

const sample = sampleReport();

/** The sample with a stranger's texts wherever a site or a file can put them, in a few checks so that many runs fit. */
export const reportWith = (text: string): Report => {
  const spoil = (finding: Finding): Finding => ({
    ...finding,
    items: [text, 'https://voorbeeld.nl/'],
    source: text,
    args: Object.fromEntries(Object.keys(finding.args).map((name) => [name, text])),
  });
  const stored = sample.scores.flatMap(({ pillar }) =>
    sample.findings.filter((finding) => finding.pillar === pillar).slice(0, 1),
  );
  return {
    ...sample,
    version: text,
    target: { ...sample.target, host: text, url: text },
    findings: [...stored.map(spoil), { ...spoil(stored[0] as Finding), id: text, pillar: 'seo' }],
    ledger: sample.ledger.slice(0, 2).map((contact) => ({ ...contact, host: text, path: text })),
  };
};
