import { useEffect } from 'preact/hooks';

/** What the page is called, in the tab and to a screen reader. */
export const useTitle = (title: string): void =>
  useEffect(() => {
    document.title = title;
  }, [title]);
