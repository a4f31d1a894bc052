/**
 * A copy that cannot be used; the message gives the reason in one sentence, for the user of the command. Nothing is written then.
 */
export class BadCopy extends Error {
  override readonly name = 'BadCopy';
}
