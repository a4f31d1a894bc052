import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { exportWords } from '../../lib/words/report/export.ts';
import { historyWords } from '../../lib/words/report/history.ts';
import { reportWords } from '../../lib/words/report/report.ts';
import { useLocale } from '../shared/locale.ts';

/** A form in which the report can be saved. */
export type SaveFormat = 'report' | 'result' | 'csv' | 'markdown' | 'html';

interface Props {
  readonly onPrint: () => void;
  /** In the order in which they are offered; on the public tier only the result. */
  readonly formats: readonly SaveFormat[];
  readonly onSave: (format: SaveFormat) => void;
  readonly historyUrl: string;
  /** The choices for the printed report; absent on the public tier. */
  readonly children?: ComponentChildren;
}

/** Ways to save the report, behind one button, and the link to earlier scans. */
export const SaveMenu = ({ onPrint, formats, onSave, historyUrl, children }: Props) => {
  const locale = useLocale();
  const { save } = reportWords[locale];
  const words = exportWords[locale];
  const menu = useRef<HTMLDetailsElement>(null);
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || menu.current === null) return;
    menu.current.open = false;
    menu.current.querySelector('summary')?.focus();
  };
  return (
    <section class="save" aria-label={save.title}>
      <details class="menu" ref={menu} onKeyDown={handleKey}>
        <summary class="button">{children ? save.openForClient : save.open}</summary>
        <div class="choices">
          {children}
          <button type="button" class="button" data-kind="primary" onClick={onPrint}>
            {children ? save.printForClient : save.print}
          </button>
          {formats.map((format) => (
            <button key={format} type="button" class="button" data-format={format} onClick={() => onSave(format)}>
              {words.formats[format]}
            </button>
          ))}
        </div>
      </details>
      <a href={historyUrl}>{historyWords[locale].open}</a>
    </section>
  );
};
