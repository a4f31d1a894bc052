import { useState } from 'preact/hooks';
import { DecisionsFile, type DecisionsMessage } from '../../components/options/DecisionsFile.tsx';
import { useLocale } from '../../components/shared/locale.ts';
import { useSlot } from '../../components/shared/use-slot.ts';
import { addDecisions } from '../../lib/decision.ts';
import { formatBaselineFile, LARGEST_BASELINE, readBaseline } from '../../lib/export/baseline.ts';
import { toBaseline, toDecisions } from '../../lib/export/make-baseline.ts';
import { decisionsSlot } from '../../lib/platform/storage/decisions.ts';
import { baselineWords } from '../../lib/words/command/baseline.ts';
import { getCheckTitle } from '../../lib/words/say.ts';

/** Offers a text for download as a file, which needs no permission. */
const offerFile = (name: string, text: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};

/** Reads a file of known findings and adds its decisions to the existing ones. */
const takeIn = async (file: File): Promise<DecisionsMessage> => {
  if (file.size > 4 * LARGEST_BASELINE) return { is: 'fault', fault: 'tooLarge', where: '' };
  const read = readBaseline(await file.text());
  if (!read.ok) return { is: 'fault', fault: read.fault, where: read.where };
  const { decisions, left } = toDecisions(read.baseline, Date.now());
  let message: DecisionsMessage = { is: 'notSaved' };
  await decisionsSlot.change((before) => {
    const { all, added, present } = addDecisions(before, decisions);
    message = all === null ? { is: 'full' } : { is: 'read', added, present, left };
    return all ?? before;
  });
  return message;
};

/** The decisions file, as a part of the options page. */
export const DecisionsPart = () => {
  const locale = useLocale();
  const [all, show] = useSlot(decisionsSlot);
  const [message, setMessage] = useState<DecisionsMessage | null>(null);
  if (all === null) return null;
  const save = (): void => {
    const text = formatBaselineFile(toBaseline(all, (check) => getCheckTitle(check, locale)));
    offerFile(baselineWords[locale].file.name, text);
  };
  const read = async (file: File): Promise<void> => {
    setMessage(await takeIn(file).catch((): DecisionsMessage => ({ is: 'notSaved' })));
    show(await decisionsSlot.get());
  };
  return (
    <DecisionsFile
      count={Object.values(all).flat().length}
      message={message}
      onSave={save}
      onFile={(file) => void read(file)}
    />
  );
};
