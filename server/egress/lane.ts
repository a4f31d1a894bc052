import type { Socket } from 'node:net';
import { connectTo, type EgressSettings, Refused } from './dial.ts';

/** What one scan may take: bytes in both directions together, and connections. */
export const MAX = { bytes: 50_000_000, connections: 200 };

/** What went through the way out for one scan. */
export interface Traffic {
  readonly bytes: number;
  readonly connections: number;
  /** Connections that were not made, and why. */
  readonly refused: readonly string[];
  /** It wanted more than a scan may take, and was cut off. */
  readonly full: boolean;
}

/** The part of the way out that belongs to one scan: what goes through it counts against its caps. */
export interface Lane {
  dial(host: string, port: number): Promise<Socket>;
  traffic(): Traffic;
  /** Ends every connection; none is made any more. */
  close(): void;
}

/** Refusals that are kept; a page can make any number. */
const MAX_LINES = 500;
/** Ms between two looks at how much went through. */
const EVERY = 100;

const countBytes = ({ bytesRead, bytesWritten }: Socket): number => bytesRead + bytesWritten;

/** The connections of one scan, and what went through them. */
interface Meter {
  bytes(): number;
  /** From now on this connection counts. */
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
      // Whoever uses it hears of errors too; one that comes before or after that must end no process.
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

/** Opens a way out for one scan, with its caps. */
export const openLane = (settings: EgressSettings, most = MAX): Lane => {
  const meter = makeMeter();
  const { refused, refuse } = makeRefusals();
  const state = { connections: 0, full: false, closed: false };
  const checkBytes = (): void => {
    if (state.full || meter.bytes() <= most.bytes) return;
    state.full = true;
    meter.closeAll();
  };
  // What is encrypted passes by every listener of ours: the sockets themselves know what went through them.
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
