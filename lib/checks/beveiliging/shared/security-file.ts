import type { Ruling } from '../../../check.ts';
import type { Facts } from '../../../evidence.ts';
import { readContentType } from '../../../parse/http/content-type.ts';
import {
  findIgnoredFields,
  findSecurityTxtSpots,
  parseSecurityTxt,
  type SecurityTxtFault,
  type SecurityTxtSpot,
} from '../../../parse/site-files/security-txt.ts';
import { isSameAddress } from '../../../parse/url/page-address.ts';
import { DAY } from '../../../time.ts';

/** Days for which a file should remain valid, minimum and maximum: the maximum is a year and a leap day. */
const DAYS = { soon: 30, late: 366 };

const FAULTS = {
  encoding: 'fail',
  line: 'fail',
  signature: 'fail',
  contactMissing: 'fail',
  expiresMissing: 'fail',
  expiresRepeated: 'fail',
  expiresUnreadable: 'fail',
  languagesRepeated: 'fail',
  address: 'fail',
} as const satisfies Record<SecurityTxtFault, 'fail'>;

/** Every conclusion about a security.txt. */
export const SECURITY_TXT_VERDICTS = {
  valid: 'pass',
  partlyRead: 'pass',
  oldPath: 'warn',
  expiresSoon: 'warn',
  expiresLate: 'warn',
  elsewhere: 'warn',
  expired: 'fail',
  wrongType: 'fail',
  ...FAULTS,
  missing: 'fail',
} as const;

export type SecurityTxtCode = keyof typeof SECURITY_TXT_VERDICTS;
type Reply = Facts['fresh'];

/** Whether it is text in UTF-8 (§3), whatever other parameters its type has. */
const isText = ({ headers }: Reply): boolean => {
  const { essence, charset } = readContentType(headers['content-type'] ?? '');
  return essence === 'text/plain' && (charset === null || /^utf-?8$/i.test(charset));
};

/** Maximum number of faults reported: a page of text in place of the file has one on each line. */
const MAX_LISTED = 20;
const describeSpot = ({ line, text }: SecurityTxtSpot): string =>
  line === null ? `${text}: –` : `${line}: ${text.slice(0, 200)}`;
/** Every fault: the line with its number, or the field that is missing. */
const describeFaults = (file: string): readonly string[] =>
  findSecurityTxtSpots(file).slice(0, MAX_LISTED).map(describeSpot);

/** The ruling on the file itself; null when nothing is wrong with it. */
export const findFileFault = (reply: Reply, at: number): Ruling<SecurityTxtCode> | null => {
  if (!isText(reply)) return { code: 'wrongType', items: [reply.headers['content-type'] ?? ''] };
  const { faults, expires, canonical } = parseSecurityTxt(reply.body);
  const [worst] = faults;
  if (worst !== undefined) return { code: worst, items: describeFaults(reply.body) };

  const days = Math.floor(((expires ?? 0) - at) / DAY);
  if (days < 0) return { code: 'expired', args: { days: -days } };
  const isListed = canonical.some((address) => isSameAddress(URL.parse(address)?.href ?? '', reply.url));
  if (canonical.length > 0 && !isListed) return { code: 'elsewhere', items: canonical };
  if (days < DAYS.soon) return { code: 'expiresSoon', args: { days } };
  if (days > DAYS.late) return { code: 'expiresLate', args: { days } };
  const ignored = findIgnoredFields(reply.body);
  return ignored.length > 0 ? { code: 'partlyRead', items: ignored.slice(0, MAX_LISTED).map(describeSpot) } : null;
};
