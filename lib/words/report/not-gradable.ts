import type { ExplainNotGradable } from '../../api/outgoing.ts';
import type { Locale } from '../../model.ts';
import { commonWords } from '../common.ts';
import { notGradable as en } from '../en/report/not-gradable.ts';
import { notGradable as nl } from '../nl/report/not-gradable.ts';

const WORDS = { nl, en };

type Own = keyof (typeof nl)['reasons'];

/** Explains why a scan has no grade, and what would help. */
export const explainNotGradable =
  (locale: Locale): ExplainNotGradable =>
  (reason) => {
    const { message, reasons } = WORDS[locale];
    if (Object.hasOwn(reasons, reason)) {
      const { because, help } = reasons[reason as Own];
      return { message: message({ because }), help };
    }
    const { because, remedy: help } = commonWords[locale].unseen[reason as Exclude<typeof reason, Own>];
    return { message: message({ because }), help };
  };
