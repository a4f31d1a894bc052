import type { AnyCheck } from '../../lib/check.ts';
import { contentWithinLimits } from '../../lib/checks/ai/content-within-limits.ts';
import { missingPageIs404 } from '../../lib/checks/seo/missing-page-is-404.ts';
import type { Pair } from './repair-pairs.ts';

const NEW_POLICY = 'The sound record asks for less than the faulty one: its policy is another.';
const NEW_SCRIPT = 'The sound page loads a script of another host, which the faulty one did not.';
const NEW_TEXT =
  'The sound page has other titles, headings or texts, which other checks compare with the rest of the site.';
const ONE_SIDE = 'Only one of the two pages, the live and the raw one, is that of the test; a repair changes both.';
const NEW_NODE = 'The sound structured data is another organisation’s, with fewer fields.';
const NEW_HEADERS = 'The sound policy or answer lacks other parts that the faulty one has.';
const NEW_HOST = 'The host that now answers sends no HSTS, which nobody could see before.';

/** Pairs of the checks' tests in which more than the fault differs, where that lowers a score, and what it is. */
export const NOT_ONE_REPAIR: Readonly<Record<string, string>> = {
  'accessibility-statement: shop → linked': NEW_TEXT,
  'accessibility-statement: shop → listed': NEW_TEXT,
  'canonical-absolute: relative → absolute': ONE_SIDE,
  'clickjacking: absent → closed': NEW_HEADERS,
  'content-within-limits: cutOff → within': ONE_SIDE,
  'content-within-limits: large → within': ONE_SIDE,
  'content-within-limits: late → within': ONE_SIDE,
  'cookie-samesite: absent → all': 'The sound cookie is not Secure.',
  'csp-form-action: unset → closed': NEW_HEADERS,
  'description-present: several → present': ONE_SIDE,
  'development-build: server → none': NEW_SCRIPT,
  'development-build: traces → none': NEW_SCRIPT,
  'dmarc-valid: ignoredTags → valid': NEW_POLICY,
  'dmarc-valid: onlyWildcard → valid': NEW_POLICY,
  'dmarc-valid: removedTags → valid': NEW_POLICY,
  'dmarc-valid: several → valid': NEW_POLICY,
  'dmarc-valid: strayAtApex → valid': NEW_POLICY,
  'dnssec-signed: island → brokenElsewhere': 'Signed, and broken: that is another fault, and no repair.',
  'dnssec-signed: unsupported → brokenElsewhere': 'Signed, and broken: that is another fault, and no repair.',
  'dnssec-signed: unsigned → brokenElsewhere': 'Signed, and broken: that is another fault, and no repair.',
  'entity-consistent: contradicts → agrees': NEW_NODE,
  'entity-identity: absent → complete': NEW_NODE,
  'head-intact: cutWithoutScript → intact': ONE_SIDE,
  'head-same-after-js: differs → same': ONE_SIDE,
  'headings: flagged → clean': NEW_TEXT,
  'headings: flagged → toCheck': NEW_TEXT,
  'headings: several → clean': NEW_TEXT,
  'headings: several → toCheck': NEW_TEXT,
  'host-variants-merge: unreachable → merged': NEW_HOST,
  'https-redirect: stays → portClosed': NEW_HEADERS,
  'leftover-test-content: some → none': NEW_TEXT,
  'missing-page-is-404: closed → refused': NEW_HEADERS,
  'missing-page-is-404: redirected → refused': NEW_HEADERS,
  'missing-page-is-404: served → refused': NEW_HEADERS,
  'missing-page-is-404: served → refused (by hand)':
    'Where every unknown address was the front page, llms.txt was too; a repair refuses that as well.',
  'null-mx: sending → said': 'The domain that takes no mail has no SPF left.',
  'robots-resources-allowed: blocked → allowed': NEW_SCRIPT,
  'share-preview: incomplete → complete': ONE_SIDE,
  'share-preview: incomplete → completeElsewhere': ONE_SIDE,
  'site-in-service: standIn → inService': NEW_TEXT,
  'structured-data-matches-page: differs → matches': NEW_NODE,
  'structured-data-valid: noContext → valid': ONE_SIDE,
  'structured-data-valid: unreadable → valid': ONE_SIDE,
};

const byHand = (
  check: AnyCheck,
  [badCode, goodCode]: readonly [string, string],
  path: string,
  [bad, good]: readonly [unknown, unknown],
): Pair => ({
  check,
  badCode,
  goodCode,
  differences: [{ path: path.split('/'), bad, good }],
  whole: { bad: {}, good: {} },
});

/** One thing repaired on the recorded sites themselves. */
export const BY_HAND: readonly Pair[] = [
  byHand(contentWithinLimits, ['large', 'within (by hand)'], 'fresh/value/bytes', [1_400_000, 30_000]),
  byHand(missingPageIs404, ['served', 'refused (by hand)'], 'missing/value/status', [200, 404]),
];
