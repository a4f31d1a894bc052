import { useLayoutEffect, useRef } from 'preact/hooks';

/** For a button that is replaced by a question: returns the focus to it once the question is gone. */
export const useOpener = (isOpen: boolean) => {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
};
