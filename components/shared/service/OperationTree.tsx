import { useState } from 'preact/hooks';
import { type Branch, findKind, formatLeaf, listBranches } from '../../../lib/view/tree.ts';
import { platformWords } from '../../../lib/words/service/platform.ts';
import { useLocale } from '../locale.ts';

/** Branches rendered at once. */
const AT_ONCE = 100;

const Leaf = ({ value }: { readonly value: unknown }) => {
  const words = platformWords[useLocale()].tree;
  const plain = { true: words.yes, false: words.no, null: words.nothing }[String(value)];
  const isWord = typeof value !== 'string' && plain !== undefined;
  return (
    <span class="leaf" data-kind={typeof value} dir="auto">
      {isWord ? plain : formatLeaf(value)}
    </span>
  );
};

/** The content of a list or an object; a long one is rendered in parts. */
const Inside = ({ branches }: { readonly branches: readonly Branch[] }) => {
  const words = platformWords[useLocale()].tree;
  const [shown, setShown] = useState(AT_ONCE);
  const left = branches.length - shown;
  return (
    <ul class="branches">
      {branches.slice(0, shown).map((branch) => (
        <li key={branch.index}>
          <Twig branch={branch} />
        </li>
      ))}
      {left > 0 && (
        <li>
          <button type="button" class="link" onClick={() => setShown(shown + AT_ONCE)}>
            {words.more({ count: Math.min(left, AT_ONCE) })}
          </button>
        </li>
      )}
    </ul>
  );
};

/** One name with its value; a list or an object is rendered only once it is opened. */
const Twig = ({ branch }: { readonly branch: Branch }) => {
  const words = platformWords[useLocale()].tree;
  const [open, setOpen] = useState(false);
  const kind = findKind(branch.value);
  if (kind === 'leaf') {
    return (
      <>
        <bdi class="name">{branch.name}</bdi> <Leaf value={branch.value} />
      </>
    );
  }
  const branches = listBranches(branch.value);
  const count = { count: branches.length };
  if (branches.length === 0) {
    return (
      <>
        <bdi class="name">{branch.name}</bdi> <span class="count">{words.empty}</span>
      </>
    );
  }
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <bdi class="name">{branch.name}</bdi>{' '}
        <span class="count">{kind === 'list' ? words.list(count) : words.object(count)}</span>
      </summary>
      {open && <Inside branches={branches} />}
    </details>
  );
};

/** Any JSON value as a readable tree, unchanged. */
export const OperationTree = ({ value }: { readonly value: unknown }) => {
  const words = platformWords[useLocale()].tree;
  if (findKind(value) === 'leaf') return <Leaf value={value} />;
  const branches = listBranches(value);
  return branches.length === 0 ? <p class="quiet">{words.empty}</p> : <Inside branches={branches} />;
};
