import type { Locale } from '../model.ts';
import { comment as en } from './en/comment.ts';
import { type CommentWords, comment as nl } from './nl/comment.ts';

export const commentWords: Readonly<Record<Locale, CommentWords>> = { nl, en };
