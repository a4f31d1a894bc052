import type { AllAxeRuleWords } from '../axe-rule-words.ts';

/** Words for every rule of the accessibility engine. */
export const axeRules = {
  'color-contrast': {
    what: 'The text has too little contrast with its background.',
    whom: 'People with low vision, and anyone in bright light, cannot read it.',
    fix: 'Increase the difference between text and background: 4.5 to 1, or 3 to 1 from 24 pixels (18.7 bold).',
  },
  'link-in-text-block': {
    what: 'A link in running text differs from the text around it in colour only.',
    whom: 'People who have trouble telling colours apart do not see that it is a link.',
    fix: 'Underline links in text.',
  },
  'image-alt': {
    what: 'An image has no alt attribute.',
    whom: 'A screen reader then reads out the file name or skips the image.',
    fix: 'Add alt with what the image shows, or alt="" if it is decoration.',
  },
  'role-img-alt': {
    what: 'An element with role="img" has no name.',
    whom: 'A screen reader announces an image without saying which.',
    fix: 'Add an aria-label with what the image shows.',
  },
  'svg-img-alt': {
    what: 'An svg marked as an image has no name.',
    whom: 'A screen reader cannot say what the drawing shows.',
    fix: 'Put a title element first in the svg, or an aria-label on it.',
  },
  'object-alt': {
    what: 'An object element has no name.',
    whom: 'People who cannot see it do not know what is embedded.',
    fix: 'Give the object a title or an aria-label.',
  },
  'input-image-alt': {
    what: 'A button that is an image has no alt text.',
    whom: 'Blind visitors do not know what the button does.',
    fix: 'Say in alt what happens, such as alt="Search".',
  },
  'area-alt': {
    what: 'A clickable area of an image has no name.',
    whom: 'Screen readers announce a link without a destination.',
    fix: 'Give every area an alt text that names its destination.',
  },
  'server-side-image-map': {
    what: 'The server works out where on the image somebody clicked.',
    whom: 'A keyboard user cannot point at such a place.',
    fix: 'Use area elements with usemap, or plain links.',
  },
  'image-redundant-alt': {
    what: 'The alt text repeats the text beside the image.',
    whom: 'A screen reader reads out the same words twice.',
    fix: 'Leave the alt text empty if the text beside it says it all.',
  },
  'button-name': {
    what: 'A button has no name.',
    whom: 'Screen readers only say “button”; voice control cannot reach it.',
    fix: 'Put text in the button or give it an aria-label.',
  },
  'input-button-name': {
    what: 'A button of type input has no caption.',
    whom: 'Screen readers only say “button”.',
    fix: 'Put the caption in value.',
  },
  'aria-command-name': {
    what: 'An element with the role of button, link or menu item has no name.',
    whom: 'Screen readers read out the role and nothing else.',
    fix: 'Put text in the element or give it an aria-label.',
  },
  'summary-name': {
    what: 'A disclosure has no caption.',
    whom: 'Blind visitors do not know what will open.',
    fix: 'Put text in the summary element.',
  },
  'aria-tab-name': {
    what: 'A tab has no name.',
    whom: 'Screen readers list tabs that cannot be told apart.',
    fix: 'Put text in every element with role="tab".',
  },
  'aria-treeitem-name': {
    what: 'An item of a tree has no name.',
    whom: 'People who go through the tree with a screen reader hear empty lines.',
    fix: 'Give every treeitem text or an aria-label.',
  },
  'aria-tooltip-name': {
    what: 'A tooltip has no content that can be read out.',
    whom: 'People with a screen reader miss the explanation.',
    fix: 'Put text in the element with role="tooltip".',
  },
  'aria-meter-name': {
    what: 'A meter has no name.',
    whom: 'Screen readers read out a value without saying of what.',
    fix: 'Add aria-label or aria-labelledby.',
  },
  'aria-progressbar-name': {
    what: 'A progress bar has no name.',
    whom: 'Screen readers read out a percentage without saying of what.',
    fix: 'Add an aria-label such as “Sending the file”.',
  },
  'aria-dialog-name': {
    what: 'A dialog has no name.',
    whom: 'People who do not see it open do not know where the focus went.',
    fix: 'Point to the heading of the dialog with aria-labelledby.',
  },
  label: {
    what: 'A form field has no label.',
    whom: 'Blind visitors do not know what to fill in.',
    fix: 'Link a label element to the field with for and id.',
  },
  'select-name': {
    what: 'A drop-down list has no label.',
    whom: 'Screen readers read out the choices without the question.',
    fix: 'Link a label element to the drop-down list.',
  },
  'aria-input-field-name': {
    what: 'A custom input field has no name.',
    whom: 'Screen readers announce a field without saying what for.',
    fix: 'Add aria-label or aria-labelledby.',
  },
  'aria-toggle-field-name': {
    what: 'A custom checkbox or radio button has no name.',
    whom: 'Screen readers say “on” or “off” without saying what.',
    fix: 'Put text in the element or add an aria-label.',
  },
  'form-field-multiple-labels': {
    what: 'A field has more than one label.',
    whom: 'Screen readers read out only one, and not always the same one.',
    fix: 'Keep one label and move the explanation to aria-describedby.',
  },
  'label-title-only': {
    what: 'The name of a field is only in a tooltip.',
    whom: 'People without a mouse, or on a phone, never see it.',
    fix: 'Put a visible label with the field.',
  },
  'link-name': {
    what: 'A link has no text.',
    whom: 'Screen readers then read out the address, or only “link”.',
    fix: 'Put text in the link, or an alt text with the image inside it.',
  },
  'aria-roles': {
    what: 'A role attribute has a value that does not exist.',
    whom: 'Assistive technology ignores the role, so the part cannot be recognised.',
    fix: 'Choose a role from the ARIA standard, or use the plain HTML element.',
  },
  'aria-allowed-role': {
    what: 'An element has a role that does not suit it.',
    whom: 'Assistive technology gets contradictory information.',
    fix: 'Remove the role or use another element.',
  },
  'aria-deprecated-role': {
    what: 'A role is deprecated.',
    whom: 'New assistive technology may no longer recognise it.',
    fix: 'Use the role or element that replaced it.',
  },
  'aria-valid-attr': {
    what: 'An aria attribute does not exist.',
    whom: 'Because of the misspelling the information never reaches assistive technology.',
    fix: 'Correct the name of the attribute.',
  },
  'aria-valid-attr-value': {
    what: 'An aria attribute has an invalid value.',
    whom: 'Assistive technology ignores it, or is sent to something that is not there.',
    fix: 'Use an allowed value, and ids that are on the page.',
  },
  'aria-allowed-attr': {
    what: 'An aria attribute does not suit the role of its element.',
    whom: 'Assistive technology announces a state that the part does not have.',
    fix: 'Remove the attribute or give the element the right role.',
  },
  'aria-conditional-attr': {
    what: 'An aria attribute is not allowed in this situation.',
    whom: 'Assistive technology and browser may announce different states.',
    fix: 'Let the plain HTML attribute do the work, such as checked.',
  },
  'aria-prohibited-attr': {
    what: 'An aria attribute is on an element where it is forbidden.',
    whom: 'The name or explanation is not read out.',
    fix: 'Remove it, or give the element a role that allows it.',
  },
  'aria-required-attr': {
    what: 'A role lacks an attribute that it requires.',
    whom: 'Screen readers cannot announce the state of the part.',
    fix: 'Add the attribute, such as aria-checked for a checkbox.',
  },
  'aria-required-children': {
    what: 'A role lacks the parts that must be in it.',
    whom: 'Screen readers announce an empty list or menu.',
    fix: 'Put parts with the required role in it.',
  },
  'aria-required-parent': {
    what: 'A part is not in the element it belongs to.',
    whom: 'Screen readers give no number and no position.',
    fix: 'Put it in an element with the required role.',
  },
  'aria-braille-equivalent': {
    what: 'There is a name for braille only, without an ordinary name.',
    whom: 'People without a braille display miss the name.',
    fix: 'Add aria-label or aria-roledescription as well.',
  },
  'presentation-role-conflict': {
    what: 'An element marked as presentation can still take the focus.',
    whom: 'Assistive technology ignores that and reads it out after all.',
    fix: 'Remove role="presentation", or keep Tab from reaching it.',
  },
  'duplicate-id-aria': {
    what: 'An id that a label or ARIA refers to occurs more than once.',
    whom: 'Assistive technology may read out the wrong text.',
    fix: 'Give every element its own id.',
  },
  'aria-hidden-body': {
    what: 'The whole page is set to aria-hidden.',
    whom: 'For people with a screen reader the page is empty.',
    fix: 'Remove aria-hidden from the body element.',
  },
  'aria-hidden-focus': {
    what: 'A hidden part contains something that Tab can reach.',
    whom: 'A blind visitor ends up where nothing is read out.',
    fix: 'Use hidden or inert, or remove aria-hidden.',
  },
  'aria-text': {
    what: 'An element with role="text" contains something operable.',
    whom: 'Screen readers make one sentence of it and skip the button or link.',
    fix: 'Remove role="text" from parts with buttons or links.',
  },
  'scrollable-region-focusable': {
    what: 'A scrolling area cannot be reached by keyboard.',
    whom: 'People without a mouse do not see what is further down.',
    fix: 'Give the area tabindex="0" and a name.',
  },
  'nested-interactive': {
    what: 'A button or link is inside another button or link.',
    whom: 'Screen readers do not see the inner one, and Tab behaves oddly.',
    fix: 'Put them side by side.',
  },
  'frame-focusable-content': {
    what: 'An iframe with buttons or links is set to tabindex="-1".',
    whom: 'What is in it cannot be reached by keyboard.',
    fix: 'Remove the negative tabindex.',
  },
  tabindex: {
    what: 'An element has a tabindex above zero.',
    whom: 'Tab then follows a different order from the page.',
    fix: 'Use 0 or leave tabindex out, and put the elements in the right order.',
  },
  accesskeys: {
    what: 'The same shortcut key occurs more than once.',
    whom: 'People who use the key do not always end up in the same place.',
    fix: 'Give every accesskey its own character, or leave them out.',
  },
  'html-has-lang': {
    what: 'The page declares no language.',
    whom: 'A screen reader reads it out with the voice of another language.',
    fix: 'Put lang on the html element, such as lang="en".',
  },
  'html-lang-valid': {
    what: 'The language code of the page does not exist.',
    whom: 'A screen reader does not know which voice to choose.',
    fix: 'Use an existing code, such as en, en-GB or nl.',
  },
  'html-xml-lang-mismatch': {
    what: 'lang and xml:lang name different languages.',
    whom: 'The voice depends on which of the two is read.',
    fix: 'Make them the same, or remove xml:lang.',
  },
  'valid-lang': {
    what: 'A part of the page has a language code that does not exist.',
    whom: 'A screen reader mispronounces that part.',
    fix: 'Use an existing code, such as lang="fr".',
  },
  'document-title': {
    what: 'The page has no title.',
    whom: 'People with several tabs open do not know which one this is.',
    fix: 'Put a title element in the head that says what is on the page.',
  },
  'meta-viewport': {
    what: 'The viewport meta tag forbids or limits zooming in.',
    whom: 'People with low vision cannot make the text large enough.',
    fix: 'Remove user-scalable=no and maximum-scale.',
  },
  'meta-viewport-large': {
    what: 'The viewport meta tag limits zooming to less than 500%.',
    whom: 'People with very low vision need more.',
    fix: 'Remove maximum-scale.',
  },
  'page-has-heading-one': {
    what: 'There is no h1.',
    whom: 'People who jump to the main heading with a screen reader find nothing.',
    fix: 'Give the page one h1 that says what it is about.',
  },
  'heading-order': {
    what: 'A heading level is skipped.',
    whom: 'The table of contents of a screen reader is wrong.',
    fix: 'Follow an h2 with an h3, not an h4.',
  },
  'empty-heading': {
    what: 'A heading is empty.',
    whom: 'Screen readers jump to a heading that says nothing.',
    fix: 'Put text in it or remove the heading.',
  },
  'landmark-one-main': {
    what: 'There is no main region.',
    whom: 'Screen readers cannot go to the content in one step.',
    fix: 'Put the content in a main element.',
  },
  'landmark-no-duplicate-main': {
    what: 'There is more than one main region.',
    whom: 'It is unclear which one is the content.',
    fix: 'Keep one main element.',
  },
  'landmark-main-is-top-level': {
    what: 'The main region is inside another region.',
    whom: 'Screen readers announce the wrong structure.',
    fix: 'Take main out of header, nav, aside and footer.',
  },
  'landmark-banner-is-top-level': {
    what: 'The page header is inside another region.',
    whom: 'Screen readers do not find it where they expect it.',
    fix: 'Take the page header out of main and other regions.',
  },
  'landmark-contentinfo-is-top-level': {
    what: 'The page footer is inside another region.',
    whom: 'Screen readers do not find it where they expect it.',
    fix: 'Take the footer out of main and other regions.',
  },
  'landmark-no-duplicate-banner': {
    what: 'There is more than one page header.',
    whom: 'Screen readers announce the start of the page twice.',
    fix: 'Keep one header at page level.',
  },
  'landmark-no-duplicate-contentinfo': {
    what: 'There is more than one page footer.',
    whom: 'Screen readers announce the end of the page twice.',
    fix: 'Keep one footer at page level.',
  },
  'landmark-unique': {
    what: 'Two regions of the same kind have the same name.',
    whom: 'In the list of regions they cannot be told apart.',
    fix: 'Give each its own aria-label, such as “Main menu” and “Footer menu”.',
  },
  region: {
    what: 'Content is outside all page regions.',
    whom: 'People who jump from region to region never get there.',
    fix: 'Put everything in header, nav, main, aside or footer.',
  },
  bypass: {
    what: 'It is not certain that the menu can be skipped.',
    whom: 'Keyboard users may have to go through the whole menu on every page.',
    fix: 'Put a link “To the content” first, or use main and headings.',
  },
  'skip-link': {
    what: 'The skip link leads to something that is not on the page.',
    whom: 'People who use it stay where they were.',
    fix: 'Give the target the id that the link refers to.',
  },
  list: {
    what: 'A list contains something other than list items.',
    whom: 'Screen readers miscount the items.',
    fix: 'Put only li elements in ul and ol.',
  },
  listitem: {
    what: 'A list item is not in a list.',
    whom: 'Screen readers give no number and no position.',
    fix: 'Put li in a ul or ol.',
  },
  'definition-list': {
    what: 'A description list contains something other than terms and descriptions.',
    whom: 'Screen readers match terms and descriptions incorrectly.',
    fix: 'Put only dt and dd in dl, or a div around them.',
  },
  dlitem: {
    what: 'A term or description is not in a description list.',
    whom: 'Screen readers do not see that they belong together.',
    fix: 'Put dt and dd in a dl.',
  },
  'td-headers-attr': {
    what: 'A cell refers to a heading that is not in the same table.',
    whom: 'Screen readers read out the wrong heading or none.',
    fix: 'Correct the ids in the headers attribute.',
  },
  'th-has-data-cells': {
    what: 'A table heading has no cells.',
    whom: 'Screen readers read out a heading that belongs to nothing.',
    fix: 'Move the heading to its row or column, or make it a td.',
  },
  'scope-attr-valid': {
    what: 'A scope attribute has a wrong value or is in the wrong place.',
    whom: 'The link between heading and cells is lost.',
    fix: 'Use col, row, colgroup or rowgroup, on a th.',
  },
  'empty-table-header': {
    what: 'A table heading is empty.',
    whom: 'Screen readers have nothing to read out for those cells.',
    fix: 'Put text in it, or make it an ordinary cell.',
  },
  'table-duplicate-name': {
    what: 'Caption and summary of a table are the same.',
    whom: 'Screen readers read out the same sentence twice.',
    fix: 'Keep the caption and remove the summary.',
  },
  'frame-title': {
    what: 'An iframe has no title.',
    whom: 'Blind visitors do not know what is in it.',
    fix: 'Give the iframe a title, such as “Route map”.',
  },
  'frame-title-unique': {
    what: 'Two iframes have the same title.',
    whom: 'In a list of iframes they cannot be told apart.',
    fix: 'Give every iframe its own title.',
  },
  'frame-tested': {
    what: 'The content of this iframe was not examined.',
    whom: 'Errors inside it therefore do not count.',
    fix: 'Open the content of the iframe in its own tab and scan it there.',
  },
  'meta-refresh': {
    what: 'The page refreshes itself or redirects after a while.',
    whom: 'People who read slowly or use a screen reader lose their place.',
    fix: 'Remove the meta refresh; redirect on the server.',
  },
  blink: {
    what: 'There is blinking text.',
    whom: 'It distracts, and many people cannot read it.',
    fix: 'Remove the blink element.',
  },
  marquee: {
    what: 'There is scrolling text.',
    whom: 'People who read slowly or find it hard to aim cannot follow or click it.',
    fix: 'Replace the marquee element with static text.',
  },
  'no-autoplay-audio': {
    what: 'Sound may play by itself.',
    whom: 'It drowns out the screen reader.',
    fix: 'Start sound only after a click, or keep it under three seconds.',
  },
  'video-caption': {
    what: 'Pijler cannot see whether this video has captions.',
    whom: 'Deaf visitors need them.',
    fix: 'Add a track with kind="captions" and check that the text is correct.',
  },
  'autocomplete-valid': {
    what: 'An autocomplete value does not exist.',
    whom: 'The browser does not fill in the field for people who find typing or remembering hard.',
    fix: 'Use a value from the HTML standard, such as given-name or tel.',
  },
  'avoid-inline-spacing': {
    what: 'The spacing of lines, words or letters is fixed with !important.',
    whom: 'People who need more space to read cannot set it.',
    fix: 'Remove !important from the style attribute.',
  },
  'target-size': {
    what: 'A button or link is smaller than 24 by 24 pixels and too close to another.',
    whom: 'People who tremble, or who are on a phone, hit the wrong one.',
    fix: 'Enlarge the button or link with padding, or leave space around it.',
  },
  'label-content-name-mismatch': {
    what: 'The name in the code does not contain the visible text.',
    whom: 'People who use voice control and say what they see get no response.',
    fix: 'Start the aria-label with the visible text.',
  },
} satisfies AllAxeRuleWords;
