import type { toegankelijkheid as pillar } from '../../checks/toegankelijkheid/index.ts';
import type { Args } from '../../model.ts';
import type { Words } from '../shape.ts';
import { formatLanguage } from '../terms.ts';

/** Why a person has to look, by `OPEN_REASONS`. */
const REASONS: ReadonlyMap<string, string> = new Map([
  ['gradient', 'text on a gradient'],
  ['picture', 'text on an image'],
  ['overlap', 'parts that overlap'],
  ['outside', 'text off screen'],
  ['sameColour', 'text in the colour of what surrounds it'],
  ['short', 'text of one character'],
  ['drawn', 'text with a shadow or a separate sign'],
  ['filter', 'text under a filter'],
  ['reference', 'a reference to something that is not there now'],
  ['name', 'a name that resembles the visible text'],
  ['size', 'a size that is not certain'],
  ['keys', 'a list that the arrow keys may scroll'],
  ['table', 'a table with a layout of its own'],
]);

const sayReasons = (why: Args[string] | undefined): string => {
  const named = String(why ?? '')
    .split(' ')
    .flatMap((one) => REASONS.get(one) ?? []);
  return named.length === 0 ? '' : `: ${named.join(', ')}`;
};

/** Sentences after the conclusion: what a person still has to check, and what is unreachable at the moment. */
const sayRest = ({ toCheck, inert, partly, why }: Args): string =>
  `${Number(partly) > 0 ? ' Partly measured: the page is too large or time ran out.' : ''}${Number(toCheck) > 0 ? ` ${toCheck} left for a person to check${sayReasons(why)}.` : ''}${
    Number(inert) > 0 ? ` ${inert} not counted: in a part that is currently disabled.` : ''
  }`;

const formatCount = (count: Args[string] | undefined, one: string, many: string): string =>
  `${count} ${Number(count) === 1 ? one : many}`;

/** Elements that show their focus by a script, or by a box around several. */
const sayUnknownFocus = ({ unknown }: Args): string =>
  Number(unknown) > 0 ? ` For ${formatCount(unknown, 'part', 'parts')} this could not be determined.` : '';

/** Parts that were not examined. */
const sayUnseenParts = ({ frames, closed }: Args): string =>
  `${Number(frames) > 0 ? ` ${formatCount(frames, 'iframe was', 'iframes were')} not examined.` : ''}${
    Number(closed) > 0 ? ` ${formatCount(closed, 'closed part', 'closed parts')} (shadow root) could not be seen.` : ''
  }`;

export const toegankelijkheid = {
  'text-contrast': {
    title: 'Sufficient text contrast',
    why: 'People with low vision, and anyone in sunlight, cannot read text with too little contrast.',
    fix: 'Increase the difference between text and background until the contrast ratio is 4.5 to 1, or 3 to 1 for large text: with darker text on a light background, or lighter text on a dark one.',
    unseen: {
      tooLarge: { because: 'The page is too large: this was not measured, or only in part.' },
      hidden: {
        because: 'An extension of your browser (Dark Reader) has changed the colours of the page.',
        remedy: 'Turn that extension off for this site, reload the page and scan again.',
      },
    },
    says: {
      violated: (args) => `${formatCount(args.faults, 'text has', 'texts have')} too little contrast.${sayRest(args)}`,
      clean: (args) => `All measured texts have enough contrast.${sayRest(args)}`,
      toCheck: (args) => `No errors found.${sayRest(args)}`,
      absent: 'There is no visible text on this page.',
    },
  },
  'text-contrast-enhanced': {
    title: 'Enhanced text contrast',
    why: 'People with low vision read more easily at a ratio of 7 to 1, or 4.5 to 1 for large text. That is more than is required.',
    fix: 'Darken the text or lighten the background until the ratio is 7 to 1, or 4.5 to 1 for large text.',
    unseen: {
      tooLarge: { because: 'The page is too large: this was not measured, or only in part.' },
      hidden: {
        because: 'An extension of your browser (Dark Reader) has changed the colours of the page.',
        remedy: 'Turn that extension off for this site, reload the page and scan again.',
      },
    },
    says: {
      below: (args) =>
        `${formatCount(args.faults, 'text is', 'texts are')} below the enhanced contrast (level AAA). That costs no points.${sayRest(args)}`,
      clean: (args) => `All measured texts have the enhanced contrast (level AAA).${sayRest(args)}`,
      toCheck: (args) => `No text was found below the enhanced contrast.${sayRest(args)}`,
      absent: 'The page has no text to measure.',
    },
  },
  'image-alternatives': {
    title: 'Description of images (alt text)',
    why: 'A screen reader reads out the alt text of an image. Without it, a blind visitor does not know what the image shows.',
    fix: 'Write for every meaningful image in a few words what it tells, and for a logo the name of your business: in the field for the alt text, or give the words to your web developer. For decoration that field remains empty.',
    fixes: {
      wordpress: 'Open Media, pick the image and fill in “Alternative text”. Do the same in the block that shows it.',
    },
    byCode: {
      flagged: {
        why: 'A screen reader reads that text out. If it says nothing, or the same twice, a blind visitor does not know what the image shows.',
      },
    },
    says: {
      critical: (args) => `${formatCount(args.faults, 'image has', 'images have')} no alt text.${sayRest(args)}`,
      violated: (args) => `${formatCount(args.faults, 'image has', 'images have')} no alt text.${sayRest(args)}`,
      flagged: (args) => `${formatCount(args.faults, 'image needs', 'images need')} a better alt text.${sayRest(args)}`,
      clean: (args) => `Every image has an alt text or is marked as decoration.${sayRest(args)}`,
      toCheck: (args) => `No errors found.${sayRest(args)}`,
      absent: 'There are no images on this page.',
    },
  },
  'control-names': {
    title: 'Buttons with a name',
    why: 'Screen readers and voice control call a button by its name. A button with only an icon is just called “button”, and nobody knows what it does.',
    fix: 'Put text in the button, or give it an aria-label that says what happens, such as “Open menu”.',
    byCode: {
      flagged: {
        why: 'A screen reader names such a part when it opens. Without a name a blind visitor does not know where they are.',
      },
    },
    says: {
      critical: (args) =>
        `${formatCount(args.faults, 'button or control has', 'buttons or controls have')} no name.${sayRest(args)}`,
      violated: (args) => `${formatCount(args.faults, 'control has', 'controls have')} no name.${sayRest(args)}`,
      flagged: (args) =>
        `${formatCount(args.faults, 'dialog or tree item has', 'dialogs or tree items have')} no name.${sayRest(args)}`,
      clean: (args) => `All buttons have a name.${sayRest(args)}`,
      toCheck: (args) => `No errors found.${sayRest(args)}`,
      absent: 'There are no buttons on this page.',
    },
  },
  'form-labels': {
    title: 'Form fields with a label',
    why: 'A program that reads a page aloud reads the label: without one, blind visitors do not know what a field is for. A label also enlarges the area to click on.',
    fix: 'Give every field a label element with for and id. Placeholder text inside the field is not a label.',
    says: {
      critical: (args) => `${formatCount(args.faults, 'field has', 'fields have')} no label.${sayRest(args)}`,
      violated: (args) => `${formatCount(args.faults, 'field has', 'fields have')} no proper label.${sayRest(args)}`,
      flagged: (args) =>
        `${formatCount(args.faults, 'field has', 'fields have')} only a tooltip as a label.${sayRest(args)}`,
      clean: (args) => `All fields have a label.${sayRest(args)}`,
      toCheck: (args) => `No errors found.${sayRest(args)}`,
      absent: 'There are no form fields on this page.',
    },
  },
  'link-names': {
    title: 'Links with text',
    why: 'A link without text is read out as its address or as “link”. People who browse with a keyboard or screen reader then do not know where it leads.',
    fix: 'Put text in the link, or give the image inside it an alt text that names the destination.',
    says: {
      violated: (args) => `${formatCount(args.faults, 'link has', 'links have')} no text.${sayRest(args)}`,
      clean: (args) => `All links have text.${sayRest(args)}`,
      toCheck: (args) => `No errors found.${sayRest(args)}`,
      absent: 'There are no links on this page.',
    },
  },
  'aria-usage': {
    title: 'Correct explanations for screen readers (ARIA)',
    why: 'ARIA tells assistive technology what a part is and what state it is in. Wrong ARIA says something untrue, which is worse than saying nothing.',
    fix: 'Prefer a plain HTML element. Use a role or property only where the ARIA standard allows it, with a valid value.',
    says: {
      critical: (args) =>
        `${formatCount(args.faults, 'element gives', 'elements give')} screen readers wrong explanations (ARIA).${sayRest(args)}`,
      violated: (args) =>
        `${formatCount(args.faults, 'element gives', 'elements give')} screen readers explanations (ARIA) where that is not allowed.${sayRest(args)}`,
      flagged: (args) =>
        `${formatCount(args.faults, 'element has', 'elements have')} a less suitable role.${sayRest(args)}`,
      clean: (args) => `ARIA is used correctly throughout.${sayRest(args)}`,
      toCheck: (args) => `No errors found.${sayRest(args)}`,
      absent: 'This page does not use ARIA.',
    },
  },
  'hidden-from-assistive-tech': {
    title: 'Nothing operable hidden from assistive technology',
    why: 'aria-hidden hides a part from screen readers. If the keyboard can still get into it, a blind visitor gets lost there.',
    fix: 'Remove aria-hidden from anything the keyboard can reach, or take that part out of the keyboard’s reach too, with inert (with hidden nobody sees it any more).',
    byCode: {
      flagged: {
        why: 'Such a button or link is lost in the text that is read aloud: a blind visitor does not know that it is there.',
      },
      blocked: { why: 'People who have the page read aloud hear nothing at all.' },
    },
    says: {
      blocked: 'The whole page is hidden from screen readers.',
      violated: (args) =>
        `${formatCount(args.faults, 'hidden part contains', 'hidden parts contain')} something the keyboard can reach.${sayRest(args)}`,
      flagged: (args) =>
        `${formatCount(args.faults, 'text is', 'texts are')} merged despite containing something operable.${sayRest(args)}`,
      clean: (args) => `What is hidden from screen readers cannot be reached by keyboard either.${sayRest(args)}`,
      toCheck: (args) => `No errors found.${sayRest(args)}`,
      absent: 'Nothing is hidden from assistive technology.',
    },
  },
  'keyboard-access': {
    title: 'Usable with the keyboard',
    why: 'People who cannot use a mouse work with the keyboard. What a keyboard cannot reach, or only in an odd order, they cannot use.',
    fix: 'Make every scrolling area and every control reachable with Tab, in the order of the page. Do not put a button inside a button.',
    says: {
      violated: (args) =>
        `${formatCount(args.faults, 'part does', 'parts do')} not work well with the keyboard.${sayRest(args)}`,
      flagged: (args) =>
        `${formatCount(args.faults, 'part changes', 'parts change')} the usual order or keys.${sayRest(args)}`,
      clean: (args) => `No obstacles for the keyboard were found.${sayRest(args)}`,
      toCheck: (args) => `No errors found.${sayRest(args)}`,
      absent: 'These rules do not apply to anything on this page.',
    },
  },
  'page-language': {
    title: 'Page language declared',
    why: 'A screen reader chooses its voice by the language of the page. Without one, text is read with the wrong accent and cannot be followed.',
    fix: 'Set the language of this page on the html element, such as <html lang="en">, and on a quotation in another language.',
    unseen: {
      hidden: { remedy: 'Turn off the browser’s translation and scan the page again in its original language.' },
    },
    says: {
      violated: (args) =>
        Number(args.faults) === 1
          ? `A language code is missing or wrong.${sayRest(args)}`
          : `${args.faults} language codes are missing or wrong.${sayRest(args)}`,
      clean: 'The page declares its language and the code exists.',
      toCheck: (args) => `No errors found.${sayRest(args)}`,
      absent: 'This is not an HTML page.',
    },
  },
  'page-title': {
    title: 'Title of the page',
    why: 'The title is the first thing a screen reader reads out. It tells people which tab they are in.',
    fix: 'Give the page a title element that says what is on it.',
    says: {
      clean: 'The page has a title.',
      untitled: 'The page has no title. That counts under SEO (“Page title”).',
      anonymous:
        'The page has no title and no language. The title counts under SEO (“Page title”); together they limit this score.',
      absent: 'No title is needed here.',
    },
  },
  'title-on-page': {
    title: 'Title and content',
    why: 'The title is the first thing a screen reader reads out. If it says something other than the page, visitors do not know where they are.',
    fix: 'Use the words in the title that the page itself uses to say what it is about.',
    unseen: { hidden: { because: 'Your browser has translated the page.' } },
    says: {
      shared: 'The title names what is on the page.',
      apart: 'No word of the title is on the page. Check whether the title says what the page is about.',
      unclear: 'This title or page does not show whether they agree.',
    },
  },
  'zoom-allowed': {
    title: 'Zooming allowed',
    why: 'People with low vision enlarge a page with two fingers. If that is switched off, they cannot read it.',
    fix: 'Remove only user-scalable=no and maximum-scale from the viewport meta tag and leave the rest, such as width=device-width, initial-scale=1.',
    says: {
      blocked: 'Visitors cannot zoom in to 200%.',
      flagged: 'Visitors cannot zoom in to 500%.',
      clean: 'Visitors can zoom in freely.',
      toCheck: (args) => `No errors found.${sayRest(args)}`,
      absent: 'The page sets nothing about zooming.',
    },
  },
  headings: {
    title: 'Headings in order',
    why: 'With a screen reader you jump from heading to heading. An empty heading or a skipped level takes you to the wrong place.',
    fix: 'Give the page one h1 that says what it is about. Then skip no levels and leave no heading empty.',
    unseen: { tooLarge: { because: 'The page is too large: this was not measured, or only in part.' } },
    byCode: {
      several: {
        why: 'People who have the page read aloud hear from the main heading what it is about. With more than one that is unclear.',
      },
    },
    says: {
      flagged: (args) => `${formatCount(args.faults, 'error', 'errors')} in the headings.${sayRest(args)}`,
      several: ({ count }) => `There are ${count} visible h1 headings; one is the norm.`,
      clean: (args) => `The headings form a good table of contents.${sayRest(args)}`,
      toCheck: (args) => `No errors found.${sayRest(args)}`,
      absent: 'This page needs no headings.',
    },
  },
  landmarks: {
    title: 'Page regions (landmarks)',
    why: 'Header, menu, main part and footer are regions that a screen reader goes to with a single key. What is outside them is then skipped.',
    fix: 'Put everything in header, nav, main or footer, with one main per page. Give two regions of the same kind different names.',
    says: {
      flagged: (args) =>
        `${formatCount(args.faults, 'part is', 'parts are')} outside every region, or in a region that is there twice.${sayRest(args)}`,
      clean: (args) => `The page is well divided into regions.${sayRest(args)}`,
      toCheck: (args) => `No errors found.${sayRest(args)}`,
      absent: 'This page needs no regions.',
    },
  },
  'skip-repeated-content': {
    title: 'Menu can be skipped',
    why: 'Keyboard users have to go through the whole menu on every page. A skip link or region to bypass it saves dozens of key presses.',
    fix: 'Put a link “To the content” first on the page, leading to the main element, and make sure its target exists.',
    says: {
      flagged: (args) =>
        `${formatCount(args.faults, 'skip link leads', 'skip links lead')} to something that does not exist.${sayRest(args)}`,
      clean: 'The menu can be skipped.',
      toCheck: 'Check whether the menu can be skipped with one key; that is not certain here.',
      absent: 'There is no repeated menu.',
    },
  },
  lists: {
    title: 'Lists built correctly',
    why: 'A screen reader says how many items a list has and which one you are on. An incorrect structure takes that away.',
    fix: 'Put only li elements in ul and ol, and only dt and dd in dl, or a div around them.',
    says: {
      violated: (args) =>
        `${formatCount(args.faults, 'list or list item is', 'lists or list items are')} built incorrectly.${sayRest(args)}`,
      clean: (args) => `All lists are built correctly.${sayRest(args)}`,
      toCheck: (args) => `No errors found.${sayRest(args)}`,
      absent: 'There are no lists on this page.',
    },
  },
  tables: {
    title: 'Tables with correct headings',
    why: 'For every cell a screen reader reads out the row and column headings. If those are wrong, only loose numbers remain.',
    fix: 'Use th elements for headings, with scope="col" or scope="row", and let headers refer only to cells of the same table.',
    says: {
      violated: (args) =>
        `${formatCount(args.faults, 'table or cell refers', 'tables or cells refer')} to the wrong headings.${sayRest(args)}`,
      flagged: (args) =>
        `${formatCount(args.faults, 'table or heading', 'tables or headings')} could be clearer.${sayRest(args)}`,
      clean: (args) => `The headings of the tables are correct.${sayRest(args)}`,
      toCheck: (args) => `No errors found.${sayRest(args)}`,
      absent: 'There are no tables on this page.',
    },
  },
  frames: {
    title: 'Embedded pages with a title (iframe)',
    why: 'A map or video may be in an iframe. Without a title, a blind visitor does not know what is in it.',
    fix: 'Give every iframe a title that says what is in it, such as “Route map”.',
    says: {
      violated: (args) => `${formatCount(args.faults, 'iframe has', 'iframes have')} no title.${sayUnseenParts(args)}`,
      clean: (args) => `Every iframe has a title.${sayUnseenParts(args)}`,
      toCheck: (args) => `Every iframe has a title.${sayUnseenParts(args)}`,
      absent: (args) => `There are no iframes on this page.${sayUnseenParts(args)}`,
    },
  },
  'motion-and-time': {
    title: 'Nothing refreshes or moves by itself',
    why: 'A page that refreshes itself makes readers lose their place. Blinking or scrolling text is unreadable for many.',
    fix: 'Remove meta refresh, blink and marquee, and play sound only when somebody asks for it. If the meta refresh leads to another address, have the server do that first.',
    byCode: {
      violated: { why: 'Blinking or scrolling text is unreadable for many.' },
      critical: { why: 'A page that refreshes or redirects by itself makes readers lose their place.' },
    },
    says: {
      critical: 'The page refreshes itself or redirects by itself.',
      violated: (args) =>
        `${formatCount(args.faults, 'part blinks or scrolls by itself', 'parts blink or scroll by themselves')}.${sayRest(args)}`,
      clean: (args) => `Nothing refreshes or scrolls by itself.${sayRest(args)}`,
      toCheck: (args) => `No errors found.${sayRest(args)}`,
      absent: 'Nothing on the page refreshes or plays by itself.',
    },
  },
  'refresh-delay': {
    title: 'No automatic refresh',
    why: 'Slow readers and users of a screen reader lose their place when the page refreshes or redirects, even after a long time.',
    fix: 'Remove the meta refresh; redirect on the server, or let visitors refresh the page themselves.',
    says: {
      delayed: (args) =>
        `A meta refresh reloads the page or redirects after ${formatCount(args.seconds, 'second', 'seconds')}. Level AAA never allows that.`,
      immediate: 'A meta refresh redirects at once, without delay.',
      absent: 'The page has no meta refresh.',
    },
  },
  'media-captions': {
    title: 'Captions for video',
    why: 'Deaf visitors read the captions. Only a person can judge whether they exist and are correct.',
    fix: 'Give every video with speech captions in the same language, and check that they are correct.',
    says: {
      toCheck: (args) => `${formatCount(args.toCheck, 'video', 'videos')} to check for captions.`,
      clean: 'The videos have captions.',
      absent: 'There are no videos on this page.',
    },
  },
  'form-autocomplete': {
    title: 'Fields the browser can fill in',
    why: 'With the right autocomplete, the browser fills in name and address. That helps people who find typing or remembering hard.',
    fix: 'Use only values from the HTML standard, such as autocomplete="email" or "postal-code".',
    says: {
      violated: (args) =>
        `${formatCount(args.faults, 'field has', 'fields have')} an autocomplete value that does not exist.${sayRest(args)}`,
      clean: 'All autocomplete values exist.',
      toCheck: (args) => `No errors found.${sayRest(args)}`,
      absent: 'There are no fields with autocomplete.',
    },
  },
  'text-spacing': {
    title: 'Line and letter spacing adjustable',
    why: 'People with dyslexia may increase the spacing between lines and letters. With !important in the style attribute they cannot.',
    fix: 'Set line and letter spacing in a stylesheet, without !important.',
    says: {
      violated: (args) =>
        `${formatCount(args.faults, 'text has', 'texts have')} spacing that visitors cannot change.${sayRest(args)}`,
      clean: 'Visitors can increase the line and letter spacing themselves.',
      toCheck: (args) => `No errors found.${sayRest(args)}`,
      absent: 'No text has fixed spacing.',
    },
  },
  'touch-targets': {
    title: 'Buttons and links large enough',
    why: 'Small buttons close together are hard to hit, especially with trembling hands or on a phone. WCAG 2.2 requires 24 by 24 pixels, or space around them.',
    fix: 'Make buttons and separate links at least 24 by 24 pixels, or leave more space around them.',
    unseen: { tooLarge: { because: 'The page is too large: this was not measured, or only in part.' } },
    says: {
      flagged: (args) =>
        `${formatCount(args.faults, 'button or link is', 'buttons or links are')} too small to hit well (WCAG 2.2).${sayRest(args)}`,
      clean: (args) => `Buttons and links are large enough (WCAG 2.2).${sayRest(args)}`,
      toCheck: (args) => `No errors found (WCAG 2.2).${sayRest(args)}`,
      absent: 'There are no separate buttons or links on this page.',
    },
  },
  'label-in-name': {
    title: 'Visible name matches spoken name',
    why: 'With voice control you say what the button says. If it has a different name in the code, nothing happens.',
    fix: 'Let the aria-label start with the visible text, or leave it out.',
    says: {
      flagged: (args) =>
        `${formatCount(args.faults, 'part has', 'parts have')} a different name in the code from the one on the screen.${sayRest(args)}`,
      clean: (args) => `Visible names match the names in the code.${sayRest(args)}`,
      toCheck: (args) => `No errors found.${sayRest(args)}`,
      absent: 'Nothing has a separate name in the code.',
    },
  },
  'language-matches-text': {
    title: 'Declared language matches the text',
    why: 'A screen reader pronounces text as the language that is declared. If that is another one, nobody can follow it.',
    fix: 'Set lang to the language the text is written in, also on a part in another language.',
    fixes: {
      wordpress:
        'If the whole site is in one language, choose it under Settings → General. With several languages, set the language of this page in your language plug-in.',
    },
    unseen: {
      hidden: {
        remedy:
          'Turn off the browser’s translation and scan the page again; if it stays uncertain, have somebody read the text.',
      },
    },
    says: {
      same: ({ declared }) =>
        `The text is written in the language that is declared (${formatLanguage('en', declared)}).`,
      doubtful: ({ declared, detected }) =>
        `It says lang="${declared}", but the text seems to be in ${formatLanguage('en', detected)}.`,
      other: ({ declared, detected }) =>
        `It says lang="${declared}", but the text is in ${formatLanguage('en', detected)}.`,
      short: 'There is too little text to recognise the language.',
      undeclared: 'The page declares no language. That counts under “Page language declared”.',
    },
  },
  'link-purpose': {
    title: 'Clear link texts',
    why: 'People who browse with a screen reader may hear only the links. Ten times “read more” then says nothing.',
    fix: 'Name the destination in the link: “Read more about our rates” rather than “Read more”.',
    unseen: {
      hidden: {
        because:
          'Some link texts are in a language whose vague words Pijler does not know, or the language is uncertain.',
        remedy: 'Read the link texts yourself: does each say where it leads?',
      },
    },
    says: {
      clear: 'Every link says where it leads, by itself or with the surrounding text.',
      generic: ({ count }) =>
        `${formatCount(count, 'link does not say where it leads', 'links do not say where they lead')}, not even with the surrounding text.`,
      absent: 'There are no links on this page.',
    },
  },
  'alt-quality': {
    title: 'Clear description of images (alt text)',
    why: 'An alt text such as “IMG_2041.jpg” or “photo” is read out and says nothing. A blind visitor then only knows that there is an image.',
    fix: 'Describe in a short sentence what the image shows. Leave the alt text empty for decoration.',
    says: {
      telling: 'The alt texts say what the images show.',
      empty: ({ count }) =>
        `${formatCount(count, 'alt text is', 'alt texts are')} a file name, meaningless or too long.`,
      absent: 'There are no alt texts on this page.',
    },
  },
  'focus-visible': {
    title: 'Visible where the keyboard is (focus)',
    why: 'People who go through the page with Tab must see where they are. Without an outline around the focused part they have to guess.',
    fix: 'Remove outline: none, or give :focus-visible an outline with enough contrast.',
    unseen: {
      hidden: { remedy: 'Go through the page with the Tab key and check whether it always shows where you are.' },
    },
    says: {
      visible: (args) => `Everything that Tab reaches visibly changes when it gets the focus.${sayUnknownFocus(args)}`,
      bare: (args) =>
        `On ${formatCount(args.count, 'part', 'parts')} you cannot see that the focus is there.${sayUnknownFocus(args)}`,
      absent: 'Nothing on this page can be reached with Tab.',
    },
  },
  'focus-not-obscured': {
    title: 'Operated item not behind a fixed bar (focus)',
    why: 'A bar that stays in place can cover the focused part. WCAG 2.2 requires that it stays visible.',
    fix: 'Keep fixed bars low and set scroll-padding-top and scroll-padding-bottom on the html element, at least as high as the bar.',
    unseen: {
      hidden: {
        remedy:
          'Go through the page with Tab and with Shift+Tab and check whether a bar covers the focused part anywhere.',
      },
    },
    says: {
      clear: 'Nothing that Tab reaches ends up behind a fixed bar (WCAG 2.2).',
      covers: ({ count }) =>
        `${formatCount(count, 'part that Tab reaches ends up', 'parts that Tab reaches end up')} entirely behind a fixed bar (WCAG 2.2).`,
      absent: 'There are no fixed bars.',
    },
  },
  'motion-reduced': {
    title: 'Reduced motion',
    why: 'Continuous motion distracts and can make people feel sick. Visitors can ask for reduced motion in their system, and must be able to pause it.',
    fix: 'Give anything that moves for more than five seconds a pause button, and stop it under @media (prefers-reduced-motion: reduce).',
    unseen: {
      hidden: {
        remedy:
          'If your system asks for reduced motion, turn that off for a moment and scan again; otherwise have somebody look at the motion.',
      },
    },
    says: {
      considerate: 'Something moves, but the page respects the request for reduced motion.',
      inconsiderate: ({ count }) =>
        `${formatCount(count, 'part moves', 'parts move')}, even for visitors who ask for reduced motion.`,
      unstoppable: ({ count }) => `${formatCount(count, 'part moves', 'parts move')} endlessly without a pause button.`,
      absent: 'Nothing moves by itself for long.',
    },
  },
  'reflow-now': {
    title: 'No horizontal scrolling',
    why: 'People who zoom in a lot see a narrow page. If they also have to scroll horizontally, they lose their place in the line.',
    fix: 'Let content shrink with the window, and give wide tables a scrolling area of their own.',
    says: {
      fits: ({ width }) =>
        `In a window of ${width} pixels no horizontal scrolling is needed. Check it yourself at 320 pixels.`,
      overflows: ({ width, over }) => `In a window of ${width} pixels the page is ${over} pixels too wide.`,
    },
  },
  'orientation-lock': {
    title: 'Portrait and landscape',
    why: 'A screen may be fixed in one position, for instance to a wheelchair. A page that then turns on its side cannot be read.',
    fix: 'Remove the rotation (transform or rotate) from the CSS for (orientation: portrait) and (orientation: landscape).',
    unseen: { hidden: { remedy: 'Turn a phone on its side and check whether the page turns with it.' } },
    says: {
      locked: 'The page turns on its side as soon as the screen is held the other way.',
      free: 'No CSS turns the page on its side when the screen is held the other way.',
    },
  },
  'accessibility-statement': {
    title: 'Accessibility statement',
    why: 'Public bodies have to publish such a statement, and online shops have to explain how they meet the requirements. It tells visitors where to complain.',
    fix: 'If there is no statement yet, draw it up first. Then put a link “Accessibility” to it in the footer of every page.',
    unseen: {
      hidden: {
        because: 'The page has a link to a statement, but does not show it now.',
        remedy: 'Check whether visitors get to see the link, in a menu for instance.',
      },
    },
    byCode: {
      publicBody: {
        why: 'Public bodies have to publish such a statement. It tells visitors what does not work yet, and where to complain.',
      },
    },
    says: {
      linked: 'The page links to an accessibility statement.',
      listed: 'The sitemap lists a page on accessibility.',
      shop: 'No statement found. Since 28 June 2025 an online shop explains how it meets the requirements, except a small one: with fewer than ten employees and at most 2 million euros of turnover or balance sheet total. How large a firm is cannot be seen from outside.',
      publicBody: 'No statement found. Public bodies have to publish one.',
      free: 'Nothing on this page shows that a statement is needed.',
    },
  },
  'accessibility-overlay': {
    title: 'No accessibility widget',
    why: 'A widget that promises to make the site accessible does not fix the underlying errors. It can get in the way of screen reader users.',
    fix: 'Fix the errors in the site itself. Then no widget is needed.',
    says: {
      present: ({ name }) => `The page loads ${name}. Such a widget does not fix the underlying errors.`,
      absent: 'No known accessibility widget was found.',
    },
  },
} satisfies Words<typeof pillar>;
