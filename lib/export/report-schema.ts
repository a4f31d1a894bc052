import * as z from 'zod/mini';
import {
  Bytes,
  Duration,
  Identifier,
  MAX_FINDINGS,
  Moment,
  Percentage,
  Points,
  PointsTogether,
  Share,
  Status,
  Weight,
} from '../bounds.ts';
import { Decision } from '../decision.ts';
import { DECISIVE_STATES, PAGE_KINDS } from '../kinds.ts';
import { PURPOSES } from '../ledger-entry.ts';
import { BLIND, BROWSERS, NOT_GRADABLE, PILLARS, type Report, VIEWS, WHO } from '../model.ts';

/** The longest text, which is the longest address that a browser opens, and the longest list that a report may contain. */
const MAX = { text: 2_100_000, list: 5_000 };

const describeSchema = <T extends z.ZodMiniType>(schema: T, description: string): T =>
  schema.check(z.describe(description));

const Text = z.string().check(z.maxLength(MAX.text));
/** Of an error, or of a location in the package. */
const Name = z.string().check(z.maxLength(200));
const Pillar = describeSchema(z.enum(PILLARS), 'Identifier of the pillar.');
const listOf = <T extends z.ZodMiniType>(item: T) => z.array(item).check(z.maxLength(MAX.list));

const Target = z.looseObject({
  tabId: z.int(),
  url: describeSchema(Text, 'Address of the page, without query and fragment.'),
  host: describeSchema(Text.check(z.minLength(1)), 'Lower-case ASCII host name.'),
  domain: describeSchema(z.nullable(Text), 'Registrable domain; null for addresses and bare names.'),
  isPublic: z.boolean(),
  onSharedSuffix: z.boolean(),
  at: describeSchema(Moment, 'Start of the scan, ms since 1970.'),
  level: describeSchema(z.enum(['A', 'B', 'C']), 'Contact level.'),
  browser: z.enum(BROWSERS),
  pillar: describeSchema(z.nullable(Pillar), 'The pillar asked for alone, or null for all six.'),
});

const Finding = z.looseObject({
  id: describeSchema(Identifier, 'Identifier of the check.'),
  pillar: Pillar,
  outcome: z.enum(['pass', 'warn', 'fail', 'info', 'skip', 'unknown']),
  code: describeSchema(z.nullable(Identifier), 'The conclusion reached.'),
  why: describeSchema(z.nullable(z.enum(BLIND)), 'Why nobody could judge; only with the outcome unknown.'),
  fault: z.exactOptional(
    describeSchema(
      z.looseObject({ error: Name, at: Name }),
      'The error of ours that ended it, and where in our package it arose.',
    ),
  ),
  weight: Weight,
  credit: describeSchema(Share, 'Share of the weight that is kept.'),
  points: describeSchema(Points, 'What it costs its pillar, one decimal.'),
  cap: describeSchema(z.nullable(Percentage), 'The pillar is limited to this by the conclusion.'),
  total: z.exactOptional(
    describeSchema(Percentage, 'The total is limited to this by the conclusion, whatever the score.'),
  ),
  partial: z.exactOptional(
    describeSchema(
      z.enum(BLIND),
      'Why a part of what the verdict rests on was not seen; only where it could cost more.',
    ),
  ),
  worst: z.exactOptional(
    describeSchema(
      z.looseObject({ points: Points, cap: z.exactOptional(Percentage), total: z.exactOptional(Percentage) }),
      'Of what was not seen: what it may cost at most, and the lowest caps that it may set.',
    ),
  ),
  silent: z.exactOptional(
    describeSchema(z.literal(true), 'The site gave no answer: points and cap are what absence costs.'),
  ),
  cause: z.exactOptional(describeSchema(Identifier, 'What it has in common with findings of other checks.')),
  effort: z.exactOptional(describeSchema(z.literal([1, 2, 3]), 'What a repair takes: a setting, a change, a project.')),
  step: z.exactOptional(describeSchema(z.enum(['danger', 'broken']), 'Graver than its outcome says.')),
  opens: z.exactOptional(describeSchema(z.literal(true), 'Its repair lets more be seen.')),
  state: z.exactOptional(describeSchema(z.enum(DECISIVE_STATES), 'What the page is by it, before anything else.')),
  ungraded: z.exactOptional(describeSchema(z.literal(true), 'There is nothing to grade by it.')),
  args: describeSchema(z.record(Identifier, z.union([Text, z.number()])), 'Values that the sentence mentions.'),
  items: describeSchema(listOf(Text), 'What was found, verbatim.'),
  places: z.exactOptional(
    describeSchema(
      listOf(z.nullable(z.looseObject({ at: Text, saw: Text }))),
      'Where each of the items stands in the page: a selector, and what the element is recognised by.',
    ),
  ),
  who: describeSchema(z.enum(WHO), 'Who can repair it.'),
  source: Text,
  decision: z.exactOptional(
    describeSchema(Decision, 'What its owner decided about it: it leaves the path, not the score.'),
  ),
});

const DescribedRange = z.exactOptional(
  describeSchema(z.tuple([Percentage, Percentage]), 'Lowest and highest that what was not seen leaves open.'),
);

const Score = z.looseObject({
  pillar: Pillar,
  score: describeSchema(z.nullable(Percentage), 'Null when too little was seen or nothing applies.'),
  seen: describeSchema(Share, 'Share of the weight that could be judged.'),
  incomplete: z.boolean(),
  lost: describeSchema(PointsTogether, 'Sum of the points lost, one decimal.'),
  cap: z.nullable(z.looseObject({ at: Percentage, check: Identifier })),
  applies: z.exactOptional(describeSchema(z.literal(false), 'False where too few of its questions arise.')),
  range: DescribedRange,
});

const Check = z.exactOptional(Identifier);
const Pillars = z.readonly(z.array(Pillar).check(z.maxLength(PILLARS.length)));
const TotalLimit = z.discriminatedUnion('by', [
  z.looseObject({ by: describeSchema(z.literal('check'), 'A conclusion limits it.'), at: Percentage, check: Check }),
  z.looseObject({ by: describeSchema(z.literal('lowest'), 'The lowest pillar does.'), at: Percentage, pillar: Pillar }),
  z.looseObject({
    by: describeSchema(z.literal('without'), 'Pillars without a score do.'),
    at: Percentage,
    pillars: Pillars,
  }),
  z.looseObject({
    by: describeSchema(z.literal('unseen'), 'No total: too few pillars have a score.'),
    pillars: Pillars,
    why: z.nullable(z.enum(BLIND)),
    check: Check,
  }),
  z.looseObject({ by: describeSchema(z.literal('notApplicable'), 'No total: too few pillars apply.'), check: Check }),
  z.looseObject({
    by: describeSchema(z.literal('maintenance'), 'No total: the site is away for a while.'),
    retryAfter: z.exactOptional(describeSchema(z.int().check(z.minimum(0)), 'Seconds after which it says to be back.')),
  }),
]);

const Contact = z.looseObject({
  at: describeSchema(Duration, "Ms after the scan's start."),
  method: z.enum(['GET', 'POST']),
  host: Text,
  path: Text,
  purpose: z.enum(PURPOSES),
  ms: z.nullable(Duration),
  bytes: z.nullable(Bytes),
  status: z.nullable(Status),
  byBrowser: z.exactOptional(describeSchema(z.boolean(), 'The browser answered it itself (HSTS): nothing was sent.')),
  followed: z.exactOptional(
    describeSchema(z.boolean(), 'Of a redirect: whether where it leads was asked, in a row of its own.'),
  ),
  inPage: z.exactOptional(
    describeSchema(z.boolean(), 'A script in the page itself asked it (Firefox without access).'),
  ),
  notSent: z.exactOptional(describeSchema(z.boolean(), 'The page kept it back: nothing was sent.')),
});

const DescribedNames = z.exactOptional(z.readonly(z.array(z.string().check(z.maxLength(300))).check(z.maxLength(100))));
const Flag = z.exactOptional(z.literal(true));
const Browsing = z.looseObject({
  headers: describeSchema(DescribedNames, 'Names of header lines that were sent to the site.'),
  cookies: describeSchema(DescribedNames, 'Names of cookies that were sent to the site.'),
  basicAuth: describeSchema(Flag, 'A name and a password of basic access were sent to the site.'),
  userAgent: z.exactOptional(z.string().check(z.maxLength(500))),
  language: z.exactOptional(describeSchema(z.string().check(z.maxLength(200)), 'As Accept-Language has it.')),
  viewport: z.exactOptional(describeSchema(z.looseObject({ width: Duration, height: Duration }), 'In CSS pixels.')),
  narrow: describeSchema(Flag, "In the reader's own browser, in a window as narrow as a phone."),
  deviceScaleFactor: z.exactOptional(describeSchema(z.number().check(z.minimum(0)), 'Device pixels to a CSS pixel.')),
  mobile: describeSchema(Flag, 'As a phone.'),
  colorScheme: z.exactOptional(z.literal('dark')),
  reducedMotion: Flag,
  steps: z.exactOptional(describeSchema(z.int().check(z.minimum(0)), 'Steps that were taken before.')),
  consent: z.exactOptional(
    describeSchema(z.enum(['accept', 'refuse']), 'What one of those answered on the consent banner.'),
  ),
});

const CheckedLink = z.looseObject({
  url: Text,
  text: Text,
  state: z.enum(['alive', 'dead', 'softDead', 'unclear', 'robots', 'acts']),
  why: Name,
  to: z.nullable(Text),
});
const MailServerTls = z.looseObject({
  host: Text,
  state: z.enum(['tls', 'noStartTls', 'tlsFailed', 'injected', 'noSmtp', 'unreachable']),
  why: Name,
  protocol: z.nullable(Name),
  distrust: z.nullable(Name),
  expiresAt: z.nullable(Moment),
  dane: z.nullable(z.enum(['none', 'unusable', 'insecure', 'valid', 'invalid'])),
});
const ViewResult = z.looseObject({
  view: z.enum(VIEWS),
  seen: z.boolean(),
  findings: z
    .readonly(z.array(z.looseObject({ where: z.enum(['only', 'not', 'more']), finding: Finding })))
    .check(z.maxLength(MAX_FINDINGS)),
  text: describeSchema(z.nullable(Share), 'Share of the words of the first look that are there.'),
});
const ConsentTraces = z.looseObject({
  cookies: describeSchema(z.readonly(listOf(Name)), 'Names of cookies, of another site with its host behind it.'),
  hosts: describeSchema(z.readonly(listOf(Text)), 'Hosts of other sites that something was asked of.'),
});
const Extras = z.looseObject({
  consent: z.exactOptional(
    describeSchema(
      z.looseObject({ answer: z.enum(['accept', 'refuse']), before: ConsentTraces, after: ConsentTraces }),
      'What was there before the consent banner was answered, and what came on top of it.',
    ),
  ),
  views: z.exactOptional(
    describeSchema(
      z.readonly(z.array(ViewResult).check(z.maxLength(VIEWS.length))),
      'The same page on a phone, in the dark scheme.',
    ),
  ),
  viewsBy: z.exactOptional(
    describeSchema(Name, 'Host of the service that looked at the views, where the scan itself did not.'),
  ),
  links: z.exactOptional(describeSchema(z.readonly(listOf(CheckedLink)), 'Links of the page to other sites.')),
  mailTls: z.exactOptional(
    describeSchema(
      z.nullable(z.readonly(listOf(MailServerTls))),
      'TLS of the domain’s mail servers; null where those are not known.',
    ),
  ),
});

/** A report as it is saved and read back. Fields that a later version adds are preserved. */
export const ReportSchema: z.ZodMiniType<Report> = z.looseObject({
  schema: describeSchema(z.literal('pijler/report-1'), 'Version of this format.'),
  id: describeSchema(Text.check(z.regex(/^[\w-]{1,100}$/)), 'Identifier of the scan.'),
  rules: describeSchema(z.int().check(z.minimum(0)), "Version of the grade's rules."),
  version: describeSchema(Identifier, 'Version of the extension.'),
  data: z.exactOptional(
    describeSchema(
      z.looseObject({ number: z.int().check(z.minimum(0)), day: Text.check(z.regex(/^\d{4}-\d{2}-\d{2}$/)) }),
      "The tables it was judged by: 0 for the version's own, else the number of a signed bundle; and their newest day.",
    ),
  ),
  target: Target,
  finishedAt: describeSchema(Moment, 'End of the scan, ms since 1970.'),
  findings: z.array(Finding).check(z.maxLength(MAX_FINDINGS)),
  scores: z.array(Score).check(z.minLength(1), z.maxLength(PILLARS.length)),
  overall: describeSchema(z.nullable(Percentage), 'The total; null where there is none.'),
  incomplete: z.boolean(),
  limit: z.exactOptional(describeSchema(z.nullable(TotalLimit), 'What limits the total, or why there is none.')),
  range: DescribedRange,
  notGradable: z.exactOptional(
    describeSchema(
      z.looseObject({ reason: z.enum(NOT_GRADABLE), retryAfter: z.exactOptional(z.int().check(z.minimum(0))) }),
      'Why it is no grade in the scan API; absent where it is one.',
    ),
  ),
  access: z.exactOptional(describeSchema(z.boolean(), "Whether the site's own access was granted.")),
  kind: z.exactOptional(describeSchema(z.enum(PAGE_KINDS), 'What kind of page it is.')),
  platforms: z.exactOptional(
    describeSchema(listOf(Identifier), 'Server software, content systems and builders that the site names.'),
  ),
  browsing: z.exactOptional(
    describeSchema(Browsing, 'With what it was looked at; absent of a first-time visitor on a desktop.'),
  ),
  extras: z.exactOptional(describeSchema(Extras, 'What was looked at beside the checks; it counts nowhere.')),
  ledger: listOf(Contact),
});

/** The format as a JSON Schema, for those who read reports with other programs. */
export const reportJsonSchema = (): object => ({
  ...z.toJSONSchema(ReportSchema, { io: 'input' }),
  title: 'Pijler report, version 1',
});
