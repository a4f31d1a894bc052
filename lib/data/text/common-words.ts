/** Day on which these lists were last reviewed. */
export const COMMON_WORDS_CHECKED = '2026-11-20';

const toWordSet = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/**
 * Words that are frequent in any running text of a language: articles, prepositions, pronouns, forms of “to be”. By
 * primary language tag; own collection. Only languages in Latin letters: others are recognised by their script.
 */
export const COMMON_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  af: toWordSet('die en van in is ’n n te wat vir het nie om met op dat ons hy sy aan ook word deur by na as kan jou'),
  cs: toWordSet('a v je se na že s z do to i o k ve pro jako za by ale si po od jsou má nebo který která jsme být'),
  da: toWordSet('og i at det er en til af på som for med den der de ikke et har vi kan du fra om men ved sig var også'),
  de: toWordSet(
    'der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus wir',
  ),
  en: toWordSet(
    'the of and to a in is that for it with as on are this you be by not or from at we have our your an can was',
  ),
  es: toWordSet('de la que el en y a los se del las un por con no una su para es al lo como más o pero sus le ha este'),
  fi: toWordSet(
    'ja on ei se että oli hän en mutta ovat kun niin mitä tai myös sen kuin jos joka voi olla ole me sekä nyt',
  ),
  fr: toWordSet(
    'de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont avec vous nous',
  ),
  hu: toWordSet('a az és hogy nem is egy van meg ez de azt csak mint már ha vagy el volt még lehet ki kell minden ezt'),
  it: toWordSet(
    'di e il la che in a per un è del una non con le si da i come sono al dei più alla della nel anche o lo',
  ),
  nl: toWordSet(
    'de het een van en in is dat op te voor met zijn niet aan die er om ook als bij of naar uit wij u we uw door',
  ),
  no: toWordSet('og i det er en til av på som for med den de ikke et har vi kan du fra om men ved seg var også jeg å'),
  pl: toWordSet('i w na z się nie do to że jest o jak za od po przez dla a są oraz co przy być tak jego lub ma może'),
  pt: toWordSet('de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao das à seu ou'),
  ro: toWordSet('de și în la a cu din pe pentru care este că nu un o mai se sunt sau prin fi al ale ce ca dar au le'),
  sv: toWordSet(
    'och i att det som en på är av för med den till inte de om ett har vi kan du från men så vid sig var också',
  ),
  tr: toWordSet(
    've bir bu da de için ile çok olarak daha olan gibi en her ne o ki kadar sonra ise var veya değil olduğu',
  ),
};
