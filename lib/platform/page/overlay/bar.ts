import type { OverlayRequest } from './ask.ts';
import {
  applyStyle,
  createBarStyle,
  createButtonStyle,
  type Declarations,
  pickPalette,
  VISUALLY_HIDDEN,
} from './style.ts';

/* The bar over a scanned page, with which a reader moves from one element with a fault to the next. */

const XHTML = 'http://www.w3.org/1999/xhtml';

/** Creates an HTML element, also in an XHTML page. */
export const createHtmlElement = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  declarations: Declarations = {},
  text = '',
): HTMLElementTagNameMap[Name] => {
  const element = Document.prototype.createElementNS.call(document, XHTML, name) as HTMLElementTagNameMap[Name];
  applyStyle(element, declarations);
  element.textContent = text;
  return element;
};

interface Button {
  readonly name: string;
  readonly onPress: () => void;
  readonly isFirst?: boolean;
}

/** The focus ring is drawn by script: a style sheet would be a file that the page could load. */
const makeButton = ({ name, onPress, isFirst = false }: Button): HTMLButtonElement => {
  const colours = pickPalette();
  const button = createHtmlElement('button', createButtonStyle(colours, isFirst), name);
  button.type = 'button';
  const drawRing = (on: boolean): void =>
    applyStyle(button, { outline: on ? `3px solid ${colours.ring}` : 'none', 'outline-offset': '2px' });
  button.addEventListener('focus', () => drawRing(button.matches(':focus-visible')));
  button.addEventListener('blur', () => drawRing(false));
  button.addEventListener('click', onPress);
  return button;
};

/** The actions of the bar's buttons. */
export interface BarHandlers {
  /** Moves to the next element with a fault, or to the previous one. */
  move(by: 1 | -1): void;
  close(): void;
  report(): void;
  scrollBack(): void;
}

export interface Bar {
  readonly element: HTMLElement;
  focus(): void;
  /** Shows which offender is current and, from the second one on, announces it. */
  showOffender(index: number, note: string): void;
  /** Moves the bar to the top or to the bottom of the window, so that it does not cover what is beneath it. */
  dock(atTop: boolean): void;
  /** Shows the button that scrolls back, if the page was scrolled. */
  offerBack(isMoved: boolean): void;
}

/** A non-modal dialog: it takes the focus and blocks nothing of the page. */
const makeBox = ({ words, locale }: OverlayRequest): HTMLElement => {
  const box = createHtmlElement('div', createBarStyle(pickPalette()));
  box.lang = locale;
  box.tabIndex = -1;
  for (const [name, value] of [
    ['role', 'dialog'],
    ['aria-label', words.name],
    ['aria-describedby', 'description'],
  ] as const)
    box.setAttribute(name, value);
  return box;
};

const LINE: Declarations = { margin: '0 0 4px', 'overflow-wrap': 'anywhere' };

interface BarText {
  readonly element: HTMLElement;
  showOffender(index: number, note: string): void;
}

/** The text about the offender: read out with the bar's name at first, and by a status line after each move. */
const makeBarText = ({ title, sentence, offenders }: OverlayRequest): BarText => {
  const element = createHtmlElement('div');
  element.id = 'description';
  const count = createHtmlElement('p', { ...LINE, 'font-weight': '700' });
  const item = createHtmlElement('p', {
    ...LINE,
    'font-family': 'ui-monospace, Consolas, monospace',
    'font-size': '14px',
  });
  item.dir = 'auto';
  const status = createHtmlElement('p', VISUALLY_HIDDEN);
  status.setAttribute('role', 'status');
  element.append(count, createHtmlElement('span', VISUALLY_HIDDEN, sentence), item);
  const whole = createHtmlElement('div');
  whole.append(element, status);
  let isFirst = true;
  return {
    element: whole,
    showOffender(index, note) {
      const offender = offenders[index];
      count.textContent = `${title} · ${offender?.count ?? ''}`;
      item.textContent = [note, offender?.item ?? ''].filter((text) => text !== '').join(' ');
      if (!isFirst) status.textContent = `${offender?.count ?? ''} ${item.textContent}`;
      isFirst = false;
    },
  };
};

/** The bar with the text about the offender, and the buttons to move on. */
export const makeBar = (ask: OverlayRequest, acts: BarHandlers): Bar => {
  const { words, offenders } = ask;
  const box = makeBox(ask);
  const text = makeBarText(ask);
  const back = makeButton({ name: words.scrollBack, onPress: acts.scrollBack });
  back.hidden = true;
  const row = createHtmlElement('div', { display: 'flex', 'flex-wrap': 'wrap', gap: '8px', 'margin-top': '8px' });
  if (offenders.length > 1) {
    row.append(
      makeButton({ name: words.previous, onPress: () => acts.move(-1) }),
      makeButton({ name: words.next, onPress: () => acts.move(1), isFirst: true }),
    );
  }
  row.append(
    makeButton({ name: words.report, onPress: acts.report }),
    back,
    makeButton({ name: words.close, onPress: acts.close }),
  );
  box.append(text.element, row);
  return {
    element: box,
    focus: () => HTMLElement.prototype.focus.call(box, { preventScroll: true }),
    showOffender: text.showOffender,
    dock: (atTop) => applyStyle(box, { inset: atTop ? '16px 0 auto' : 'auto 0 16px' }),
    offerBack: (isMoved) => {
      if (back.hidden !== isMoved) return;
      // A button that is hidden loses the focus: move it to the box.
      if (!isMoved && box.getRootNode() instanceof ShadowRoot && back.matches(':focus')) box.focus();
      back.hidden = !isMoved;
    },
  };
};
