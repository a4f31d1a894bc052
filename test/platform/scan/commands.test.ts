import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { send } from '../../../lib/platform/messages.ts';
import { onConnect, onMessage } from '../../../lib/platform/scan/commands.ts';
import { replaceKey, restoreAfterwards } from '../stand-ins.ts';

restoreAfterwards();
replaceKey();

beforeEach(() => fakeBrowser.reset());

const own = { id: fakeBrowser.runtime.id, url: fakeBrowser.runtime.getURL('/popup.html') };
const message = { command: 'allowance', ask: {} };
const gate = onMessage as (message: unknown, sender: object, respond: (reply: unknown) => void) => true | undefined;

test.each([
  ['another extension', { id: 'other', url: own.url }, message],
  ['a web page', { id: own.id, url: 'https://voorbeeld.nl/' }, message],
  ['a content script', { id: own.id, url: 'https://voorbeeld.nl/', tab: { id: 1 } }, message],
  ['a web page with our address in its query', { id: own.id, url: `https://voorbeeld.nl/?${own.url}` }, message],
  [
    'a page of an extension whose id starts with ours',
    { id: own.id, url: own.url.replace('/popup', 'x/popup') },
    message,
  ],
  ['a sender without address', { id: own.id }, message],
  ['a sender without id', { url: own.url }, message],
  ['an unknown command', own, { command: 'toString', ask: {} }],
  ['no message', own, null],
  ['text', own, 'allowance'],
  ['a message without command', own, { ask: {} }],
  ['a command named like a property of every object', own, { command: 'constructor', ask: {} }],
])('%s gets no answer', (_, sender, sent) => {
  expect(
    gate(sent, sender, () => {
      throw new Error('answered');
    }),
  ).toBeUndefined();
});

describe('a message of an extension page', () => {
  const answered = (sent: unknown) =>
    new Promise((resolve) => {
      expect(gate(sent, own, resolve)).toBe(true);
    });

  test('is answered', async () => {
    expect(await answered(message)).toEqual({
      ok: true,
      value: { tier: 'public', left: 20, perHour: 20, retryAfter: 0 },
    });
  });

  test('is answered with an error as a value', async () => {
    const key = { command: 'saveKey', ask: { key: ' ', sessionOnly: true } };
    expect(await answered(key)).toEqual({ ok: false, message: 'a key has 1 to 512 characters' });
  });

  test('may keep a port open, which strangers may not', () => {
    const line = (sender: object | undefined) => {
      const disconnect = vi.fn();
      onConnect({ sender, disconnect } as never);
      return disconnect.mock.calls.length;
    };
    expect([line(own), line({ ...own, id: 'other' }), line({ ...own, url: 'https://voorbeeld.nl/' })]).toEqual([
      0, 1, 1,
    ]);
    expect(line(undefined)).toBe(1);
  });
});

describe('the sender of a command', () => {
  const replying = (reply: unknown) => {
    const requestOf = vi.fn(async () => reply);
    fakeBrowser.runtime.sendMessage = requestOf as never;
    return requestOf;
  };

  test('gets the value', async () => {
    const requestOf = replying({ ok: true, value: 7 });
    expect(await send('allowance', {})).toBe(7);
    expect(requestOf.mock.calls).toEqual([[{ command: 'allowance', ask: {} }]]);
  });

  test.each([
    [{ ok: false, message: 'niet nu' }, 'niet nu'],
    [undefined, 'no answer'],
  ])('gets an error for %j', async (reply, message) => {
    replying(reply);
    await expect(send('allowance', {})).rejects.toThrow(message);
  });
});
