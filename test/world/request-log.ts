/** One request that reached the world. `path` carries the query; of a tunnel that led nowhere the path is not known. */
export interface LoggedRequest {
  readonly at: number;
  readonly method: string;
  readonly scheme: 'http' | 'https';
  readonly host: string;
  readonly port: number;
  readonly path: string | null;
  /** `left`: a tunnel that the browser gave up, because nobody trusts the certificate. */
  readonly outcome: 'pending' | 'served' | 'refused' | 'left';
  readonly status: number | null;
  /** Bytes of the body as they were sent, so after compression. */
  readonly bytes: number;
  readonly cookie: boolean;
  readonly referrer: string | null;
  /** Sec-Fetch-Dest, what it was fetched for: `empty` for a script's `fetch`; null where browsers do not tell, as over http. */
  readonly dest: string | null;
}

export interface RequestLog {
  /** Everything but the browser's own background traffic, in the order of arrival. */
  entries(): readonly LoggedRequest[];
  /** What the browser asked of its maker's hosts; always refused. */
  background(): readonly LoggedRequest[];
  clear(): void;
  /** Writes a request down on arrival; the function it returns completes the entry. */
  open(request: Opening): (status: number, bytes: number) => void;
  refuse(request: Opening): void;
  leave(request: Opening): void;
}

type Opening = Pick<LoggedRequest, 'method' | 'scheme' | 'host' | 'port' | 'path'> &
  Partial<Pick<LoggedRequest, 'cookie' | 'referrer' | 'dest'>>;

/** Hosts that browsers ask by themselves: updates, accounts, experiments, captive portals. */
const BROWSER_HOSTS =
  /(^|\.)(google\.com|googleapis\.com|gstatic\.com|gvt[12]\.com|googleusercontent\.com|mozilla\.(com|net|org)|mozaws\.net|firefox\.com)$/;

export const createRequestLog = (): RequestLog => {
  let entries: LoggedRequest[] = [];

  const write = (request: Opening, outcome: LoggedRequest['outcome']) =>
    entries.push({
      at: Date.now(),
      outcome,
      status: null,
      bytes: 0,
      cookie: false,
      referrer: null,
      dest: null,
      ...request,
    });

  return {
    entries: () => entries.filter((entry) => !isBackground(entry)),
    background: () => entries.filter(isBackground),
    clear: () => {
      entries = [];
    },
    open: (request) => {
      const list = entries;
      const at = write(request, 'pending') - 1;
      return (status, bytes) => {
        const entry = list[at];
        if (entry !== undefined) list[at] = { ...entry, outcome: 'served', status, bytes };
      };
    },
    refuse: (request) => void write(request, 'refused'),
    leave: (request) => void write(request, 'left'),
  };
};

const isBackground = ({ outcome, host }: LoggedRequest) => outcome === 'refused' && BROWSER_HOSTS.test(host);
