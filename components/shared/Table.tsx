import type { ComponentChildren } from 'preact';

interface Props {
  readonly columns: readonly string[];
  /** The names of columns with numbers, which are aligned with the digits. */
  readonly numbers?: readonly string[];
  /** Further classes. */
  readonly kind?: string;
  readonly caption?: string;
  /** The name of a table that scrolls by itself when it is too wide. */
  readonly scrolls?: string;
  /** Its rows. */
  readonly children: ComponentChildren;
}

/** A table with a name above each column. */
export const Table = ({ columns, numbers = [], kind, caption, scrolls, children }: Props) => {
  const table = (
    <table class={kind === undefined ? 'table' : `table ${kind}`}>
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col" class={numbers.includes(name) ? 'num' : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
  if (scrolls === undefined) return table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section class="scroller" tabIndex={0} aria-label={scrolls}>
      {table}
    </section>
  );
};
