import { createContext } from 'preact';

/** Version of the extension that made the data of a view. */
export const VersionContext = createContext('');
