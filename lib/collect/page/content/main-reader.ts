import { Readability } from '@mozilla/readability';
import { childrenOf, findClosest, getAttribute, hasAttribute, isText, textOf } from '../dom/dom.ts';
import type { Slices } from '../dom/slices.ts';

interface Metadata {
  readonly title: string;
}

/**
 * The library's members that are used here besides its constructor; its version is pinned, and a test compares the
 * result with the library's own.
 */
interface Steps {
  readonly _doc: Document;
  readonly REGEXPS: { readonly byline: RegExp };
  readonly PRESENTATIONAL_ATTRIBUTES: readonly string[];
  _metadata: Metadata;
  _articleTitle: string;
  _unwrapNoscriptImages(doc: Document): void;
  _getJSONLD(doc: Document): object;
  _removeScripts(doc: Document): void;
  _prepDocument(): void;
  _getArticleMetadata(jsonLd: object): Metadata;
  _grabArticle(): Element | null;
  _simplifyNestedElements(article: Element): void;
  _isValidByline(node: Element, names: string): boolean;
  _isProbablyVisible(node: Element): boolean;
  _cleanStyles(article: Element): void;
}

const Library = Readability as unknown as new (doc: Document) => Steps;

const select = (root: Element, selector: string): NodeListOf<Element> =>
  Element.prototype.querySelectorAll.call(root, selector);

/** Elements of which the library examines every attribute. */
const LOOKED_AT = 'img, picture, figure, object, embed, iframe';

/** Replaces a link that runs a script by its content. */
const removeLink = (link: Element, doc: Document): void => {
  const [only, ...others] = childrenOf(link);
  if (only !== undefined && others.length === 0 && isText(only)) {
    link.replaceWith(doc.createTextNode(textOf(link)));
    return;
  }
  const span = doc.createElement('span');
  span.append(...childrenOf(link));
  link.replaceWith(span);
};

/**
 * Follows the library's own steps to the main text with less work: skips what only serves display (absolute addresses,
 * classes), and in the tests it applies to every node checks the cheap condition first.
 */
export class MainReader extends Library {
  async find(slices: Slices): Promise<Element | null> {
    const doc = this._doc;
    await slices.rest();
    this._unwrapNoscriptImages(doc);
    const jsonLd = this._getJSONLD(doc);
    this._removeScripts(doc);
    this._prepDocument();
    this._metadata = this._getArticleMetadata(jsonLd);
    this._articleTitle = this._metadata.title;
    await slices.turn();
    const article = this._grabArticle();
    await slices.turn();
    if (article === null) return null;
    for (const link of select(article, 'a[href^="javascript:"]')) removeLink(link, doc);
    this._simplifyNestedElements(article);
    return article;
  }

  override _isValidByline(node: Element, names: string): boolean {
    const isNamed =
      getAttribute(node, 'rel') === 'author' ||
      getAttribute(node, 'itemprop')?.includes('author') === true ||
      this.REGEXPS.byline.test(names);
    return isNamed && super._isValidByline(node, names);
  }

  override _isProbablyVisible(node: Element): boolean {
    const mayHide = hasAttribute(node, 'style') || hasAttribute(node, 'hidden') || hasAttribute(node, 'aria-hidden');
    return !mayHide || super._isProbablyVisible(node);
  }

  override _cleanStyles(article: Element): void {
    for (const element of select(article, LOOKED_AT)) {
      if (findClosest(element, 'svg') !== null) continue;
      for (const name of this.PRESENTATIONAL_ATTRIBUTES) Element.prototype.removeAttribute.call(element, name);
    }
  }
}
