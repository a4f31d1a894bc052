/**
 * What buttons of consent banners are called, in Dutch, English, German and French: whole names, as a button that says more does
 * more. From the banners of widely used consent platforms, in their usual texts.
 */
export const CONSENT_NAMES: Readonly<Record<'accept' | 'refuse', readonly RegExp[]>> = {
  accept: [
    /^(?:ja,? )?(?:ik )?(?:accepteer|accepteren|ga akkoord|akkoord)(?: (?:alle(?:s)?|met alle))?(?: cookies)?(?: en (?:sluiten|doorgaan|ga door))?[.!]?$/,
    /^(?:alle(?:s)?(?: cookies)? (?:accepteren|toestaan|toelaten)|cookies (?:accepteren|toestaan)|(?:accepteer|toestaan) alle(?:s)?(?: cookies)?|toestaan|selectie alles toestaan)$/,
    /^(?:yes,? )?(?:i )?(?:accept|agree|allow|consent)(?: (?:all|to all))?(?: cookies)?(?: (?:and|&) (?:close|continue))?$/,
    /^(?:accept|allow|enable)(?: all)? ?(?:cookies)?$/,
    /^(?:alle(?:s)?(?: cookies)? (?:akzeptieren|zulassen|erlauben)|akzeptieren|zustimmen|ich stimme zu)$/,
    /^(?:tout accepter|accepter(?: tout| les cookies| et fermer)?|j['’]accepte)$/,
  ],
  refuse: [
    /^(?:nee,? )?(?:ik )?(?:weiger|weigeren|afwijzen|wijs af)(?: alle(?:s)?)?(?: cookies)?[.!]?$/,
    /^(?:alle(?:s)?(?: cookies)? (?:weigeren|afwijzen)|cookies weigeren|weiger alle(?:s)?(?: cookies)?|alleen (?:noodzakelijke?|functionele?|essentiële)(?: cookies)?(?: (?:accepteren|toestaan|gebruiken))?|niet akkoord|doorgaan zonder (?:te accepteren|toestemming))$/,
    /^(?:no,? )?(?:i )?(?:reject|decline|refuse|deny|disagree)(?: (?:all|non-essential|optional))?(?: cookies)?$/,
    /^(?:(?:use |accept |allow )?(?:only )?(?:necessary|essential|required|strictly necessary)(?: cookies)?(?: only)?|continue without (?:accepting|consent))$/,
    /^(?:alle(?:s)?(?: cookies)? ablehnen|ablehnen|nur (?:notwendige|erforderliche|essenzielle)(?: cookies)?(?: (?:zulassen|akzeptieren|verwenden))?)$/,
    /^(?:tout refuser|refuser(?: tout| les cookies)?|continuer sans accepter)$/,
  ],
};
