import { PERMISSION_FEATURES } from '../../data/network/permission-features.ts';
import { parseDictionaryMembers } from './structured-field.ts';

/** Features with which a page can watch, listen, locate, pay or reach devices, also of a local network (W3C permissions-policy registry). */
const POWERFUL = new Set([
  'accelerometer',
  'ambient-light-sensor',
  'bluetooth',
  'camera',
  'captured-surface-control',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'local-network',
  'local-network-access',
  'loopback-network',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'smart-card',
  'speaker-selection',
  'usb',
  'web-printing',
  'window-management',
  'xr-spatial-tracking',
]);

/**
 * Whether a value has the syntax of Feature-Policy, which is invalid in Permissions-Policy: `camera 'none'; microphone
 * 'self'`.
 */
export const isOldSyntax = (header: string): boolean =>
  /^\s*[a-z-]+\s+(?:'(?:none|self|src)'|\*|https?:)/i.test(header);

/** The powerful features that a Permissions-Policy value restricts; null when it cannot be parsed. */
export const listLimitedFeatures = (header: string): readonly string[] | null => {
  const members = parseDictionaryMembers(header);
  if (members === null) return null;
  return [...members].flatMap(([name, allowed]) =>
    POWERFUL.has(name) && !allowed.some((member) => EVERYBODY.includes(member)) ? [name] : [],
  );
};

/** A star; Chromium takes one in quotes for a star too. */
const EVERYBODY = ['*', '"*"'];

/**
 * Whether a member of an allowlist is valid (Permissions Policy §6.2): a star, the token `self`, or an origin as a string.
 * `"self"` in quotes is no origin, and an origin without quotes no string: browsers ignore both.
 */
const isAllowlistMember = (member: string): boolean =>
  [...EVERYBODY, 'self'].includes(member) || /^"(?:https?|wss?):\/\/[^\s/]+"$/i.test(member);

/**
 * The parts of a parsable Permissions-Policy value that browsers ignore: unknown features (`feature`), and words in a
 * list of origins that are not origins (`feature=word`).
 */
export const listIgnoredMembers = (header: string): readonly string[] =>
  [...(parseDictionaryMembers(header) ?? [])].flatMap(([name, allowed]) =>
    PERMISSION_FEATURES.has(name)
      ? allowed.filter((member) => !isAllowlistMember(member)).map((member) => `${name}=${member}`)
      : [name],
  );
