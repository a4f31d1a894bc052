/**
 * Advance widths of Arial Regular in 1/2048 em: for each width the signs that have it. Measured 2026-11 with Liberation
 * Sans, which has Arial's metrics.
 */
export const ARIAL_WIDTHS: Readonly<Record<number, string>> = {
  0: '\u00ad',
  391: "'",
  455: 'ijlįĵĺļł‘’‚',
  532: '|¦',
  569: ' !,./:;I[\\]ft\u00a0·ÌÍÎÏìíîïĨĩĪīĬĭĮİıţŧ',
  597: 'ľ',
  682: '()-`r¡¨²³´¸¹ŕŗř“”„‹›',
  684: '{}',
  717: '•',
  727: '"',
  748: 'º',
  758: 'ª',
  768: 'ť',
  797: '*',
  819: '°',
  961: '^',
  1024: 'JcksvxyzçýÿćĉċčĴķĸśŝşšŷźżž',
  1100: '¶',
  1124: '±÷',
  1131: '¯',
  1180: 'µ',
  1196: '+<=>~¬×−',
  1251: 'FTZ¿ßøŢŤŦŹŻŽ',
  1259: 'ď',
  1366: '&ABEKPSVXYÀÁÂÃÄÅÈÉÊËÝÞĀĂĄĒĔĖĘĚĶŚŜŞŠŶŸ',
  1479: 'CDHNRUwÇÐÑÙÚÛÜĆĈĊČĎĐĤĦŃŅŇŔŖŘŨŪŬŮŰŲŵ',
  1509: '©®',
  1593: 'GOQÒÓÔÕÖØĜĞĠĢŌŎŐ',
  1706: 'Mm',
  1708: '¼½¾',
  1821: '%æ',
  1933: 'WœŴ',
  2048: 'ÆŒ—…™',
  2079: '@',
};

/** Width of digits, most small letters, and every sign that is not in the table. */
export const ARIAL_OTHER_WIDTH = 1_139;
