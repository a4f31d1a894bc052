/** Words of what is advertised on sites that others broke into: gambling, medicines, loans, coins, fake goods. */
export interface SpamWords {
  readonly kind: 'gambling' | 'pharmacy' | 'loans' | 'crypto' | 'goods';
  readonly language: 'en' | 'nl' | 'ja' | 'id';
  readonly pattern: RegExp;
}

export const SPAM_WORDS_CHECKED = '2026-11-20';

export const SPAM_WORDS: readonly SpamWords[] = [
  {
    kind: 'gambling',
    language: 'en',
    pattern:
      /\b(?:online casino|casino bonus|free spins|sportsbook|betting site|poker online|slot ?machines?|slots? online)\b/i,
  },
  {
    kind: 'gambling',
    language: 'nl',
    pattern: /\b(?:casino zonder cruks|gokken zonder cruks|online gokken|gokkasten|gratis spins)\b/i,
  },
  {
    kind: 'gambling',
    language: 'id',
    pattern: /\b(?:slot gacor|judi online|situs slot|togel|rtp slot|slot88|maxwin)\b/i,
  },
  {
    kind: 'pharmacy',
    language: 'en',
    pattern: /\b(?:viagra|cialis|levitra|tramadol|xanax|ambien|oxycodone|buy (?:generic|cheap) \w{4,20}(?:mg)?)\b/i,
  },
  { kind: 'pharmacy', language: 'nl', pattern: /\b(?:kamagra|erectiepillen|zonder recept (?:kopen|bestellen))\b/i },
  { kind: 'loans', language: 'en', pattern: /\b(?:payday loans?|instant loans?|cash advance)\b/i },
  { kind: 'loans', language: 'nl', pattern: /\b(?:lenen zonder bkr|minilening|flitskrediet)\b/i },
  {
    kind: 'crypto',
    language: 'en',
    pattern: /\b(?:bitcoin (?:casino|trader|revolution)|crypto (?:casino|giveaway))\b/i,
  },
  {
    kind: 'goods',
    language: 'en',
    pattern: /\b(?:replica watch(?:es)?|cheap (?:jerseys|oakley|ray-?ban|louis vuitton)|essay writing service)\b/i,
  },
  { kind: 'goods', language: 'ja', pattern: /(?:スーパーコピー|激安(?:通販|販売)|正規品.{0,6}激安|偽ブランド)/ },
];
