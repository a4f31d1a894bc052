import type { ApiDocsWords } from '../../nl/service/api-docs.ts';

const fields: ApiDocsWords['fields'] = {
  ScanRequest: {
    url: 'A domain or an address; the protocol may be left out.',
    pillar: 'This pillar only; all six without this field.',
    key: 'A partner key. The header X-GDA-Key takes precedence.',
    fresh: '1 asks, with a key, for a new scan, even if there is a result less than ten minutes old.',
  },
  PublicResult: {
    ok: 'The scan succeeded.',
    domain: 'The scanned host, without protocol.',
    overall_score: 'The overall score from 0 to 100.',
    grade_label: 'The grade as a word, always in Dutch.',
    pillars: 'The pillars that were asked for, as far as they have a score.',
    scan_url: 'A page with this result.',
    api_tier: 'public without a key, partner with one.',
    rate_limit: 'The number of scans an hour that applies: that of the tier, or of the key.',
  },
  PartnerResult: {
    incomplete: 'A pillar is incomplete, or one that applies has no score.',
    limited_by: 'What limits the overall score, or why there is none; null otherwise.',
    not_scored: 'Why pillars have no score, with their checks.',
  },
  PillarResult: {
    id: 'Name of the pillar in this API.',
    name: 'Name of the pillar, in the language of the response.',
    score: 'From 0 to 100.',
  },
  PartnerPillarResult: {
    limited_by: 'The conclusion that caps the score of the pillar; null otherwise.',
    checks: 'Every check of the pillar.',
  },
  PillarLimit: {
    cap: 'The highest score still possible.',
    check: 'The check that sets the limit.',
    reason: 'Why, in one sentence.',
  },
  TotalLimit: {
    cap: 'The highest overall score still possible; null if there is no overall score.',
    check: 'The check that sets the limit; null if none does.',
    reason: 'Why, in one sentence.',
  },
  CheckResult: {
    id: 'Name of the check in this API.',
    title: 'Title of the check, in the language of the response.',
    outcome: 'The outcome; unknown means not tested, and costs nothing.',
    weight: 'How heavily the check counts.',
    points: 'What the outcome costs: 0 or more, with one decimal.',
    reason: 'Why it was not tested; with unknown only.',
    evidence: 'The conclusion, then what it rests on.',
    advice: 'What to do.',
    who: 'Who fixes it.',
    source: 'The source of the check.',
  },
  ScanError: {
    ok: 'There is no result.',
    error: 'What went wrong.',
  },
  ProblemDetails: {
    type: 'The kind of error, as the address of its explanation (RFC 9457).',
    title: 'The kind of error in a few words.',
    status: 'The HTTP status.',
    detail: 'What went wrong, in the language of the response; the same as message.',
  },
  ErrorDetail: {
    code: 'What went wrong, for programs.',
    message: 'What went wrong, in the language of the response.',
    retry_after: 'After how many seconds it helps to ask again; only where waiting helps.',
    pointer: 'The field that is wrong, as a JSON pointer (RFC 6901).',
  },
  NotGradableError: {
    reason: 'Why there is no grade, for programs.',
    help: 'What would help.',
  },
  NotScored: {
    id: 'Name of the pillar in this API.',
    reason: 'Why there is no score.',
    checks: 'Every check of the pillar.',
  },
  Health: {
    ok: 'The service works.',
    parts: 'Whether each part works: store, queue and browser.',
  },
};

export const apiDocs: ApiDocsWords = {
  title: 'Pijler, scan service',
  summary: 'Grades websites on six pillars.',
  about:
    'Responses are in Dutch or English, by the header Accept-Language. A result less than ten minutes old is given again, and does not count as a scan.',
  byDefault: ({ value }) => `By default: ${value}.`,
  contact: 'The operator of this service',
  tags: {
    scan: 'The scan of the specification: one address, answered at once.',
    scans: 'Request a scan and fetch the result later.',
    batches: 'Have many addresses scanned in one go.',
    sites: 'The sites of a team and their scans.',
    crawls: 'Several pages of one site.',
    monitoring: 'Monitor sites: schedule, recipients and webhooks.',
    sharing: 'Share reports by a link, and badges.',
    team: 'Keys and audit log of a team.',
    more: 'Result page, health and this description.',
  },
  fields,
  operations: {
    scan: {
      summary: 'Scan a page',
      about:
        'Without a key the scan gives the overall score and the scores, with a key every check. A response comes within 20 seconds: if the scan takes longer it is busy, and the result is ready shortly after.',
    },
    postScan: {
      summary: 'Scan a page, requested in JSON',
      about: 'As GET, with the fields in the body. That keeps keys out of addresses.',
    },
    result: {
      summary: 'The latest public result of a domain, as a page',
      about: 'This is where scan_url leads. Search engines are asked to leave the page out.',
    },
    bundle: { summary: 'Renewed tables', about: 'The signed file of tables that this service uses, as it came.' },
    document: { summary: 'The description of this interface', about: 'OpenAPI 3.1, in English.' },
    health: { summary: 'Is the process running', about: 'Asks nothing of the store.' },
    readiness: { summary: 'Can the service work', about: 'Asks the store for a response.' },
  },
  parameters: {
    keyLine: 'A partner key.',
    keyField: 'A partner key. The header X-GDA-Key is better: addresses are kept and passed on.',
    domain: 'A domain.',
  },
  headers: {
    'RateLimit-Policy': 'How many scans an hour has: q in w seconds.',
    RateLimit: 'What is left of the hour: r scans, and one more in t seconds.',
    'X-RateLimit-Remaining': 'How many scans are left this hour.',
    Age: 'How many seconds ago the scan ended.',
    'Retry-After': 'After how many seconds it helps to ask again.',
  },
  answers: {
    result: 'The result, on the tier of who asks; with ok false where the site cannot be graded or reached.',
    page: 'The page.',
    closedPage: 'The page says that results are shown here with a key only.',
    noPage: 'There is no result for this domain.',
    document: 'The description.',
    bundle: 'The file.',
    noBundle: 'This service uses the tables of its own release.',
    healthy: 'Yes.',
    unhealthy: 'No.',
    invalid_url: 'The address is not that of a website, or another field is wrong.',
    invalid_key: 'The key is unknown, has expired or was revoked, or this service only scans with a key.',
    tooLarge: 'The body is too large.',
    otherType: 'The body is not JSON.',
    crossSite:
      'A page of another origin is behind the question, and begins no scan; a result less than ten minutes old is given at a public address.',
    otherName: 'This service does not respond under the name in the header Host.',
    unsupported_page: 'A page that may not be scanned or does not want to be, or no page of a website.',
    rate_limited: 'The scans of this hour are used up.',
    internal: 'Something went wrong in this service.',
    busy: 'Too many scans are waiting, or this one takes long: ask again.',
  },
};
