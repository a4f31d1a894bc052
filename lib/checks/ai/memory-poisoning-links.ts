import { defineCheck } from '../../check.ts';
import { ASSISTANTS, ASSISTANTS_CHECKED, SUMMARY } from '../../data/assistants/assistants.ts';
import { isPoisoning } from '../../parse/text/prompt-orders.ts';
import { isUnder } from '../../parse/url/host-match.ts';
import { parseIsoDay } from '../../time.ts';

/** The prompt that a link passes to an assistant; null when it leads to none, or has no prompt. */
const readPrompt = (href: string | null): string | null => {
  const url = href === null ? null : URL.parse(href);
  const assistant = ASSISTANTS.find(({ host }) => url !== null && isUnder(url.hostname, host));
  const prompts = assistant?.parameters.flatMap((name) => url?.searchParams.get(name) ?? []) ?? [];
  return prompts.find((prompt) => prompt.trim() !== '') ?? null;
};

export const memoryPoisoningLinks = defineCheck({
  id: 'memory-poisoning-links',
  weight: 5,
  who: 'webbouwer',
  effort: 1,
  source: 'https://www.microsoft.com/en-us/security/blog/2026/02/10/ai-recommendation-poisoning/',
  needs: ['page'],
  verdicts: { none: 'pass', neutral: 'pass', summary: 'warn', poison: 'fail' },
  table: { checkedAt: () => parseIsoDay(ASSISTANTS_CHECKED), calm: ['none', 'neutral'] },

  judge({ page }) {
    const prompts = page.links.list.flatMap(({ href }) => readPrompt(href) ?? []);
    const poison = prompts.filter(isPoisoning);
    if (poison.length > 0) return { code: 'poison', items: poison };

    const summary = prompts.filter((prompt) => SUMMARY.test(prompt));
    if (summary.length > 0) return { code: 'summary', items: summary };
    return prompts.length > 0 ? { code: 'neutral', items: prompts } : { code: 'none' };
  },
});
