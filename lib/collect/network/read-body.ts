/** Reads a body up to `cap` bytes, counted after content decoding, and cancels the rest. */
export const readBody = async (
  response: Pick<Response, 'body'>,
  cap: number,
): Promise<{ readonly body: Uint8Array; readonly truncated: boolean }> => {
  const reader = response.body?.getReader();
  if (reader === undefined) return { body: new Uint8Array(), truncated: false };

  const chunks: Uint8Array[] = [];
  let length = 0;
  while (length <= cap) {
    const { done, value } = await reader.read();
    if (done) return { body: join(chunks, length), truncated: false };
    chunks.push(value);
    length += value.byteLength;
  }
  await reader.cancel();
  return { body: join(chunks, length).slice(0, cap), truncated: true };
};

const join = (chunks: readonly Uint8Array[], length: number): Uint8Array => {
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
};
