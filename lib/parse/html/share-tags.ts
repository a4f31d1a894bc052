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
  const image = findContent('og:image', 'og:image:url');
  const secure = findContent('og:image:secure_url');
  return {
    title: findContent('og:title'),
    description: findContent('og:description'),
    // The same image over https (https://ogp.me/#structured).
    image: image === '' || (/^http:/i.test(image) && /^https:/i.test(secure)) ? secure : image,
    url: findContent('og:url'),
  };
};
