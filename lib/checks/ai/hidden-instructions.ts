import { defineCheck, toUnseen } from '../../check.ts';
import { MODEL_INSTRUCTIONS } from '../../data/assistants/model-instructions.ts';

/** Number of letters from which a run of invisible tag characters is a message and not a flag. */
const LETTERS = 8;
const HIDDEN: readonly string[] = ['hidden', 'offScreen', 'sameColour', 'zeroSize'];

const isInstruction = (text: string): boolean => MODEL_INSTRUCTIONS.some(({ pattern }) => pattern.test(text));

export const hiddenInstructions = defineCheck({
  id: 'hidden-instructions',
  weight: 5,
  who: 'webbouwer',
  effort: 1,
  source: 'https://genai.owasp.org/llmrisk/llm01-prompt-injection/',
  needs: ['page'],
  helps: ['llms'],
  verdicts: { none: 'pass', aside: 'warn', hidden: 'fail' },

  judge({ page, llms }) {
    const { texts, invisible, complete } = page.concealed;
    const found = texts.filter(({ text }) => isInstruction(text));
    const hidden = found.filter(({ how }) => HIDDEN.includes(how)).map(({ text }) => text);
    const runs = invisible.filter((run) => (run.match(/\p{L}/gu) ?? []).length >= LETTERS);
    if (hidden.length + runs.length > 0) return { code: 'hidden', items: [...hidden, ...runs] };

    // The unexamined part may hide something worse than instructions in comments or alt texts.
    if (!complete) return toUnseen('tooLarge');

    const inFile = llms.seen && llms.value.status < 300 && isInstruction(llms.value.body) ? [llms.value.url] : [];
    const aside = [...found.map(({ text }) => text), ...inFile];
    if (aside.length > 0) return { code: 'aside', items: aside };
    return llms.seen || llms.why === 'notApplicable' ? { code: 'none' } : toUnseen(llms.why);
  },
});
