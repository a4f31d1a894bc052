import { beforeEach, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { onMessage } from '../../lib/platform/commands.ts';

beforeEach(() => fakeBrowser.reset());

const own = { id: fakeBrowser.runtime.id, url: fakeBrowser.runtime.getURL('/popup.html') };
const message = { command: 'allowance', ask: {} };
const gate = onMessage as (message: unknown, sender: object, respond: (reply: unknown) => void) => true | undefined;

test.each([
  ['another extension', { id: 'other', url: own.url }, message],
  ['a page of the web', { id: own.id, url: 'https://voorbeeld.nl/' }, message],
  ['a content script', { id: own.id, url: 'https://voorbeeld.nl/', tab: { id: 1 } }, message],
  ['a sender without address', { id: own.id }, message],
  ['an unknown command', own, { command: 'toString', ask: {} }],
  ['no message', own, null],
  ['text', own, 'allowance'],
])('%s gets no answer', (_, sender, sent) => {
  expect(
    gate(sent, sender, () => {
      throw new Error('answered');
    }),
  ).toBeUndefined();
});
