/** What came out of a file. */
export interface Opened {
  readonly bytes: Uint8Array;
  /** More of it was there than these bytes. */
  readonly truncated: boolean;
  /** It ended early, or its parts contradict its checksum. */
  readonly damaged: boolean;
}

/**
 * Bytes of a gzip file (RFC 1952) opened up to `cap` bytes; other bytes as they are. A damaged file gives what could be
 * opened, as a cut one.
 */
export const decompressGzip = async (bytes: Uint8Array, cap: number): Promise<Opened> => {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return { bytes, truncated: false, damaged: false };
  const reader = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const opened = new Uint8Array(cap);
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { bytes: opened.slice(0, length), truncated: false, damaged: false };
      const part = value.subarray(0, cap - length);
      opened.set(part, length);
      length += part.byteLength;
      if (part.byteLength < value.byteLength) break;
    }
    await reader.cancel();
  } catch {
    // The stream ended early or its checksum is wrong: what came before stands.
    return { bytes: opened.slice(0, length), truncated: true, damaged: true };
  }
  return { bytes: opened.slice(0, length), truncated: true, damaged: false };
};
