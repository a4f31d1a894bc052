import { createContext } from 'preact';

/** Version of the extension that made what a view shows. */
export const VersionContext = createContext('');
