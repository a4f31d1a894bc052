import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Finding } from '../../../lib/model.ts';
import { ticketWords } from '../../../lib/words/report/ticket.ts';
import { CopyButton } from '../../shared/form/CopyButton.tsx';
import { useLocale } from '../../shared/locale.ts';

const FORMS = ['plain', 'assistant'] as const;

/** Writes a ticket for the checks with these ids; null when the report is only shown. */
export const TicketContext = createContext<((ids: readonly string[], form: (typeof FORMS)[number]) => string) | null>(
  null,
);

/** Copies what one repair fixes, as a ticket for a person or a coding assistant. */
export const CopyTicket = ({ findings }: { readonly findings: readonly Finding[] }) => {
  const { copy } = ticketWords[useLocale()];
  const ticketOf = useContext(TicketContext);
  if (ticketOf === null) return null;
  const ids = findings.map(({ id }) => id);
  return (
    <p class="tickets">
      {FORMS.map((form) => (
        <CopyButton key={form} text={() => ticketOf(ids, form)} name={copy[form]} isNamed isSmall />
      ))}
    </p>
  );
};
