import { useEffect, useState } from 'preact/hooks';
import { type Allowance, type KeyStatus, send } from '../../lib/platform/messages.ts';

/** The partner key as far as a page may know it: the background keeps the key itself. */
export interface Key {
  readonly status: KeyStatus | null;
  readonly allowance: Allowance | null;
  readonly save: (key: string, sessionOnly: boolean) => Promise<void>;
  readonly remove: (wipe: boolean) => Promise<void>;
  /** Takes over what another command told of the key. */
  readonly show: (status: KeyStatus) => Promise<void>;
}

export const useKey = (): Key => {
  const [status, setStatus] = useState<KeyStatus | null>(null);
  const [allowance, setAllowance] = useState<Allowance | null>(null);

  const show = async (next: KeyStatus): Promise<void> => {
    setStatus(next);
    setAllowance(await send('allowance', {}));
  };
  useEffect(() => {
    void send('keyStatus', {}).then(show);
  }, []);

  return {
    status,
    allowance,
    show,
    save: async (key, sessionOnly) => show(await send('saveKey', { key, sessionOnly })),
    remove: async (wipe) => show(await send('removeKey', { wipe })),
  };
};
