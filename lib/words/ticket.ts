import type { Locale } from '../model.ts';
import { ticket as en } from './en/ticket.ts';
import { ticket as nl, type TicketWords } from './nl/ticket.ts';

export const ticketWords: Readonly<Record<Locale, TicketWords>> = { nl, en };
