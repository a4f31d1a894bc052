import { commonWords } from '../../lib/words/common.ts';
import { popupWords } from '../../lib/words/popup.ts';
import { PASSING_ROWS, type PassingRow } from '../../test/faults/passing-rows.ts';

const again = (isShown: boolean): string => (isShown ? 'the same result' : 'a new scan');
const quoted = (sentences: readonly string[]): string => sentences.map((one) => `“${one}”`).join(' ') || '–';

/**
 * The popup's sentences above the result: its notes on the scan, and the cause, unless a note says already that there is no
 * connection.
 */
const inPopup = ({ state: { notes }, cause }: PassingRow): string => {
  const words = popupWords.en.notes as Readonly<Record<string, string | undefined>>;
  const causes = cause === null || notes.includes('offline') ? [] : [popupWords.en.passing[cause]];
  return quoted([...notes.flatMap((note) => words[note] ?? []), ...causes]);
};

/** The table of what popup, report and a second press say about temporary conditions, for out/docs/reliability.md. */
export const passingTable = (): string =>
  [
    '| what was met | popup | report, at each check that was not tested | second press, online | second press, offline |',
    '| --- | --- | --- | --- | --- |',
    ...PASSING_ROWS.map((row) => {
      const reasons = [...new Set(row.state.pillars.flatMap(({ unseen }) => unseen.map(({ why }) => why)))];
      const said = quoted(reasons.map((why) => commonWords.en.unseen[why].because));
      return `| ${row.met} | ${inPopup(row)} | ${said} | ${again(row.online)} | ${again(row.offline)} |`;
    }),
  ].join('\n');
