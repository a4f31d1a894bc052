/** The data that a page offers for link previews (ogp.me); '' for absent fields. */
export interface ShareTags {
  readonly title: string;
  readonly description: string;
  readonly image: string;
  readonly url: string;
}

interface Meta {
  readonly name: string;
  readonly property: string;
  readonly content: string;
}

/** Reads Open Graph tags, including those written with `name`, which the networks read as well. */
export const readShareTags = (metas: readonly Meta[]): ShareTags => {
  const findContent = (...names: readonly string[]): string =>
    metas
      .find(
        ({ property, name, content }) => (names.includes(property) || names.includes(name)) && content.trim() !== '',
      )
      ?.content.trim() ?? '';
  return {
    title: findContent('og:title'),
    description: findContent('og:description'),
    image: findContent('og:image', 'og:image:url', 'og:image:secure_url'),
    url: findContent('og:url'),
  };
};
