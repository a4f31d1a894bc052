/** What a page says to those who show a preview of it (ogp.me); '' for what it does not say. */
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

/** Open Graph tags; also those written with `name`, which the networks read as well. */
export const shareTags = (metas: readonly Meta[]): ShareTags => {
  const say = (...names: readonly string[]): string =>
    metas
      .find(
        ({ property, name, content }) => (names.includes(property) || names.includes(name)) && content.trim() !== '',
      )
      ?.content.trim() ?? '';
  return {
    title: say('og:title'),
    description: say('og:description'),
    image: say('og:image', 'og:image:url', 'og:image:secure_url'),
    url: say('og:url'),
  };
};
