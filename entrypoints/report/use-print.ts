import { useEffect } from 'preact/hooks';

/** Opens everything for the printer and closes it again; browsers take the title as the file's name. */
export const usePrint = (fileName: string): void => {
  useEffect(() => {
    let title = '';
    let opened: readonly HTMLDetailsElement[] = [];
    const before = (): void => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
      for (const details of opened) details.open = true;
      title = document.title;
      document.title = fileName;
    };
    const after = (): void => {
      for (const details of opened) details.open = false;
      document.title = title;
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [fileName]);
};
