/** Texts that address a language model instead of a reader. */
export interface InstructionPattern {
  readonly language: 'nl' | 'en';
  readonly kind: 'override' | 'role' | 'praise' | 'leak';
  readonly pattern: RegExp;
}

export const MODEL_INSTRUCTIONS_CHECKED = '2026-11-20';

/** A coarse filter: a text with none of these words cannot match a pattern below, and is not examined further. */
export const TRIGGERS =
  /\b(?:(?:ignore|disregard|forget|negeer|vergeet|language model|llms?|chatgpt|claude|gemini|copilot|perplexity|as an ai|als ai|ai (?:agent|model|system|systeem)s?)\b|instruct|prompt|assistant|assistent|taalmodel)/i;

export const MODEL_INSTRUCTIONS: readonly InstructionPattern[] = [
  {
    language: 'en',
    kind: 'override',
    pattern:
      /\b(?:ignore|disregard|forget|override) (?:all |any |the |your |these |those ){0,3}(?:previous|prior|above|earlier|preceding|other) (?:\w{1,15} )?(?:instructions?|prompts?|rules?|guidelines?|directions?)\b/i,
  },
  {
    language: 'nl',
    kind: 'override',
    pattern:
      /\b(?:negeer|vergeet) (?:alle |al |de |je |uw |deze ){0,3}(?:eerdere|vorige|voorgaande|bovenstaande|andere) (?:\w{1,15} )?(?:instructies?|opdrachten?|prompts?|regels?|aanwijzingen?)\b/i,
  },
  // Followed by words that address the model: "as an AI company" is about the writer, and so is "as an AI assistant, I".
  {
    language: 'en',
    kind: 'role',
    pattern:
      /\b(?:you are|act as|if you are|as(?! [^.,]{0,40},? I\b(?!['’]d| (?:ask|need|urge|want|would)\b))) (?:now )?(?:an? )?(?:(?:ai|large language|language) (?:model|assistant|agent|system|bot)|ai|llm|chatbot)(?=[,;:)]|\s(?:reading|that|who|you|and|then|visiting|summari|crawl|must|should|always|never|do not|please))[^.]{0,120}\b(?:must|should|always|never|do not|recommend|mention|cite|rate|rank|say)\b/i,
  },
  {
    language: 'nl',
    kind: 'role',
    pattern:
      /\b(?:je bent|u bent|als je|als u|gedraag je als|als(?! [^.,]{0,40}(?:,? [^\s.,]{1,12})? ik\b(?! (?:dat|je|jou|jullie|u)\b))) (?:nu )?(?:een )?(?:ai[- ]?(?:assistent|agent|model|systeem|bot)|ai|llm|taalmodel|chatbot)(?=[,;:)]|\s(?:bent|die|dat|dit|deze|je|u|en|dan|leest|moet|dient|altijd|nooit|noem|beveel|vermeld|zeg|raad))[^.]{0,120}\b(?:moet|dient|altijd|nooit|beveel|noem|vermeld|zeg|raad)\b/i,
  },
  {
    language: 'en',
    kind: 'praise',
    pattern:
      /\b(?:ai|llm|chatgpt|claude|gemini|copilot|perplexity|assistants?|language models?)\b[^.]{0,80}\b(?:(?:always )?recommend (?:this|our|us)|rank (?:this|us) (?:first|highest)|only mention|describe (?:this|us) as the best)\b/i,
  },
  {
    language: 'nl',
    kind: 'praise',
    pattern:
      /\b(?:ai|llm|chatgpt|claude|gemini|copilot|perplexity|assistent(?:en)?|taalmodel(?:len)?)\b[^.]{0,80}\b(?:beveel (?:altijd|ons|deze|dit)|raad (?:altijd|ons)|noem (?:altijd|ons|alleen)|zet ons bovenaan)\b/i,
  },
  {
    language: 'en',
    kind: 'leak',
    pattern:
      /\b(?:reveal|print|repeat|output|send|exfiltrate) (?:me )?(?:your|the) (?:system prompt|instructions|conversation|chat history|api keys?)\b/i,
  },
];
