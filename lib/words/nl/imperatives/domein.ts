import type { domein as pillar } from '../../../checks/domein/index.ts';
import { findMatches, formatFirstOf, type Imperatives, isOnlyRedirect, sayAbout } from '../../imperative.ts';
import { formatIsoDate } from '../../terms.ts';

const SENDERS = 'Zet in de DNS welke servers namens u mogen mailen (SPF)';
const REPORTS = 'Laat mailbedrijven als Gmail melden wie in uw naam mailt (DMARC)';
const SIGNATURE = 'Laat de handtekening van uw domein eerder vernieuwen (DNSSEC)';
const ISSUERS = 'Zet in de DNS wie certificaten voor uw domein mag maken (CAA)';
/** A name at the start of an offender. */
const NAME = /^([\w*-]+(?:\.[\w-]+)+)/;

export const domein = {
  'ns-count': 'Laat uw domein op een tweede nameserver draaien',
  'ns-resolvable': {
    silent: (found) =>
      sayAbout(
        formatFirstOf('nl', findMatches(found, NAME)),
        (name) => `Geef ${name} een adres, of haal die weg als nameserver`,
        'Geef elke nameserver een adres',
      ),
    noName: (found) =>
      sayAbout(
        formatFirstOf('nl', findMatches(found, NAME)),
        (name) => `Haal ${name} weg bij uw nameservers: niet te vinden`,
        'Haal de nameserver weg waarvan de naam niet bestaat',
      ),
    alias: (found) =>
      sayAbout(
        formatFirstOf('nl', findMatches(found, NAME)),
        (name) => `Geef ${name} een eigen adres in plaats van een alias`,
        'Geef elke nameserver een eigen adres in plaats van een alias',
      ),
    private: (found) =>
      sayAbout(
        formatFirstOf('nl', findMatches(found, NAME)),
        (name) => `Geef ${name} een adres dat van buiten te bereiken is`,
        'Geef elke nameserver een adres dat van buiten te bereiken is',
      ),
    tooFew: 'Zorg dat minstens twee nameservers te bereiken zijn',
  },
  'ns-network-diversity': 'Neem een tweede nameserver in een ander netwerk',
  'ns-ipv6': 'Geef minstens twee nameservers ook een nieuw soort nummer (IPv6)',
  'ns-registry-match': 'Maak de nameservers in het register en in de DNS gelijk',
  'apex-and-www-resolve': (found) =>
    sayAbout(
      formatFirstOf('nl', findMatches(found, NAME)),
      (name) => `Zorg dat ${name} ook werkt`,
      'Zorg dat het domein met en zonder www werkt',
    ),
  'web-ipv6': 'Laat de hosting de site ook een nieuw soort nummer geven (IPv6)',
  'dnssec-signed': {
    unsigned: 'Laat uw domein ondertekenen, zodat niemand het adres vervalst (DNSSEC)',
    island: 'Laat de sleutel van uw domein in het register opnemen (DNSSEC)',
    unsupported: 'Laat uw domein met een actueel algoritme ondertekenen (DNSSEC)',
  },
  'dnssec-valid': {
    bogus: 'Laat vandaag de handtekening van uw domein herstellen (DNSSEC)',
    partlyBogus: 'Laat de handtekening die niet klopt herstellen (DNSSEC)',
  },
  'dnssec-algorithm': {
    dated: 'Laat uw domein met een nieuwer algoritme ondertekenen (DNSSEC)',
    obsolete: 'Laat uw domein met een actueel algoritme ondertekenen (DNSSEC)',
    weakDigest: 'Laat de sleutel in het register vernieuwen (DNSSEC)',
  },
  'dnssec-signature-lifetime': {
    short: SIGNATURE,
    long: 'Laat de handtekening van uw domein korter gelden (DNSSEC)',
    ending: SIGNATURE,
  },
  'nsec3-parameters': 'Laat de ondertekening van uw domein eenvoudiger instellen (NSEC3)',
  'caa-present': {
    unrestricted: ISSUERS,
    blocked: 'Herstel de regel die elk nieuw certificaat verbiedt (CAA)',
    misspelt: 'Verbeter de naam van wie certificaten mag maken (CAA)',
    absent: ISSUERS,
    malformed: 'Verbeter de regel over wie certificaten mag maken (CAA)',
    broken: 'Laat de nameservers vragen over certificaten beantwoorden (CAA)',
  },
  'dangling-cname': {
    unclaimed: ({ args: { platform } }) => `Maak de site bij ${platform} weer aan, of haal de verwijzing weg`,
    empty: 'Haal de verwijzing weg naar een naam zonder adres (CNAME)',
    dangling: 'Haal vandaag de verwijzing weg naar een naam die niet bestaat (CNAME)',
  },
  'mx-valid': {
    someDead: (found) =>
      sayAbout(
        formatFirstOf('nl', findMatches(found, NAME)),
        (name) => `Herstel ${name}, of haal die weg als mailserver`,
        'Haal mailservers weg die niet te bereiken zijn',
      ),
    noneAlive: 'Herstel uw mailservers: mail komt niet aan',
    alias: 'Noem voor uw mail de mailserver zelf, niet een alias (MX)',
    ipLiteral: 'Noem voor uw mail de naam van de server, niet het adres (MX)',
    mixedNull: 'Kies of dit domein mail ontvangt: de DNS zegt nu ja én nee',
  },
  'null-mx': {
    unsaid: 'Meld in de DNS dat dit domein geen mail ontvangt (null MX)',
    sending: 'Zorg dat antwoorden op uw mail aankomen, of verzend niets meer',
  },
  'mx-ipv6': 'Vraag uw mailaanbieder om ook het nieuwe soort nummer (IPv6)',
  'mx-dnssec': {
    some: 'Vraag uw mailaanbieder de namen van de mailservers te beveiligen (DNSSEC)',
    none: 'Vraag uw mailaanbieder de namen van de mailservers te beveiligen (DNSSEC)',
    bogus: 'Laat uw mailaanbieder de handtekening herstellen (DNSSEC)',
  },
  'mail-transport-policy': {
    partialDane: 'Laat versleuteld bezorgen voor elke mailserver instellen (DANE)',
    testing: 'Maak versleuteld bezorgen verplicht als de rapporten goed zijn (MTA-STS)',
    shortLived: 'Laat het beleid voor versleuteld bezorgen langer gelden (MTA-STS)',
    uncovered: 'Noem elke mailserver in het beleid voor versleuteld bezorgen (MTA-STS)',
    broken: 'Herstel de regel die mail aan u altijd versleuteld laat bezorgen (MTA-STS)',
    absent: 'Laat mail aan u altijd versleuteld bezorgen: begin met testen (MTA-STS)',
  },
  'tls-rpt': {
    absent: 'Vraag om rapporten over versleuteld bezorgen (TLS-RPT)',
    malformed: 'Verbeter het adres voor rapporten over bezorgen (TLS-RPT)',
  },
  'spf-valid': {
    long: 'Maak de lijst met uw mailservers korter (SPF)',
    unreachable: (found) =>
      isOnlyRedirect(found)
        ? 'Kies in de lijst met mailservers tussen “all” en “redirect” (SPF)'
        : 'Zet “all” achteraan in de lijst met uw mailservers (SPF)',
    absent: SENDERS,
    several: 'Voeg de lijsten met uw mailservers samen tot één (SPF)',
    syntax: 'Verbeter de fout in de lijst met uw mailservers (SPF)',
    loop: 'Haal de verwijzing naar zichzelf uit de lijst met uw mailservers (SPF)',
    brokenInclude: ({ args: { name } }) =>
      `Haal ${name} uit de lijst met uw mailservers, of herstel die verwijzing (SPF)`,
  },
  'spf-policy': {
    softWithoutMail: 'Verbied alle mail namens dit domein: het gebruikt geen mail (SPF)',
    ptr: 'Haal “ptr” uit de lijst met uw mailservers (SPF)',
    open: 'Sluit servers uit die niet namens u mailen (SPF)',
    wide: 'Maak de lijst van wie namens u mag mailen kleiner (SPF)',
    noRecord: SENDERS,
  },
  'spf-lookup-limit': {
    near: 'Haal diensten die u niet meer gebruikt uit de lijst met mailservers (SPF)',
    nearVoid: 'Haal verwijzingen die niets opleveren uit de lijst met mailservers (SPF)',
    over: 'Kort de lijst met uw mailservers in tot tien vragen (SPF)',
    overVoid: 'Haal verwijzingen die niets opleveren uit de lijst met mailservers (SPF)',
    crowdedMx: 'Noem uw mailservers zelf in de lijst, niet met “mx” (SPF)',
  },
  'dmarc-valid': {
    removedTags: 'Haal vervallen onderdelen uit de regel tegen valse mail (DMARC)',
    ignoredTags: ({ args: { repeated } }) =>
      repeated === undefined
        ? 'Haal onbekende onderdelen uit de regel tegen valse mail (DMARC)'
        : 'Noem elk onderdeel van de regel tegen valse mail één keer (DMARC)',
    strayAtApex: 'Haal de regel tegen valse mail weg die op de verkeerde plaats staat (DMARC)',
    onlyWildcard: 'Maak een eigen regel tegen valse mail voor dit domein (DMARC)',
    absent: REPORTS,
    several: 'Houd één regel tegen valse mail over (DMARC)',
    unusable: 'Verbeter de regel tegen valse mail: die telt nu niet (DMARC)',
    invalidPolicy: 'Verbeter het beleid in de regel tegen valse mail (DMARC)',
  },
  'dmarc-policy': {
    testing: 'Haal het beleid tegen valse mail uit de testmodus (DMARC)',
    weakerSubdomains: 'Bescherm ook mail uit naam van uw subdomeinen (DMARC)',
    partial: 'Laat het beleid tegen valse mail voor alle mail gelden (DMARC)',
    none: 'Houd valse mail uit uw naam tegen, in stappen (DMARC)',
    noRecord: REPORTS,
  },
  'dmarc-reporting': {
    absent: 'Vraag om rapporten over mail uit uw naam (DMARC)',
    notAuthorised: 'Laat de ontvanger van de rapporten toestemming geven (DMARC)',
    noRecord: REPORTS,
    unusable: 'Verbeter het adres voor rapporten over mail (DMARC)',
  },
  'dkim-detected': {
    impossible: 'Laat uw mail ondertekenen (DKIM)',
    unusable: 'Vervang de sleutel voor het ondertekenen van mail: die is onbruikbaar (DKIM)',
    revoked: 'Zet een nieuwe sleutel voor het ondertekenen van mail in de DNS (DKIM)',
  },
  'registration-status': {
    unsettled: 'Vraag uw registrar hoe het met de registratie staat',
    leaving: 'Bel vandaag uw registrar: het domein is stilgezet of vervalt',
  },
  'registration-expiry': {
    soon: ({ args: { date } }) => `Verleng het domein vóór ${formatIsoDate('nl', date)}`,
    now: 'Verleng het domein vandaag',
  },
  'registration-lock': 'Zet het slot tegen ongewenst verhuizen van het domein aan',
  'soa-values': 'Laat de tijden in de DNS gebruikelijk instellen (SOA)',
} satisfies Imperatives<typeof pillar>;
