import type { Socket } from 'node:net';
import { connectTo, type EgressSettings, Refused } from './dial.ts';

/** Limits of one scan: bytes in both directions together, and connections. */
export const MAX = { bytes: 50_000_000, connections: 200 };

/** Traffic of one scan through the egress. */
export interface Traffic {
  readonly bytes: number;
  readonly connections: number;
  /** Connections that were refused, and why. */
  readonly refused: readonly string[];
  /** Whether it exceeded the limits of a scan, and was cut off. */
  readonly full: boolean;
}

/** The egress of one scan: what goes through it counts towards the scan's limits. */
export interface Lane {
  dial(host: string, port: number): Promise<Socket>;
  traffic(): Traffic;
  /** Closes every connection; no more can be opened. */
  close(): void;
}

/** Maximum refusals that are recorded; a page can cause any number. */
const MAX_LINES = 500;
/** Milliseconds between two checks of the traffic. */
const EVERY = 100;

const countBytes = ({ bytesRead, bytesWritten }: Socket): number => bytesRead + bytesWritten;

/** The connections of one scan, and their traffic. */
interface Meter {
  bytes(): number;
  /** Counts this connection from now on. */
  watch(socket: Socket): void;
  closeAll(): void;
}

const makeMeter = (): Meter => {
  const sockets = new Set<Socket>();
  let ended = 0;
  return {
    bytes: () => [...sockets].reduce((sum, socket) => sum + countBytes(socket), ended),
    watch(socket) {
      sockets.add(socket);
      socket.on('close', () => {
        if (sockets.delete(socket)) ended += countBytes(socket);
      });
      // Its user handles errors too; one before or after that must not end the process.
      socket.on('error', () => {});
    },
    closeAll() {
      for (const socket of sockets) socket.destroy();
    },
  };
};

const makeRefusals = (): { readonly refused: readonly string[]; refuse(why: string): Refused } => {
  const refused: string[] = [];
  const refuse = (why: string): Refused => {
    if (refused.length < MAX_LINES) refused.push(why);
    return new Refused(why);
  };
  return { refused, refuse };
};

/** Opens the egress of one scan, with its limits. */
export const openLane = (settings: EgressSettings, most = MAX): Lane => {
  const meter = makeMeter();
  const { refused, refuse } = makeRefusals();
  const state = { connections: 0, full: false, closed: false };
  const checkBytes = (): void => {
    if (state.full || meter.bytes() <= most.bytes) return;
    state.full = true;
    meter.closeAll();
  };
  // Encrypted traffic bypasses our listeners: the sockets themselves count their bytes.
  const timer = setInterval(checkBytes, EVERY);
  timer.unref();

  return {
    async dial(host, port) {
      state.full ||= state.connections >= most.connections;
      if (state.closed || state.full) throw refuse('this scan takes no more connections');
      state.connections += 1;
      const socket = await connectTo(host, port, settings).catch((error: unknown) => {
        throw error instanceof Refused ? refuse(`${host}:${port} ${error.message}`) : error;
      });
      meter.watch(socket);
      if (state.closed || state.full) throw socket.destroy() && refuse('this scan has ended');
      return socket;
    },
    traffic: () => ({
      bytes: meter.bytes(),
      connections: state.connections,
      refused: [...refused],
      full: state.full,
    }),
    close() {
      state.closed = true;
      clearInterval(timer);
      meter.closeAll();
    },
  };
};
