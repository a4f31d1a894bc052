import type { Socket } from 'node:net';

/** The part of SMTP (RFC 5321) that asks a mail server for TLS, from the client's side. It never sends mail. */

/** Maximum lines of one reply, characters of one line, and bytes of a whole dialogue: a server may send anything. */
const MAX = { lines: 100, line: 2_000, bytes: 65_536 };

/** A reply: its code, and its lines without that code. */
export interface Reply {
  readonly code: number;
  readonly lines: readonly string[];
}

/** A response that is not SMTP, or too much of it. */
export class NoSmtp extends Error {
  readonly code = 'NO_SMTP';
}

export interface Dialogue {
  /** Waits for the next reply. Rejects when the connection ends, or with `NoSmtp`. */
  reply(): Promise<Reply>;
  /** Sends a line and waits for its reply. */
  say(line: string): Promise<Reply>;
  /** Data after the last reply, which was not read yet. */
  rest(): string;
  /** Stops reading: the socket is handed on. */
  end(): void;
}

const LINE = /^(\d{3})([ -])?(.*)$/;

/** Reads replies from a socket and sends lines to it. */
export const openDialogue = (socket: Socket): Dialogue => {
  let [text, bytes] = ['', 0];
  let wake = (): void => {};
  let failed: Error | null = null;
  const onData = (part: Buffer): void => {
    bytes += part.length;
    text += part.toString('latin1');
    if (bytes > MAX.bytes) failed = new NoSmtp('it says too much');
    wake();
  };
  const onEnd = (): void => {
    failed ??= Object.assign(new Error('closed'), { code: 'ECONNRESET' });
    wake();
  };
  const onError = (error: Error): void => {
    failed ??= error;
    wake();
  };
  socket.on('data', onData).on('close', onEnd).on('error', onError);

  const readLine = async (): Promise<string> => {
    for (;;) {
      const at = text.indexOf('\n');
      if (at >= 0) {
        const found = text.slice(0, at).replace(/\r$/, '');
        text = text.slice(at + 1);
        return found;
      }
      if (text.length > MAX.line) throw new NoSmtp('a line without an end');
      if (failed !== null) throw failed;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  const readReply = async (): Promise<Reply> => {
    const lines: string[] = [];
    for (;;) {
      const [, code, dash, rest = ''] = LINE.exec(await readLine()) ?? [];
      if (code === undefined || lines.length >= MAX.lines) throw new NoSmtp('not a reply of SMTP');
      lines.push(rest);
      if (dash !== '-') return { code: Number(code), lines };
    }
  };
  return {
    reply: readReply,
    say: (said) => {
      socket.write(`${said}\r\n`);
      return readReply();
    },
    rest: () => text,
    end: () => void socket.off('data', onData).off('close', onEnd),
  };
};
