import type { domein as pillar } from '../../checks/domein/index.ts';
import type { Args } from '../../model.ts';
import type { Words } from '../shape.ts';
import { dateOf } from '../terms.ts';

/** A date written as `2026-11-20`, in words. */
const day = (date: Args[string] | undefined): string => dateOf('en', date);

const n = (count: Args[string] | undefined, one: string, many: string): string =>
  `${count} ${Number(count) === 1 ? one : many}`;

const noMail = 'This domain names no mail servers, so the question does not arise.';
const noChain = 'The domain has no working DNSSEC, so the question does not arise.';
const noServer = 'No register is known that we can ask about this top-level domain.';

export const domein = {
  'ns-count': {
    title: 'Number of name servers',
    why: 'Name servers show visitors and mail the way to your domain. With only one, a single failure makes the domain unreachable.',
    fix: 'Run the domain on at least two name servers and list both with the registrar.',
    says: {
      enough: ({ count }) => `Your domain has ${count} name servers.`,
      tooFew: ({ count }) => `Your domain has ${n(count, 'name server', 'name servers')}; two is the minimum.`,
    },
  },
  'ns-resolvable': {
    title: 'Name servers reachable',
    why: 'Each name server needs a public address of its own. If the name of a name server has lapsed, somebody else can register it and take over your domain.',
    fix: 'Give every name server a public IPv4 or IPv6 address, without a CNAME. Remove name servers that no longer exist from the registration.',
    says: {
      all: 'All name servers have a public address.',
      silent: 'Not every name server has an address.',
      noName: 'A name server points to a name that does not exist.',
      alias: 'A name server is an alias (CNAME), which is not allowed.',
      private: 'A name server has an address that cannot be reached from outside.',
      tooFew: ({ count }) => `Only ${count} of the name servers can be reached; two is the minimum.`,
    },
  },
  'ns-network-diversity': {
    title: 'Spread of name servers',
    why: 'If all name servers share one network, one outage takes them all down. Spreading them keeps your domain reachable.',
    fix: 'Ask your DNS provider for name servers in different networks, or add a second provider.',
    says: {
      spread: 'The name servers stand in more than one network.',
      single: 'All name servers stand in the same network.',
    },
  },
  'ns-ipv6': {
    title: 'IPv6 on name servers',
    why: 'More and more networks use IPv6 only. Without IPv6 on the name servers your domain cannot be found there.',
    fix: 'Give at least two name servers an IPv6 address (AAAA record).',
    says: {
      enough: ({ count }) => `${count} name servers have IPv6.`,
      one: 'Only one name server has IPv6.',
      none: 'None of the name servers has IPv6.',
    },
  },
  'ns-registry-match': {
    title: 'Name servers equal to the register',
    why: 'The register tells the world which name servers count, and so do the name servers themselves. If those lists differ, your domain works only some of the time.',
    fix: 'Make the list at your registrar equal to the NS records in your DNS.',
    says: {
      equal: 'Register and DNS list the same name servers.',
      different: 'Register and DNS do not list the same name servers (+ is only in DNS, - only in the register).',
      notListed: 'The register does not say which name servers there are.',
    },
  },
  'apex-and-www-resolve': {
    title: 'Domain with and without www',
    why: 'Visitors type your address with and without www. If one of them has no address, they do not reach you.',
    fix: 'Create DNS records (A and AAAA) for both the domain and www, and redirect one to the other.',
    says: {
      both: 'The domain has an address with and without www.',
      one: 'The domain does not have an address both with and without www.',
      deeperHost: 'This is another subdomain, which needs no www twin.',
    },
  },
  'web-ipv6': {
    title: 'IPv6 on the website',
    why: 'Mobile and newer networks mainly use IPv6. Without IPv6 those visitors reach you by a detour, or not at all.',
    fix: 'Ask your hosting provider for an IPv6 address and put it in DNS as an AAAA record.',
    says: {
      reachable: 'The website has an IPv6 address.',
      onlyTwin: 'Only the www or non-www twin has an IPv6 address, this address has not.',
      none: 'The website has no IPv6 address.',
    },
  },
  'dnssec-signed': {
    title: 'DNSSEC',
    why: 'DNSSEC puts a signature under the signposts of your domain. Without it an attacker can quietly send visitors and mail to another server.',
    fix: 'Turn on DNSSEC at your DNS provider and have the key (DS record) entered in the register. With many providers that is one switch.',
    says: {
      signed: 'The domain is signed with DNSSEC.',
      brokenElsewhere: 'The domain is signed but the signature does not hold; that counts under “Validity of DNSSEC”.',
      unsigned: 'The domain is not signed with DNSSEC.',
      island: 'The domain is signed, but the register does not know the key (no DS record). So it does not protect.',
      unsupported:
        'The domain is signed and the register knows the key, but resolvers do not accept the signatures, mostly because of an obsolete algorithm. So it does not protect.',
    },
  },
  'dnssec-valid': {
    title: 'Validity of DNSSEC',
    why: 'If a signature does not hold, resolvers refuse the answer. For most visitors in the Netherlands the website or mail is then out of reach.',
    fix: 'Have your DNS provider sign the zone again and check that the DS record in the register belongs to the current key.',
    says: {
      valid: 'The signatures hold.',
      bogus: 'A signature of the site’s address does not hold. Whoever validates cannot reach the site.',
      partlyBogus: 'A signature does not hold. Resolvers that validate refuse these answers.',
      noChain,
    },
  },
  'dnssec-algorithm': {
    title: 'DNSSEC algorithm',
    why: 'Old algorithms can be broken or are no longer validated. A domain that uses them counts as unsigned for some resolvers.',
    fix: 'Have your DNS provider move to algorithm 13 (ECDSA P-256) with a SHA-256 DS record.',
    says: {
      modern: ({ algorithms }) => `The domain uses a modern algorithm (${algorithms}).`,
      dated: ({ algorithms }) => `The domain uses algorithm ${algorithms}; one of them is no longer recommended.`,
      obsolete: ({ algorithms }) => `The domain uses an obsolete algorithm (${algorithms}).`,
      weakDigest: 'The register keeps the key with SHA-1 only, which is obsolete.',
      noChain,
    },
  },
  'dnssec-signature-lifetime': {
    title: 'Lifetime of the signature',
    why: 'A DNSSEC signature expires and must be renewed in time. If that fails, your domain is out of reach from one moment to the next.',
    fix: 'Have your DNS provider check that signatures are renewed, well over a day before they end.',
    says: {
      fine: ({ days }) => `The signature is valid for another ${n(days, 'day', 'days')}.`,
      short: ({ hours }) => `The signature is valid for another ${hours} hours; it is renewed late.`,
      long: ({ days }) => `The signature is valid for another ${days} days. That long an old signature can be misused.`,
      ending: ({ hours }) =>
        Number(hours) < 0 ? 'The signature has expired.' : `The signature is valid for only ${hours} more hours.`,
      noChain,
    },
  },
  'nsec3-parameters': {
    title: 'NSEC3 settings',
    why: 'NSEC3 proves that a name does not exist. Extra iterations and a salt do not protect, they burden resolvers, and some refuse them.',
    fix: 'Have your DNS provider set NSEC3 to 0 extra iterations and no salt.',
    says: {
      plain: 'NSEC3 uses no extra iterations and no salt.',
      salted: 'NSEC3 uses a salt, which serves no purpose.',
      iterated: ({ iterations }) =>
        `NSEC3 uses ${n(iterations, 'extra iteration', 'extra iterations')}; it should be 0.`,
      notUsed: 'The domain uses NSEC instead of NSEC3.',
      noChain,
    },
  },
  'caa-present': {
    title: 'CAA',
    why: 'With a CAA record you decide who may issue certificates for your domain. Otherwise an attacker can try every authority in the world.',
    fix: 'Put a CAA record in DNS with the authority you use, for example: 0 issue "letsencrypt.org".',
    says: {
      restricted: ({ name }) => `A CAA record at ${name} decides who may issue certificates.`,
      unrestricted: ({ name }) =>
        `There is a CAA record at ${name}, but no “issue” in it: any authority may issue an ordinary certificate.`,
      blocked: ({ name }) =>
        `At ${name} stands a critical property that no authority knows, so nobody may issue certificates.`,
      absent: 'There is no CAA record.',
      malformed: 'A CAA record contains an error, so authorities read it differently from what was meant.',
      broken: 'The name servers answer the question for CAA with an error. Authorities then refuse a certificate.',
    },
  },
  'dangling-cname': {
    title: 'Dangling aliases',
    why: 'If a name points to a service that you no longer use, somebody else may claim that place there. Their content then appears under your name.',
    fix: 'Remove the CNAME, or create the site at the service again.',
    says: {
      alive: 'The alias ends at an address that exists.',
      unclaimed: ({ platform }) => `The alias points to ${platform}, which has no site for this name.`,
      empty: 'The alias ends at a name without an address.',
      dangling: 'The alias points to a name that does not exist.',
      noAlias: 'There are no aliases (CNAME).',
    },
  },
  'mx-valid': {
    title: 'Mail servers',
    why: 'MX records say where mail for your domain has to go. A wrong one delays mail or loses it.',
    fix: 'Point every MX record to a name with an address of its own: no alias (CNAME) and no IP address.',
    says: {
      all: 'All mail servers exist.',
      someDead: 'Some of the mail servers have no public address.',
      noneAlive: 'None of the mail servers has a public address; mail does not arrive.',
      alias: 'An MX record points to an alias (CNAME), which is not allowed.',
      ipLiteral: 'An MX record holds an IP address instead of a name.',
      mixedNull:
        'The domain says both that it does and that it does not receive mail (null MX beside other mail servers).',
      noMail,
    },
  },
  'null-mx': {
    title: 'Domain without mail',
    why: 'A domain without mail can say so with a null MX. Senders then get a clear notice at once, and abuse of your name stands out sooner.',
    fix: 'For a domain without mail, put the record MX 0 "." in DNS, with SPF “v=spf1 -all” and DMARC “p=reject”.',
    says: {
      said: 'The domain says with a null MX that it receives no mail.',
      unsaid: 'The domain has no mail, but does not say so with a null MX.',
      sending: 'The domain receives no mail, yet SPF lets it send. Replies to that mail arrive nowhere.',
      hasMail: 'This domain receives mail.',
      unclear: 'The domain has no mail servers and does not say that it uses no mail.',
    },
  },
  'mx-ipv6': {
    title: 'IPv6 on mail servers',
    why: 'Senders with IPv6 only cannot mail you if your mail servers lack it. It is required by the standards of the Dutch government.',
    fix: 'Ask your mail provider for IPv6 (AAAA records) on all mail servers.',
    says: {
      all: 'All mail servers have IPv6.',
      some: 'Some of the mail servers have no IPv6.',
      none: 'None of the mail servers has IPv6.',
      noMail,
    },
  },
  'mx-dnssec': {
    title: 'DNSSEC on mail servers',
    why: 'If the names of your mail servers are not signed, an attacker can divert your mail. DANE does not work then either.',
    fix: 'Ask your mail provider for DNSSEC on the domain of the mail servers.',
    says: {
      all: 'The names of all mail servers are signed.',
      some: 'The names of some mail servers are not signed.',
      none: 'The names of the mail servers are not signed.',
      bogus: 'The signature of a mail server does not hold; many senders cannot deliver there.',
      noMail,
    },
  },
  'mail-transport-policy': {
    title: 'Encrypted mail enforced',
    why: 'Mail often travels unencrypted when an attacker disturbs the connection. With DANE or MTA-STS you demand encryption and a real certificate.',
    fix: "Have your mail provider set up DANE (TLSA records), or publish an MTA-STS policy with mode: enforce. Whether the mail servers' certificates fit cannot be seen by us.",
    says: {
      dane: 'DANE is set up for all mail servers.',
      enforced: ({ days }) => `MTA-STS enforces encryption, for ${days} days.`,
      partialDane: 'DANE is not set up for all mail servers, or not signed.',
      testing: 'MTA-STS is still in testing mode and enforces nothing.',
      shortLived: ({ days }) => `MTA-STS holds for only ${n(days, 'day', 'days')}; a week is the minimum.`,
      uncovered: 'The MTA-STS policy does not name all mail servers. Senders then do not deliver there.',
      broken: 'MTA-STS is announced, but its record or its policy cannot be used.',
      absent: 'There is neither DANE nor MTA-STS.',
      noMail,
    },
  },
  'tls-rpt': {
    title: 'Reports on encrypted mail',
    why: 'With TLS-RPT other mail servers tell you when encrypted delivery to you fails. Without it you notice only when mail stays away.',
    fix: 'Put a TXT record at _smtp._tls: v=TLSRPTv1; rua=mailto:report@your-domain.',
    says: {
      asked: 'The domain asks for reports.',
      absent: 'The domain does not ask for reports.',
      malformed: 'The record contains an error or stands there more than once, so nobody sends reports.',
      noMail,
    },
  },
  'spf-valid': {
    title: 'SPF record',
    why: "SPF tells which servers may send mail in your domain's name. A record with an error does not protect and may get your own mail refused.",
    fix: 'Make sure there is exactly one TXT record that begins with v=spf1, without errors, and refer only to records that exist.',
    says: {
      valid: 'There is one SPF record and it is correct.',
      long: ({ bytes }) => `The SPF record is ${bytes} characters long; above 450 some receivers have trouble with it.`,
      unreachable: 'Beside “all” there are terms that therefore do not count.',
      absent: 'There is no SPF record.',
      several: 'There is more than one SPF record, so none counts.',
      syntax: ({ name }) => `The SPF record of ${name} contains an error, so it does not count.`,
      loop: 'The SPF record refers to itself in a circle.',
      brokenInclude: ({ name }) => `SPF refers to ${name}, where there is not exactly one SPF record.`,
    },
  },
  'spf-policy': {
    title: 'Strictness of SPF',
    why: 'The end of the SPF record says what to do with mail from other servers. If it is not strict, anybody can send mail in your name.',
    fix: 'End the record with ~all or -all, and with -all if the domain uses no mail.',
    says: {
      strict: 'SPF rejects other servers (-all).',
      soft: 'SPF marks other servers as suspect (~all).',
      softWithoutMail: 'The domain uses no mail, but SPF is not strict (~all instead of -all).',
      ptr: 'SPF uses “ptr”, which is slow, unreliable and advised against.',
      open: 'SPF does not exclude other servers.',
      wide: 'SPF lets in so large a part of the internet that it does not protect.',
      noRecord: 'There is no valid SPF record, hence no policy.',
    },
  },
  'spf-lookup-limit': {
    title: 'SPF look-ups',
    why: 'Receivers look up at most ten names for SPF and reject the whole record above that. Your own mail may then end up as spam.',
    fix: 'Remove services that you no longer use from the record and replace a and mx by ip4 and ip6.',
    says: {
      within: ({ lookups }) => `SPF needs ${n(lookups, 'look-up', 'look-ups')} of ten.`,
      near: ({ lookups }) => `SPF needs ${lookups} of ten look-ups; there is hardly any room left.`,
      nearVoid: 'Two look-ups find nothing; at a third receivers reject the record.',
      over: 'SPF needs more than ten look-ups; receivers reject the record.',
      overVoid: ({ voids }) => `${voids} look-ups find nothing; above two receivers reject the record.`,
      crowdedMx: 'SPF uses an mx with more than ten mail servers; receivers reject the record.',
      noRecord: 'There is no valid SPF record.',
    },
  },
  'dmarc-valid': {
    title: 'DMARC record',
    why: 'DMARC tells receivers what to do with mail that comes in your name but does not check out. Without a record every receiver decides for itself.',
    fix: 'Put exactly one TXT record at _dmarc that begins with v=DMARC1, with a valid p=.',
    says: {
      valid: 'There is one DMARC record and it is correct.',
      removedTags: ({ tags }) => `The DMARC record uses tags that have been removed (${tags}).`,
      ignoredTags: 'The DMARC record contains parts that receivers do not understand and skip.',
      strayAtApex: 'There is also a DMARC record at the domain itself; it belongs at _dmarc only.',
      onlyWildcard:
        'The DMARC record comes from a wildcard (*) that holds for every name; make a record of its own at _dmarc.',
      absent: 'There is no DMARC record.',
      several: 'There is more than one DMARC record; receivers discard them all.',
      unusable: 'The DMARC record has no valid policy, so receivers ignore it.',
      invalidPolicy: 'The policy in the DMARC record is not written validly; receivers read it as none.',
    },
  },
  'dmarc-policy': {
    title: 'DMARC policy',
    why: 'Only with quarantine or reject does DMARC stop forged mail. With none you watch, but the forgery arrives.',
    fix: 'Move to p=reject step by step, with the same sp= for subdomains. First check in the reports that all your own mail passes.',
    says: {
      reject: 'Forged mail is refused (reject).',
      quarantine: 'Forged mail goes to the spam folder (quarantine).',
      testing: 'The policy is in test mode (t=y) and applies one step less strictly.',
      weakerSubdomains: 'Subdomains have a weaker policy than the domain itself.',
      partial: ({ pct }) => `Older receivers apply the policy to only ${pct}% of mail (pct).`,
      none: 'The policy does not stop forged mail.',
      noRecord: 'There is no valid DMARC record, hence no policy.',
    },
  },
  'dmarc-reporting': {
    title: 'DMARC reports',
    why: 'DMARC reports show who sends mail in your name. Without them you do not see when your own mail fails or somebody imitates you.',
    fix: 'Put rua=mailto: with a mailbox or a report service in the DMARC record. If that is at another domain, that domain has to agree.',
    says: {
      received: 'The reports go to an address that may receive them.',
      absent: 'There is no address for reports (rua).',
      notAuthorised: 'The domain that gets the reports has not agreed to that; receivers then do not send them.',
      noRecord: 'Without a valid DMARC record there are no reports.',
      unusable: 'The address for reports cannot be used; it has to begin with mailto:.',
    },
  },
  'dkim-detected': {
    title: 'DKIM',
    why: 'With DKIM your mail server signs every message, so that receivers see that it is real. It is the most reliable base for DMARC.',
    fix: 'Turn on DKIM at your mail provider and put the key that you get in DNS. Whether mail is really signed cannot be seen from outside.',
    says: {
      found: ({ selectors }) => `A DKIM key was found (${selectors}).`,
      impossible: 'There can be no DKIM key: nothing exists below _domainkey.',
      revoked: ({ selectors }) => `Only withdrawn DKIM keys were found (${selectors}).`,
      noMail: 'This domain uses no mail, so the question does not arise.',
    },
  },
  'registration-status': {
    title: 'Status of the registration',
    why: 'The register can put a domain on hold or delete it, for instance after a missed payment. Website and mail then disappear.',
    fix: 'Contact your registrar at once if the status is not active.',
    says: {
      active: 'The registration is active.',
      unsettled: 'The registration is not settled: a transfer is pending or the domain is inactive.',
      leaving: 'The domain is on hold or being deleted.',
      noServer,
    },
  },
  'registration-expiry': {
    title: 'Expiry date',
    why: 'If a domain is not renewed in time, somebody else can register it. They then get your mail too.',
    fix: 'Renew the domain, turn on automatic renewal and check your payment details.',
    says: {
      later: ({ date }) => `The registration runs until ${day(date)}.`,
      soon: ({ days, date }) => `The registration expires in ${days} days, on ${day(date)}.`,
      now: ({ days, date }) =>
        Number(days) < 0
          ? `The registration expired on ${day(date)}.`
          : `The registration expires in ${n(days, 'day', 'days')}, on ${day(date)}.`,
      notTold: 'This register does not tell until when a domain runs.',
      noServer,
    },
  },
  'registration-lock': {
    title: 'Transfer lock',
    why: 'A lock keeps somebody with stolen details from moving your domain to another registrar. You can open it for a while yourself.',
    fix: 'Turn on the transfer lock at your registrar.',
    says: {
      locked: 'The domain is locked against transfer.',
      unlocked: 'The domain is not locked against transfer.',
      noLocks: 'This register does not have such a lock, or does not show it.',
      noServer,
    },
  },
  'soa-values': {
    title: 'Times in the zone',
    why: 'The times in the SOA record decide how long name servers and resolvers keep data. With odd values an outage or change lasts longer than needed.',
    fix: 'Use refresh from 4 hours, retry from 1 hour, expire from 7 days and minimum between 5 minutes and 24 hours.',
    says: {
      sane: 'The times in the zone are usual.',
      outside: 'Not all times in the zone are usual (in seconds).',
    },
  },
  'https-record': {
    title: 'HTTPS record',
    why: 'With an HTTPS record a browser knows beforehand which protocols the site speaks. The first connection is then faster and encrypted at once.',
    fix: 'An HTTPS record is an addition; many providers set it on request or by themselves. Keep its addresses equal to the A and AAAA records.',
    says: {
      absent: 'There is no HTTPS record.',
      present: ({ alpn }) => `There is an HTTPS record (${alpn}).`,
      withEch: ({ alpn }) => `There is an HTTPS record (${alpn}), with an encrypted hello (ECH).`,
      contradicts: 'The HTTPS record names addresses that the A and AAAA records do not.',
      alias: ({ target }) => `The HTTPS record points to ${target}.`,
      otherProtocol: ({ alpn, protocol }) =>
        `The page came over ${protocol}, which the HTTPS record does not list (${alpn}).`,
    },
  },
  'wildcard-dns': {
    title: 'Wildcard in DNS',
    why: 'With a wildcard (*) every made-up name gets an address. That is handy, but it hides typing errors and stale names.',
    fix: 'Rather use separate records for the names that you really use.',
    says: {
      none: 'Made-up names get no address.',
      wild: 'Every made-up name under this domain gets an address.',
    },
  },
  bimi: {
    title: 'Logo in mail (BIMI)',
    why: 'With BIMI some mail programs show your logo beside your messages. That works only if DMARC stops forged mail.',
    fix: 'Publish a record at default._bimi with the address of your logo (SVG Tiny PS). Gmail and Apple also ask for a certificate.',
    says: {
      absent: 'There is no BIMI record.',
      present: 'There is a BIMI record with a logo.',
      declined: 'The domain says with BIMI that it shows no logo.',
      notEnforced: 'There is a BIMI record, but DMARC is not strict enough for the logo to be shown.',
    },
  },
  'domain-age': {
    title: 'Age of the domain',
    why: 'A very new domain is often distrusted by mail filters and security software. Fraudsters mostly use fresh domains.',
    fix: 'There is nothing to do; it passes by itself.',
    says: {
      known: ({ date }) => `The domain was registered on ${day(date)}.`,
      young: ({ days }) => `The domain is only ${n(days, 'day', 'days')} old; expect mail filters to distrust it.`,
    },
  },

  'caa-matches-issuer': {
    title: 'CAA and the present issuer',
    why: 'CAA records name who may issue certificates. If the present issuer is not among them, the next renewal fails.',
    fix: 'Add the present issuer to the CAA records, or move to an issuer that is in them already.',
    says: {
      matches: 'The issuer of the present certificate may renew it.',
      differs: 'The issuer of the present certificate is not in the CAA records; renewal then fails.',
      unrestricted: 'The CAA records do not restrict who may issue; that counts under “CAA”.',
      unfamiliar: 'It is not known which name this issuer uses in CAA records.',
    },
  },
} satisfies Words<typeof pillar>;
