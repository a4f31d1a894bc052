import { act, fireEvent, screen } from '@testing-library/preact';
import { expect, test, vi } from 'vitest';
import { PopupNotices } from '../../../components/popup/PopupNotices.tsx';
import { useNetwork } from '../../../components/popup/use-network.ts';
import type { ScanState } from '../../../lib/state.ts';
import { popupWords } from '../../../lib/words/popup.ts';
import { clearAfterEach, draw } from '../../kit/draw.tsx';
import { sampleState } from '../sample.ts';

/** A scan without a network, in the popup: what brings the missing part in once the network is back. */

clearAfterEach();

const whole: ScanState = { ...sampleState('public', 'nl'), notes: [], pillars: [] };
const offline: ScanState = { ...whole, notes: ['offline'] };
const scanning = (state: ScanState): ScanState => ({ ...state, phase: 'scanning', finishedAt: null, result: null });

/** The hook alone, with what it started. */
const follow = (first: ScanState | null) => {
  const started = vi.fn(async () => {});
  const Following = ({ state }: { readonly state: ScanState | null }) => {
    // As the popup hands it on: another function at each rendering.
    useNetwork({ state, start: () => started() });
    return null;
  };
  const { again } = draw(<Following state={first} />);
  return { started, become: (state: ScanState) => again(<Following state={state} />) };
};
const comeOnline = () => act(() => void globalThis.dispatchEvent(new Event('online')));

test('a finished scan that lacked the network is made again when the network is back, once', async () => {
  const { started, become } = follow(offline);
  await comeOnline();
  expect(started).toHaveBeenCalledTimes(1);
  become(scanning(whole));
  become(offline);
  expect(started).toHaveBeenCalledTimes(1);
});

test('a network that comes back during the scan brings another once it has ended', async () => {
  const { started, become } = follow(scanning(offline));
  await comeOnline();
  expect(started).not.toHaveBeenCalled();
  become(offline);
  expect(started).toHaveBeenCalledTimes(1);
});

test('a scan that lacks nothing is not made again, nor is a later one because of an earlier return', async () => {
  const { started, become } = follow(scanning(whole));
  await comeOnline();
  become(whole);
  become(offline);
  expect(started).not.toHaveBeenCalled();
});

test('a network that comes back before the first state is known is not forgotten', async () => {
  const { started, become } = follow(null);
  await comeOnline();
  become(scanning(offline));
  become(offline);
  expect(started).toHaveBeenCalledTimes(1);
});

test('trying again is offered at once, and can be pressed when the scan has ended', () => {
  const onAgain = vi.fn();
  const notices = (state: ScanState) => (
    <PopupNotices {...{ state, onAgain }} failed={false} moved="here" onWithout={() => {}} />
  );
  const button = () => screen.getByRole('button', { name: popupWords.nl.retry });
  const { again } = draw(notices(scanning(offline)));
  expect(button()).toHaveProperty('disabled', true);
  fireEvent.click(button());
  expect(onAgain).not.toHaveBeenCalled();
  again(notices(offline));
  fireEvent.click(button());
  expect(onAgain).toHaveBeenCalledOnce();
});
