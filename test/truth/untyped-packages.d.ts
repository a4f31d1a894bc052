declare module 'html-encoding-sniffer' {
  /** Name of the encoding by byte order mark, the label given, the prescan, else the default. */
  export default function sniff(
    bytes: Uint8Array,
    options?: { readonly transportLayerEncodingLabel?: string; readonly defaultEncoding?: string },
  ): string;
}
