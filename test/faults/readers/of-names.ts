import { BUILT_IN_TABLES } from '../../../lib/data/tables.ts';
import {
  findMeantAuthority,
  findUnknownAuthorities,
  isIssuingBlocked,
  isValidCaa,
  listCaaNames,
  parseCaaIssuer,
} from '../../../lib/parse/dns/caa.ts';
import { readIPv4, readIPv6 } from '../../../lib/parse/dns/dns-address.ts';
import { isAnswerTo } from '../../../lib/parse/dns/dns-answer-to.ts';
import { filterRecords, findAnswer, type StoredAnswer, toAnswerKey } from '../../../lib/parse/dns/dns-answers.ts';
import {
  type Cursor,
  countUnread,
  decodeText,
  readByte,
  readBytes,
  readHex,
  readLong,
  readName,
  readShort,
  readString,
  startOf,
  takeSection,
} from '../../../lib/parse/dns/dns-cursor.ts';
import { decodeMessage } from '../../../lib/parse/dns/dns-message.ts';
import { DnsFormatError, formatLabel, joinLabels, splitLabels } from '../../../lib/parse/dns/dns-name.ts';
import { encodeQuery } from '../../../lib/parse/dns/dns-query.ts';
import { RECORD_TYPES } from '../../../lib/parse/dns/dns-record-types.ts';
import { readRecordData } from '../../../lib/parse/dns/dns-records.ts';
import { listProtocols, readServiceBinding } from '../../../lib/parse/dns/dns-svcb.ts';
import { findChain, isUnchained } from '../../../lib/parse/dns/dnssec-answers.ts';
import { findAlias, findHostState, findPublicAddresses, nameServersOf } from '../../../lib/parse/dns/host-answers.ts';
import { parseQuestionInPath } from '../../../lib/parse/dns/question-in-path.ts';
import { isAbout, readRdap } from '../../../lib/parse/dns/rdap.ts';
import { parseBimi } from '../../../lib/parse/mail/bimi.ts';
import { parseDkimKey } from '../../../lib/parse/mail/dkim.ts';
import { isDmarc, isInStages, parseDmarc } from '../../../lib/parse/mail/dmarc.ts';
import { findDmarc, listDmarcDomains } from '../../../lib/parse/mail/dmarc-discover.ts';
import {
  dropDeadServers,
  findDmarcAlias,
  findDmarcRecord,
  findMailServers,
  findSpf,
  findTexts,
  isMailless,
  isSendingAllowed,
  isSendingNothing,
  listReportReceivers,
  toAgreementName,
} from '../../../lib/parse/mail/mail-answers.ts';
import { isMatchingMx, isSts, parseStsPolicy, parseStsRecord } from '../../../lib/parse/mail/mta-sts.ts';
import { isSpf, parseSpf } from '../../../lib/parse/mail/spf.ts';
import { computeSpf } from '../../../lib/parse/mail/spf-evaluate.ts';
import { hasMacro, isDomainSpec, isMacroString } from '../../../lib/parse/mail/spf-macro.ts';
import { findTagValue, parseTagList } from '../../../lib/parse/mail/tag-list.ts';
import { isTlsReporting, parseTlsReporting } from '../../../lib/parse/mail/tls-rpt.ts';
import { isUsableForMail } from '../../../lib/parse/mail/tlsa.ts';
import { findDane, parseAnnouncedPolicy, parsePolicyFile } from '../../../lib/parse/mail/transport-answers.ts';
import { assessVersion } from '../../../lib/parse/software/branch.ts';
import {
  canBeReleased,
  compareVersions,
  isInBranch,
  isInRange,
  isPatchedFork,
  isVersion,
  parseMajor,
} from '../../../lib/parse/software/version.ts';
import { isIpLiteral, isPublicAddress, toNetwork } from '../../../lib/parse/url/addresses.ts';
import { NOW } from '../../kit/facts.ts';
import { HOST, listed, type Readers } from './reader.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Reads bytes until they break off, which the readers of DNS may say with one error and no other. */
const total = (read: () => unknown): unknown => {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof DnsFormatError)) throw error;
    return null;
  }
};
const untilEnd = (text: string, read: (cursor: Cursor) => unknown): unknown =>
  total(() => {
    const cursor = startOf(bytesOf(text));
    while (countUnread(cursor) > 0) read(cursor);
  });

const short = (value: number): readonly number[] => [(value >> 8) & 0xff, value & 0xff];
/** A response whose answers, of one type, hold what is given; names are the root's. */
const response = (type: number, data: readonly Uint8Array[]): Uint8Array =>
  Uint8Array.from([
    ...[0, 0x8180, 0, data.length, 0, 0].flatMap(short),
    ...data.flatMap((one) => [0, ...short(type), ...short(1), 0, 0, 0, 0, ...short(one.length), ...one]),
  ]);
/** The text in strings of one octet of length, then so many octets. */
const strings = (text: string): Uint8Array =>
  Uint8Array.from((text.match(/[\s\S]{1,60}/g) ?? []).flatMap((piece) => [bytesOf(piece).length, ...bytesOf(piece)]));

const record = (type: string, data: StoredAnswer['records'][number]['data'], name = HOST) => ({
  name,
  type,
  ttl: 60,
  data,
});
const answered = (records: StoredAnswer['records']): { seen: true; value: StoredAnswer } => ({
  seen: true,
  value: { rcode: 'NOERROR', authenticated: false, bogus: false, records },
});

/** Answers that hold the text: as TXT, as names, as a chain of aliases from item to item. */
const bookOf = (text: string) => {
  const names = listed(text);
  const texts = [text, ...names].map((one) => record('TXT', { text: one, bytes: one.length }));
  const chain = [HOST, ...names].map((name, index) => record('CNAME', { target: names[index] ?? text }, name));
  const types: Readonly<Record<string, StoredAnswer['records']>> = {
    TXT: texts,
    A: [...chain, record('A', { address: text })],
    AAAA: [record('AAAA', { address: text })],
    MX: names.map((exchange) => record('MX', { preference: 1, exchange })),
    NS: names.map((target) => record('NS', { target })),
    SOA: [],
    DNSKEY: [record('DNSKEY', { flags: 257, algorithm: 13 })],
    DS: names.map(() => record('DS', { algorithm: 13, digestType: 2 })),
    TLSA: names.map(() => record('TLSA', { usage: 3, selector: 1, matching: 1, association: text })),
  };
  const requested = [HOST, `_dmarc.${HOST}`, text, `_25._tcp.${HOST}`];
  const answers = Object.fromEntries(
    requested.flatMap((name) =>
      Object.entries(types).map(([type, records]) => [toAnswerKey(type, name), answered(records)]),
    ),
  );
  return { answers, validates: true };
};

const SPF = 'v=spf1 include:_spf.%{d}.nl ip4:192.0.2.0/24 a:mx.voorbeeld.nl/24//64 redirect=x.nl exp=y.nl -all';
const DMARC = 'v=DMARC1; p=reject; sp=none; rua=mailto:a@voorbeeld.nl!10m,mailto:b@x.nl; fo=1:d';
const POLICY = 'version: STSv1\nmode: enforce\nmx: *.voorbeeld.nl\nmax_age: 604800\n';

/** Readers of what DNS, mail and registry say. */
export const OF_NAMES: Readers = {
  addresses: {
    read: (text) => [isIpLiteral(text), isPublicAddress(text), toNetwork(text)],
    like: ['192.0.2.1', '[2001:db8::1%eth0]', '::ffff:10.0.0.1'],
  },
  bimi: { read: parseBimi, like: ['v=BIMI1; l=https://voorbeeld.nl/logo.svg; a=https://voorbeeld.nl/x.pem'] },
  branch: { read: (text) => assessVersion(text, BUILT_IN_TABLES.endOfLife, NOW), like: ['8.1.2'] },
  caa: {
    read: (text) =>
      ['issue', 'iodef', text].map((tag) => [
        isValidCaa({ flags: 0, tag, value: text }),
        isIssuingBlocked({ flags: 128, tag, value: text }),
        parseCaaIssuer(text),
        findMeantAuthority(text),
        findUnknownAuthorities([{ flags: 0, tag, value: text }]),
        listCaaNames(HOST),
      ]),
    like: ['letsencrypt.org; validationmethods=dns-01 ; accounturi=https://x.nl', 'mailto:a@voorbeeld.nl', 'a.b-c.nl'],
  },
  dkim: { read: parseDkimKey, like: ['v=DKIM1; k=rsa; t=y:s; p=MIGf MA0G=='] },
  'dmarc-discover': {
    read: (text) => [
      listDmarcDomains(text),
      findDmarc(HOST, () => ({ seen: true, value: [text, ...listed(text)] })),
      findDmarc(
        `a.b.${HOST}`,
        (name) => ({ seen: true, value: name === '_dmarc.nl' ? [`v=DMARC1; psd=y; p=none; ${text}`] : [] }),
        false,
      ),
    ],
    like: [DMARC],
  },
  dmarc: {
    read: (text) => {
      const records = [parseDmarc(text), parseDmarc(`v=DMARC1;${text}`)];
      return [isDmarc(text), records, records.map((record) => record && isInStages(record))];
    },
    like: [DMARC],
  },
  'dns-address': { read: (text) => [untilEnd(text, readIPv4), untilEnd(text, readIPv6)] },
  'dns-answer-to': {
    read: (text) => {
      const answers = [HOST, ...listed(text)].map((name, index, all) => ({
        name,
        ttl: 60,
        type: 'CNAME' as const,
        data: { target: all[index + 1] ?? text },
      }));
      const message = decodeMessage(response(RECORD_TYPES.TXT, []));
      return [text, HOST, '.'].map((name) =>
        isAnswerTo({ ...message, question: { name: HOST, type: 'A', inClass: 1 }, answers }, { name, type: 'A' }),
      );
    },
    like: ['a.voorbeeld.nl', String.raw`a\.b.nl.`],
  },
  'dns-answers': {
    read: (text) =>
      Object.values(bookOf(text).answers)
        .map(({ value }) => [filterRecords(value, 'TXT'), findAnswer(bookOf('x'), 'TXT', text)])
        .slice(0, 3),
    like: ['a,b'],
  },
  'question-in-path': {
    read: (text) => [
      parseQuestionInPath(text),
      parseQuestionInPath(`/dns-query?dns=${btoa(encodeURIComponent(text.toWellFormed())).replaceAll('=', '')}`),
    ],
    like: ['/dns-query?a=b&dns=AAABAAABAAAAAAAAA3d3dwdleGFtcGxlA2NvbQAAAQAB'],
  },
  'dns-cursor': {
    read: (text) => [
      [
        readByte,
        readShort,
        readLong,
        readString,
        readName,
        (cursor: Cursor) => readHex(cursor, countUnread(cursor), 64),
      ].map((read) => untilEnd(text, read)),
      untilEnd(text, (cursor) => [readBytes(cursor, 1), takeSection(cursor, 1)]),
      [decodeText(bytesOf(text)), decodeText(Uint8Array.from([0xff, ...bytesOf(text)]))],
    ],
  },
  'dns-message': {
    read: (text) => [
      total(() => decodeMessage(bytesOf(text))),
      total(() => decodeMessage(response(RECORD_TYPES.TXT, [strings(text)]))),
      total(() =>
        decodeMessage(
          response(RECORD_TYPES.OPT, [
            Uint8Array.from([...short(15), ...short(bytesOf(text).length + 2), 0, 0, ...bytesOf(text)]),
          ]),
        ),
      ),
      total(() => decodeMessage(response(RECORD_TYPES.TXT, listed(text).map(strings)))),
    ],
    like: ['a,b'],
  },
  'dns-name': {
    read: (text) => [total(() => splitLabels(text)), formatLabel(bytesOf(text)), joinLabels(listed(text))],
    like: [String.raw`a\.b\032c.voorbeeld.nl.`],
  },
  'dns-query': {
    read: (text) => total(() => encodeQuery({ name: text, type: 'TXT', do: true })),
    like: ['www.voorbeeld.nl'],
  },
  'dns-records': {
    read: (text) =>
      Object.values(RECORD_TYPES).map((type) => total(() => readRecordData(type, startOf(bytesOf(text))))),
  },
  'dns-svcb': {
    read: (text) => [
      total(() => listProtocols(readServiceBinding(startOf(bytesOf(text))))),
      total(() =>
        listProtocols(
          readServiceBinding(
            startOf(Uint8Array.from([0, 1, 0, 0, 1, ...short(strings(text).length), ...strings(text)])),
          ),
        ),
      ),
    ],
  },
  'dnssec-answers': {
    read: (text) => [findChain(bookOf(text), HOST), findChain(bookOf(text), text), isUnchained('island')],
  },
  'host-answers': {
    read: (text) => {
      const book = bookOf(text);
      return [
        findPublicAddresses(book, 'A', HOST),
        findHostState(book, HOST),
        findAlias(book, HOST),
        nameServersOf(book, HOST),
        findHostState(book, text),
      ];
    },
    like: ['a.nl,b.nl'],
  },
  'mail-answers': {
    read: (text) => {
      const book = bookOf(text);
      const spf = findSpf(book, HOST);
      const dmarc = findDmarcRecord(book, HOST);
      return [
        findTexts(book, HOST),
        isSendingNothing(spf),
        isSendingAllowed(spf),
        findMailServers(book, HOST),
        dropDeadServers(book, [HOST, text]),
        isMailless(book, HOST),
        listReportReceivers(dmarc, HOST),
        findDmarcAlias(book, HOST),
        toAgreementName(HOST, text),
      ];
    },
    like: [SPF, DMARC],
  },
  'mta-sts': {
    read: (text) => [
      isSts(text),
      parseStsRecord(text),
      parseStsRecord(`v=STSv1;${text}`),
      parseStsPolicy(text),
      isMatchingMx(text, HOST),
      isMatchingMx('*.nl', text),
    ],
    like: [POLICY, 'v=STSv1; id=20261120'],
  },
  rdap: {
    read: (text) => [
      readRdap({
        objectClassName: 'domain',
        status: [text, ...listed(text)],
        nameservers: listed(text).map((ldhName) => ({ ldhName })),
        events: listed(text).map((eventAction) => ({ eventAction, eventDate: text })),
        entities: [{ roles: ['registrar'], handle: text, vcardArray: ['vcard', [['fn', {}, 'text', text]]] }],
        secureDNS: {},
      }),
      isAbout({ ldhName: text, unicodeName: text }, HOST),
      isAbout({ handle: text, links: [text, ...listed(text)].map((href) => ({ rel: 'self', href })) }, HOST),
    ],
    like: ['clientTransferProhibited', 'https://rdap.sidn.nl/domain/voorbeeld.nl'],
  },
  'spf-evaluate': {
    read: (text) => [SPF, text].map((own) => computeSpf(HOST, () => ({ seen: true, value: [own, ...listed(text)] }))),
    like: [SPF],
  },
  'spf-macro': {
    read: (text) => [hasMacro(text), isDomainSpec(text), isMacroString(text)],
    like: ['%{i}._spf.%{d2r+-}.voorbeeld.nl'],
  },
  spf: {
    read: (text) => [isSpf(text), parseSpf(text), parseSpf(`v=spf1 ${text}`)],
    like: [SPF, 'v=spf1 ip6:2001:db8::1/32 -all'],
  },
  'tag-list': {
    read: (text) => [findTagValue(parseTagList(text), 'p'), findTagValue(parseTagList(text), text)],
    like: ['v=DKIM1 ; p = a b ; x=y'],
  },
  'tls-rpt': {
    read: (text) => [isTlsReporting(text), parseTlsReporting(text), parseTlsReporting(`v=TLSRPTv1;${text}`)],
    like: ['v=TLSRPTv1; rua=mailto:a@voorbeeld.nl,https://x.nl/y'],
  },
  tlsa: {
    read: (association) => isUsableForMail({ usage: 3, selector: 1, matching: 1, association }),
    like: ['abcdef0123456789'],
  },
  'transport-answers': {
    read: (text) => [
      findDane(bookOf(text), HOST, [HOST]),
      parsePolicyFile({ status: 200, redirected: false, headers: { 'content-type': 'text/plain' }, body: text }, [
        HOST,
      ]),
      parsePolicyFile({ status: 200, redirected: false, headers: { 'content-type': text }, body: POLICY }, [
        HOST,
        text,
      ]),
      parseAnnouncedPolicy([text]),
      parseAnnouncedPolicy(listed(text)),
    ],
    like: [POLICY],
  },
  version: {
    read: (text) => [
      compareVersions(text, '1.2.3-rc.1', true),
      isInRange(text, { from: '1.0', below: text }),
      isVersion(text),
      isPatchedFork(text),
      parseMajor(text),
      canBeReleased(text, '4.0.0'),
      isInBranch(text, '8.1'),
      isInBranch('8.1', text),
    ],
    like: ['v1.2.3-rc.1+build', '7.4.3-4ubuntu2.18', '1.0.2k'],
  },
};
