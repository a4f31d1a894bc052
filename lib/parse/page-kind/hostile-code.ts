import { isThirdParty } from '../url/same-site.ts';
import { isObfuscated, isRunningPacked, unpackScript } from './obfuscation.ts';

/** An inline script: how it begins, and its whole length in characters. */
interface Inline {
  readonly start: string;
  readonly length: number;
}

/** Writes a script into the page, or sends the visitor away. */
const WRITES =
  /<script\b|createElement\s*\(\s*["']script["']|document\.write|location\s*(?:\.href\s*)?=|location\.replace/i;

/** Names that fields of a payment card go by. */
const CARD =
  /\b(?:cvv2?|cvc2?|cc[-_]?(?:num(?:ber)?|exp|cvv|cid)|card[-_]?(?:number|num|cvv|cvc)|cardnumber|creditcard)\b/i;
/** Ways out of a page that need no form. */
const SENDS = /new Image\b|sendBeacon\s*\(|new WebSocket\s*\(|\.src\s*=/;
const HIDES = /\batob\s*\(|\bbtoa\s*\(|fromCharCode|\\x[0-9a-f]{2}\\x/i;
const ADDRESS = /(?:(?:https?|wss?):)?\/\/([\w-]+(?:\.[\w-]+)*\.[a-z]{2,})/gi;
/** The queues of measurement: code that fills one is that, whoever packed it. */
const MEASURES = /\b(?:_paq|_gaq|_mtm|dataLayer|gtag|fbq|hj|clarity|_hsq)\b/;

/**
 * Hosts of measurement, advertising and consent whose snippets sites pack themselves, and of payment, whose own code reads
 * card fields: registrable domains.
 */
const HONEST: readonly string[] = [
  ...['google-analytics.com', 'googletagmanager.com', 'doubleclick.net', 'google.com', 'gstatic.com', 'facebook.net'],
  ...[
    'hotjar.com',
    'clarity.ms',
    'matomo.cloud',
    'linkedin.com',
    'licdn.com',
    'bing.com',
    'cookiebot.com',
    'onetrust.com',
  ],
  ...['stripe.com', 'adyen.com', 'mollie.com', 'paypal.com', 'braintreegateway.com', 'braintree-api.com', 'klarna.com'],
  ...['multisafepay.com', 'pay.nl', 'buckaroo.nl', 'worldline.com', 'cloudflare.com', 'cloudflareinsights.com'],
];

/** Whether code leads to a host outside this site that is no honest service's. */
const isLeadingToStranger = (code: string, host: string): boolean =>
  [...code.matchAll(ADDRESS)].some(([, name]) =>
    [host, ...HONEST].every((known) => isThirdParty(`https://${name}/`, known)),
  );

const excerptStart = ({ start }: Inline): string => start.replace(/\s+/g, ' ').slice(0, 200);

/**
 * Packed code that, unpacked, writes a script or sends visitors away, to a host that is neither the site's own nor an honest
 * service's: its start, or null. Packed measurement does neither, or names its service.
 */
export const findPackedLoader = (scripts: readonly Inline[], host: string): string | null => {
  const found = scripts.find((one) => {
    const code = unpackScript(one.start);
    // A short one is packed where what writes, and where that leads, shows in what it runs and not in its own words.
    const isShort = isRunningPacked(one.start) && !WRITES.test(one.start) && !isLeadingToStranger(one.start, host);
    if (!isObfuscated(one) && !isShort) return false;
    return WRITES.test(code) && !MEASURES.test(code) && isLeadingToStranger(code, host);
  });
  return found === undefined ? null : excerptStart(found);
};

/**
 * The shape of a skimmer: code that reads the fields of a payment card, hides what it read or where that goes, and sends it
 * by an image, beacon or socket to a stranger: its start, or null. A form of a payment service sends in the open.
 */
export const findSkimmer = (scripts: readonly Inline[], host: string): string | null => {
  const found = scripts.find(({ start }) => {
    const code = `${start}\n${unpackScript(start)}`;
    return CARD.test(code) && SENDS.test(code) && HIDES.test(start) && isLeadingToStranger(code, host);
  });
  return found === undefined ? null : excerptStart(found);
};
