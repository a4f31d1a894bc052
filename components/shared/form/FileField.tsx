import { useCommon } from '../locale.ts';

interface Props {
  readonly id: string;
  readonly label: string;
  /** What the browser's dialog offers, as the `accept` attribute has it. */
  readonly accept: string;
  /** Id of what tells what came of the file. */
  readonly describedBy: string;
  readonly onFile: (file: File) => void;
}

/** Takes a file. The browser's own button speaks the browser's language; ours stands in its place, the field lies over it. */
export const FileField = ({ id, label, accept, describedBy, onFile }: Props) => {
  const { chooseFile } = useCommon();
  const handleChosen = ({ currentTarget }: { currentTarget: HTMLInputElement }): void => {
    const [file] = currentTarget.files ?? [];
    if (file !== undefined) onFile(file);
    // The same file may be chosen again.
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
