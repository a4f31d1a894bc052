import { useEffect, useState } from 'preact/hooks';
import { useInSight } from '../../components/shared/use-in-sight.ts';
import { toScanResult } from '../../lib/export/formats/report-result.ts';
import { type ImportFault, LARGEST_IMPORT, readReport } from '../../lib/export/read-report.ts';
import type { Locale, Report } from '../../lib/model.ts';
import { browser } from '../../lib/platform/browser.ts';
import {
  keepDated,
  listScans,
  removeScan,
  removeUnreadable,
  type Stored,
  scanById,
  updateScan,
} from '../../lib/platform/storage/history.ts';
import { wipeHistory } from '../../lib/platform/storage/wipe.ts';
import { readPair } from '../../lib/view/compare/history.ts';
import { toBrief, toTitleName } from '../../lib/view/visible.ts';
import { exportWords } from '../../lib/words/report/export.ts';
import { historyWords } from '../../lib/words/report/history.ts';

/** Converts a report to the form that the history stores, with its scan result. */
const toStored = (report: Report, locale: Locale): Stored => {
  const { host } = report.target;
  const scanUrl = browser.runtime.getURL(`/report.html?domain=${encodeURIComponent(host)}`);
  const result = toScanResult(report, locale, scanUrl);
  return { id: report.id, domain: host, finishedAt: report.finishedAt, result, report, imported: true };
};

type TakenIn =
  | { readonly is: 'new' | 'present'; readonly scan: Stored }
  | { readonly is: 'fault'; readonly fault: ImportFault; readonly where: string };

/** Reads a file as a stored scan; an existing one stays unchanged. */
const takeIn = async (file: File, locale: Locale): Promise<TakenIn> => {
  if (file.size > 4 * LARGEST_IMPORT) return { is: 'fault', fault: 'tooLarge', where: '' };
  const read = readReport(await file.text());
  if (!read.ok) return { is: 'fault', fault: read.fault, where: read.where };
  const present = await scanById(read.report.id);
  return present ? { is: 'present', scan: present } : { is: 'new', scan: toStored(read.report, locale) };
};

interface Scans {
  readonly scans: readonly Stored[];
  readonly unreadable: number;
}

/**
 * The stored scans and the functions that change them; null until they are read, `closed` when the browser does not
 * permit reading them.
 */
export const useScans = () => {
  const [all, setAll] = useState<Scans | 'closed' | null>(null);
  const read = (): Promise<void> => listScans().then(setAll, () => setAll('closed'));
  useEffect(() => void read(), []);
  // A scan that ended elsewhere is shown when the page becomes visible again.
  useInSight(read);

  return {
    all,
    pin: (id: string, pinned: boolean) => updateScan(id, (scan) => ({ ...scan, pinned })).then(read),
    remove: (id: string) => removeScan(id).then(read),
    removeUnreadable: () => removeUnreadable().then(read),
    wipe: () => wipeHistory().then(read),
    /** Resolves with false when there is no room for it. */
    add: async (scan: Stored): Promise<boolean> => {
      const stored = await keepDated(scan);
      await read();
      return stored;
    },
  };
};

/** Moves the focus to the heading when the focused element is gone. */
export const toHeading = (): void => document.querySelector<HTMLElement>('h1')?.focus();

/** The two scans that the address names, updated with it; null for the list. */
export const usePair = (): readonly [string, string] | null => {
  const [pair, setPair] = useState(() => readPair(location.hash));
  useEffect(() => {
    const handleHashChange = (): void => {
      setPair(readPair(location.hash));
      toHeading();
      window.scrollTo(0, 0);
    };
    window.addEventListener('hashchange', handleHashChange);
    return () => window.removeEventListener('hashchange', handleHashChange);
  }, []);
  return pair;
};

interface Message {
  readonly tone: 'good' | 'fault';
  readonly text: string;
}

/** The result of importing a file. */
type Import =
  | Extract<TakenIn, { readonly is: 'fault' }>
  | { readonly is: 'added' | 'present'; readonly host: string }
  | { readonly is: 'full' };

const toMessage = (came: Import, locale: Locale): Message => {
  const { importing } = historyWords[locale];
  if (came.is === 'full') return { tone: 'fault', text: importing.full };
  if (came.is !== 'fault') return { tone: 'good', text: importing[came.is]({ host: came.host }) };
  const sentence = exportWords[locale].faults[came.fault];
  return {
    tone: 'fault',
    text: typeof sentence === 'string' ? sentence : sentence({ where: toTitleName(came.where) }),
  };
};

/** Imports a file and returns a message about the result. */
export const useImport = (locale: Locale, add: (scan: Stored) => Promise<boolean>) => {
  const [came, setCame] = useState<Import | null>(null);

  const importFile = async (file: File): Promise<Import> => {
    const taken = await takeIn(file, locale);
    if (taken.is === 'fault') return taken;
    const host = toBrief(taken.scan.domain);
    if (taken.is === 'present') return { is: 'present', host };
    return (await add(taken.scan)) ? { is: 'added', host } : { is: 'full' };
  };
  const onFile = (file: File): void => {
    setCame(null);
    void importFile(file).then(setCame);
  };
  return { message: came && toMessage(came, locale), onFile };
};

/** Removing a scan, and undoing the last removal. */
export const useRemoval = ({ all, remove, add }: ReturnType<typeof useScans>) => {
  const [removed, setRemoved] = useState<Stored | null>(null);
  const [noRoom, setNoRoom] = useState(false);
  const settle = (): void => {
    setRemoved(null);
    setNoRoom(false);
    toHeading();
  };
  const restoreScan = async (scan: Stored): Promise<void> => {
    if (await add(scan)) settle();
    // It stays here, so that this can be retried once others are removed.
    else setNoRoom(true);
  };
  return {
    /** Null when nothing can be undone. */
    id: removed?.id ?? null,
    /** The scan could not be stored again. */
    noRoom,
    remove: (id: string): void => {
      const scans = all === null || all === 'closed' ? [] : all.scans;
      // A scan that found no room is not dropped in favour of another one that is removed to make room for it.
      if (!noRoom) setRemoved(scans.find((scan) => scan.id === id) ?? null);
      void remove(id);
    },
    undo: (): void => {
      if (removed !== null) void restoreScan(removed);
    },
    settle,
  };
};
