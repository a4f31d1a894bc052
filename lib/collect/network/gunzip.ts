/** The content of a decompressed file. */
export interface Opened {
  readonly bytes: Uint8Array;
  /** The file contains more than these bytes. */
  readonly truncated: boolean;
  /** The file ended early, or does not match its checksum. */
  readonly damaged: boolean;
}

/**
 * Decompresses a gzip file (RFC 1952) up to `cap` bytes; returns other bytes unchanged. Of a damaged file, returns what
 * could be decompressed, marked as truncated.
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
    // The stream ended early or its checksum is wrong: the bytes before that are still returned.
    return { bytes: opened.slice(0, length), truncated: true, damaged: true };
  }
  return { bytes: opened.slice(0, length), truncated: true, damaged: false };
};
