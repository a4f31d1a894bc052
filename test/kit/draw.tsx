import { cleanup, configure, render } from '@testing-library/preact';
import type { ComponentChildren } from 'preact';
import { afterEach } from 'vitest';
import type { Locale } from '../../lib/model.ts';
import { Speaking } from './speaking.tsx';

/* Components in a document, found as assistive technology finds them: by their role and their name. */

// Keeps the whole document out of every message.
configure({ getElementError: (message) => new Error(message ?? 'not in the document') });

export const LOCALES: readonly Locale[] = ['nl', 'en'];

/** Each file that renders calls this once: files share their modules, and hooks belong to the file that sets them. */
export const clearAfterEach = (): void => afterEach(cleanup);

/** Renders in a language; `again` renders something else in the same place. */
export const draw = (node: ComponentChildren, locale: Locale = 'nl') => {
  const wrapped = (inner: ComponentChildren) => <Speaking locale={locale}>{inner}</Speaking>;
  const { rerender, container } = render(wrapped(node));
  return { container, again: (inner: ComponentChildren) => rerender(wrapped(inner)) };
};
