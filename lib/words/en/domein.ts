import type { domein as pillar } from '../../checks/domein/index.ts';
import type { Args } from '../../model.ts';
import { sayAbout } from '../imperative.ts';
import type { Words } from '../shape.ts';
import { formatIsoDate, formatSpan } from '../terms.ts';

/** A date written as `2026-11-20`, in words. */
const formatDay = (date: Args[string] | undefined): string => formatIsoDate('en', date);

const formatCount = (count: Args[string] | undefined, one: string, many: string): string =>
  `${count} ${Number(count) === 1 ? one : many}`;

const noneAlive = 'None of the mail servers has a public address; that comes first.';
const noMail = 'This domain has no mail servers, so this does not apply.';
const noChain = 'The domain has no working DNSSEC, so this does not apply.';
const noServer = 'Pijler knows no registry that answers questions about this top-level domain.';
const UNREACHABLE =
  'A name server that cannot be reached shows nobody the way to your site. If another fails, your domain cannot be found.';
const ANY_ISSUER =
  'A certificate proves to the browser that this is the real site. At present any issuer in the world may make one for your domain, even one that somebody with a fake site deceives.';
const UNFOLLOWABLE =
  'Senders who want to follow the rule cannot. Mail may then fail to arrive, or arrive unencrypted after all.';

export const domein = {
  'ns-count': {
    title: 'Number of name servers',
    why: 'Name servers show visitors and mail the way to your domain. With only one, a single failure makes your domain unreachable.',
    fix: 'Run the domain on at least two name servers and list both with the registrar.',
    says: {
      enough: ({ count }) => `Your domain has ${count} name servers.`,
      tooFew: ({ count }) =>
        `Your domain has ${formatCount(count, 'name server', 'name servers')}; two is the minimum.`,
    },
  },
  'ns-resolvable': {
    title: 'Name servers reachable',
    why: 'Each name server needs its own public address. If the name of a name server has expired, somebody else can register it and take over your domain.',
    fix: 'Give every name server a public IPv4 or IPv6 address, without a CNAME. Remove name servers that no longer exist from the registration.',
    byCode: {
      alias: {
        why: 'Not every service that looks up addresses follows an alias here. People who use such a service then cannot find your domain.',
      },
      tooFew: {
        why: UNREACHABLE,
      },
      private: {
        why: UNREACHABLE,
      },
      silent: {
        why: UNREACHABLE,
      },
    },
    says: {
      all: 'All name servers have a public address.',
      silent: 'Not every name server has an address.',
      noName: 'The name of a name server does not exist.',
      alias: 'A name server is an alias (CNAME), which is not allowed.',
      private: 'A name server has an address that cannot be reached from outside.',
      tooFew: ({ count }) =>
        `${Number(count) === 0 ? 'None' : `Only ${count}`} of the name servers can be reached; two is the minimum.`,
    },
  },
  'ns-network-diversity': {
    title: 'Name servers in different networks',
    why: 'If all name servers share one network, one outage takes them all down. Spreading them keeps your domain reachable.',
    fix: 'Ask your DNS provider for name servers in different networks, or add a second provider.',
    says: {
      spread: 'The name servers are in more than one network.',
      single: 'All name servers are in the same network.',
    },
  },
  'ns-ipv6': {
    title: 'Name servers with the new kind of number (IPv6)',
    why: 'A resolver on a network with IPv6 only cannot reach name servers without IPv6 itself. It can then find your domain by a detour only.',
    fix: 'Give at least two name servers an IPv6 address (AAAA record).',
    says: {
      enough: ({ count }) => `${count} name servers have IPv6.`,
      one: 'Only one name server has a number of the new kind (IPv6).',
      none: 'None of the name servers has a number of the new kind (IPv6).',
    },
  },
  'ns-registry-match': {
    title: 'Registry and DNS list the same name servers',
    why: 'The registry lists which name servers to use, and so does the DNS itself. If those lists differ, your domain works only some of the time.',
    fix: 'First find out which name servers your domain should be using now. Put exactly those at the registrar and in the NS records; a list that is out of date can make the site unreachable.',
    says: {
      equal: 'Registry and DNS list the same name servers.',
      different: 'Registry and DNS do not list the same name servers (+ is only in DNS, - only at the registry).',
      notListed: 'The registry does not say which name servers there are.',
    },
  },
  'apex-and-www-resolve': {
    title: 'Domain with and without www',
    why: 'Visitors type the name of your site with and without www. If one of them leads nowhere, they do not reach you.',
    fix: 'Create the same DNS records (A and AAAA) for the name that lacks them as the other one has, and redirect one name to the other. Make sure first that the certificate lists both names: otherwise visitors see a warning.',
    says: {
      both: 'The domain has an address with and without www.',
      one: (_, [name] = []) =>
        sayAbout(
          name ?? '',
          (host) => `${host} leads nowhere; without www the domain works.`,
          'The domain has an address only without www.',
        ),
      bareDead: (_, [name] = []) =>
        sayAbout(
          name ?? '',
          (host) => `${host} leads nowhere; the domain works only with www in front.`,
          'The domain has an address only with www.',
        ),
      deeperHost: 'This is another subdomain, which needs no www variant.',
    },
  },
  'web-ipv6': {
    title: 'Website with the new kind of number (IPv6)',
    why: 'Computers find a site by a number, and the old numbers have run out. On a network with new ones only, visitors reach your site by a detour or not at all.',
    fix: 'Give the site an IPv6 address at the hosting; your web address stays as it is. Put the IPv6 address in DNS as an AAAA record only once the site responds there, with the same certificate.',
    says: {
      reachable: 'The website has an IPv6 address.',
      onlyTwin: 'Only the www or non-www variant has a number of the new kind (IPv6); this address does not.',
      none: 'The website has no number of the new kind (IPv6).',
    },
  },
  'dnssec-signed': {
    title: 'Domain signed against forgery (DNSSEC)',
    why: 'Without such a signature, anybody who looks up the address of your site may get a forged answer. An attacker can then quietly send visitors and mail to another server.',
    fix: 'Turn on DNSSEC at your DNS provider and then have the key (DS record) added at the registry. With many providers that is a single switch. If you change DNS provider later, have that record removed first.',
    says: {
      signed: 'The domain is signed with DNSSEC.',
      brokenElsewhere:
        'The domain is signed but the signature is invalid; that counts under “Valid signature of the domain (DNSSEC)”.',
      unsigned: 'The domain is not signed against forgery (DNSSEC).',
      island: 'The domain is signed, but its key is not in the registry (DS record). So the domain is not protected.',
      unsupported:
        'The domain is signed and the registry has the key, but services that look up addresses (resolvers) do not accept the signatures, for instance because of an obsolete algorithm. So the domain is not protected.',
    },
  },
  'dnssec-valid': {
    title: 'Valid signature of the domain (DNSSEC)',
    why: 'If a signature is invalid, resolvers refuse the answer. People who use such a resolver then reach neither website nor mail.',
    fix: 'Have your DNS provider sign the zone again and check that the DS record at the registry belongs to the current key.',
    says: {
      valid: 'The signatures are valid.',
      bogus: 'The signature on the site’s address is invalid. Visitors whose resolver validates cannot reach the site.',
      partlyBogus: 'A signature of the domain is invalid. Resolvers that validate refuse these answers.',
      noChain,
    },
  },
  'dnssec-algorithm': {
    title: 'Strong signature of the domain (DNSSEC)',
    why: 'Old algorithms can be broken or are no longer validated. Some resolvers treat a domain that uses them as unsigned.',
    fix: 'Have your DNS provider move to algorithm 13 (ECDSA P-256) with a SHA-256 DS record, by a rollover: the old DS record goes only once the new one is known everywhere.',
    says: {
      modern: ({ algorithms }) => `The domain uses a modern algorithm (${algorithms}).`,
      dated: ({ algorithms }) =>
        `The signature of the domain uses an algorithm that is no longer recommended (${algorithms}).`,
      obsolete: ({ algorithms }) => `The signature of the domain uses an obsolete algorithm (${algorithms}).`,
      weakDigest: 'The registry stores the key in an obsolete way only (SHA-1).',
      noChain,
    },
  },
  'dnssec-signature-lifetime': {
    title: 'Signature of the domain renewed in time (DNSSEC)',
    why: 'A DNSSEC signature expires and must be renewed in time. If that fails, your domain becomes unreachable from one moment to the next.',
    fix: 'Have your DNS provider check that signatures are renewed in good time: at least a day before they expire.',
    byCode: {
      long: {
        why: 'Anybody who kept an old response can pass it off as genuine for that long, even when the address has changed since.',
      },
    },
    says: {
      fine: ({ days }) => `The signature of the domain is valid for another ${formatCount(days, 'day', 'days')}.`,
      short: ({ hours }) =>
        `The signature of the domain is valid for another ${formatCount(hours, 'hour', 'hours')}; it is renewed late.`,
      long: ({ days }) =>
        `The signature of the domain is valid for another ${formatCount(days, 'day', 'days')}. An old signature can be abused for that long.`,
      ending: ({ hours }) =>
        Number(hours) < 0
          ? 'The signature of the domain has expired.'
          : `The signature of the domain is valid for ${Number(hours) === 0 ? 'less than an hour' : `only ${formatCount(hours, 'more hour', 'more hours')}`}.`,
      noChain,
    },
  },
  'nsec3-parameters': {
    title: 'Simple signing of the domain (NSEC3)',
    why: 'NSEC3 proves that a name does not exist. Extra iterations and a salt add no protection but burden resolvers; some refuse them.',
    fix: 'Have your DNS provider set NSEC3 to 0 extra iterations and no salt.',
    says: {
      plain: 'NSEC3 uses no extra iterations and no salt.',
      salted: 'The proof that a name does not exist (NSEC3) has an addition (salt), which serves no purpose.',
      iterated: ({ iterations }) =>
        `The proof that a name does not exist (NSEC3) takes ${formatCount(iterations, 'extra iteration', 'extra iterations')}; it should be 0.`,
      notUsed: 'The domain uses NSEC instead of NSEC3.',
      noChain,
    },
  },
  'caa-present': {
    title: 'Certificate issuers restricted (CAA)',
    why: 'Without a valid certificate browsers warn against your site. If issuers refuse to make a new one, that happens as soon as the current one expires.',
    fix: 'See from the certificate of each site under this domain who issued it, or ask your hosting provider. Publish a CAA record for each of those issuers, with the name that the issuer states for it; correct what is there already. After this, an issuer that is not listed cannot renew.',
    byCode: {
      malformed: {
        why: 'An issuer that does not read the rule as intended may refuse you a new certificate, or give one to somebody else.',
      },
      unrestricted: {
        why: ANY_ISSUER,
      },
      absent: {
        why: ANY_ISSUER,
        fix: 'See from the certificate of each site and mail server under this domain who issued it, and ask your hosting provider which other issuers it uses. Publish a CAA record for each of them, with the name that the issuer states for it. After this, an issuer that is not listed can no longer issue or renew a certificate.',
      },
    },
    says: {
      restricted: ({ name, unfamiliar }) =>
        `A CAA record at ${name} decides who may issue certificates.${Number(unfamiliar) > 0 ? ' Pijler does not know every issuer that it lists.' : ''}`,
      misspelt: ({ name }) =>
        `The rule about certificates (CAA) at ${name} lists an issuer that does not exist by that name, so the issuer that was meant may not issue a certificate.`,
      unrestricted: ({ name }) =>
        `There is a rule about certificates (CAA) at ${name}, but no “issue” in it: any issuer may issue an ordinary certificate.`,
      blocked: ({ name }) =>
        `The rule about certificates (CAA) at ${name} has a critical property that no issuer knows, so nobody may issue certificates.`,
      absent: 'Nothing says who may issue certificates (CAA).',
      malformed: 'A rule about certificates (CAA) contains an error, so issuers do not read it as intended.',
      broken:
        'The name servers return an error when asked who may issue certificates (CAA). Issuers then refuse to issue a certificate.',
    },
  },
  'dangling-cname': {
    title: 'No dangling aliases (CNAME)',
    why: 'If a name points to a service that you no longer use, somebody else can claim that place and show their own content under your name.',
    fix: 'Remove the CNAME if nobody uses that name any more, or create the site at the service again.',
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
    why: 'The DNS says where mail for your domain has to go. An error there delays mail or loses it.',
    fix: 'Ask your mail provider which names of mail servers it has to be, and put those in the DNS. Point every MX record to a name with its own address: no alias (CNAME) and no IP address. Then send a test mail from another address.',
    byCode: {
      noneAlive: {
        why: 'People who mail you get the message back, at once or only after days. You notice nothing of it yourself.',
      },
    },
    says: {
      all: 'All mail servers exist.',
      someDead: 'Some of the mail servers have no public address.',
      noneAlive: 'None of the mail servers has a public address, so mail does not arrive.',
      alias: 'A mail server is given as a reference to another name (CNAME), which is not allowed.',
      ipLiteral: 'A mail server is given as an IP address instead of a name.',
      mixedNull:
        'The domain contradicts itself: it says that it receives no mail (null MX), and lists mail servers too.',
      noMail,
    },
  },
  'null-mx': {
    title: 'Domain without mail',
    why: 'A domain without mail can say so with a null MX. Senders then get a clear notice immediately, and abuse of your name is noticed sooner.',
    fix: 'Only if nothing sends mail for this domain, no form or newsletter either, and no mail comes in on it: publish the record “MX 0 .” in DNS, with SPF “v=spf1 -all” and DMARC “v=DMARC1; p=reject”, replacing such records that are there.',
    byCode: {
      sending: {
        why: 'People who reply to your mail get an error.',
        fix: 'Have your mail provider receive mail for this domain, or send in the name of another one.',
      },
    },
    says: {
      said: 'The domain says with a null MX that it receives no mail.',
      unsaid: 'The domain has no mail, but does not say so (null MX).',
      sending:
        'The domain receives no mail, yet its list of senders (SPF) allows it to send. Replies to that mail go nowhere.',
      hasMail: 'This domain receives mail.',
      unclear: 'The domain has no mail servers and does not say that it uses no mail.',
    },
  },
  'mx-ipv6': {
    title: 'Mail servers with the new kind of number (IPv6)',
    why: 'Senders with IPv6 only cannot mail you if your mail servers lack it. The Dutch government prescribes IPv6.',
    fix: 'Ask your mail provider for IPv6 (AAAA records) on all mail servers.',
    says: {
      all: 'All mail servers have IPv6.',
      some: 'Some of the mail servers have no number of the new kind (IPv6).',
      none: 'None of the mail servers has a number of the new kind (IPv6).',
      noMail,
      noneAlive,
    },
  },
  'mx-dnssec': {
    title: 'Names of mail servers signed (DNSSEC)',
    why: 'If the names of your mail servers are not signed, an attacker can intercept your mail. DANE does not work then either.',
    fix: 'Ask your mail provider for DNSSEC on the domain of the mail servers.',
    says: {
      all: 'The names of all mail servers are signed.',
      some: 'The names of some mail servers are not signed.',
      none: 'The names of the mail servers are not signed.',
      bogus: 'The signature of a mail server is invalid; many senders cannot deliver mail there.',
      noMail,
      noneAlive,
    },
  },
  'mail-transport-policy': {
    title: 'Mail always encrypted',
    why: 'Anybody who interferes with the connection may get to read mail to you unencrypted. If you demand encryption, senders wait to deliver until it is safe.',
    fix: 'Ask your mail provider to set up DANE (TLSA records), or publish an MTA-STS policy that names every mail server: first with mode: testing and reports (TLS-RPT), and with mode: enforce only after a few weeks without errors. Give the record a new id after each change. Before enforce, check that each mail server offers TLS with a valid certificate for its own name.',
    byCode: {
      broken: {
        why: UNFOLLOWABLE,
      },
      uncovered: {
        why: UNFOLLOWABLE,
      },
    },
    says: {
      dane: 'DANE is set up for all mail servers.',
      enforced: ({ days }) => `MTA-STS enforces encryption, for ${formatCount(days, 'day', 'days')} at a time.`,
      partialDane:
        'The check that mail reaches the real server (DANE) is not set up for all mail servers, or not signed.',
      testing: 'The rule that mail must arrive encrypted (MTA-STS) is still in test mode and enforces nothing.',
      shortLived: (args) =>
        `The rule that mail must arrive encrypted (MTA-STS) applies for only ${formatSpan('en', args)}; a week is the minimum.`,
      uncovered:
        'The rule that mail must arrive encrypted (MTA-STS) does not list all mail servers. Senders do not deliver to the others.',
      broken: 'The rule that mail must arrive encrypted (MTA-STS) is announced, but its record or policy is unusable.',
      absent: 'Nothing enforces that mail to you arrives encrypted (DANE, MTA-STS).',
      noMail,
      noneAlive,
    },
  },
  'tls-rpt': {
    title: 'Reports on encrypted mail (TLS-RPT)',
    why: 'With TLS-RPT other mail servers tell you when encrypted delivery to you fails. Without those reports you notice only when mail stops arriving.',
    fix: 'Put exactly one TXT record at _smtp._tls, replacing any that begins with v=TLSRPTv1: v=TLSRPTv1; rua=mailto:report@your-domain.',
    says: {
      asked: 'The domain asks for reports.',
      absent: 'The domain does not ask for reports on encrypted mail (TLS-RPT).',
      malformed:
        'The rule for reports on encrypted mail (TLS-RPT) contains an error or occurs more than once, so nobody sends them.',
      noMail,
      noneAlive,
    },
  },
  'spf-valid': {
    title: 'List of who may send mail for you (SPF)',
    why: 'A list with an error does not count. Your own mail may then be refused, and fake mail in your name gets through more easily.',
    fix: 'First list everything that sends mail for you: mail provider, website, newsletter, accounting. Then publish exactly one TXT record that starts with v=spf1, with the parts that each of them states. If there are two records, merge them. Leave other TXT records in place.',
    byCode: {
      unreachable: { why: 'A server that is listed there does not count: mail that it sends for you may be refused.' },
      long: { why: 'Receivers that do not get to read the whole list may refuse your own mail.' },
      absent: {
        why: 'Receivers of mail cannot see now which servers send it for you. Fake mail in your name gets through more easily, and your own mail is more likely to end up as spam.',
        fix: 'First list everything that sends mail for you: mail provider, website, newsletter, accounting. Then publish one TXT record that starts with v=spf1, with the parts that each of them gives and ~all once, at the end. Leave other TXT records in place.',
      },
    },
    says: {
      valid: 'There is one SPF record and it is correct.',
      long: ({ bytes }) =>
        `The list of who may send mail for you (SPF) is ${bytes} characters long; above 450, some receivers have trouble with it.`,
      unreachable: 'In the list of who may send mail for you (SPF), the terms beside or after “all” do not count.',
      absent: 'There is no list of who may send mail for you (SPF).',
      several: 'There is more than one list of who may send mail for you (SPF), so none counts.',
      syntax: ({ name }) => `The list of who may send mail for ${name} (SPF) contains an error, so it does not count.`,
      loop: 'The list of who may send mail for you (SPF) refers to itself.',
      brokenInclude: ({ name }) =>
        `The list of who may send mail for you (SPF) refers to ${name}, where there is not exactly one such list.`,
    },
  },
  'spf-policy': {
    title: 'Mail from others in your name excluded (SPF)',
    why: 'The end of that list says what happens to mail from other servers. If it is not strict, anybody can send mail in your name.',
    fix: 'First check that everything that sends mail for you is in the record, in DMARC reports if you get them. Then let the record end in ~all, and in -all if nothing sends mail for the domain.',
    byCode: {
      softWithoutMail: {
        why: 'Fake mail in the name of this domain may still get through, while there is no real mail to allow for.',
      },
      noRecord: {
        why: 'Without a valid list anybody can send mail in your name, and your own mail is more likely to end up as spam.',
      },
      ptr: {
        why: 'If the lookup for ptr fails, your own mail may be refused.',
        fix: 'First add the servers that send mail for you, as each of them states it. Only then remove ptr.',
      },
      wide: {
        why: 'Anybody who rents space on one of those many servers can send mail in your name.',
        fix: 'Ask each company that sends mail for you what the list needs, and replace the part that is too wide with that.',
      },
    },
    says: {
      strict: 'SPF rejects other servers (-all).',
      soft: 'SPF marks other servers as suspicious (~all).',
      softWithoutMail:
        'The domain uses no mail, but the list of who may send it (SPF) is not strict (~all instead of -all).',
      ptr: 'The list of who may send mail for you (SPF) uses “ptr”, which is slow, unreliable and advised against.',
      open: 'The list of who may send mail for you (SPF) does not exclude other servers.',
      wide: 'The list of who may send mail for you (SPF) allows so much of the internet that it does not protect.',
      noRecord: 'There is no valid list of who may send mail for you (SPF), hence no policy.',
    },
  },
  'spf-lookup-limit': {
    title: 'List of who may send mail not too long (SPF)',
    why: 'Receivers look up at most ten names for this list, and reject all of it if that is not enough. Your own mail may then end up as spam.',
    fix: 'Take services that you no longer use out of the record. Let a service with many parts send from a subdomain of its own, with a record of its own. Replace a or mx by ip4 and ip6 only if those servers are your own: at a provider the addresses change.',
    says: {
      within: ({ lookups }) => `SPF takes ${formatCount(lookups, 'DNS lookup', 'DNS lookups')}; ten is the maximum.`,
      near: ({ lookups }) =>
        `The list of who may send mail for you (SPF) takes ${lookups} DNS lookups; ten is the maximum, so there is hardly any room left.`,
      nearVoid: 'Two DNS lookups of the list of who may send mail (SPF) find nothing; at a third, receivers reject it.',
      over: 'The list of who may send mail for you (SPF) takes more than ten DNS lookups; receivers reject it.',
      overVoid: ({ voids }) =>
        `${voids} DNS lookups of the list of who may send mail (SPF) find nothing; above two, receivers reject it.`,
      crowdedMx:
        'The list of who may send mail for you (SPF) refers with mx to more than ten mail servers; receivers reject it.',
      noRecord: 'There is no valid SPF record.',
    },
  },
  'dmarc-valid': {
    title: 'Rule against fake mail in your name (DMARC)',
    why: 'Receivers do not follow what they cannot read. Each of them then decides for itself what happens to fake mail in your name.',
    fix: 'Put exactly one TXT record at _dmarc that begins with v=DMARC1, with a valid p=. If there is none yet, begin with p=none and an address for reports (rua). If there are several, keep the one with your report address and leave its p= as it is. If _dmarc is an alias (CNAME), do this at the service that it points to.',
    byCode: {
      onlyWildcard: {
        why: 'Such a rule also applies to names that you did not think of. If it goes, your domain is unprotected without anybody noticing.',
      },
      strayAtApex: {
        why: 'Nobody reads the rule in that place. People who change it there believe that something has changed.',
      },
      absent: {
        why: 'Nobody tells you now whether fake mail in your name is going around. This step does not stop such mail yet: first you see who mails in your name, your own systems too.',
        fix: 'Put one TXT record at _dmarc: v=DMARC1; p=none; rua=mailto: followed by an address where somebody reads the reports. A service that sums them up says itself which address that is. If an alias (CNAME) is there, remove it first.',
      },
    },
    says: {
      valid: 'There is one DMARC record and it is correct.',
      removedTags: ({ tags }) => `The rule against fake mail (DMARC) uses tags that have been removed (${tags}).`,
      ignoredTags: ({ repeated }) =>
        repeated === undefined
          ? 'The rule against fake mail (DMARC) contains parts that receivers do not understand and skip.'
          : `The rule against fake mail (DMARC) has the same part more than once (${repeated}); receivers may skip the whole rule.`,
      strayAtApex: 'There is also a rule against fake mail (DMARC) at the domain itself; it belongs at _dmarc only.',
      onlyWildcard:
        'The rule against fake mail (DMARC) comes from a wildcard (*) that applies to every name; create a separate record at _dmarc.',
      absent: 'There is no rule against fake mail in your name (DMARC).',
      several: 'There is more than one rule against fake mail (DMARC); receivers discard them all.',
      unusable: 'The rule against fake mail (DMARC) has no valid policy, so receivers ignore it.',
      invalidPolicy: 'The policy in the rule against fake mail (DMARC) is invalid; receivers read it as none.',
    },
  },
  'dmarc-policy': {
    title: 'Fake mail in your name stopped (DMARC)',
    why: 'As long as the rule only watches (none), fake mail in your name gets through as usual. Only stricter rules (quarantine or reject) stop it.',
    fix: 'Go in stages, begin with what is there now and never go back: p=none with reports (rua), then p=quarantine with pct=10 and t=y, then pct=50 and t=y, then without pct and t, and only then p=reject. t=y is for receivers that no longer read pct. Go on each time the reports show that all your own mail passed the check for a week, that of subdomains (sp=) too. If _dmarc is an alias (CNAME), do this at the service that it points to.',
    byCode: {
      noRecord: { why: 'Without a valid rule nobody stops fake mail for you, and you do not hear that it exists.' },
      testing: { why: 'As long as the test lasts, fake mail in your name gets through more easily.' },
      partial: { why: 'They deliver the rest of the fake mail in your name as usual.' },
      weakerSubdomains: {
        why: 'Senders of fake mail then use a name below your domain: that mail gets through more easily.',
      },
    },
    says: {
      reject: 'Forged mail is refused (reject).',
      quarantine: 'Forged mail goes to the spam folder (quarantine).',
      testing: 'The rule against fake mail (DMARC) is in test mode (t=y) and applies one step less strictly.',
      weakerSubdomains: 'Subdomains have a weaker rule against fake mail (DMARC) than the domain itself.',
      partial: ({ pct }) => `Older receivers apply the rule against fake mail (DMARC) to only ${pct}% of mail (pct).`,
      none: 'The rule against fake mail (DMARC) does not stop anything yet.',
      noRecord: 'There is no valid rule against fake mail in your name (DMARC), hence no policy.',
    },
  },
  'dmarc-reporting': {
    title: 'Reports on mail in your name (DMARC)',
    why: 'DMARC reports show who sends mail in your name. Without them you do not see when your own mail fails or somebody impersonates you.',
    fix: 'Put rua=mailto: with a mailbox or a report service in the DMARC record. If that belongs to another domain, that domain has to agree. If _dmarc is an alias (CNAME), do this at the service that it points to.',
    says: {
      received: 'The reports go to an address that may receive them.',
      absent: 'There is no address for reports on mail in your name (rua).',
      notAuthorised:
        'The domain that gets the reports on mail in your name has not agreed to that; receivers then do not send them.',
      noRecord: 'Without a valid rule against fake mail (DMARC) there are no reports.',
      unusable: 'The address for reports on mail in your name is unusable; it has to begin with mailto:.',
    },
  },
  'dkim-detected': {
    title: 'Mail with a signature (DKIM)',
    why: 'A signature shows receivers that mail really comes from you and was not changed on the way. Without it your mail is more likely to end up as spam.',
    fix: 'Turn on DKIM at your mail provider and put the key you receive in DNS. Whether mail is really signed cannot be seen from outside.',
    byCode: {
      unusable: {
        why: 'Mail that is signed with such a key counts as unsigned, and is more likely to end up as spam.',
        fix: 'Have your mail provider make a new key of 2048 bits, and put all of it in DNS: one TXT record, in parts of at most 255 characters if your DNS provider asks for that. Remove the old key only once mail is signed with the new one.',
      },
    },
    says: {
      found: ({ selectors }) => `A DKIM key was found (${selectors}).`,
      impossible: 'Mail cannot have a valid signature (DKIM): nothing exists below _domainkey.',
      unusable: ({ selectors }) =>
        `The keys found for signing mail (DKIM) are too short, incomplete or of a kind that receivers do not accept (${selectors}).`,
      revoked: ({ selectors }) => `Only revoked keys for signing mail (DKIM) were found (${selectors}).`,
      noMail: 'This domain uses no mail, so this does not apply.',
    },
  },
  'registration-status': {
    title: 'Registration status',
    why: 'The registry can put a domain on hold or delete it, for instance after a missed payment. Website and mail then disappear.',
    fix: 'Contact your registrar right away if the status is not active.',
    says: {
      active: 'The registration is active.',
      unsettled: 'The registration is not settled: a transfer is pending or the domain is inactive.',
      leaving: 'The domain is on hold or being deleted.',
      noServer,
    },
  },
  'registration-expiry': {
    title: 'Expiry date of the domain',
    why: 'If a domain is not renewed in time, somebody else can register it. They then get your mail too.',
    fix: 'Renew the domain, turn on automatic renewal and check your payment details.',
    says: {
      later: ({ date }) => `The registration runs until ${formatDay(date)}.`,
      soon: ({ days, date }) =>
        `The registration expires in ${formatCount(days, 'day', 'days')}, on ${formatDay(date)}.`,
      now: ({ days, date }) =>
        Number(days) < 0
          ? `The registration expired on ${formatDay(date)}.`
          : `The registration expires ${Number(days) === 0 ? 'within a day' : `in ${formatCount(days, 'day', 'days')}`}, on ${formatDay(date)}.`,
      notTold: 'This registry does not say when a domain expires.',
      noServer,
    },
  },
  'registration-lock': {
    title: 'Transfer lock',
    why: 'A transfer lock keeps somebody with stolen details from moving your domain to another registrar. You can open it temporarily yourself.',
    fix: 'Turn on the transfer lock at your registrar.',
    says: {
      locked: 'The transfer lock is on.',
      unlocked: 'The transfer lock is off.',
      noLocks: 'This registry has no transfer lock, or does not show it.',
      noServer,
    },
  },
  'soa-values': {
    title: 'Usual times in the domain data (SOA)',
    why: 'The times in the SOA record decide how long name servers and resolvers keep data. With odd values an outage or a change takes longer than necessary.',
    fix: 'Use refresh from 4 hours, retry from 1 hour, expire from 7 days and minimum between 5 minutes and 24 hours.',
    says: {
      sane: 'The times in the SOA record are within the usual range.',
      outside: 'Not all times in the domain’s data (SOA) are within the usual range (in seconds).',
    },
  },
  'https-record': {
    title: 'Fast first connection (HTTPS record)',
    why: 'With an HTTPS record a browser knows beforehand which protocols the site supports. The first connection is then faster and encrypted from the start.',
    fix: 'An HTTPS record is an extra; many providers create it automatically or on request. Keep its addresses the same as the A and AAAA records.',
    says: {
      absent: 'There is no HTTPS record.',
      present: ({ alpn }) => `There is an HTTPS record (${alpn}).`,
      withEch: ({ alpn }) => `There is an HTTPS record (${alpn}), with an encrypted first request (ECH).`,
      contradicts: 'The HTTPS record lists addresses that the A and AAAA records do not.',
      alias: ({ target }) => `The HTTPS record points to ${target}.`,
      otherProtocol: ({ alpn, protocol }) =>
        `The page came via ${protocol}, which the HTTPS record does not list (${alpn}).`,
    },
  },
  'wildcard-dns': {
    title: 'Made-up names get no address (wildcard)',
    why: 'With a wildcard (*) every made-up name gets an address. That is handy, but it hides typing errors and outdated names.',
    fix: 'Create separate records for the names that you actually use, and remove the wildcard record only once they are all there.',
    says: {
      none: 'Made-up names get no address.',
      wild: 'Every made-up name under this domain gets an address.',
    },
  },
  bimi: {
    title: 'Logo in mail (BIMI)',
    why: 'With BIMI some mail programs show your logo next to your messages. That works only if DMARC stops fake mail.',
    fix: 'Publish a record at default._bimi with the address of your logo (SVG Tiny PS). Gmail and Apple also require a certificate.',
    says: {
      absent: 'There is no BIMI record.',
      present: 'There is a BIMI record with a logo.',
      declined: 'The domain says with BIMI that it shows no logo.',
      notEnforced: 'There is a BIMI record, but the DMARC policy is not strict enough for the logo to be shown.',
    },
  },
  'domain-age': {
    title: 'Age of the domain',
    why: 'Mail filters and security software may distrust a very new domain.',
    fix: 'There is nothing to do; it passes with time.',
    says: {
      known: ({ date }) => `The domain was registered on ${formatDay(date)}.`,
      young: ({ days }) =>
        `The domain is ${Number(days) === 0 ? 'less than a day' : `only ${formatCount(days, 'day', 'days')}`} old; expect mail filters to distrust it.`,
    },
  },

  'caa-matches-issuer': {
    title: 'Current issuer of the certificate allowed (CAA)',
    why: 'CAA records determine who may issue certificates. If the current issuer is not among them, the next renewal fails.',
    fix: 'Add the current issuer to the CAA records, or move to an issuer that is already listed.',
    says: {
      matches: 'The issuer of the current certificate may renew it.',
      differs: 'The issuer of the current certificate is not in the CAA records; renewal then fails.',
      unrestricted:
        'The CAA records do not restrict who may issue; that counts under “Certificate issuers restricted (CAA)”.',
      unfamiliar: 'It is not known which name this issuer uses in CAA records.',
    },
  },
} satisfies Words<typeof pillar>;
