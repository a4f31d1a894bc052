import type { Term } from '../../lib/words/glossary.ts';

/** What words mean that stand above for the first time on this screen; nothing where all are told. */
export const Terms = ({ terms }: { readonly terms: readonly Term[] }) =>
  terms.length === 0 ? null : (
    <p class="terms">
      {terms.map(({ term, means }) => (
        <span key={term}>
          <dfn>{term}</dfn>: {means}.{' '}
        </span>
      ))}
    </p>
  );
