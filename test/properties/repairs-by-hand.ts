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
const NEW_PAGE = 'The sound page is another, with fewer kinds of elements to look at.';
const NEW_HOST = 'The host that now answers sends no HSTS, which nobody could see before.';

/** Pairs of the checks' tests in which more than the fault differs, where that lowers a score, and what it is. */
export const NOT_ONE_REPAIR: Readonly<Record<string, string>> = {
  'accessibility-statement: publicBody → linked': NEW_TEXT,
  'accessibility-statement: publicBody → listed': NEW_TEXT,
  'aria-usage: critical → toCheck': NEW_PAGE,
  'aria-usage: flagged → toCheck': NEW_PAGE,
  'aria-usage: violated → toCheck': NEW_PAGE,
  'author-visible: different → named': NEW_TEXT,
  'author-visible: unmarked → named': NEW_TEXT,
  'canonical-absolute: relative → absolute': ONE_SIDE,
  'canonical-single: ignored → single': ONE_SIDE,
  'compromise-signs: found → none': ONE_SIDE,
  'content-attributed: nothing → attributed': NEW_TEXT,
  'content-attributed: partly → attributed': NEW_TEXT,
  'content-within-limits: cutOff → within': ONE_SIDE,
  'content-within-limits: large → within': ONE_SIDE,
  'content-within-limits: late → within': ONE_SIDE,
  'control-names: critical → toCheck': NEW_PAGE,
  'control-names: flagged → toCheck': NEW_PAGE,
  'control-names: violated → toCheck': NEW_PAGE,
  'cookie-samesite: absent → all': 'The sound cookie is not Secure.',
  'cookie-samesite: bare → all': 'The sound cookie is not Secure.',
  'cookie-samesite: invalid → all': 'The sound cookie is not Secure.',
  'csp-form-action: unset → closed': NEW_HEADERS,
  'dates-consistent: different → consistent': NEW_TEXT,
  'dates-consistent: missing → consistent': NEW_TEXT,
  'development-build: server → none': NEW_SCRIPT,
  'development-build: traces → none': NEW_SCRIPT,
  'dmarc-policy: testing → reject': NEW_POLICY,
  'dmarc-policy: weakerSubdomains → reject': NEW_POLICY,
  'dmarc-valid: ignoredTags → valid': NEW_POLICY,
  'dmarc-valid: onlyWildcard → valid': NEW_POLICY,
  'dmarc-valid: removedTags → valid': NEW_POLICY,
  'dmarc-valid: strayAtApex → valid': NEW_POLICY,
  'dnssec-signed: island → brokenElsewhere': 'Signed, and broken: that is another fault, and no repair.',
  'dnssec-signed: unsigned → brokenElsewhere': 'Signed, and broken: that is another fault, and no repair.',
  'dnssec-signed: unsupported → brokenElsewhere': 'Signed, and broken: that is another fault, and no repair.',
  'entity-consistent: contradicts → agrees': NEW_NODE,
  'entity-identity: absent → complete': NEW_NODE,
  'facts-told: some → told': ONE_SIDE,
  'form-autocomplete: violated → toCheck': NEW_PAGE,
  'form-labels: critical → clean': NEW_PAGE,
  'form-labels: critical → toCheck': NEW_PAGE,
  'form-labels: violated → clean': NEW_PAGE,
  'form-labels: violated → toCheck': NEW_PAGE,
  'head-intact: cutWithoutScript → intact': ONE_SIDE,
  'head-same-after-js: differs → same': ONE_SIDE,
  'headers-on-error-pages: none → same': NEW_HEADERS,
  'headings: flagged → clean': NEW_TEXT,
  'headings: flagged → toCheck': NEW_TEXT,
  'headings: several → clean': NEW_TEXT,
  'headings: several → toCheck': NEW_TEXT,
  'hidden-from-assistive-tech: flagged → clean': NEW_PAGE,
  'hidden-from-assistive-tech: flagged → toCheck': NEW_PAGE,
  'host-variants-merge: unreachable → merged': NEW_HOST,
  'image-alternatives: critical → toCheck': NEW_PAGE,
  'image-alternatives: flagged → toCheck': NEW_PAGE,
  'image-alternatives: violated → toCheck': NEW_PAGE,
  'keyboard-access: flagged → toCheck': NEW_PAGE,
  'keyboard-access: violated → toCheck': NEW_PAGE,
  'leftover-test-content: some → none': NEW_TEXT,
  'link-names: violated → clean': NEW_PAGE,
  'link-names: violated → toCheck': NEW_PAGE,
  'links-direct-and-secure: redirecting → direct': 'A page that the sound one links to did not answer.',
  'missing-page-is-404: closed → refused': NEW_HEADERS,
  'missing-page-is-404: redirected → refused': NEW_HEADERS,
  'missing-page-is-404: served → refused': NEW_HEADERS,
  'missing-page-is-404: served → refused (by hand)':
    'Where every unknown address was the front page, llms.txt was too; a repair refuses that as well.',
  'null-mx: sending → said': 'The domain that takes no mail has no SPF left.',
  'open-administration: debugPage → none': NEW_TEXT,
  'raw-main-content-coverage: partly → covered': NEW_TEXT,
  'raw-main-content-coverage: shell → covered': NEW_TEXT,
  'robots-resources-allowed: blocked → allowed': NEW_SCRIPT,
  'share-preview: incomplete → complete': ONE_SIDE,
  'share-preview: incomplete → completeElsewhere': ONE_SIDE,
  'site-in-service: comingSoon → inService': NEW_TEXT,
  'site-in-service: defaultPage → inService': NEW_TEXT,
  'site-in-service: maintenance → inService': NEW_TEXT,
  'site-in-service: moved → inService': NEW_TEXT,
  'site-in-service: parked → inService': NEW_TEXT,
  'site-in-service: suspended → inService': NEW_TEXT,
  'spf-policy: softWithoutMail → soft': 'The domain with the sound record takes mail, of which more is asked.',
  'structured-data-matches-page: differs → matches': NEW_NODE,
  'structured-data-matches-page: priceContradicts → matches': NEW_NODE,
  'structured-data-valid: imprecise → valid': NEW_NODE,
  'structured-data-valid: incomplete → valid': NEW_NODE,
  'structured-data-valid: misspelt → valid': NEW_NODE,
  'structured-data-valid: noContext → valid': ONE_SIDE,
  'structured-data-valid: requiredInvalid → valid': NEW_NODE,
  'structured-data-valid: requiredMissing → valid': NEW_NODE,
  'structured-data-valid: unfamiliarType → valid': NEW_NODE,
  'structured-data-valid: unknownContext → valid': NEW_NODE,
  'structured-data-valid: unknownType → valid': NEW_NODE,
  'structured-data-valid: unreadable → valid': ONE_SIDE,
  'structured-data-valid: untyped → valid': NEW_NODE,
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
