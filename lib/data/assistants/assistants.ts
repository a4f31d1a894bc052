/** Assistants that accept a prompt in an address, and what such a prompt may request. */
export interface Assistant {
  readonly name: string;
  /** Registrable domain or host; subdomains count. */
  readonly host: string;
  /** Query parameters that hold the prompt. */
  readonly parameters: readonly string[];
  readonly source: string;
  readonly checked: string;
}

export const ASSISTANTS_CHECKED = '2026-11-20';
const SOURCE = 'https://www.microsoft.com/en-us/security/blog/2026/02/10/ai-recommendation-poisoning/';

const ROWS: readonly (readonly [name: string, host: string, ...parameters: readonly string[]])[] = [
  ['ChatGPT', 'chatgpt.com', 'q', 'prompt'],
  ['ChatGPT', 'chat.openai.com', 'q', 'prompt'],
  ['Claude', 'claude.ai', 'q'],
  ['Perplexity', 'perplexity.ai', 'q'],
  ['Copilot', 'copilot.microsoft.com', 'q', 'prompt'],
  ['Gemini', 'gemini.google.com', 'q', 'prompt', 'query'],
  ['Grok', 'grok.com', 'q'],
];

export const ASSISTANTS: readonly Assistant[] = ROWS.map(([name, host, ...parameters]) => ({
  name,
  host,
  parameters,
  source: SOURCE,
  checked: ASSISTANTS_CHECKED,
}));

/**
 * Patterns that tell the assistant to store something beyond this conversation, or to prefer a source; not those about
 * what the user wants to remember, or that nothing is to be remembered. For a clause that is no question.
 */
export const POISON: readonly RegExp[] = [
  /\b(?<!\b(?:should|do|must|can|could|would) (?:i|we|you) |(?<!\byou )\bto |\b(?:help|let) (?:me|us) |\b(?:not|never|don['’]t|without) )(?:remember|memori[sz]e)\b/i,
  /\b(?:keep in mind(?! that (?:i|i['’]m|my)\b)|keep in memory|trusted source|authoritative source)\b/i,
  /\b(?:save|store|add|commit|put|write|record)\b.{0,80}\b(?:(?:to|into) (?:your |the )?(?:long[- ]term )?memory|in your (?:long[- ]term )?memory)\b/i,
  /\b(?:in|for) (?:all |any |your ){0,2}future (?:chats?|conversations?|questions?|sessions?)\b/i,
  /\b(?:always|from now on)[^.]{0,60}\b(?:recommend|cite|mention|prefer|use (?:[^\s!?]{1,30} ){0,6}source)\b/i,
  /\bonthoud(?!.{0,60} niet[.!]?$)\b|(?<!\bom te |\bhelp (?:me|mij|ons) (?:te )?)\bonthouden\b/i,
  /\b(?:sla|bewaar|zet|plaats|noteer|leg|schrijf|prent)\b.{0,80}\bin (?:je|jouw|uw|het) (?:langetermijn)?geheugen\b|\bgeheugen (?:op te slaan|opslaan|te bewaren|bewaren|te zetten|zetten)\b/i,
  /\b(?:in|bij|voor) (?:al(?:le)? |je |uw ){0,2}toekomstige (?:chats?|gesprekken|sessies|vragen)\b/i,
  /\b(?:vertrouwde bron|betrouwbare bron|(?:altijd|voortaan)[^.]{0,60}\b(?:aanbevelen|aanraden|noemen|citeren|als (?:\w{1,12} )?bron)|beveel[^.]{0,40}\baltijd|raad[^.]{0,40}\baltijd)\b/i,
];

/** How a question begins that asks for an answer, and not politely for something else, as “can you” does. */
export const QUESTION =
  /^(?:is|are|was|were|do|does|did|has|have|should|must|may|what|which|who|whose|how|when|where|why(?! (?:do|will|can)?n['’]t| not\b)|wat|welke?|wie|wiens|hoe|wanneer|waar|waarom(?!.* niet\b)|zijn|moet|moeten|mag|heeft|hebben) /i;

/** A request for a summary of the page, no more. */
export const SUMMARY =
  /\b(?:summari[sz]e|summary|tl;?dr|key points|samenvatt?(?:en|ing)?|vat [^.]{0,60}samen|kernpunten|hoofdpunten)\b/i;
