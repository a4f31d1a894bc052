import type { Locale } from '../model.ts';
import { assistant as en } from './en/assistant.ts';
import { type AssistantWords, assistant as nl } from './nl/assistant.ts';

export const assistantWords: Readonly<Record<Locale, AssistantWords>> = { nl, en };
