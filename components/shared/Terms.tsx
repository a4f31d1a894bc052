import type { Term } from '../../lib/words/glossary.ts';

/** Explanations of words that occur above for the first time on this screen; nothing when all are explained already. */
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
