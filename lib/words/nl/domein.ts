import type { domein as pillar } from '../../checks/domein/index.ts';
import type { Args } from '../../model.ts';
import { sayAbout } from '../imperative.ts';
import type { Words } from '../shape.ts';
import { formatIsoDate, formatSpan } from '../terms.ts';

/** A date written as `2026-11-20`, in words. */
const formatDay = (date: Args[string] | undefined): string => formatIsoDate('nl', date);

const formatCount = (count: Args[string] | undefined, one: string, many: string): string =>
  `${count} ${Number(count) === 1 ? one : many}`;

const noneAlive = 'Geen enkele mailserver heeft een openbaar adres; dat gaat voor.';
const noMail = 'Dit domein heeft geen mailservers, dus dit is niet van toepassing.';
const noChain = 'Het domein heeft geen werkende DNSSEC, dus dit is niet van toepassing.';
const noServer = 'Pijler kent voor dit topdomein geen register dat vragen beantwoordt.';
const UNREACHABLE =
  'Een nameserver die niet te bereiken is, wijst niemand de weg naar uw site. Valt een andere uit, dan is uw domein onvindbaar.';
const ANY_ISSUER =
  'Een certificaat bewijst aan de browser dat dit de echte site is. Nu mag elke uitgever ter wereld er een voor uw domein maken, ook een die zich laat misleiden door iemand met een namaaksite.';
const UNFOLLOWABLE = 'Wie de regel wil volgen, weet niet hoe. Mail kan dan wegblijven, of toch onversleuteld komen.';

export const domein = {
  'ns-count': {
    title: 'Aantal nameservers',
    why: 'Nameservers wijzen bezoekers en mail de weg naar uw domein. Hebt u er maar één en valt die uit, dan is uw domein onvindbaar.',
    fix: 'Laat uw domein op minstens twee nameservers draaien en geef beide op bij de domeinregistratie.',
    says: {
      enough: ({ count }) => `Uw domein heeft ${count} nameservers.`,
      tooFew: ({ count }) => `Uw domein heeft ${formatCount(count, 'nameserver', 'nameservers')}; twee is het minimum.`,
    },
  },
  'ns-resolvable': {
    title: 'Nameservers bereikbaar',
    why: 'Elke nameserver heeft een eigen openbaar adres nodig. Is de naam van een nameserver verlopen, dan kan een ander die registreren en zo uw domein overnemen.',
    fix: 'Geef elke nameserver een openbaar IPv4- of IPv6-adres, zonder CNAME. Haal nameservers die niet meer bestaan uit de registratie.',
    byCode: {
      alias: {
        why: 'Niet elke dienst die adressen opzoekt, volgt hier een alias. Wie zo’n dienst gebruikt, vindt uw domein dan niet.',
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
      all: 'Alle nameservers hebben een openbaar adres.',
      silent: 'Niet elke nameserver heeft een adres.',
      noName: 'De naam van een nameserver bestaat niet.',
      alias: 'Een nameserver is een alias (CNAME); dat mag niet.',
      private: 'Een nameserver heeft een adres dat van buiten niet te bereiken is.',
      tooFew: ({ count }) =>
        `Van de nameservers is er ${Number(count) === 0 ? 'geen enkele' : `maar ${count}`} te bereiken; twee is het minimum.`,
    },
  },
  'ns-network-diversity': {
    title: 'Spreiding van nameservers',
    why: 'Staan alle nameservers in hetzelfde netwerk, dan legt één storing ze allemaal plat. Spreiding houdt uw domein vindbaar.',
    fix: 'Vraag uw DNS-aanbieder om nameservers in verschillende netwerken, of neem een tweede aanbieder.',
    says: {
      spread: 'De nameservers staan in meer dan één netwerk.',
      single: 'Alle nameservers staan in hetzelfde netwerk.',
    },
  },
  'ns-ipv6': {
    title: 'Nameservers met een nieuw soort nummer (IPv6)',
    why: 'Een resolver op een netwerk met alleen IPv6 bereikt nameservers zonder IPv6 niet zelf. Die kan uw domein dan alleen via een omweg vinden.',
    fix: 'Geef minstens twee nameservers een IPv6-adres (AAAA-record).',
    says: {
      enough: ({ count }) => `${count} nameservers hebben IPv6.`,
      one: 'Maar één nameserver heeft een nummer van de nieuwe soort (IPv6).',
      none: 'Geen van de nameservers heeft een nummer van de nieuwe soort (IPv6).',
    },
  },
  'ns-registry-match': {
    title: 'Register en DNS noemen dezelfde nameservers',
    why: 'Welke nameservers gelden, staat in het register én in de DNS zelf. Verschillen die lijsten, dan werkt uw domein soms wel en soms niet.',
    fix: 'Vraag eerst na welke nameservers uw domein nu hoort te gebruiken. Zet precies die bij de domeinregistratie en in de NS-records; een lijst die verouderd is, kan de site onbereikbaar maken.',
    says: {
      equal: 'Register en DNS noemen dezelfde nameservers.',
      different: 'Register en DNS noemen niet dezelfde nameservers (+ staat alleen in DNS, - alleen in het register).',
      notListed: 'Het register meldt niet welke nameservers er zijn.',
    },
  },
  'apex-and-www-resolve': {
    title: 'Domein met en zonder www',
    why: 'Bezoekers typen de naam van uw site met en zonder www. Wijst een van beide nergens heen, dan komen ze niet bij u uit.',
    fix: 'Maak voor de naam die ontbreekt dezelfde DNS-records (A en AAAA) als voor de andere, en stuur de ene naam door naar de andere. Zorg eerst dat het certificaat beide namen noemt: anders zien bezoekers een waarschuwing.',
    says: {
      both: 'Het domein heeft met en zonder www een adres.',
      one: (_, [name] = []) =>
        sayAbout(
          name ?? '',
          (host) => `${host} wijst nergens heen; zonder www werkt het domein.`,
          'Het domein heeft alleen zonder www een adres.',
        ),
      bareDead: (_, [name] = []) =>
        sayAbout(
          name ?? '',
          (host) => `${host} wijst nergens heen; alleen met www ervoor werkt het domein.`,
          'Het domein heeft alleen met www een adres.',
        ),
      deeperHost: 'Dit is een ander subdomein; daar hoort geen www-variant bij.',
    },
  },
  'web-ipv6': {
    title: 'Website met een nieuw soort nummer (IPv6)',
    why: 'Computers vinden een site aan een nummer, en de oude nummers zijn op. Op een netwerk met alleen nieuwe bereiken bezoekers uw site via een omweg, of helemaal niet.',
    fix: 'Geef de site bij de hosting een IPv6-adres; uw webadres blijft zoals het is. Zet het IPv6-adres pas als AAAA-record in de DNS als de site daarop antwoordt, met hetzelfde certificaat.',
    says: {
      reachable: 'De website heeft een IPv6-adres.',
      onlyTwin: 'Alleen de variant met of zonder www heeft een nummer van de nieuwe soort (IPv6), dit adres niet.',
      none: 'De website heeft geen nummer van de nieuwe soort (IPv6).',
    },
  },
  'dnssec-signed': {
    title: 'Domein tegen vervalsing ondertekend (DNSSEC)',
    why: 'Zonder zo’n handtekening kan iemand die het adres van uw site opzoekt, een vervalst antwoord krijgen. Een aanvaller stuurt bezoekers en mail dan ongemerkt naar een andere server.',
    fix: 'Zet DNSSEC aan bij uw DNS-aanbieder en laat daarna de sleutel (DS-record) in het register opnemen. Bij veel aanbieders is dat één schakelaar. Gaat u later van DNS-aanbieder wisselen, laat dat record dan eerst weghalen.',
    says: {
      signed: 'Het domein is met DNSSEC ondertekend.',
      brokenElsewhere:
        'Het domein is ondertekend, maar de handtekening klopt niet; dat telt bij “Geldige handtekening van het domein (DNSSEC)”.',
      unsigned: 'Het domein is niet tegen vervalsing ondertekend (DNSSEC).',
      island:
        'Het domein is ondertekend, maar de sleutel staat niet in het register (DS-record). Daardoor is het domein niet beschermd.',
      unsupported:
        'Het domein is ondertekend en het register kent de sleutel, maar diensten die adressen opzoeken (resolvers) accepteren de handtekening niet, bijvoorbeeld door een verouderd algoritme. Daardoor is het domein niet beschermd.',
    },
  },
  'dnssec-valid': {
    title: 'Geldige handtekening van het domein (DNSSEC)',
    why: 'Klopt een handtekening niet, dan weigeren resolvers het antwoord. Wie zo’n resolver gebruikt, bereikt de website of mail dan niet.',
    fix: 'Laat uw DNS-aanbieder de zone opnieuw ondertekenen en controleren of het DS-record in het register bij de huidige sleutel hoort.',
    says: {
      valid: 'De handtekeningen kloppen.',
      bogus:
        'De handtekening bij het adres van de site klopt niet. Bezoekers met een resolver die dat controleert, kunnen de site niet bereiken.',
      partlyBogus:
        'Een handtekening van het domein klopt niet. Resolvers die dat controleren, weigeren deze antwoorden.',
      noChain,
    },
  },
  'dnssec-algorithm': {
    title: 'Sterke handtekening van het domein (DNSSEC)',
    why: 'Oude algoritmen zijn te kraken of worden niet meer gecontroleerd. Sommige resolvers behandelen zo’n domein als niet ondertekend.',
    fix: 'Laat uw DNS-aanbieder overstappen op algoritme 13 (ECDSA P-256) met een SHA-256-DS-record, met een rollover: het oude DS-record gaat pas weg als het nieuwe overal bekend is.',
    says: {
      modern: ({ algorithms }) => `Het domein gebruikt een modern algoritme (${algorithms}).`,
      dated: ({ algorithms }) =>
        `De handtekening van het domein gebruikt een algoritme dat niet meer wordt aangeraden (${algorithms}).`,
      obsolete: ({ algorithms }) => `De handtekening van het domein gebruikt een verouderd algoritme (${algorithms}).`,
      weakDigest: 'Het register bewaart de sleutel alleen op een verouderde manier (SHA-1).',
      noChain,
    },
  },
  'dnssec-signature-lifetime': {
    title: 'Handtekening van het domein op tijd vernieuwd (DNSSEC)',
    why: 'Een DNSSEC-handtekening verloopt en moet op tijd worden vernieuwd. Gaat dat mis, dan is uw domein van het ene op het andere moment onbereikbaar.',
    fix: 'Laat uw DNS-aanbieder nagaan of elke handtekening ruim op tijd wordt vernieuwd: minstens een dag voordat die verloopt.',
    byCode: {
      long: {
        why: 'Wie een oud antwoord bewaarde, kan dat zo lang nog als echt laten gelden, ook als het adres intussen is veranderd.',
      },
    },
    says: {
      fine: ({ days }) => `De handtekening van het domein is nog ${formatCount(days, 'dag', 'dagen')} geldig.`,
      short: ({ hours }) => `De handtekening van het domein is nog ${hours} uur geldig; die wordt laat vernieuwd.`,
      long: ({ days }) =>
        `De handtekening van het domein is nog ${formatCount(days, 'dag', 'dagen')} geldig. Zo lang kan iemand een oude handtekening misbruiken.`,
      ending: ({ hours }) =>
        Number(hours) < 0
          ? 'De handtekening van het domein is verlopen.'
          : `De handtekening van het domein is nog ${Number(hours) === 0 ? 'geen uur' : `maar ${hours} uur`} geldig.`,
      noChain,
    },
  },
  'nsec3-parameters': {
    title: 'Eenvoudige ondertekening van het domein (NSEC3)',
    why: 'NSEC3 bewijst dat een naam niet bestaat. Extra rondes en een salt beschermen niet, maar belasten resolvers; sommige weigeren ze.',
    fix: 'Laat uw DNS-aanbieder NSEC3 instellen met 0 extra rondes en zonder salt.',
    says: {
      plain: 'NSEC3 gebruikt geen extra rondes en geen salt.',
      salted: 'Het bewijs dat een naam niet bestaat (NSEC3) krijgt een toevoeging (salt); dat heeft geen nut.',
      iterated: ({ iterations }) =>
        `Het bewijs dat een naam niet bestaat (NSEC3) kost ${formatCount(iterations, 'extra ronde', 'extra rondes')}; dat hoort 0 te zijn.`,
      notUsed: 'Het domein gebruikt NSEC in plaats van NSEC3.',
      noChain,
    },
  },
  'caa-present': {
    title: 'Vastgelegd wie certificaten mag maken (CAA)',
    why: 'Zonder geldig certificaat waarschuwen browsers voor uw site. Weigeren uitgevers een nieuw te maken, dan gebeurt dat zodra het huidige verloopt.',
    fix: 'Kijk bij het certificaat van elke site onder dit domein wie het heeft uitgegeven, of vraag het uw hostingpartij. Zet voor elk van die uitgevers een CAA-record in de DNS, met de naam die de uitgever daarvoor opgeeft; verbeter wat er al staat. Wie er niet bij staat, kan hierna niet meer vernieuwen.',
    byCode: {
      malformed: {
        why: 'Een uitgever die de regel anders leest dan bedoeld, kan u een nieuw certificaat weigeren, of er een geven aan een ander.',
      },
      unrestricted: {
        why: ANY_ISSUER,
      },
      absent: {
        why: ANY_ISSUER,
        fix: 'Kijk bij het certificaat van elke site en mailserver onder dit domein wie het heeft uitgegeven, en vraag uw hostingpartij welke uitgevers die nog meer gebruikt. Zet voor elk daarvan een CAA-record in de DNS, met de naam die de uitgever daarvoor opgeeft. Een uitgever die er niet bij staat, kan hierna geen certificaat meer maken of vernieuwen.',
      },
    },
    says: {
      restricted: ({ name, unfamiliar }) =>
        `Een CAA-record bij ${name} bepaalt wie certificaten mag uitgeven.${Number(unfamiliar) > 0 ? ' Pijler kent niet alle uitgevers die het noemt.' : ''}`,
      misspelt: ({ name }) =>
        `De regel over certificaten (CAA) bij ${name} noemt een uitgever die zo niet bestaat; de bedoelde uitgever mag dan geen certificaat uitgeven.`,
      unrestricted: ({ name }) =>
        `Bij ${name} staat een regel over certificaten (CAA), maar zonder “issue”: elke uitgever mag een gewoon certificaat uitgeven.`,
      blocked: ({ name }) =>
        `De regel over certificaten (CAA) bij ${name} heeft een verplicht onderdeel dat geen uitgever kent; daardoor mag niemand certificaten uitgeven.`,
      absent: 'Er is niet vastgelegd wie certificaten mag maken (CAA).',
      malformed: 'Een regel over certificaten (CAA) bevat een fout, zodat uitgevers die anders lezen dan bedoeld.',
      broken:
        'De nameservers geven een fout op de vraag wie certificaten mag maken (CAA). Uitgevers weigeren dan een certificaat.',
    },
  },
  'dangling-cname': {
    title: 'Geen loze verwijzingen (CNAME)',
    why: 'Wijst een naam naar een dienst die u niet meer gebruikt, dan kan een ander die plek claimen en onder uw naam eigen inhoud tonen.',
    fix: 'Verwijder de CNAME als niemand die naam meer gebruikt, of maak de site bij de dienst weer aan.',
    says: {
      alive: 'De alias eindigt bij een adres dat bestaat.',
      unclaimed: ({ platform }) => `De alias wijst naar ${platform}, en daar bestaat geen site voor deze naam.`,
      empty: 'De alias eindigt bij een naam zonder adres.',
      dangling: 'De alias wijst naar een naam die niet bestaat.',
      noAlias: 'Er zijn geen aliassen (CNAME).',
    },
  },
  'mx-valid': {
    title: 'Mailservers',
    why: 'In de DNS staat waar mail voor uw domein heen moet. Een fout daarin vertraagt mail of laat die verdwijnen.',
    fix: 'Vraag uw mailaanbieder welke namen van mailservers het moeten zijn, en zet die in de DNS. Laat elk MX-record naar een naam met een eigen adres wijzen: geen alias (CNAME) en geen IP-adres. Stuur daarna van een ander adres een proefmail.',
    byCode: {
      noneAlive: {
        why: 'Wie u mailt, krijgt het bericht terug, meteen of pas na dagen. U merkt er zelf niets van.',
      },
    },
    says: {
      all: 'Alle mailservers bestaan.',
      someDead: 'Een deel van de mailservers heeft geen openbaar adres.',
      noneAlive: 'Geen enkele mailserver heeft een openbaar adres; mail komt niet aan.',
      alias: 'Als mailserver is een verwijzing naar een andere naam opgegeven (CNAME); dat mag niet.',
      ipLiteral: 'Als mailserver is een IP-adres opgegeven in plaats van een naam.',
      mixedNull:
        'Het domein spreekt zichzelf tegen: het meldt dat het geen mail ontvangt (null MX), en noemt ook mailservers.',
      noMail,
    },
  },
  'null-mx': {
    title: 'Domein zonder mail',
    why: 'Een domein zonder mail kan dat melden met een null MX. Afzenders krijgen dan meteen een duidelijke melding, en misbruik van uw naam valt sneller op.',
    fix: 'Alleen als niets namens dit domein mailt, ook geen formulier of nieuwsbrief, en er geen mail op binnenkomt: zet het record “MX 0 .” in de DNS, met SPF “v=spf1 -all” en DMARC “v=DMARC1; p=reject”, in plaats van zulke records die er al zijn.',
    byCode: {
      sending: {
        why: 'Wie op uw mail antwoordt, krijgt een foutmelding.',
        fix: 'Laat uw mailaanbieder mail voor dit domein ontvangen, of verzend namens een ander domein.',
      },
    },
    says: {
      said: 'Het domein meldt met een null MX dat het geen mail ontvangt.',
      unsaid: 'Het domein heeft geen mail, maar meldt dat niet (null MX).',
      sending:
        'Het domein ontvangt geen mail, maar mag die volgens de lijst van afzenders (SPF) wel verzenden. Antwoorden op die mail komen nergens aan.',
      hasMail: 'Dit domein ontvangt mail.',
      unclear: 'Het domein heeft geen mailservers, maar meldt ook niet dat het geen mail gebruikt.',
    },
  },
  'mx-ipv6': {
    title: 'Mailservers met een nieuw soort nummer (IPv6)',
    why: 'Afzenders met alleen IPv6 kunnen u niet mailen als uw mailservers geen IPv6 hebben. De Nederlandse overheid schrijft IPv6 voor.',
    fix: 'Vraag uw mailaanbieder om IPv6 (AAAA-records) op alle mailservers.',
    says: {
      all: 'Alle mailservers hebben IPv6.',
      some: 'Een deel van de mailservers heeft geen nummer van de nieuwe soort (IPv6).',
      none: 'Geen van de mailservers heeft een nummer van de nieuwe soort (IPv6).',
      noMail,
      noneAlive,
    },
  },
  'mx-dnssec': {
    title: 'Namen van mailservers ondertekend (DNSSEC)',
    why: 'Zijn de namen van uw mailservers niet ondertekend, dan kan een aanvaller uw mail onderscheppen. Ook werkt DANE dan niet.',
    fix: 'Vraag uw mailaanbieder om DNSSEC op het domein van de mailservers.',
    says: {
      all: 'De namen van alle mailservers zijn ondertekend.',
      some: 'De namen van een deel van de mailservers zijn niet ondertekend.',
      none: 'De namen van de mailservers zijn niet ondertekend.',
      bogus: 'De handtekening van een mailserver klopt niet; veel afzenders kunnen daar geen mail bezorgen.',
      noMail,
      noneAlive,
    },
  },
  'mail-transport-policy': {
    title: 'Mailverkeer altijd versleuteld',
    why: 'Wie de verbinding verstoort, kan mail aan u onversleuteld te lezen krijgen. Eist u versleuteling, dan wacht de afzender met bezorgen tot het veilig kan.',
    fix: 'Laat uw mailaanbieder DANE (TLSA-records) instellen, of publiceer een MTA-STS-beleid dat alle mailservers noemt: eerst met mode: testing en rapporten (TLS-RPT), en pas als die een paar weken geen fouten melden met mode: enforce. Geef het record na elke wijziging een nieuwe id. Ga vóór enforce na of elke mailserver TLS aanbiedt met een geldig certificaat voor de eigen naam.',
    byCode: {
      broken: { why: UNFOLLOWABLE },
      uncovered: {
        why: UNFOLLOWABLE,
      },
    },
    says: {
      dane: 'DANE is ingesteld voor alle mailservers.',
      enforced: ({ days }) => `MTA-STS dwingt versleuteling af, telkens ${formatCount(days, 'dag', 'dagen')} lang.`,
      partialDane:
        'De controle dat mail bij de echte server komt (DANE), is niet voor alle mailservers ingesteld, of niet ondertekend.',
      testing:
        'De regel dat mail versleuteld moet komen (MTA-STS), staat nog in de testmodus (testing) en dwingt niets af.',
      shortLived: (args) =>
        `De regel dat mail versleuteld moet komen (MTA-STS), geldt maar ${formatSpan('nl', args)}; een week is het minimum.`,
      uncovered:
        'De regel dat mail versleuteld moet komen (MTA-STS), noemt niet alle mailservers. Afzenders bezorgen daar dan niet.',
      broken:
        'De regel dat mail versleuteld moet komen (MTA-STS), is aangekondigd, maar het record of het beleid is onbruikbaar.',
      absent: 'Niets dwingt af dat mail aan u versleuteld aankomt (DANE, MTA-STS).',
      noMail,
      noneAlive,
    },
  },
  'tls-rpt': {
    title: 'Rapporten over versleutelde mail (TLS-RPT)',
    why: 'Met TLS-RPT melden andere mailservers het als versleuteld bezorgen bij u mislukt. Zonder die rapporten merkt u dat pas als mail wegblijft.',
    fix: 'Zet bij _smtp._tls precies één TXT-record, in plaats van wat er al met v=TLSRPTv1 staat: v=TLSRPTv1; rua=mailto:rapport@uw-domein.',
    says: {
      asked: 'Het domein vraagt om rapporten.',
      absent: 'Het domein vraagt niet om rapporten over versleutelde mail (TLS-RPT).',
      malformed:
        'De regel voor rapporten over versleutelde mail (TLS-RPT) bevat een fout of staat er meer dan eens, zodat niemand ze stuurt.',
      noMail,
      noneAlive,
    },
  },
  'spf-valid': {
    title: 'Lijst van wie namens u mag mailen (SPF)',
    why: 'Een lijst met een fout telt niet. Uw eigen mail kan dan worden geweigerd, en valse mail uit uw naam komt makkelijker aan.',
    fix: 'Maak eerst een lijst van alles wat namens u mailt: mailaanbieder, website, nieuwsbrief, boekhouding. Zorg daarna voor precies één TXT-record dat begint met v=spf1, met de onderdelen die elk van hen opgeeft. Zijn er twee records, voeg die dan samen. Laat andere TXT-records staan.',
    byCode: {
      unreachable: {
        why: 'Een server die daar staat, telt niet mee: mail vanaf die server kan worden geweigerd.',
      },
      long: { why: 'Wie de lijst niet helemaal te lezen krijgt, kan uw eigen mail weigeren.' },
      absent: {
        why: 'Wie mail ontvangt, kan nu niet zien welke servers namens u mailen. Valse mail uit uw naam komt makkelijker aan, en uw eigen mail eerder in de spam.',
        fix: 'Maak eerst een lijst van alles wat namens u mailt: mailaanbieder, website, nieuwsbrief, boekhouding. Zet daarna één TXT-record in de DNS dat begint met v=spf1, met de onderdelen die elk van hen opgeeft en aan het eind één keer ~all. Laat andere TXT-records staan.',
      },
    },
    says: {
      valid: 'Er is één SPF-record en het is correct.',
      long: ({ bytes }) =>
        `De lijst van wie namens u mag mailen (SPF) is ${bytes} tekens lang; boven 450 gaat het bij sommige ontvangers mis.`,
      unreachable: 'In de lijst van wie namens u mag mailen (SPF) tellen de onderdelen achter of naast “all” niet mee.',
      absent: 'Er is geen lijst van wie namens u mag mailen (SPF).',
      several: 'Er is meer dan één lijst van wie namens u mag mailen (SPF); daardoor telt er geen enkele.',
      syntax: ({ name }) => `De lijst van wie namens ${name} mag mailen (SPF), bevat een fout; daardoor telt die niet.`,
      loop: 'De lijst van wie namens u mag mailen (SPF) verwijst naar zichzelf.',
      brokenInclude: ({ name }) =>
        `De lijst van wie namens u mag mailen (SPF) verwijst naar ${name}, maar daar staat niet precies één zo’n lijst.`,
    },
  },
  'spf-policy': {
    title: 'Mail van anderen in uw naam uitgesloten (SPF)',
    why: 'Het einde van die lijst bepaalt wat er gebeurt met mail van andere servers. Is dat niet streng, dan kan iedereen uit uw naam mailen.',
    fix: 'Controleer eerst of alles wat namens u mailt in het record staat, in DMARC-rapporten als u die krijgt. Laat het record daarna eindigen op ~all, en op -all als niets namens het domein mailt.',
    byCode: {
      softWithoutMail: {
        why: 'Valse mail uit naam van dit domein kan zo nog aankomen, terwijl er geen echte mail is om rekening mee te houden.',
      },
      noRecord: {
        why: 'Zonder geldige lijst kan iedereen uit uw naam mailen, en komt uw eigen mail eerder in de spam.',
      },
      ptr: {
        why: 'Lukt het opzoeken voor ptr niet, dan kan uw eigen mail worden geweigerd.',
        fix: 'Zet in plaats van ptr de servers die namens u mailen, zoals elk van hen die opgeeft. Haal het pas daarna weg.',
      },
      wide: {
        why: 'Wie een plek huurt op een van die vele servers, kan uit uw naam mailen.',
        fix: 'Vraag elk bedrijf dat namens u mailt wat er in de lijst moet staan, en vervang daarmee het te grote deel.',
      },
    },
    says: {
      strict: 'SPF wijst andere servers af (-all).',
      soft: 'SPF merkt andere servers als verdacht aan (~all).',
      softWithoutMail:
        'Het domein gebruikt geen mail, maar de lijst van wie mag mailen (SPF) is niet streng (~all in plaats van -all).',
      ptr: 'De lijst van wie namens u mag mailen (SPF) gebruikt “ptr”; dat is traag, onbetrouwbaar en afgeraden.',
      open: 'De lijst van wie namens u mag mailen (SPF) sluit andere servers niet uit.',
      wide: 'De lijst van wie namens u mag mailen (SPF) laat een zo groot deel van het internet toe dat die niet beschermt.',
      noRecord: 'Er is geen geldige lijst van wie namens u mag mailen (SPF), dus ook geen beleid.',
    },
  },
  'spf-lookup-limit': {
    title: 'Lijst van wie mag mailen niet te lang (SPF)',
    why: 'Ontvangers zoeken voor deze lijst hooguit tien namen op, en keuren de hele lijst af als dat niet genoeg is. Uw eigen mail kan dan in de spam belanden.',
    fix: 'Haal diensten die u niet meer gebruikt uit het record. Laat een dienst met veel onderdelen vanaf een eigen subdomein mailen, met een eigen record. Vervang a of mx alleen door ip4 en ip6 als die servers van uzelf zijn: bij een aanbieder veranderen de adressen.',
    says: {
      within: ({ lookups }) => `SPF kost ${formatCount(lookups, 'DNS-vraag', 'DNS-vragen')}; tien is het maximum.`,
      near: ({ lookups }) =>
        `De lijst van wie namens u mag mailen (SPF) kost ${lookups} DNS-vragen; tien is het maximum, dus er is bijna geen ruimte meer.`,
      nearVoid:
        'Twee DNS-vragen uit de lijst van wie mag mailen (SPF) leveren niets op; bij een derde keuren ontvangers die af.',
      over: 'De lijst van wie namens u mag mailen (SPF) kost meer dan tien DNS-vragen; ontvangers keuren die af.',
      overVoid: ({ voids }) =>
        `${voids} DNS-vragen uit de lijst van wie mag mailen (SPF) leveren niets op; bij meer dan twee keuren ontvangers die af.`,
      crowdedMx:
        'De lijst van wie namens u mag mailen (SPF) verwijst met mx naar meer dan tien mailservers; ontvangers keuren die af.',
      noRecord: 'Er is geen geldig SPF-record.',
    },
  },
  'dmarc-valid': {
    title: 'Regel tegen valse mail uit uw naam (DMARC)',
    why: 'Wat ontvangers niet kunnen lezen, volgen ze niet. Dan beslist elk van hen zelf wat er met valse mail uit uw naam gebeurt.',
    fix: 'Zet bij _dmarc precies één TXT-record dat begint met v=DMARC1, met een geldige p=. Is er nog geen, begin dan met p=none en een adres voor rapporten (rua). Staan er meer, houd dan dat met uw rapportadres en laat de p= daarvan staan. Is _dmarc een verwijzing (CNAME), doe dit dan bij de dienst waarheen die wijst.',
    byCode: {
      onlyWildcard: {
        why: 'Zo’n regel geldt ook voor namen waar u niet aan dacht. Verdwijnt die, dan is uw domein ongemerkt onbeschermd.',
      },
      strayAtApex: {
        why: 'Op die plaats leest niemand de regel. Wie hem daar verandert, denkt dat er iets is veranderd.',
      },
      absent: {
        why: 'Nu vertelt niemand u of er valse mail uit uw naam rondgaat. Deze stap houdt zulke mail nog niet tegen: eerst ziet u wie er namens u mailt, ook uw eigen systemen.',
        fix: 'Zet bij _dmarc één TXT-record: v=DMARC1; p=none; rua=mailto: met daarachter een adres waar iemand de rapporten leest. Een dienst die ze samenvat, zegt zelf welk adres dat is. Staat daar een verwijzing (CNAME), haal die dan eerst weg.',
      },
    },
    says: {
      valid: 'Er is één DMARC-record en het is correct.',
      removedTags: ({ tags }) => `De regel tegen valse mail (DMARC) gebruikt vervallen onderdelen (${tags}).`,
      ignoredTags: ({ repeated }) =>
        repeated === undefined
          ? 'De regel tegen valse mail (DMARC) bevat onderdelen die ontvangers niet begrijpen en overslaan.'
          : `De regel tegen valse mail (DMARC) noemt hetzelfde onderdeel meer dan eens (${repeated}); ontvangers kunnen de hele regel overslaan.`,
      strayAtApex: 'Er staat nog een regel tegen valse mail (DMARC) op het domein zelf; die hoort alleen bij _dmarc.',
      onlyWildcard:
        'De regel tegen valse mail (DMARC) komt van een wildcard (*) die voor elke naam geldt; maak een eigen record bij _dmarc.',
      absent: 'Er is geen regel tegen valse mail uit uw naam (DMARC).',
      several: 'Er is meer dan één regel tegen valse mail (DMARC); ontvangers slaan ze allemaal over.',
      unusable: 'De regel tegen valse mail (DMARC) heeft geen geldig beleid, dus ontvangers negeren die.',
      invalidPolicy: 'Het beleid in de regel tegen valse mail (DMARC) is ongeldig; ontvangers lezen het als none.',
    },
  },
  'dmarc-policy': {
    title: 'Valse mail uit uw naam tegengehouden (DMARC)',
    why: 'Zolang de regel alleen meekijkt (none), komt valse mail uit uw naam gewoon aan. Pas strengere regels (quarantine of reject) houden die tegen.',
    fix: 'Ga in stappen, begin bij wat er nu staat en ga nooit terug: p=none met rapporten (rua), dan p=quarantine met pct=10 en t=y, dan pct=50 en t=y, daarna zonder pct en t, en pas dan p=reject. t=y is er voor ontvangers die pct niet meer lezen. Ga telkens verder als volgens de rapporten een week lang al uw eigen mail door de controle kwam, ook die van subdomeinen (sp=). Is _dmarc een verwijzing (CNAME), doe dit dan bij de dienst waarheen die wijst.',
    byCode: {
      noRecord: { why: 'Zonder geldige regel houdt niemand namens u valse mail tegen, en hoort u niet dat die er is.' },
      testing: { why: 'Zolang de test duurt, komt valse mail uit uw naam makkelijker aan.' },
      partial: { why: 'De rest van de valse mail uit uw naam komt bij hen gewoon aan.' },
      weakerSubdomains: {
        why: 'Wie vals wil mailen, gebruikt dan een naam onder uw domein: die mail komt makkelijker aan.',
      },
    },
    says: {
      reject: 'Vervalste mail wordt geweigerd (reject).',
      quarantine: 'Vervalste mail gaat naar de spammap (quarantine).',
      testing: 'De regel tegen valse mail (DMARC) staat in de testmodus (t=y) en werkt een stap minder streng.',
      weakerSubdomains: 'Voor subdomeinen geldt een zwakkere regel tegen valse mail (DMARC) dan voor het domein zelf.',
      partial: ({ pct }) =>
        `Oudere ontvangers passen de regel tegen valse mail (DMARC) toe op maar ${pct}% van de mail (pct).`,
      none: 'De regel tegen valse mail (DMARC) houdt nog niets tegen.',
      noRecord: 'Er is geen geldige regel tegen valse mail uit uw naam (DMARC), dus ook geen beleid.',
    },
  },
  'dmarc-reporting': {
    title: 'Rapporten over mail uit uw naam (DMARC)',
    why: 'DMARC-rapporten laten zien wie er uit uw naam mailt. Zonder die rapporten ziet u niet wanneer eigen mail wordt afgekeurd of iemand zich voor u uitgeeft.',
    fix: 'Zet rua=mailto: met een postbus of een rapportdienst in het DMARC-record. Hoort die bij een ander domein, dan moet dat domein toestemming geven. Is _dmarc een verwijzing (CNAME), doe dit dan bij de dienst waarheen die wijst.',
    says: {
      received: 'De rapporten gaan naar een adres dat ze mag ontvangen.',
      absent: 'Er is geen adres voor rapporten over mail uit uw naam (rua).',
      notAuthorised:
        'Het domein dat rapporten over mail uit uw naam moet krijgen, heeft geen toestemming gegeven; ontvangers sturen ze dan niet.',
      noRecord: 'Zonder geldige regel tegen valse mail (DMARC) komen er geen rapporten.',
      unusable: 'Het adres voor rapporten over mail uit uw naam is onbruikbaar; het moet beginnen met mailto:.',
    },
  },
  'dkim-detected': {
    title: 'Mail met een handtekening (DKIM)',
    why: 'Met een handtekening zien ontvangers dat mail echt van u komt en onderweg niet is veranderd. Zonder die handtekening komt uw mail eerder in de spam.',
    fix: 'Zet DKIM aan bij uw mailaanbieder en zet de sleutel die u krijgt in de DNS. Of mail echt wordt ondertekend, is van buiten niet te zien.',
    byCode: {
      unusable: {
        why: 'Mail die met zo’n sleutel is ondertekend, telt als niet ondertekend en komt eerder in de spam.',
        fix: 'Laat uw mailaanbieder een nieuwe sleutel van 2048 bits maken, en zet die helemaal in de DNS: één TXT-record, in delen van hooguit 255 tekens als uw DNS-aanbieder daarom vraagt. Haal de oude sleutel pas weg als de mail met de nieuwe wordt ondertekend.',
      },
    },
    says: {
      found: ({ selectors }) => `Er is een DKIM-sleutel gevonden (${selectors}).`,
      impossible: 'Mail kan geen geldige handtekening hebben (DKIM): onder _domainkey bestaat niets.',
      unusable: ({ selectors }) =>
        `De sleutels die voor de handtekening onder mail (DKIM) zijn gevonden, zijn te kort, onvolledig of van een soort die ontvangers niet aannemen (${selectors}).`,
      revoked: ({ selectors }) =>
        `Voor de handtekening onder mail (DKIM) zijn alleen ingetrokken sleutels gevonden (${selectors}).`,
      noMail: 'Dit domein gebruikt geen mail, dus dit is niet van toepassing.',
    },
  },
  'registration-status': {
    title: 'Registratiestatus',
    why: 'Het register kan een domein stilzetten of opheffen, bijvoorbeeld na een gemiste betaling. Website en mail vallen dan weg.',
    fix: 'Neem direct contact op met uw registrar als de status niet actief is.',
    says: {
      active: 'De registratie is actief.',
      unsettled: 'De registratie is niet rond: er loopt een verhuizing of het domein is niet actief.',
      leaving: 'Het domein is stilgezet of wordt opgeheven.',
      noServer,
    },
  },
  'registration-expiry': {
    title: 'Verloopdatum van het domein',
    why: 'Wordt een domein niet op tijd verlengd, dan kan een ander het registreren. Die krijgt dan ook uw mail.',
    fix: 'Verleng het domein, zet automatisch verlengen aan en controleer of uw betaalgegevens kloppen.',
    says: {
      later: ({ date }) => `De registratie loopt tot ${formatDay(date)}.`,
      soon: ({ days, date }) =>
        `De registratie verloopt over ${formatCount(days, 'dag', 'dagen')}, op ${formatDay(date)}.`,
      now: ({ days, date }) =>
        Number(days) < 0
          ? `De registratie is verlopen op ${formatDay(date)}.`
          : `De registratie verloopt ${Number(days) === 0 ? 'binnen een dag' : `over ${formatCount(days, 'dag', 'dagen')}`}, op ${formatDay(date)}.`,
      notTold: 'Dit register meldt niet tot wanneer een domein loopt.',
      noServer,
    },
  },
  'registration-lock': {
    title: 'Verhuisslot',
    why: 'Een verhuisslot voorkomt dat iemand uw domein met gestolen gegevens naar een andere registrar verhuist. U kunt het zelf tijdelijk openen.',
    fix: 'Zet bij uw registrar het verhuisslot (transfer lock) aan.',
    says: {
      locked: 'Het verhuisslot staat aan.',
      unlocked: 'Het verhuisslot staat uit.',
      noLocks: 'Dit register kent geen verhuisslot, of toont het niet.',
      noServer,
    },
  },
  'soa-values': {
    title: 'Gebruikelijke tijden in de domeingegevens (SOA)',
    why: 'De tijden in het SOA-record bepalen hoe lang nameservers en resolvers gegevens bewaren. Met vreemde waarden duurt een storing of wijziging langer dan nodig.',
    fix: 'Gebruik refresh vanaf 4 uur, retry vanaf 1 uur, expire vanaf 7 dagen en minimum tussen 5 minuten en 24 uur.',
    says: {
      sane: 'De tijden in het SOA-record zijn gebruikelijk.',
      outside: 'Niet alle tijden in de domeingegevens (SOA) zijn gebruikelijk (in seconden).',
    },
  },
  'https-record': {
    title: 'Snelle eerste verbinding (HTTPS-record)',
    why: 'Met een HTTPS-record weet een browser vooraf welke protocollen de site ondersteunt. De eerste verbinding is dan sneller en meteen versleuteld.',
    fix: 'Een HTTPS-record is een extra; veel aanbieders maken het automatisch of op verzoek. Houd de adressen erin gelijk aan de A- en AAAA-records.',
    says: {
      absent: 'Er is geen HTTPS-record.',
      present: ({ alpn }) => `Er is een HTTPS-record (${alpn}).`,
      withEch: ({ alpn }) => `Er is een HTTPS-record (${alpn}), met een versleutelde eerste aanvraag (ECH).`,
      contradicts: 'Het HTTPS-record noemt adressen die niet bij de A- en AAAA-records staan.',
      alias: ({ target }) => `Het HTTPS-record verwijst naar ${target}.`,
      otherProtocol: ({ alpn, protocol }) =>
        `De pagina kwam via ${protocol}; het HTTPS-record noemt dat niet (${alpn}).`,
    },
  },
  'wildcard-dns': {
    title: 'Verzonnen namen krijgen geen adres (wildcard)',
    why: 'Met een wildcard (*) krijgt elke verzonnen naam een adres. Dat is handig, maar verbergt tikfouten en verouderde namen.',
    fix: 'Maak liever losse records voor de namen die u echt gebruikt, en haal het wildcard-record pas weg als ze er allemaal zijn.',
    says: {
      none: 'Verzonnen namen krijgen geen adres.',
      wild: 'Elke verzonnen naam onder dit domein krijgt een adres.',
    },
  },
  bimi: {
    title: 'Logo in mail (BIMI)',
    why: 'Met BIMI tonen sommige mailprogramma’s uw logo bij uw berichten. Dat werkt alleen als DMARC vervalste mail tegenhoudt.',
    fix: 'Publiceer bij default._bimi een record met het adres van uw logo (SVG Tiny PS). Voor Gmail en Apple is ook een certificaat nodig.',
    says: {
      absent: 'Er is geen BIMI-record.',
      present: 'Er is een BIMI-record met een logo.',
      declined: 'Het domein meldt met BIMI dat het geen logo toont.',
      notEnforced: 'Er is een BIMI-record, maar het DMARC-beleid is niet streng genoeg om het logo te tonen.',
    },
  },
  'domain-age': {
    title: 'Leeftijd van het domein',
    why: 'Mailfilters en beveiligingssoftware kunnen een heel nieuw domein wantrouwen.',
    fix: 'Hier hoeft u niets aan te doen; het gaat vanzelf over.',
    says: {
      known: ({ date }) => `Het domein is geregistreerd op ${formatDay(date)}.`,
      young: ({ days }) =>
        `Het domein is ${Number(days) === 0 ? 'nog geen dag' : `nog maar ${formatCount(days, 'dag', 'dagen')}`} oud; reken op wantrouwen van mailfilters.`,
    },
  },

  'caa-matches-issuer': {
    title: 'Huidige uitgever van het certificaat toegestaan (CAA)',
    why: 'CAA-records bepalen wie certificaten mag uitgeven. Staat de huidige uitgever er niet bij, dan mislukt de volgende vernieuwing.',
    fix: 'Voeg de huidige uitgever toe aan de CAA-records, of stap over naar een uitgever die er al in staat.',
    says: {
      matches: 'De uitgever van het huidige certificaat mag het vernieuwen.',
      differs: 'De uitgever van het huidige certificaat staat niet in de CAA-records; vernieuwen mislukt dan.',
      unrestricted:
        'De CAA-records beperken niet wie mag uitgeven; dat telt bij “Vastgelegd wie certificaten mag maken (CAA)”.',
      unfamiliar: 'Van deze uitgever is niet bekend onder welke naam die in CAA-records staat.',
    },
  },
} satisfies Words<typeof pillar>;
