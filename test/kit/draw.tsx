import { cleanup, configure, render } from '@testing-library/preact';
import type { ComponentChildren } from 'preact';
import { afterEach } from 'vitest';
import type { Locale } from '../../lib/model.ts';
import { Speaking } from './speaking.tsx';

/* Components in a document, found by what a reader is told of them: their role and their name. */

// Without the whole document in every message.
configure({ getElementError: (message) => new Error(message ?? 'not in the document') });

export const LOCALES: readonly Locale[] = ['nl', 'en'];

/** Each file that draws asks for it once: files share their modules, and hooks belong to the file that sets them. */
export const clearAfterEach = (): void => afterEach(cleanup);

/** Draws in a language; `again` draws something else in the same place. */
export const draw = (node: ComponentChildren, locale: Locale = 'nl') => {
  const wrapped = (inner: ComponentChildren) => <Speaking locale={locale}>{inner}</Speaking>;
  const { rerender, container } = render(wrapped(node));
  return { container, again: (inner: ComponentChildren) => rerender(wrapped(inner)) };
};
