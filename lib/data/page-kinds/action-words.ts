/** Day on which these lists were last reviewed. */
export const ACTION_WORDS_CHECKED = '2026-11-22';

/** Words for the action of an address that is opened; lower case without diacritics, umlauts in both spellings. */
interface ActionWords {
  /** Whole words: as part of others they mean something else (cartoon, system, Kassel). */
  readonly whole: readonly string[];
  /** Beginnings of words: elsewhere in a word they mean something else (deskundig, determination). */
  readonly begins: readonly string[];
  /** Anywhere in a word, as in compounds (nieuwsbriefafmelden). */
  readonly within: readonly string[];
}

const splitWords = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Leaving, deleting, confirming, voting, buying and paying, by language. Own collection. */
export const ACTION_WORDS: Readonly<Record<'nl' | 'en' | 'de', ActionWords>> = {
  nl: {
    whole: splitWords('akkoord blokkeer blokkeren gestemd gewist kassa stem stemmen wis wissen'),
    begins: splitWords('deblokke goedkeur herroep intrek loguit meldaf ontkoppel schrijfuit weiger zegop'),
    within: splitWords(`
      accepteer accepteren activatie activeer activeren afgemeld afmeld afreken annuleer annuler beeindig bestel betaal
      betalen betaling bevestig leegmak opgezegd opzeg stopzet uitgelogd uitgeschrev uitlog uitschrijf uitschrijv
      verwijder winkelkar winkelmand winkelwagen
    `),
  },
  en: {
    whole: splitWords(`
      basket buy cart carts cron decline deny disable enable flush optout pay purge reset submit trash trolley vote voted
      votes voting wipe
    `),
    begins: splitWords(`
      accept activat approv cancel confirm deactivat delet destroy disconnect downvot erase erasing payment purchas
      reactivat redeem refund reject remov revok terminat unblock unfollow uninstall unlink unpublish upvot validat verif
    `),
    within: splitWords(`
      addtocart checkout deregister logoff logout shoppingcart signoff signout unregister unsubscrib
    `),
  },
  de: {
    whole: splitWords('beenden kasse stimmen'),
    begins: splitWords(`
      ablehn abstimm bezahl entfern gekuendigt gekundigt geloesch gelosch kuendig kundig loesch losch storno stornier
      widerruf zahlung
    `),
    within: splitWords(`
      abbestell abgemeldet abmeld aktivier akzeptier ausgeloggt auslogg austrag bestaetig bestatig einkaufskorb
      einkaufswagen freischalt warenkorb zuruecksetz zurucksetz
    `),
  },
};

/** Words that denote an action together, also with others between them: "meld u af", "melden Sie sich ab". */
export const ACTING_PAIRS: ReadonlyMap<string, readonly string[]> = new Map([
  ['admin', ['ajax', 'post']],
  ['bestelle', ['ab']],
  ['bestellen', ['ab']],
  ['clear', ['basket', 'cache', 'cart']],
  ['log', ['off', 'out', 'uit']],
  ['logge', ['aus']],
  ['loggen', ['aus']],
  ['meld', ['af']],
  ['melde', ['ab']],
  ['melden', ['ab', 'af']],
  ['opt', ['out']],
  ['place', ['order']],
  ['schrijf', ['uit']],
  ['sign', ['off', 'out']],
  ['trage', ['aus']],
  ['tragen', ['aus']],
  ['wc', ['ajax']],
  ['wp', ['cron', 'login']],
  ['zeg', ['op']],
  ['zet', ['stop']],
]);

/** Names of values that open something for one person only: as a whole word of a parameter's name. */
export const TOKEN_NAMES: readonly string[] = splitWords(`
  auth code e email h hash hmac jwt k key mail nonce otp pass password pin pwd saml secret session sid sig sign signature
  sleutel ticket token u uid user wachtwoord
`);

/** The same, at the end of a longer name: `wpnonce`, `resettoken`, `PHPSESSID`. */
export const TOKEN_ENDINGS: readonly string[] = splitWords(`
  auth code hash key nonce password secret sessid sessionid signature ticket token
`);
