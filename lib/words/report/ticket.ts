import type { Locale } from '../../model.ts';
import { ticket as en } from '../en/report/ticket.ts';
import { ticket as nl, type TicketWords } from '../nl/report/ticket.ts';

export const ticketWords: Readonly<Record<Locale, TicketWords>> = { nl, en };
