/** First labels of hosts, and path segments, of pages that ask for consent before a page, Dutch and English. */
const PARTS = new Set([
  'consent',
  'cookie-consent',
  'cookie-wall',
  'cookieconsent',
  'cookiemuur',
  'cookiewall',
  'guce',
  'myprivacy',
  'privacy-gate',
  'toestemming',
]);

/** Whether an address looks like that of a page that asks for consent. */
export const isConsentAddress = (address: string): boolean => {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  const [label = '', ...rest] = url.hostname.split('.');
  const parts = url.pathname.toLowerCase().split('/');
  return (rest.length > 1 && PARTS.has(label)) || parts.some((part) => PARTS.has(part));
};
