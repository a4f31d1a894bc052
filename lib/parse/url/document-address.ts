/** The name and password that an address may hold, with the `@` behind them (RFC 3986 §3.2.1); '' when it holds none. */
export const findUserInfo = (url: string): string => /^\w+:\/\/([^/?#]*@)/.exec(url)?.[1] ?? '';

/** The address of a page: without fragment, which is within it, and without who signed in to it. */
export const toPageAddress = (url: string): string => (url.split('#')[0] ?? '').replace(`//${findUserInfo(url)}`, '//');
