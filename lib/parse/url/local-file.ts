import { decodePercent } from './percent-decoded.ts';

/** Whether an address is that of a file on this computer: it has no host, no domain and no server that answers. */
export const isLocalFile = (address: string): boolean => URL.parse(address)?.protocol === 'file:';

/** Whether a page came from a server, so that its address and responses can be checked. */
export const isServed = ({ url }: { readonly url: string }): boolean => !isLocalFile(url);

/** The name of the file or folder at an address: `file:///home/eva/index.html` is `index.html`. */
export const getFileName = (address: string): string => {
  const segments = (URL.parse(address)?.pathname ?? '').split('/').filter((segment) => segment !== '');
  return decodePercent(segments.at(-1) ?? '/');
};
