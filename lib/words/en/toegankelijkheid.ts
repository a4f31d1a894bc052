import type { toegankelijkheid as pillar } from '../../checks/toegankelijkheid/index.ts';
import type { Args } from '../../model.ts';
import type { Words } from '../shape.ts';
import { languageOf } from '../terms.ts';

/** Sentences after the conclusion: what a person still has to look at, and what nobody can reach at the moment. */
const rest = ({ toCheck, inert, partly }: Args): string =>
  `${Number(partly) > 0 ? ' Measured in part: the page is too large or time was up.' : ''}${Number(toCheck) > 0 ? ` ${toCheck} left for a person to check.` : ''}${
    Number(inert) > 0 ? ` ${inert} not counted: in a part that is switched off now.` : ''
  }`;

const n = (count: Args[string] | undefined, one: string, many: string): string =>
  `${count} ${Number(count) === 1 ? one : many}`;

/** Elements that show their focus by a script, or by a box around several. */
const unknownFocus = ({ unknown }: Args): string =>
  Number(unknown) > 0 ? ` On ${n(unknown, 'element', 'elements')} it cannot be told from here.` : '';

/** What nobody looked into. */
const unseenParts = ({ frames, closed }: Args): string =>
  `${Number(frames) > 0 ? ` ${n(frames, 'frame was', 'frames were')} not examined.` : ''}${
    Number(closed) > 0 ? ` ${n(closed, 'closed part', 'closed parts')} (shadow root) could not be seen.` : ''
  }`;

export const toegankelijkheid = {
  'text-contrast': {
    title: 'Text contrast',
    why: 'Text that stands out too little cannot be read with low vision or in sunlight. It is the most common fault of all.',
    fix: 'Darken the text or lighten the background until the ratio is 4.5 to 1, or 3 to 1 for large text. Underline links inside running text.',
    unseen: {
      tooLarge: { because: 'The page is too large: this was not measured, or only on a part of it.' },
      hidden: {
        because: 'An extension of your browser (Dark Reader) has changed the colours of the page.',
        remedy: 'Switch that extension off for this site, load the page again and scan once more.',
      },
    },
    says: {
      violated: (args) => `${n(args.faults, 'text stands', 'texts stand')} out too little.${rest(args)}`,
      clean: (args) => `All measured texts stand out enough.${rest(args)}`,
      toCheck: (args) => `No fault measured.${rest(args)}`,
      absent: 'There is no visible text on this page.',
    },
  },
  'image-alternatives': {
    title: 'Text for images',
    why: 'A screen reader reads out the alternative text of an image. Without it, a blind visitor misses what the image says.',
    fix: 'Give every image that means something an alt text that says the same, and decoration an empty alt text.',
    fixes: {
      wordpress: 'Open Media, pick the image and fill in “Alternative text”. Do the same in the block that shows it.',
    },
    says: {
      critical: (args) => `${n(args.faults, 'image has', 'images have')} no alternative text.${rest(args)}`,
      violated: (args) => `${n(args.faults, 'image has', 'images have')} no alternative text.${rest(args)}`,
      flagged: (args) => `${n(args.faults, 'image needs', 'images need')} a better text.${rest(args)}`,
      clean: (args) => `Every image has an alternative text or is marked as decoration.${rest(args)}`,
      toCheck: (args) => `No fault measured.${rest(args)}`,
      absent: 'There are no images on this page.',
    },
  },
  'control-names': {
    title: 'Names of buttons',
    why: 'Screen readers and voice control call a button by its name. A button with only an icon is just “button” to them, and nobody knows what it does.',
    fix: 'Put text in the button, or give it an aria-label that says what happens, such as “Open menu”.',
    says: {
      critical: (args) =>
        `${n(args.faults, 'button or control has', 'buttons or controls have')} no name.${rest(args)}`,
      violated: (args) => `${n(args.faults, 'control has', 'controls have')} no name.${rest(args)}`,
      flagged: (args) =>
        `${n(args.faults, 'dialog or tree item has', 'dialogs or tree items have')} no name.${rest(args)}`,
      clean: (args) => `All buttons have a name.${rest(args)}`,
      toCheck: (args) => `No fault measured.${rest(args)}`,
      absent: 'There are no buttons on this page.',
    },
  },
  'form-labels': {
    title: 'Names of form fields',
    why: 'Without a label, a person who cannot see does not know what a field is for. A label also enlarges the area to click.',
    fix: 'Give every field a label element with for and id. A sample text inside the field is not a label.',
    says: {
      critical: (args) => `${n(args.faults, 'field has', 'fields have')} no label.${rest(args)}`,
      violated: (args) => `${n(args.faults, 'field has', 'fields have')} no proper label.${rest(args)}`,
      flagged: (args) => `${n(args.faults, 'field has', 'fields have')} only a tooltip for a label.${rest(args)}`,
      clean: (args) => `All fields have a label.${rest(args)}`,
      toCheck: (args) => `No fault measured.${rest(args)}`,
      absent: 'There are no form fields on this page.',
    },
  },
  'link-names': {
    title: 'Names of links',
    why: 'A link without text is read out as its address or as “link”. People who browse by keyboard or screen reader then do not know where it leads.',
    fix: 'Put text in the link, or give the image inside it an alt text that names the destination.',
    says: {
      violated: (args) => `${n(args.faults, 'link has', 'links have')} no text.${rest(args)}`,
      clean: (args) => `All links have a text.${rest(args)}`,
      toCheck: (args) => `No fault measured.${rest(args)}`,
      absent: 'There are no links on this page.',
    },
  },
  'aria-usage': {
    title: 'Use of ARIA',
    why: 'ARIA tells assistive software what a part is and what state it is in. Wrong ARIA says something untrue, which is worse than saying nothing.',
    fix: 'Prefer a plain HTML element. Use a role or property only where the ARIA specification allows it, with a valid value.',
    says: {
      critical: (args) => `${n(args.faults, 'element uses', 'elements use')} ARIA wrongly.${rest(args)}`,
      violated: (args) =>
        `${n(args.faults, 'element uses', 'elements use')} ARIA where it is not allowed.${rest(args)}`,
      flagged: (args) =>
        `${n(args.faults, 'element has', 'elements have')} a role that is better done otherwise.${rest(args)}`,
      clean: (args) => `ARIA is used correctly throughout.${rest(args)}`,
      toCheck: (args) => `No fault measured.${rest(args)}`,
      absent: 'This page does not use ARIA.',
    },
  },
  'hidden-from-assistive-tech': {
    title: 'Hidden from assistive software',
    why: 'aria-hidden removes a part for screen readers. If the keyboard can still get into it, a blind visitor gets lost there.',
    fix: 'Remove aria-hidden from anything the keyboard can reach, or make that part truly unreachable with hidden or inert.',
    says: {
      blocked: 'The whole page is hidden from screen readers.',
      violated: (args) =>
        `${n(args.faults, 'hidden part contains', 'hidden parts contain')} something the keyboard can reach.${rest(args)}`,
      flagged: (args) =>
        `${n(args.faults, 'text is', 'texts are')} merged although something in it can be operated.${rest(args)}`,
      clean: (args) => `What is hidden from screen readers cannot be reached by keyboard either.${rest(args)}`,
      toCheck: (args) => `No fault measured.${rest(args)}`,
      absent: 'Nothing is hidden from assistive software.',
    },
  },
  'keyboard-access': {
    title: 'Keyboard use',
    why: 'People who cannot use a mouse work with the keyboard. An area that only scrolls by mouse stays closed to them.',
    fix: 'Make every scrolling area and every control reachable with Tab, in the order of the page, and do not put a button inside a button.',
    says: {
      violated: (args) => `${n(args.faults, 'part does', 'parts do')} not work well with the keyboard.${rest(args)}`,
      flagged: (args) => `${n(args.faults, 'part changes', 'parts change')} the usual order or keys.${rest(args)}`,
      clean: (args) => `No obstacle for the keyboard was found.${rest(args)}`,
      toCheck: (args) => `No fault measured.${rest(args)}`,
      absent: 'Nothing on this page falls under these rules.',
    },
  },
  'page-language': {
    title: 'Language of the page',
    why: 'A screen reader chooses its voice by the language of the page. Without one, a text sounds foreign and cannot be followed.',
    fix: 'Set the language on the html element, such as <html lang="en">, and on a quotation in another language.',
    unseen: {
      hidden: { remedy: 'Show the page in its own language, without the browser’s translation, and scan again.' },
    },
    says: {
      violated: (args) =>
        Number(args.faults) === 1
          ? `A language code is missing or wrong.${rest(args)}`
          : `${args.faults} language codes are missing or wrong.${rest(args)}`,
      clean: 'The page names its language and the code exists.',
      toCheck: (args) => `No fault measured.${rest(args)}`,
      absent: 'This is not an HTML page.',
    },
  },
  'page-title': {
    title: 'Title of the page',
    why: 'The title is the first thing a screen reader reads out. It tells which tab a person is in.',
    fix: 'Give the page a title element that says what is on it.',
    says: {
      clean: 'The page has a title.',
      untitled: 'The page has no title. It counts in SEO (title-present).',
      anonymous:
        'The page has no title and no language. The title counts in SEO (title-present); together they limit this grade.',
      absent: 'No title is needed here.',
    },
  },
  'zoom-allowed': {
    title: 'Zooming in',
    why: 'People with low vision enlarge a page with two fingers. If that is switched off, they cannot read it.',
    fix: 'Remove user-scalable=no and maximum-scale from the viewport line. Keep: width=device-width, initial-scale=1.',
    says: {
      blocked: 'Visitors cannot zoom in to twice the size.',
      flagged: 'Visitors cannot zoom in beyond five times the size.',
      clean: 'Visitors can zoom in freely.',
      toCheck: (args) => `No fault measured.${rest(args)}`,
      absent: 'The page lays down nothing about zooming.',
    },
  },
  headings: {
    title: 'Headings',
    why: 'With a screen reader you jump from heading to heading. An empty or skipped heading leaves you in the wrong place.',
    fix: 'Give the page one h1 that says what it is about. Then skip no level and leave no heading empty.',
    unseen: { tooLarge: { because: 'The page is too large: this was not measured, or only on a part of it.' } },
    says: {
      flagged: (args) => `${n(args.faults, 'fault', 'faults')} in the headings.${rest(args)}`,
      several: ({ count }) => `There are ${count} visible h1 headings; one is the norm.`,
      clean: (args) => `The headings form a good table of contents.${rest(args)}`,
      toCheck: (args) => `No fault measured.${rest(args)}`,
      absent: 'This page needs no headings.',
    },
  },
  landmarks: {
    title: 'Regions of the page',
    why: 'Regions such as header, navigation, content and footer take a screen reader to the content with one key. Text outside a region is skipped on the way.',
    fix: 'Put everything in header, nav, main or footer, with one main per page. Give two equal regions a name each.',
    says: {
      flagged: (args) =>
        `${n(args.faults, 'part stands', 'parts stand')} outside a region or in a duplicate one.${rest(args)}`,
      clean: (args) => `The page is well divided into regions.${rest(args)}`,
      toCheck: (args) => `No fault measured.${rest(args)}`,
      absent: 'This page needs no regions.',
    },
  },
  'skip-repeated-content': {
    title: 'Skipping the menu',
    why: 'Keyboard users have to pass the whole menu on every page. A link or region to skip it saves dozens of key presses.',
    fix: 'Put a link “To the content” first on the page, leading to the main element, and make sure its target exists.',
    says: {
      flagged: (args) =>
        `${n(args.faults, 'skip link leads', 'skip links lead')} to something that is not there.${rest(args)}`,
      clean: 'The menu can be skipped.',
      toCheck: 'See whether the menu can be skipped with one key; that is not certain here.',
      absent: 'There is no repeated menu.',
    },
  },
  lists: {
    title: 'Lists',
    why: 'A screen reader tells how many items a list has and which one you are at. A wrong structure takes that away.',
    fix: 'Put only li elements in ul and ol, and only dt and dd in dl, or a div around them.',
    says: {
      violated: (args) =>
        `${n(args.faults, 'list or list item is', 'lists or list items are')} built wrongly.${rest(args)}`,
      clean: (args) => `All lists are built correctly.${rest(args)}`,
      toCheck: (args) => `No fault measured.${rest(args)}`,
      absent: 'There are no lists on this page.',
    },
  },
  tables: {
    title: 'Tables',
    why: 'For every cell a screen reader names the heading of row and column. If those are wrong, only loose numbers remain.',
    fix: 'Make headings th elements with scope="col" or scope="row", and let headers refer only to cells of the same table.',
    says: {
      violated: (args) =>
        `${n(args.faults, 'table or cell refers', 'tables or cells refer')} to headings wrongly.${rest(args)}`,
      flagged: (args) => `${n(args.faults, 'table or heading', 'tables or headings')} could be clearer.${rest(args)}`,
      clean: (args) => `The headings of the tables are right.${rest(args)}`,
      toCheck: (args) => `No fault measured.${rest(args)}`,
      absent: 'There are no tables on this page.',
    },
  },
  frames: {
    title: 'Embedded frames',
    why: 'A map or video often stands in a frame. Without a title, a blind visitor does not know whether to enter it.',
    fix: 'Give every iframe a title that says what is in it, such as “Route map”.',
    says: {
      violated: (args) => `${n(args.faults, 'frame has', 'frames have')} no title.${unseenParts(args)}`,
      clean: (args) => `Every frame has a title.${unseenParts(args)}`,
      toCheck: (args) => `Every frame has a title.${unseenParts(args)}`,
      absent: (args) => `There are no frames on this page.${unseenParts(args)}`,
    },
  },
  'motion-and-time': {
    title: 'Refreshing and moving',
    why: 'A page that refreshes itself takes readers away from where they were. Blinking or scrolling text is unreadable for many.',
    fix: 'Remove meta refresh, blink and marquee, and play sound only when somebody asks for it.',
    says: {
      critical: 'The page refreshes itself or redirects by itself.',
      violated: (args) =>
        `${n(args.faults, 'part blinks or scrolls', 'parts blink or scroll')} by itself.${rest(args)}`,
      clean: (args) => `Nothing refreshes or scrolls by itself.${rest(args)}`,
      toCheck: (args) => `No fault measured.${rest(args)}`,
      absent: 'Nothing on the page refreshes or plays by itself.',
    },
  },
  'media-captions': {
    title: 'Captions of video',
    why: 'People who do not hear read the captions. Whether they exist and are right, only a person can see.',
    fix: 'Give every video with speech captions in the same language, and check that they are right.',
    says: {
      toCheck: (args) => `${n(args.toCheck, 'video', 'videos')} to check for captions.`,
      clean: 'The videos have a captions track.',
      absent: 'There are no videos on this page.',
    },
  },
  'form-autocomplete': {
    title: 'Fields that fill themselves in',
    why: 'With the right autocomplete, the browser fills in name and address. That helps people who find typing or remembering hard.',
    fix: 'Use only words from the HTML specification, such as autocomplete="email" or "postal-code".',
    says: {
      violated: (args) =>
        `${n(args.faults, 'field has', 'fields have')} an autocomplete value that does not exist.${rest(args)}`,
      clean: 'All autocomplete values exist.',
      toCheck: (args) => `No fault measured.${rest(args)}`,
      absent: 'There are no fields with autocomplete.',
    },
  },
  'text-spacing': {
    title: 'Space between lines and letters',
    why: 'People with dyslexia set lines and letters further apart. With !important in the style attribute they cannot.',
    fix: 'Set line and letter spacing in a style sheet, without !important.',
    says: {
      violated: (args) => `${n(args.faults, 'text has', 'texts have')} spacing that cannot be changed.${rest(args)}`,
      clean: 'Visitors can widen the spacing of the text themselves.',
      toCheck: (args) => `No fault measured.${rest(args)}`,
      absent: 'No text has fixed spacing.',
    },
  },
  'touch-targets': {
    title: 'Size of buttons and links',
    why: 'Small buttons close together are hard to hit, with trembling hands or on a phone above all. WCAG 2.2 asks for 24 by 24 pixels or space around them.',
    fix: 'Make buttons and separate links at least 24 by 24 pixels, or leave more space around them.',
    unseen: { tooLarge: { because: 'The page is too large: this was not measured, or only on a part of it.' } },
    says: {
      flagged: (args) =>
        `${n(args.faults, 'button or link is', 'buttons or links are')} too small to hit well (WCAG 2.2).${rest(args)}`,
      clean: (args) => `Buttons and links are large enough (WCAG 2.2).${rest(args)}`,
      toCheck: (args) => `No fault measured (WCAG 2.2).${rest(args)}`,
      absent: 'There are no separate buttons or links on this page.',
    },
  },
  'label-in-name': {
    title: 'Visible name and spoken name',
    why: 'People who control by voice say what they see. If the button has another name in the code, nothing happens.',
    fix: 'Let the aria-label start with the visible text, or leave it out.',
    says: {
      flagged: (args) =>
        `${n(args.faults, 'part has', 'parts have')} another name in the code than on the screen.${rest(args)}`,
      clean: (args) => `Visible names agree with the names in the code.${rest(args)}`,
      toCheck: (args) => `No fault measured.${rest(args)}`,
      absent: 'Nothing has a name of its own in the code.',
    },
  },
  'language-matches-text': {
    title: 'Does the language match the text',
    why: 'With lang="nl" on English text, a screen reader pronounces it as Dutch. That cannot be understood.',
    fix: 'Set lang to the language the text is written in, also on a part in another language.',
    fixes: { wordpress: 'Choose the site language under Settings, General.' },
    unseen: {
      hidden: {
        remedy:
          'Show the page without the browser’s translation and scan again; if it stays uncertain, have somebody read the text.',
      },
    },
    says: {
      same: ({ declared }) => `The text is written in the language that is declared (${languageOf('en', declared)}).`,
      doubtful: ({ declared, detected }) =>
        `It says lang="${declared}", but the text seems to be in ${languageOf('en', detected)}.`,
      other: ({ declared, detected }) =>
        `It says lang="${declared}", but the text is in ${languageOf('en', detected)}.`,
      short: 'There is too little text to recognise the language.',
      undeclared: 'The page names no language. That counts under “Language of the page”.',
    },
  },
  'link-purpose': {
    title: 'Meaningful link texts',
    why: 'People who browse with a screen reader often hear only the links. “Read more” ten times over then says nothing.',
    fix: 'Name the destination in the link: “Read more about our rates” rather than “Read more”.',
    unseen: {
      hidden: {
        because: 'Some link texts are in a language whose empty words we do not know, or the language is uncertain.',
        remedy: 'Read the link texts yourself: does each say where it leads?',
      },
    },
    says: {
      clear: 'Every link says where it leads, by itself or by what stands around it.',
      generic: ({ count }) =>
        `${n(count, 'link does not say where it leads', 'links do not say where they lead')}, nor does what stands around.`,
      absent: 'There are no links on this page.',
    },
  },
  'alt-quality': {
    title: 'Meaningful alt texts',
    why: 'An alt text such as “IMG_2041.jpg” or “photo” is read out and says nothing. A blind visitor then only knows that there is an image.',
    fix: 'Write in a short sentence what the image tells. Leave the alt text empty for decoration.',
    says: {
      telling: 'The alt texts say what can be seen.',
      empty: ({ count }) => `${n(count, 'alt text is', 'alt texts are')} a file name, an empty word or too long.`,
      absent: 'There are no alt texts on this page.',
    },
  },
  'focus-visible': {
    title: 'Visible focus',
    why: 'People who go through the page with Tab must see where they are. Without an outline around the chosen part they have to guess.',
    fix: 'Remove outline: none, or give :focus-visible an outline that stands out.',
    unseen: {
      hidden: { remedy: 'Go through the page with the Tab key and see whether it always shows where you are.' },
    },
    says: {
      visible: (args) => `Something visible changes on everything that Tab chooses.${unknownFocus(args)}`,
      bare: (args) =>
        `On ${n(args.count, 'element', 'elements')} it cannot be seen that the keyboard is there.${unknownFocus(args)}`,
      absent: 'Nothing on this page can be chosen with Tab.',
    },
  },
  'focus-not-obscured': {
    title: 'Focus behind a fixed bar',
    why: 'A bar that stays in place can cover the part where the keyboard is. WCAG 2.2 asks that it stays visible.',
    fix: 'Keep fixed bars low and set scroll-padding-top and scroll-padding-bottom on the html element, at least as high as the bar.',
    unseen: {
      hidden: {
        remedy:
          'Go through the page with Tab and with Shift+Tab and see whether the bar covers the chosen part anywhere.',
      },
    },
    says: {
      clear: 'Nothing that Tab chooses comes to lie behind a fixed bar (WCAG 2.2).',
      covers: ({ count }) =>
        `${n(count, 'part that Tab chooses lies', 'parts that Tab chooses lie')} wholly behind a fixed bar (WCAG 2.2).`,
      absent: 'There are no fixed bars.',
    },
  },
  'motion-reduced': {
    title: 'Rest for those who ask for it',
    why: 'Motion that goes on distracts and can make people sick. Visitors can ask for less motion in their system, and must be able to pause it.',
    fix: 'Give anything that moves for more than five seconds a pause button, and stop it under @media (prefers-reduced-motion: reduce).',
    unseen: {
      hidden: {
        remedy:
          'If your system asks for less motion, turn that off for a moment and scan again; otherwise have somebody look at the motion.',
      },
    },
    says: {
      considerate: 'Something moves, and the page heeds those who ask for rest.',
      inconsiderate: ({ count }) => `${n(count, 'part moves', 'parts move')}, also for those who ask for rest.`,
      unstoppable: ({ count }) => `${n(count, 'part moves', 'parts move')} endlessly without a pause button.`,
      absent: 'Nothing moves by itself for long.',
    },
  },
  'reflow-now': {
    title: 'Scrolling sideways',
    why: 'People who enlarge a lot see a narrow page. If they have to scroll sideways too, they lose the line.',
    fix: 'Let content shrink with the window, and give wide tables a scrolling area of their own.',
    says: {
      fits: ({ width }) => `In a window of ${width} pixels no sideways scrolling is needed. Look for yourself at 320.`,
      overflows: ({ width, over }) => `In a window of ${width} pixels the page sticks out ${over} pixels.`,
    },
  },
  'orientation-lock': {
    title: 'Portrait and landscape',
    why: 'People whose screen is fixed in one position, for instance to a wheelchair, cannot read a page that then lies on its side.',
    fix: 'Take the rotation (transform or rotate) out of the styles for (orientation: portrait) and (orientation: landscape).',
    unseen: { hidden: { remedy: 'Turn a phone a quarter and see whether the page turns along.' } },
    says: {
      locked: 'The page lies on its side as soon as the screen is held the other way.',
      free: 'No style lays the page on its side when the screen is held the other way.',
    },
  },
  'accessibility-statement': {
    title: 'Accessibility statement',
    why: 'Public bodies have to publish such a statement, and web shops have to tell how they meet the requirements. Visitors read there where to complain.',
    fix: 'Put a link “Accessibility” to your statement in the footer of every page.',
    says: {
      linked: 'The page links to a statement on accessibility.',
      listed: 'The sitemap names a page on accessibility.',
      shop: 'No statement found. Many web shops have had to meet requirements since 28 June 2025.',
      publicBody: 'No statement found. Public bodies have to publish one.',
      free: 'Nothing on this page shows that a statement is needed.',
    },
  },
  'accessibility-overlay': {
    title: 'Accessibility widget',
    why: 'A widget that promises to make the site accessible does not repair the faults underneath. It often gets in the way of people with a screen reader.',
    fix: 'Repair the faults in the site itself. Then no widget is needed.',
    says: {
      present: ({ name }) => `The page loads ${name}. Such a widget does not repair the faults underneath.`,
      absent: 'No known accessibility widget was found.',
    },
  },
} satisfies Words<typeof pillar>;
