import { useEffect, useState } from 'preact/hooks';
import { useSlot } from '../../components/shared/use-slot.ts';
import { Branding } from '../../lib/branding.ts';
import { brandingSlot } from '../../lib/platform/storage/store.ts';
import { type ReportPosition, readPosition, writePosition } from '../../lib/view/filters.ts';

/** Opens the elements that enclose an element, scrolls it into view and moves the focus there. */
const scrollToAnchor = (anchor: string): void => {
  const target = document.getElementById(anchor);
  if (target === null) return;
  for (let node: Element | null = target; node !== null; node = node.parentElement) {
    if (node instanceof HTMLDetailsElement) node.open = true;
  }
  target.scrollIntoView();
  const inside = target.querySelector<HTMLElement>('summary, [tabindex="-1"]');
  const focus = target.tabIndex === -1 && target.hasAttribute('tabindex') ? target : (inside ?? target);
  focus.focus({ preventScroll: true });
};

/** The part of the address after `#`, updated with what is shown. */
export const usePosition = (): readonly [ReportPosition, (position: ReportPosition) => void] => {
  const [position, setPosition] = useState(() => readPosition(location.hash));

  useEffect(() => {
    const handleHashChange = (): void => setPosition(readPosition(location.hash));
    window.addEventListener('hashchange', handleHashChange);
    return () => window.removeEventListener('hashchange', handleHashChange);
  }, []);
  useEffect(() => {
    if (position.anchor !== '') scrollToAnchor(position.anchor);
  }, [position]);

  const updatePosition = (next: ReportPosition): void => {
    history.replaceState(null, '', writePosition(next));
    setPosition(next);
  };
  return [position, updatePosition];
};

/** Who prints this report for whom. */
export interface Print {
  /** The stored values have been read: filling a field in late would overwrite what was typed meanwhile. */
  readonly ready: boolean;
  readonly client: string;
  readonly agency: string;
  readonly logo: string;
  readonly colour: string;
  readonly namesPijler: boolean;
  readonly setClient: (name: string) => void;
  /** Whether everything is printed, and not only the two pages for a client. */
  readonly appendix: boolean;
  readonly setAppendix: (appendix: boolean) => void;
}

const NONE = Branding.parse({});

/** The agency, and the client's name for a host; an empty name is removed. `keeps`: false for private windows. */
export const usePrint = (host: string, keeps: boolean): Print => {
  const [branding, setBranding] = useSlot(brandingSlot);
  const [appendix, setAppendix] = useState(false);

  const setClient = async (name: string): Promise<void> => {
    const nameClient = (stored: Branding): Branding => {
      const { [host]: _, ...others } = stored.clients;
      return { ...stored, clients: name === '' ? others : { ...others, [host]: name } };
    };
    setBranding(keeps ? await brandingSlot.change(nameClient) : nameClient(await brandingSlot.get()));
  };
  const { agency, logo, colour, namesPijler, clients } = branding ?? NONE;
  return {
    ready: branding !== null,
    agency,
    logo,
    colour,
    namesPijler,
    client: Object.hasOwn(clients, host) ? (clients[host] ?? '') : '',
    setClient: (name) => void setClient(name),
    appendix,
    setAppendix,
  };
};

/** Opens everything for printing and closes it again; browsers use the title as the file's name. */
export const useOpenedOnPaper = (fileName: string): void => {
  useEffect(() => {
    let title = '';
    let opened: readonly HTMLDetailsElement[] = [];
    const handleBeforePrint = (): void => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
      for (const details of opened) details.open = true;
      title = document.title;
      document.title = fileName;
    };
    const handleAfterPrint = (): void => {
      for (const details of opened) details.open = false;
      document.title = title;
    };
    window.addEventListener('beforeprint', handleBeforePrint);
    window.addEventListener('afterprint', handleAfterPrint);
    return () => {
      window.removeEventListener('beforeprint', handleBeforePrint);
      window.removeEventListener('afterprint', handleAfterPrint);
    };
  }, [fileName]);
};
