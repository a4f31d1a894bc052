import { POISON, QUESTION } from '../../data/assistants/assistants.ts';

/** Characters of a prompt that are read: no link that a person would press has more. */
const LENGTH = 4_000;

/** A question without what may follow it in the same sentence: “What is this, and remember us” orders something too. */
const FIRST_CLAUSE = /^.*?(?:[,;:]| and | en )/;

/** The clauses of a prompt that are no questions. A stop within an address ends no sentence. */
const listClauses = (prompt: string): readonly string[] =>
  prompt
    .slice(0, LENGTH)
    .split(/[.!?](?=\s|$)|\n/)
    .map((sentence) => sentence.trim())
    .map((sentence) =>
      QUESTION.test(sentence) ? sentence.slice(FIRST_CLAUSE.exec(sentence)?.[0].length ?? sentence.length) : sentence,
    );

/** Whether a prompt tells an assistant to remember something beyond this conversation, or to prefer a source. */
export const isPoisoning = (prompt: string): boolean =>
  listClauses(prompt).some((clause) => POISON.some((pattern) => pattern.test(clause)));
