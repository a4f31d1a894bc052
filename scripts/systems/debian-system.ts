/** What the maintainers' scripts of Debian's packages, or their first visitor, would have set. */
export interface DebianSystem {
  readonly id: string;
  /** Folder that the web server shows. */
  readonly root: string;
  /** Files to write, by path. */
  readonly files?: Readonly<Record<string, string>>;
  /** Lines of shell, run once inside, with the database up. */
  readonly setup?: readonly string[];
  /** Lines for its virtual host. */
  readonly apache?: string;
}

/** Under which names the systems are reached. */
export const hostOf = (id: string): string => `${id}-systeem.nl`;
export const originOf = (id: string): string => `https://${hostOf(id)}`;
