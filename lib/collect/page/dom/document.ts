import type { Page } from '../../../facts/page.ts';
import { takeReports } from '../reports.ts';
import { bodyOf, collapseWhitespace, findAll, getAttribute, openRootOf, rootOf, textOf } from './dom.ts';
import { compatModeOf, contentTypeOf } from './properties.ts';
import type { Reading } from './reading.ts';

/** Maximum number of elements examined; on longer pages the walk stops and the fact is marked incomplete. */
const ELEMENTS = 250_000;

/** Maximum number of policies recorded, and characters of each. */
const POLICIES = { count: 5, length: 16_000 };

interface Violation {
  readonly disposition?: string;
  readonly originalPolicy?: string;
  readonly effectiveDirective?: string;
}

/**
 * Excludes `frame-ancestors`: a refused frame violates its own policy, but the report goes to the embedding page (CSP3
 * §6.4.2).
 */
const isOwn = ({ disposition, effectiveDirective }: Violation): boolean =>
  disposition === 'enforce' && effectiveDirective !== 'frame-ancestors';

/** A policy can only be observed through what it blocked; not every browser reports that. */
const findRefusals = (): Pick<Page['document'], 'refusedBy'> => {
  const enforced = (takeReports<Violation>('csp-violation') ?? []).flatMap((violation) =>
    violation && isOwn(violation) ? [String(violation.originalPolicy ?? '').slice(0, POLICIES.length)] : [],
  );
  const policies = [...new Set(enforced)].slice(0, POLICIES.count).map((policy) => policy.toWellFormed());
  return policies.length === 0 ? {} : { refusedBy: policies };
};

/** In dynamic mode, Dark Reader computes its own colours for every element; its other modes only put a filter over the page. */
const findRecoloured = (root: Element | null): Pick<Page['document'], 'recoloured'> =>
  root !== null && getAttribute(root, 'data-darkreader-mode') === 'dynamic' ? { recoloured: true } : {};

/** A router's announcer is an empty shadow root on every page: a root without text hides none. */
const hasText = (root: ShadowRoot): boolean =>
  textOf(root).trim() !== '' || findAll(root, '*').some((element) => openRootOf(element) !== null);

/** Counts the open shadow roots that contain text. */
const countShadowRoots = async ({ source, slices }: Reading, elements: readonly Element[]): Promise<number> => {
  let roots = 0;
  for (let index = 0; source.live && index < Math.min(elements.length, ELEMENTS); index++) {
    const element = elements[index];
    const root = element === undefined ? null : openRootOf(element);
    if (root !== null && hasText(root)) roots += 1;
    if (index % 500 === 0) await slices.rest();
  }
  return roots;
};

export const readDocument = async (reading: Reading): Promise<Page['document']> => {
  const { doc, source } = reading;
  const root = rootOf(doc);
  const body = bodyOf(doc);
  const elements = findAll(doc, '*');
  const rootClass = root === null ? '' : (getAttribute(root, 'class') ?? '');
  return {
    url: source.url.split('#')[0] ?? '',
    contentType: contentTypeOf(doc),
    lang: root === null ? null : (getAttribute(root, 'lang')?.slice(0, 100).toWellFormed() ?? null),
    quirks: compatModeOf(doc) === 'BackCompat',
    bodyClass: body === null ? '' : collapseWhitespace(getAttribute(body, 'class') ?? '', 1_000),
    elements: elements.length,
    complete: elements.length <= ELEMENTS,
    openShadowRoots: await countShadowRoots(reading, elements),
    truncated: source.truncated,
    sourceLength: source.html.length,
    ...(source.live ? { ...findRecoloured(root), ...findRefusals() } : {}),
    translated: /(^|\s)translated-(ltr|rtl)(\s|$)/.test(rootClass),
  };
};
