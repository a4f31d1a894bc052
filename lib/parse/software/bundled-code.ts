/** A library, and patterns for its code whose groups are the version. */
interface CodeSigns {
  readonly id: string;
  readonly constants: readonly RegExp[];
}

const LENGTH = 40;

/** three.js numbers its releases: revision 152 is published as 0.152. */
const asRelease = (library: string, version: string): string =>
  library === 'three' && /^\d{1,4}$/.test(version) ? `0.${version}.0` : version.slice(0, LENGTH);

/** Versions that the code of a script states, one per library. */
export const findConstants = (
  text: string,
  table: readonly CodeSigns[],
): readonly { readonly library: string; readonly version: string }[] =>
  table.flatMap(({ id, constants }) => {
    const version = constants.map((pattern) => pattern.exec(text)?.slice(1).join('.') ?? '').find((one) => one !== '');
    return version === undefined ? [] : [{ library: id, version: asRelease(id, version) }];
  });
