/** Words for what is advertised on hacked sites: gambling, medicines, loans, coins, fake goods. */
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

/** The subject of one kind of spam. `subject` recognises a site whose own trade it is; `link` a link that advertises it. */
export interface SpamTrade {
  readonly kind: 'gambling' | 'pharmacy' | 'loans';
  readonly link: RegExp;
  readonly subject: RegExp;
}

/**
 * The three trades that hidden blocks of links advertise (Google Search Central, “Hacked content”). Broader than the
 * words above: matched only against links that a page hides, and never on a site of that trade.
 */
export const SPAM_TRADES: readonly SpamTrade[] = [
  {
    kind: 'gambling',
    link: /\b(?:\w*casinos?|slots?|slot88|poker|roulette|blackjack|jackpot|bookmakers?|sportsbook|betting|gokken|gokkasten|judi|togel|gacor|maxwin|free spins|gratis spins|baccarat|sbobet|1xbet)\b/i,
    subject:
      /casino|poker|gok(?:ken|kast)|kansspel|bingo|loterij|lottery|lotto|jackpot|roulette|bookmaker|betting|wedden|weddenschap|slots?\b|gambl|gaming/i,
  },
  {
    kind: 'pharmacy',
    link: /\b(?:viagra|cialis|levitra|kamagra|sildenafil|tadalafil|tramadol|xanax|ambien|oxycodone|modafinil|zolpidem|erectiepillen|online (?:pharmacy|apotheek)|canadian pharmacy|zonder recept)\b/i,
    subject:
      /apothe|pharma|drogist|medicijn|geneesmiddel|medicine|medication|recept|huisarts|dokter|doctor|clinic|kliniek|zorg|health|gezondheid|viagra|erecti/i,
  },
  {
    kind: 'loans',
    link: /\b(?:payday loans?|instant loans?|cash advance|quick loans?|personal loans?|loans? online|minilening(?:en)?|flitskrediet|lenen zonder bkr|geld lenen|snel (?:geld )?lenen|lening zonder bkr)\b/i,
    subject: /\blening|\blenen\b|krediet|hypothe|financ|\bloans?\b|mortgage|\bbank\b|\bgeld\b|credit|money/i,
  },
];
