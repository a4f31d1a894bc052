import { toUnseen, type Unseen } from '../../../check.ts';
import type { Facts, Seen } from '../../../evidence.ts';
import { type Policy, parseEnforcedPolicies, parsePolicies } from '../../../parse/csp/csp.ts';
import {
  assessScriptProtection,
  listScriptNonces,
  type ScriptGap,
  type ScriptProtection,
} from '../../../parse/csp/csp-scripts.ts';

/** The verdict of each gap in a script policy: `csp-script-policy` reports it, and other checks depend on whether it fails. */
export const GAP_VERDICTS = {
  inline: 'fail',
  shortNonce: 'fail',
  staticNonce: 'fail',
  data: 'fail',
  wildcard: 'fail',
  scheme: 'fail',
  bypass: 'fail',
  thirdParty: 'warn',
  unsafeHashes: 'warn',
  blob: 'warn',
} as const satisfies Record<ScriptGap, 'fail' | 'warn'>;

/** The policies in force, or unseen when one was too long to be stored completely. */
export const policiesOf = (fresh: Facts['fresh'], raw: Facts['raw']): readonly Policy[] | Unseen =>
  parseEnforcedPolicies(fresh.headers, raw.head.metas) ?? toUnseen('tooLarge');

/** The policies of the header alone: additional ones in the document can only be stricter. */
export const parseSentPolicies = (fresh: Facts['fresh']): readonly Policy[] | Unseen =>
  parseEnforcedPolicies(fresh.headers, []) ?? toUnseen('tooLarge');

/** Nonces that were the same in a second answer; none when there was no second answer. */
const findStaticNonces = (policies: readonly Policy[], again: Seen<Facts['again']>): readonly string[] => {
  if (!again.seen) return [];
  const second = listScriptNonces(again.value.policies.flatMap(parsePolicies));
  return listScriptNonces(policies).filter((nonce) => second.includes(nonce));
};

export const assessProtection = (
  policies: readonly Policy[],
  { host }: Facts['scan'],
  again: Seen<Facts['again']>,
): ScriptProtection => assessScriptProtection(policies, { host, staticNonces: findStaticNonces(policies, again) });

/** Whether `csp-script-policy` fails. */
export const isWeak = ({ governed, gaps }: ScriptProtection): boolean =>
  !governed || gaps.some(({ gap }) => GAP_VERDICTS[gap] === 'fail');
