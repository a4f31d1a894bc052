import { useState } from 'preact/hooks';
import type { Locale } from '../../lib/model.ts';
import type { Stored } from '../../lib/platform/history.ts';
import { brief, named } from '../../lib/view/visible.ts';
import { exportWords } from '../../lib/words/export.ts';
import { historyWords } from '../../lib/words/history.ts';
import { takeIn } from './take-in.ts';

interface Told {
  readonly tone: 'good' | 'fault';
  readonly text: string;
}

/** Takes a file in and tells what came of it. */
export const useImport = (locale: Locale, add: (scan: Stored) => Promise<boolean>) => {
  const [told, setTold] = useState<Told | null>(null);
  const { importing } = historyWords[locale];

  const outcome = async (file: File): Promise<Told> => {
    const taken = await takeIn(file, locale);
    if (taken.is === 'fault') {
      const sentence = exportWords[locale].faults[taken.fault];
      return { tone: 'fault', text: typeof sentence === 'string' ? sentence : sentence({ where: named(taken.where) }) };
    }
    const host = brief(taken.scan.domain);
    if (taken.is === 'present') return { tone: 'good', text: importing.present({ host }) };
    const kept = await add(taken.scan);
    return kept ? { tone: 'good', text: importing.added({ host }) } : { tone: 'fault', text: importing.full };
  };
  const onFile = (file: File): void => {
    setTold(null);
    void outcome(file).then(setTold);
  };
  return { told, onFile };
};
