import type { Locale } from '../../model.ts';
import { command as en } from '../en/command/command.ts';
import { type CommandWords, command as nl } from '../nl/command/command.ts';

export const commandWords: Readonly<Record<Locale, CommandWords>> = { nl, en };
