import type { WatchPageWords } from '../../nl/service/watch-page.ts';

/** Words of pijler scan --watch. */
export const watchPage: WatchPageWords = {
  waits: ({ url }) => `Waiting for a change of ${url}. Stop with Ctrl-C.`,
  restless:
    'This page is different each time, so its responses do not tell whether you changed anything. Give the folder with your files: --watch-files FOLDER.',
  restlessFiles: 'This page is different each time; from now on only the files in the folder are watched.',
};
