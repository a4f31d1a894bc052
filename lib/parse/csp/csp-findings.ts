import { checkInvalidKeyword, checkMissingSemicolon } from 'csp_evaluator/dist/checks/parser_checks.js';
import { checkScriptAllowlistBypass } from 'csp_evaluator/dist/checks/security_checks.js';
import { Csp } from 'csp_evaluator/dist/csp.js';
import { type Finding, Severity } from 'csp_evaluator/dist/finding.js';

/*
 * Findings of csp_evaluator about a source list. The library does not handle several policies, meta elements and our
 * verdicts: other modules do. Only the results of the functions below are used.
 */

const listValues = (findings: readonly Finding[]): readonly string[] => findings.flatMap(({ value }) => value ?? []);

/** The library compares keywords in lower case; nonces and hashes keep their case. */
const normalizeToken = (token: string): string => (/^'?(?:nonce|sha\d+)-/i.test(token) ? token : token.toLowerCase());

/**
 * Sources with a host that is known for callbacks (JSONP) or script libraries by which a policy can be bypassed. The
 * tokens must be host sources; `evals`: whether the list allows 'unsafe-eval', which some of the hosts need.
 */
export const findBypassSources = (hosts: readonly string[], evals: boolean): readonly string[] => {
  const list = [...hosts, ...(evals ? ["'unsafe-eval'"] : [])];
  try {
    const findings = checkScriptAllowlistBypass(new Csp({ 'script-src': list }));
    return listValues(findings.filter(({ severity }) => severity === Severity.HIGH));
  } catch {
    // The library passes whatever looks like a host to the URL parser, which throws for some.
    return [];
  }
};

/** Sources that are directive names: a semicolon is missing before them. */
export const findSwallowedDirectives = (sources: readonly string[]): readonly string[] =>
  listValues(checkMissingSemicolon(new Csp({ 'default-src': sources.map(normalizeToken) })));

/** Keywords, nonces and hashes without their quotes, which browsers read as host names. */
export const findUnquotedKeywords = (sources: readonly string[]): readonly string[] =>
  listValues(checkInvalidKeyword(new Csp({ 'default-src': sources.map(normalizeToken) }))).filter(
    (value) => !value.startsWith("'"),
  );
