/** The user name and password in an address, with the `@` after them (RFC 3986 §3.2.1); '' when it has none. */
export const findUserInfo = (url: string): string => /^\w+:\/\/([^/?#]*@)/.exec(url)?.[1] ?? '';

/** The address of a page without its fragment, user name and password. */
export const toPageAddress = (url: string): string => (url.split('#')[0] ?? '').replace(`//${findUserInfo(url)}`, '//');
