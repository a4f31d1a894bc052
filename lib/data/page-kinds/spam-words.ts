/** Words for what is advertised on hacked sites: gambling, medicines, loans, coins, fake goods. */
export interface SpamWords {
  readonly kind: 'gambling' | 'pharmacy' | 'loans' | 'crypto' | 'goods';
  readonly language: 'en' | 'nl' | 'ja' | 'id' | 'zh' | 'ko' | 'ru' | 'ar' | 'th';
  readonly pattern: RegExp;
}

export const SPAM_WORDS_CHECKED = '2026-11-20';

export const SPAM_WORDS: readonly SpamWords[] = [
  {
    kind: 'gambling',
    language: 'en',
    pattern:
      /\b(?:online casino|casino (?:online|bonus)|free spins|sportsbook|betting site|poker online|slot ?machines?)\b/i,
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
    pattern: /\b(?:viagra|cialis|levitra|tramadol|xanax|ambien|oxycodone|buy generic \w{4,20})\b/i,
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
  { kind: 'goods', language: 'ja', pattern: /(?:スーパーコピー|激安.{0,20}(?:通販|販売)|正規品.{0,6}激安|偽ブランド)/ },
  {
    kind: 'gambling',
    language: 'ja',
    pattern: /オンライン(?:カジノ|スロット|ポーカー)|ブックメーカー|バカラ|パチスロ/,
  },
  { kind: 'pharmacy', language: 'ja', pattern: /バイアグラ|シアリス|レビトラ/ },
  {
    kind: 'gambling',
    language: 'zh',
    pattern: /[赌賭](?:场|場|博|盘|盤)|老虎[机機]|博彩|百家[乐樂]|六合彩|[体體]育投注/,
  },
  { kind: 'gambling', language: 'ko', pattern: /카지노|바카라|토토사이트|슬롯|먹튀/ },
  { kind: 'gambling', language: 'ru', pattern: /казино|игровые автоматы|букмекер/i },
  { kind: 'pharmacy', language: 'ru', pattern: /виагр|сиалис/i },
  { kind: 'loans', language: 'ru', pattern: /микроза[йе]м|за[йе]мы? (?:онлайн|на карту|без отказа)/i },
  { kind: 'goods', language: 'ru', pattern: /купить (?:\S{1,20} ){0,2}диплом/i },
  { kind: 'gambling', language: 'ar', pattern: /كازينو|مراهنات/ },
  { kind: 'gambling', language: 'th', pattern: /สล็อต|คาสิโน|บาคาร่า|แทงบอล/ },
];

/**
 * The subject of one kind of spam. `subject` recognises a site whose own trade or concern it is; `link` a link that
 * may advertise it; `sure` the words of it that honest sites of another subject do not put in their links.
 */
export interface SpamTrade {
  readonly kind: 'gambling' | 'pharmacy' | 'loans';
  readonly link: RegExp;
  readonly sure: RegExp;
  readonly subject: RegExp;
}

/**
 * The three trades that hidden blocks of links advertise (Google Search Central, “Hacked content”). `link` is broader
 * than the words above: a slot is a castle, a lock or an hour too, and theatres are called Casino. It is matched only
 * against links that a page hides, and never on a site of that trade.
 */
export const SPAM_TRADES: readonly SpamTrade[] = [
  {
    kind: 'gambling',
    link: /\b(?:\w*casinos?|slots?|slot88|poker|roulette|blackjack|jackpot|bookmakers?|sportsbook|betting|gokken|gokkasten|judi|togel|gacor|maxwin|free spins|gratis spins|baccarat|sbobet|1xbet)\b/i,
    sure: /\b(?:(?:online|best|crypto|bitcoin|gamstop) casinos?|casinos? (?:online|bonus(?:es)?|slots|sites?|utan|ohne|zonder|sin|non|not)|(?:situs|agen|rtp|judi) slot|slot (?:gacor|deposit|demo|pulsa|dana|resmi|terpercaya)|slot88|slot machines? online|poker online|online (?:poker|roulette|blackjack|baccarat|betting)|betting sites?|sportsbook|judi (?:online|bola)|togel|gacor|maxwin|free spins|gratis spins|sbobet|1xbet)\b/i,
    subject:
      /casino|poker|gok(?:ken|kast)|kansspel|bingo|loterij|lottery|lotto|jackpot|roulette|bookmaker|betting|wedden|weddenschap|slots?\b|gambl|gaming|versla(?:af|v)|addict/i,
  },
  {
    kind: 'pharmacy',
    link: /\b(?:viagra|cialis|levitra|kamagra|sildenafil|tadalafil|tramadol|xanax|ambien|oxycodone|modafinil|zolpidem|erectiepillen|online (?:pharmacy|apotheek)|canadian pharmacy|zonder recept)\b/i,
    sure: /\b(?:viagra|cialis|levitra|kamagra|erectiepillen|canadian pharmacy|(?:buy|cheap|order|generic) (?:online )?(?:sildenafil|tadalafil|tramadol|xanax|ambien|oxycodone|modafinil|zolpidem)|(?:sildenafil|tadalafil|tramadol|xanax|ambien|oxycodone|modafinil|zolpidem) (?:online|kopen|bestellen|zonder recept|without (?:a )?prescription))\b/i,
    subject:
      /apothe|pharma|drogist|medicijn|geneesmiddel|medicine|medication|recept|huisarts|dokter|doctor|clinic|kliniek|zorg|health|gezondheid|viagra|erecti|versla(?:af|v)|addict|drugs\b/i,
  },
  {
    kind: 'loans',
    link: /\b(?:payday loans?|instant loans?|cash advance|quick loans?|personal loans?|loans? online|minilening(?:en)?|flitskrediet|lenen zonder bkr|geld lenen|snel (?:geld )?lenen|lening zonder bkr)\b/i,
    sure: /\b(?:payday loans?|instant loans?|cash advance|quick loans?|(?:lenen|lening|minilening(?:en)?|krediet|flitskrediet) zonder bkr)\b/i,
    subject:
      /\blening|\blenen\b|krediet|hypothe|financ|\bloans?\b|mortgage|\bbank\b|\bgeld\b|credit|money|schuld|\bdebts?\b/i,
  },
];
