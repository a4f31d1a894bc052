import type { domein as pillar } from '../../../checks/domein/index.ts';
import { findMatches, formatFirstOf, type Imperatives, isOnlyRedirect, sayAbout } from '../../imperative.ts';
import { formatIsoDate } from '../../terms.ts';

const SENDERS = 'Put in the DNS which servers may send mail for you (SPF)';
const REPORTS = 'Let mail providers such as Gmail report who mails in your name (DMARC)';
const SIGNATURE = 'Have the signature of your domain renewed earlier (DNSSEC)';
const ISSUERS = 'Put in the DNS who may issue certificates for your domain (CAA)';
/** A name at the start of an offender. */
const NAME = /^([\w*-]+(?:\.[\w-]+)+)/;

export const domein = {
  'ns-count': 'Have your domain served by a second name server',
  'ns-resolvable': {
    silent: (found) =>
      sayAbout(
        formatFirstOf('en', findMatches(found, NAME)),
        (name) => `Give ${name} an address, or remove it from your name servers`,
        'Give every name server an address',
      ),
    noName: (found) =>
      sayAbout(
        formatFirstOf('en', findMatches(found, NAME)),
        (name) => `Remove ${name} from your name servers: not to be found`,
        'Remove the name server whose name does not exist',
      ),
    alias: (found) =>
      sayAbout(
        formatFirstOf('en', findMatches(found, NAME)),
        (name) => `Give ${name} an address of its own instead of an alias`,
        'Give every name server an address of its own instead of an alias',
      ),
    private: (found) =>
      sayAbout(
        formatFirstOf('en', findMatches(found, NAME)),
        (name) => `Give ${name} an address that others can reach`,
        'Give every name server an address that others can reach',
      ),
    tooFew: 'Make sure that at least two name servers can be reached',
  },
  'ns-network-diversity': 'Add a name server in a different network',
  'ns-ipv6': 'Give at least two name servers the new kind of number too (IPv6)',
  'ns-registry-match': 'Make the name servers in the registry and in DNS the same',
  'apex-and-www-resolve': (found) =>
    sayAbout(
      formatFirstOf('en', findMatches(found, NAME)),
      (name) => `Make ${name} work too`,
      'Make the domain work with and without www',
    ),
  'web-ipv6': 'Have the hosting give the site the new kind of number too (IPv6)',
  'dnssec-signed': {
    unsigned: 'Have your domain signed, so that nobody can forge its address (DNSSEC)',
    island: 'Have the key of your domain added to the registry (DNSSEC)',
    unsupported: 'Have your domain signed with a current algorithm (DNSSEC)',
  },
  'dnssec-valid': {
    bogus: 'Have the signature of your domain fixed today (DNSSEC)',
    partlyBogus: 'Have the signature that is wrong fixed (DNSSEC)',
  },
  'dnssec-algorithm': {
    dated: 'Have your domain signed with a newer algorithm (DNSSEC)',
    obsolete: 'Have your domain signed with a current algorithm (DNSSEC)',
    weakDigest: 'Have the key in the registry renewed (DNSSEC)',
  },
  'dnssec-signature-lifetime': {
    short: SIGNATURE,
    long: 'Have the signature of your domain expire sooner (DNSSEC)',
    ending: SIGNATURE,
  },
  'nsec3-parameters': 'Have the signing of your domain set up more simply (NSEC3)',
  'caa-present': {
    unrestricted: ISSUERS,
    blocked: 'Fix the rule that forbids every new certificate (CAA)',
    misspelt: 'Correct the name of who may issue certificates (CAA)',
    absent: ISSUERS,
    malformed: 'Correct the rule about who may issue certificates (CAA)',
    broken: 'Make the name servers respond to questions about certificates (CAA)',
  },
  'dangling-cname': {
    unclaimed: ({ args: { platform } }) => `Create the site at ${platform} again, or remove the alias`,
    empty: 'Remove the alias to a name without an address (CNAME)',
    dangling: 'Remove the alias to a name that does not exist, today (CNAME)',
  },
  'mx-valid': {
    someDead: (found) =>
      sayAbout(
        formatFirstOf('en', findMatches(found, NAME)),
        (name) => `Fix ${name}, or remove it from your mail servers`,
        'Remove mail servers that cannot be reached',
      ),
    noneAlive: 'Fix your mail servers: mail does not arrive',
    alias: 'Point your mail to the mail server itself, not to an alias (MX)',
    ipLiteral: 'Point your mail to a name, not to an address (MX)',
    mixedNull: 'Decide whether this domain receives mail: DNS says yes and no',
  },
  'null-mx': {
    unsaid: 'Say in DNS that this domain receives no mail (null MX)',
    sending: 'Make sure that replies to your mail arrive, or stop sending',
  },
  'mx-ipv6': 'Ask your mail provider for the new kind of number too (IPv6)',
  'mx-dnssec': {
    some: 'Ask your mail provider to protect the names of its mail servers (DNSSEC)',
    none: 'Ask your mail provider to protect the names of its mail servers (DNSSEC)',
    bogus: 'Have your mail provider fix the signature (DNSSEC)',
  },
  'mail-transport-policy': {
    partialDane: 'Have encrypted delivery set up for every mail server (DANE)',
    testing: 'Make encrypted delivery mandatory once the reports are good (MTA-STS)',
    shortLived: 'Let the policy for encrypted delivery last longer (MTA-STS)',
    uncovered: 'List every mail server in the policy for encrypted delivery (MTA-STS)',
    broken: 'Fix the rule that has mail to you always delivered encrypted (MTA-STS)',
    absent: 'Have mail to you always delivered encrypted: start by testing (MTA-STS)',
  },
  'tls-rpt': {
    absent: 'Ask for reports about encrypted delivery (TLS-RPT)',
    malformed: 'Correct the address for reports about delivery (TLS-RPT)',
  },
  'spf-valid': {
    long: 'Make the list of your mail servers shorter (SPF)',
    unreachable: (found) =>
      isOnlyRedirect(found)
        ? 'Choose between “all” and “redirect” in the list of mail servers (SPF)'
        : 'Put “all” at the end of the list of your mail servers (SPF)',
    absent: SENDERS,
    several: 'Merge the lists of your mail servers into one (SPF)',
    syntax: 'Correct the error in the list of your mail servers (SPF)',
    loop: 'Remove the reference to itself from the list of your mail servers (SPF)',
    brokenInclude: ({ args: { name } }) => `Remove ${name} from the list of your mail servers, or fix it (SPF)`,
  },
  'spf-policy': {
    softWithoutMail: 'Forbid all mail from this domain: it does not use mail (SPF)',
    ptr: 'Remove “ptr” from the list of your mail servers (SPF)',
    open: 'Exclude servers that do not send mail for you (SPF)',
    wide: 'Make the list of who may send mail for you smaller (SPF)',
    noRecord: SENDERS,
  },
  'spf-lookup-limit': {
    near: 'Remove services that you no longer use from the list of mail servers (SPF)',
    nearVoid: 'Remove dead references from the list of your mail servers (SPF)',
    over: 'Shorten the list of your mail servers to ten lookups (SPF)',
    overVoid: 'Remove dead references from the list of your mail servers (SPF)',
    crowdedMx: 'Put your mail servers themselves in the list, not “mx” (SPF)',
  },
  'dmarc-valid': {
    removedTags: 'Remove discontinued parts from the rule against fake mail (DMARC)',
    ignoredTags: ({ args: { repeated } }) =>
      repeated === undefined
        ? 'Remove unknown parts from the rule against fake mail (DMARC)'
        : 'Leave each part once in the rule against fake mail (DMARC)',
    strayAtApex: 'Remove the rule against fake mail that is in the wrong place (DMARC)',
    onlyWildcard: 'Give this domain a separate rule against fake mail (DMARC)',
    absent: REPORTS,
    several: 'Leave one rule against fake mail (DMARC)',
    unusable: 'Correct the rule against fake mail: it does not count now (DMARC)',
    invalidPolicy: 'Correct the policy in the rule against fake mail (DMARC)',
  },
  'dmarc-policy': {
    testing: 'Take the policy against fake mail out of test mode (DMARC)',
    weakerSubdomains: 'Protect mail in the name of your subdomains too (DMARC)',
    partial: 'Make the policy against fake mail apply to all mail (DMARC)',
    none: 'Stop fake mail in your name, step by step (DMARC)',
    noRecord: REPORTS,
  },
  'dmarc-reporting': {
    absent: 'Ask for reports about mail in your name (DMARC)',
    notAuthorised: 'Have the receiver of the reports give permission (DMARC)',
    noRecord: REPORTS,
    unusable: 'Correct the address for reports about mail (DMARC)',
  },
  'dkim-detected': {
    impossible: 'Have your mail signed (DKIM)',
    unusable: 'Replace the key for signing your mail by one that receivers can use (DKIM)',
    revoked: 'Publish a new key for signing your mail (DKIM)',
  },
  'registration-status': {
    unsettled: 'Ask your registrar about the state of the registration',
    leaving: 'Call your registrar today: the domain is suspended or ending',
  },
  'registration-expiry': {
    soon: ({ args: { date } }) => `Renew the domain before ${formatIsoDate('en', date)}`,
    now: 'Renew the domain today',
  },
  'registration-lock': 'Turn on the lock against an unwanted transfer of the domain',
  'soa-values': 'Have the times in DNS set to usual values (SOA)',
} satisfies Imperatives<typeof pillar>;
