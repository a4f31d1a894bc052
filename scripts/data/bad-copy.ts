/** A copy that cannot be used, and why, in one sentence for whoever runs the command. Nothing is written then. */
export class BadCopy extends Error {
  override readonly name = 'BadCopy';
}
