/** Where the sites of the redirect matrix lead whoever asks them: the matrix's columns. */

/** The folder of every address that is led to, and of those on the way there: nothing else of the world has them. */
const FOLDER = '/heen/';
const HALFWAY = '/tussen/';

/** What is led from where: the id of what was fetched, and the host that leads. */
export interface From {
  readonly id: string;
  readonly host: string;
}

export interface Led {
  readonly id: string;
  /** As out/docs/reliability.md says it. */
  readonly name: string;
  /** The address of `Location`; `files` is a folder of which every read shows. */
  readonly to: (from: From, files: string) => string;
}

const at =
  (origin: string): Led['to'] =>
  ({ id }) =>
    `${origin}${FOLDER}${id}`;

/** The text of whatever is led to: where it is found, it was read. */
export const textAt = (id: string): string => `De bestemming van ${id}.`;

/** Whether an address, path or query is that of what is led to from this. */
export const isLedFrom = (id: string, { path }: { readonly path: string | null }): boolean =>
  path?.endsWith(`${FOLDER}${id}`) === true;

/** From what a path was led to; null where it is none of these. */
export const ledTo = (path: string): string | null => (path.startsWith(FOLDER) ? path.slice(FOLDER.length) : null);

/** From what a path was led to that leads on; null where it is none of these. */
export const ledHalfway = (path: string): string | null =>
  path.startsWith(HALFWAY) ? path.slice(HALFWAY.length) : null;

const PRIVATE = 'http://192.168.1.1';
/** Where those lead. */
export const onwards = (id: string): string => `${PRIVATE}${FOLDER}${id}`;

/** Another public site, open to every origin: only our own policy keeps its answer out. */
export const ELSEWHERE = 'heel-elders.nl';

/** No browser leads anybody there from the web: the request that would is ended, so nothing of it shows at a proxy. */
export const REFUSED: readonly Led[] = [
  { id: 'bestand', name: '`file:`', to: ({ id }, files) => `file://${files}/${id}` },
  { id: 'data', name: '`data:`', to: ({ id }) => `data:text/plain,${encodeURIComponent(textAt(id))}${FOLDER}${id}` },
];

export const LED: readonly Led[] = [
  { id: 'ipv4', name: 'private IPv4', to: at(PRIVATE) },
  { id: 'ipv6', name: 'private IPv6', to: at('http://[fd12:3456:789a::1]') },
  { id: 'loopback', name: 'loopback', to: at('http://127.0.0.1:8080') },
  { id: 'local', name: '`.local`', to: at('http://router.local') },
  { id: 'elders', name: 'other host', to: at(`https://${ELSEWHERE}`) },
  { id: 'poort', name: 'other port', to: ({ id, host }) => `http://${host}:8080${FOLDER}${id}` },
  ...REFUSED,
  { id: 'naam', name: 'name and password', to: ({ id, host }) => `https://naam:geheim@${host}${FOLDER}${id}` },
  { id: 'omweg', name: 'same host, then private IPv4', to: ({ id, host }) => `https://${host}${HALFWAY}${id}` },
  { id: 'zelf', name: 'same host', to: ({ id, host }) => `https://${host}${FOLDER}${id}` },
];

/** What shows at the proxy of a request that follows: in Chromium none does to an address with a name and password. */
export const UNSEEN = { chromium: ['bestand', 'data', 'naam'], firefox: ['bestand', 'data'] } as const;
