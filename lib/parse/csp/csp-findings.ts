import { checkInvalidKeyword, checkMissingSemicolon } from 'csp_evaluator/dist/checks/parser_checks.js';
import { checkScriptAllowlistBypass } from 'csp_evaluator/dist/checks/security_checks.js';
import { Csp } from 'csp_evaluator/dist/csp.js';
import { type Finding, Severity } from 'csp_evaluator/dist/finding.js';

/*
 * What csp_evaluator finds in a source list. It knows nothing of several policies, of meta elements and of our
 * verdicts: these are made elsewhere. Its answers are used as far as they are told here and no further.
 */

const listValues = (findings: readonly Finding[]): readonly string[] => findings.flatMap(({ value }) => value ?? []);

/** The library compares keywords in lower case; nonces and hashes keep theirs. */
const normalizeToken = (token: string): string => (/^'?(?:nonce|sha\d+)-/i.test(token) ? token : token.toLowerCase());

/**
 * Sources that name a host known for callbacks (JSONP) or script libraries with which a policy is got around. The
 * tokens must be host sources; `evals` tells whether the list allows 'unsafe-eval', which some of the hosts need.
 */
export const findBypassSources = (hosts: readonly string[], evals: boolean): readonly string[] => {
  const list = [...hosts, ...(evals ? ["'unsafe-eval'"] : [])];
  try {
    const findings = checkScriptAllowlistBypass(new Csp({ 'script-src': list }));
    return listValues(findings.filter(({ severity }) => severity === Severity.HIGH));
  } catch {
    // It hands what looks like a host to the URL parser, which refuses some.
    return [];
  }
};

/** Words that are directive names: a semicolon is missing before them. */
export const findSwallowedDirectives = (sources: readonly string[]): readonly string[] =>
  listValues(checkMissingSemicolon(new Csp({ 'default-src': sources.map(normalizeToken) })));

/** Keywords, nonces and hashes without their quotes: browsers read host names. */
export const findUnquotedKeywords = (sources: readonly string[]): readonly string[] =>
  listValues(checkInvalidKeyword(new Csp({ 'default-src': sources.map(normalizeToken) }))).filter(
    (value) => !value.startsWith("'"),
  );
