import type { Locale } from '../../model.ts';
import { comment as en } from '../en/report/comment.ts';
import { type CommentWords, comment as nl } from '../nl/report/comment.ts';

export const commentWords: Readonly<Record<Locale, CommentWords>> = { nl, en };
