import manifest from '../../package.json' with { type: 'json' };

/** The program's version. */
export const VERSION: string = manifest.version;
