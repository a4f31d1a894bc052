import { useEffect } from 'preact/hooks';

/** Sets the page's title, for the tab and for screen readers. */
export const useTitle = (title: string): void =>
  useEffect(() => {
    document.title = title;
  }, [title]);
