import { createContext } from 'preact';
import type { Report } from '../../../lib/model.ts';
import { type Footnotes, listFootnotes } from '../../../lib/view/footnotes.ts';
import { listPillarViews } from '../../../lib/view.ts';
import { clientWords } from '../../../lib/words/service/client.ts';
import { useLocale } from '../../shared/locale.ts';

/** The numbers with which a printed report refers to addresses. */
export const FootnoteContext = createContext<Footnotes>(new Map());

/** On paper only, where links cannot be followed: the numbered addresses. */
export const FootnoteList = ({ report }: { readonly report: Report }) => {
  const { sources } = clientWords[useLocale()];
  const footnotes = listFootnotes(listPillarViews(report));
  if (footnotes.size === 0) return null;
  return (
    <section class="paper footnotes" aria-labelledby="footnotes-title">
      <h2 id="footnotes-title">{sources}</h2>
      <ol>
        {[...footnotes.keys()].map((address) => (
          <li key={address}>{address}</li>
        ))}
      </ol>
    </section>
  );
};
