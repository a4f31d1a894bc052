import type { Visit } from '../../../world/site.ts';

/** A resolver that knows one record: enough for a scan to ask for the policy of the mail. */

/** Where the question begins, behind the header (RFC 1035 §4.1). */
const QUESTION = 12;
const TXT = 16;
export const CAA = 257;

export interface Question {
  readonly name: string;
  readonly type: number;
  readonly message: Buffer;
}

/** The question of a GET over https (RFC 8484 §4.1). */
export const questionOf = ({ query }: Visit): Question => {
  const message = Buffer.from(new URLSearchParams(query).get('dns') ?? '', 'base64url');
  const labels: string[] = [];
  let at = QUESTION;
  for (let size = message[at] ?? 0; size > 0; size = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + size));
    at += 1 + size;
  }
  return { name: labels.join('.'), type: message.readUInt16BE(at + 1), message: message.subarray(0, at + 5) };
};

const words = (...values: readonly number[]): Buffer =>
  Buffer.from(values.flatMap((value) => [value >> 8, value & 0xff]));

/** The answer to a question: the text where it asks for an MTA-STS record, else that there is nothing of that type. */
export const answerTo = ({ name, type, message }: Question): Buffer => {
  const text = type === TXT && name.startsWith('_mta-sts.') ? Buffer.from('v=STSv1; id=1') : null;
  // A response with recursion, one question, and one answer or none.
  const header = Buffer.concat([message.subarray(0, 2), words(0x8180, 1, text === null ? 0 : 1, 0, 0)]);
  const question = message.subarray(QUESTION);
  if (text === null) return Buffer.concat([header, question]);

  // A pointer to the question's name, TXT, IN, an hour.
  const record = words(0xc000 | QUESTION, TXT, 1, 0, 3_600, text.length + 1);
  return Buffer.concat([header, question, record, Buffer.from([text.length]), text]);
};
