import { isThirdParty } from '../url/same-site.ts';
import { isObfuscated, isRunningPacked, unpackScript } from './obfuscation.ts';

/** An inline script: how it begins, and its whole length in characters. */
interface Inline {
  readonly start: string;
  readonly length: number;
}

/** Code that writes a script into the page or redirects the visitor. */
const WRITES =
  /<script\b|createElement\s*\(\s*["']script["']|document\.write|location\s*(?:\.href\s*)?=|location\.replace/i;

/** Names of payment card fields. */
const CARD =
  /\b(?:cvv2?|cvc2?|cc[-_]?(?:num(?:ber)?|exp|cvv|cid)|card[-_]?(?:number|num|cvv|cvc)|cardnumber|creditcard)\b/i;
/** Ways to send data from a page without a form. */
const SENDS = /new Image\b|sendBeacon\s*\(|new WebSocket\s*\(|\.src\s*=/;
const HIDES = /\batob\s*\(|\bbtoa\s*\(|fromCharCode|\\x[0-9a-f]{2}\\x/i;
const ADDRESS = /(?:(?:https?|wss?):)?\/\/([\w-]+(?:\.[\w-]+)*\.[a-z]{2,})/gi;
/** Queues of analytics services: code that fills one is analytics, whoever packed it. */
const MEASURES = /\b(?:_paq|_gaq|_mtm|dataLayer|gtag|fbq|hj|clarity|_hsq)\b/;

/**
 * Registrable domains of analytics, advertising and consent services, whose snippets sites pack themselves, and of
 * payment services, whose own code reads card fields.
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

/** Whether code contains an address that belongs neither to this site nor to one of the `HONEST` services. */
const isLeadingToStranger = (code: string, host: string): boolean =>
  [...code.matchAll(ADDRESS)].some(([, name]) =>
    [host, ...HONEST].every((known) => isThirdParty(`https://${name}/`, known)),
  );

const excerptStart = ({ start }: Inline): string => start.replace(/\s+/g, ' ').slice(0, 200);

/**
 * Finds packed code that, once unpacked, writes a script or redirects visitors, to a host that is neither the site's
 * own nor an honest service's; returns its start, or null. Packed analytics does neither, or names its service.
 */
export const findPackedLoader = (scripts: readonly Inline[], host: string): string | null => {
  const found = scripts.find((one) => {
    const code = unpackScript(one.start);
    // A short script counts as packed only when neither what writes nor where that leads is visible in the script
    // itself.
    const isShort = isRunningPacked(one.start) && !WRITES.test(one.start) && !isLeadingToStranger(one.start, host);
    if (!isObfuscated(one) && !isShort) return false;
    return WRITES.test(code) && !MEASURES.test(code) && isLeadingToStranger(code, host);
  });
  return found === undefined ? null : excerptStart(found);
};

/**
 * Finds code in the shape of a skimmer: it reads payment card fields, hides what it read or where that goes, and sends
 * it by image, beacon or socket to an unknown host. Returns its start, or null. A payment service's form sends openly.
 */
export const findSkimmer = (scripts: readonly Inline[], host: string): string | null => {
  const found = scripts.find(({ start }) => {
    const code = `${start}\n${unpackScript(start)}`;
    return CARD.test(code) && SENDS.test(code) && HIDES.test(start) && isLeadingToStranger(code, host);
  });
  return found === undefined ? null : excerptStart(found);
};
