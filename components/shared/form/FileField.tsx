import { useCommon } from '../locale.ts';

interface Props {
  readonly id: string;
  readonly label: string;
  /** The file types offered in the browser's dialog, as in the `accept` attribute. */
  readonly accept: string;
  /** Id of the element that shows the result for the file. */
  readonly describedBy: string;
  readonly onFile: (file: File) => void;
}

/**
 * Takes a file. The browser's own button has a label in the browser's language; ours is shown instead, with the field
 * on top of it.
 */
export const FileField = ({ id, label, accept, describedBy, onFile }: Props) => {
  const { chooseFile } = useCommon();
  const handleChosen = ({ currentTarget }: { currentTarget: HTMLInputElement }): void => {
    const [file] = currentTarget.files ?? [];
    if (file !== undefined) onFile(file);
    // Allows the same file to be chosen again.
    currentTarget.value = '';
  };
  return (
    <>
      <label for={id}>{label}</label>
      <span class="button file">
        <input type="file" {...{ id, accept }} name={id} aria-describedby={describedBy} onChange={handleChosen} />
        <span aria-hidden="true">{chooseFile}</span>
      </span>
    </>
  );
};
