import { toErrorMessage } from '../../lib/fault.ts';
import type { Locale } from '../../lib/model.ts';
import { commandWords } from '../../lib/words/command/command.ts';
import { RestoreError } from '../core/store/backup.ts';
import { FolderInUse, FolderOfAnother } from '../core/store/folder-lock.ts';
import { NewerStore } from '../core/store/newer-store.ts';
import { ObjectStoreError } from '../core/store/objects/object-store.ts';
import { DatabaseError } from '../core/store/open-store.ts';
import { BrowserStartError } from '../engine/browser/launch.ts';
import { SandboxError } from '../engine/browser/sandbox.ts';
import { UsageError } from './options/usage-error.ts';

interface SystemError extends Error {
  readonly code?: string;
  readonly path?: string;
  readonly port?: number;
  readonly address?: string;
}

/** Explains a system error by its code (errno); null for an unknown one. */
const explainSystemFault = (
  { code, path = '', port = 0, address = '' }: SystemError,
  locale: Locale,
): string | null => {
  const words = commandWords[locale].faults;
  switch (code) {
    case 'EADDRINUSE':
      return words.portInUse({ port });
    case 'EADDRNOTAVAIL':
      return words.noSuchPlace({ host: address });
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return path === '' && port > 0 ? words.portForbidden({ port }) : words.forbidden({ path: path || address });
    case 'ENOENT':
    case 'ENOTDIR':
      return words.notThere({ path });
    case 'ENOSPC':
      return words.noSpace;
    default:
      return null;
  }
};

/** Explains an error in one sentence, for the user of the command. */
export const explainError = (error: unknown, locale: Locale): string => {
  const words = commandWords[locale].faults;
  if (error instanceof UsageError) return error.format(locale);
  if (error instanceof FolderInUse) return words.folderInUse(error);
  if (error instanceof FolderOfAnother) return words.folderOfAnother(error);
  if (error instanceof DatabaseError) return words.noDatabase({ reason: error.message });
  if (error instanceof ObjectStoreError) return words.noObjects({ reason: error.message });
  if (error instanceof NewerStore) return words.newerStore(error);
  if (error instanceof RestoreError) return words[error.reason];
  if (error instanceof SandboxError) return words.noSandbox(error);
  if (error instanceof BrowserStartError) return words.noStart({ reason: error.message });
  const message = toErrorMessage(error);
  return explainSystemFault(error as SystemError, locale) ?? words.other({ message });
};
