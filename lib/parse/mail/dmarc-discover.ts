import { type DmarcPolicy, type DmarcRecord, isDmarc, parseDmarc } from './dmarc.ts';

type LookupResult<Value, Why> =
  | { readonly seen: true; readonly value: Value }
  | { readonly seen: false; readonly why: Why };
/** Returns the TXT texts at a name: empty for NXDOMAIN and for no such records, null when the name was not queried (yet). */
type TextLookUp<Why> = (name: string) => LookupResult<readonly string[], Why> | null;

/** The record that applies to a domain's mail, and the policy that it requests from receivers. */
export interface DmarcDiscovery<Why> {
  /** Null when no name has exactly one record. */
  readonly record: DmarcRecord | null;
  readonly text: string | null;
  /** The domain at which the record was found, without `_dmarc.`. */
  readonly at: string | null;
  /** Whose record it is: the domain's own, its organisational domain's, or its public suffix's. */
  readonly owner: 'own' | 'organisation' | 'suffix' | null;
  /** The policy requested for this domain, before test mode; `effective`: after it. Null when receivers do nothing. */
  readonly requested: DmarcPolicy | null;
  readonly effective: DmarcPolicy | null;
  /** Names (without `_dmarc.`) with more than one record, all of which are discarded (§4.10). */
  readonly several: readonly string[];
  /** Names that were not queried; `unseen`: why answers to others were not seen. */
  readonly open: readonly string[];
  readonly unseen: readonly Why[];
}

const MAX_PARENT_LABELS = 7;

/** The domains of the tree walk of RFC 9989 §4.10, the author's own first: at most eight. */
export const listDmarcDomains = (domain: string): string[] => {
  const labels = domain.split('.');
  const parents = labels.slice(1).slice(-MAX_PARENT_LABELS);
  return [domain, ...parents.map((_, index) => parents.slice(index).join('.'))];
};

interface Step {
  readonly domain: string;
  readonly text: string;
  readonly record: DmarcRecord;
}

interface Walk<Why> {
  readonly steps: readonly Step[];
  readonly several: readonly string[];
  readonly open: readonly string[];
  readonly unseen: readonly Why[];
}

/** Walks up until a record states whether it is a public suffix's; the author's own record ends the walk at once (§4.10.1). */
const walk = <Why>(domain: string, look: TextLookUp<Why>): Walk<Why> => {
  const steps: Step[] = [];
  const several: string[] = [];
  for (const name of listDmarcDomains(domain)) {
    const looked = look(`_dmarc.${name}`);
    if (looked === null) return { steps, several, open: [name], unseen: [] };
    if (!looked.seen) return { steps, several, open: [], unseen: [looked.why] };

    const [text, ...others] = looked.value.filter(isDmarc);
    const record = text === undefined || others.length > 0 ? null : parseDmarc(text);
    if (others.length > 0) several.push(name);
    if (text === undefined || record === null) continue;

    steps.push({ domain: name, text, record });
    if (name === domain || record.psd !== 'u') break;
  }
  return { steps, several, open: [], unseen: [] };
};

const countLabels = (domain: string): number => domain.split('.').length;

/** For a domain without a record of its own, chooses the record that applies from those found on the way up (§4.10.2). */
const chooseStep = (
  domain: string,
  steps: readonly Step[],
): { step: Step; owner: 'organisation' | 'suffix' } | null => {
  const last = steps.at(-1);
  if (last === undefined) return null;
  if (last.record.psd !== 'y') return { step: last, owner: 'organisation' };

  const organisation = domain
    .split('.')
    .slice(-countLabels(last.domain) - 1)
    .join('.');
  const own = steps.find((step) => step.domain === organisation);
  return own === undefined ? { step: last, owner: 'suffix' } : { step: own, owner: 'organisation' };
};

const ONE_LESS: Readonly<Record<DmarcPolicy, DmarcPolicy>> = { none: 'none', quarantine: 'none', reject: 'quarantine' };

/** The policy that a record requests for a name below its own domain. */
const inheritPolicy = ({ policy, sp, np }: DmarcRecord, exists: boolean): DmarcPolicy | null =>
  policy === null ? null : ((exists ? sp : (np ?? sp)) ?? policy);

/**
 * Finds the record that applies to mail from `domain` (RFC 9989 §4.10). An answer that was not seen ends the walk:
 * a record above it proves nothing about this domain.
 */
export const findDmarc = <Why>(domain: string, look: TextLookUp<Why>, exists = true): DmarcDiscovery<Why> => {
  const { steps, several, open, unseen } = walk(domain, look);
  const own = steps.find((step) => step.domain === domain);
  const isCut = open.length > 0 || unseen.length > 0;
  const found = own ? { step: own, owner: 'own' as const } : isCut ? null : chooseStep(domain, steps);
  const requested =
    found && (found.owner === 'own' ? found.step.record.policy : inheritPolicy(found.step.record, exists));

  return {
    record: found?.step.record ?? null,
    text: found?.step.text ?? null,
    at: found?.step.domain ?? null,
    owner: found?.owner ?? null,
    requested,
    effective: requested !== null && found?.step.record.t === true ? ONE_LESS[requested] : requested,
    several,
    open,
    unseen,
  };
};
