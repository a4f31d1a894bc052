import fc from 'fast-check';

/** What strangers write where it will be shown: in titles, headers, DNS records, files, answers of a service. */
const KNOWN = [
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '</code></pre></details><script>alert(1)</script>',
  '"><iframe srcdoc="<script>alert(1)</script>">',
  "' onmouseover='alert(1)",
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'veilig\u202eexe.gnp',
  '\u2066isolaat\u2069 \u200fmark',
  'pay\u200bpal\u2060\ufeff',
  '\u0000\u0007\u001b[31mrood\u001b[0m\u007f\u0085',
  'half \ud800 teken \udc00',
  '=cmd|"/C calc"!A0',
  '@SUM(1+1)*cmd|',
  '{{constructor.constructor("alert(1)")()}}',
  '$' + '{alert(1)}',
  '&lt;b&gt;&amp;&#x202e;',
  '__proto__',
  'toString',
  'constructor',
  'e\u0301'.repeat(200),
  'Z\u0310\u0320\u0356'.repeat(100),
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
  'NaN',
  '',
  ' ',
  '\n\n\n',
  'a'.repeat(5_000),
] as const;

const piece = fc.oneof(
  fc.constantFrom(...KNOWN),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)), maxLength: 20 }),
  fc.webUrl(),
);

/** A million characters in one line, once in a while. */
const LONG = 1_000_000;

/** One to three pieces in a row. */
export const hostileText = fc.array(piece, { minLength: 1, maxLength: 3 }).map((all) => all.join(''));

/** `count` of them, always the same for one seed; the last is one line of a million characters. */
export const hostileTexts = (count: number, seed: number): readonly string[] => [
  ...fc.sample(hostileText, { numRuns: count - 1, seed }),
  '<b>'.repeat(LONG / 3),
];
