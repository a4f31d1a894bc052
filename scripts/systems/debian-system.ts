/** Settings that the maintainers' scripts of Debian's packages, or their first visitor, would have made. */
export interface DebianSystem {
  readonly id: string;
  /** Folder that the web server serves. */
  readonly root: string;
  /** Files to write, by path. */
  readonly files?: Readonly<Record<string, string>>;
  /** Lines of shell, run once inside, with the database up. */
  readonly setup?: readonly string[];
  /** Lines for its virtual host. */
  readonly apache?: string;
}

/** The host name of a system. */
export const hostOf = (id: string): string => `${id}-systeem.nl`;
export const originOf = (id: string): string => `https://${hostOf(id)}`;
