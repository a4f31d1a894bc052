/** How the functions of one module of lib/parse are given a stranger's text. */
export interface Reader {
  /** Hands the text to each of them, in every place where such text can stand. */
  readonly read: (text: string) => unknown;
  /** What such texts look like: runs are put between their parts too, where the grammar has got somewhere. */
  readonly like?: readonly string[];
}
export type Readers = Readonly<Record<string, Reader>>;

/** The text as a list of what stands apart in it. */
export const listed = (text: string): string[] => text.split(/[\n,; ]/);

export const HOST = 'voorbeeld.nl';
export const ADDRESS = `https://${HOST}/a?b=c`;

/** The text in a place of an address, which the parser of addresses encodes where it must. */
export const asAddress = (text: string): string => URL.parse(text, ADDRESS)?.href ?? ADDRESS;
