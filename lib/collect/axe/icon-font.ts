/** Whether a font family's name suggests a font whose letters are drawn as icons. */
export const isIconFont = (family: string): boolean =>
  /icon|symbol|awesome|glyph|ligature|fontello|dashicons|feather|remix/i.test(family);
