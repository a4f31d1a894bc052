import { useEffect, useState } from 'preact/hooks';
import { type Place, readPlace, writePlace } from '../../lib/view/filters.ts';

/** Opens what encloses an element, brings it into view and sets the focus there. */
const goTo = (anchor: string): void => {
  const target = document.getElementById(anchor);
  if (target === null) return;
  for (let node: Element | null = target; node !== null; node = node.parentElement) {
    if (node instanceof HTMLDetailsElement) node.open = true;
  }
  target.scrollIntoView();
  const focus = target.querySelector<HTMLElement>('summary, [tabindex="-1"]') ?? target;
  focus.focus({ preventScroll: true });
};

/** The part of the address after `#`, kept in step with what is shown. */
export const usePlace = (): readonly [Place, (place: Place) => void] => {
  const [place, setPlace] = useState(() => readPlace(location.hash));

  useEffect(() => {
    const changed = (): void => setPlace(readPlace(location.hash));
    window.addEventListener('hashchange', changed);
    return () => window.removeEventListener('hashchange', changed);
  }, []);
  useEffect(() => {
    if (place.anchor !== '') goTo(place.anchor);
  }, [place]);

  const change = (next: Place): void => {
    history.replaceState(null, '', writePlace(next));
    setPlace(next);
  };
  return [place, change];
};
