import { FONT_HOSTS, FONT_PACKAGES, PACKAGE_HOSTS } from '../../data/text/font-sheets.ts';

/** Whether a path contains the name of a font package as whole segments, with or without a version after it. */
const hasFontPackage = (path: string): boolean =>
  FONT_PACKAGES.some((name) =>
    `${path.replace(/@(?:[\d^~][^/]*|latest|next|main|master)(?=\/|$)/g, '')}/`.includes(`/${name}/`),
  );

/**
 * Whether a style sheet at this address only contains fonts and icons, as its maker documents it
 * (`lib/data/text/font-sheets.ts`).
 */
export const isFontSheet = (address: string): boolean => {
  const url = URL.parse(address);
  if (url === null) return false;
  const { hostname, pathname } = url;
  if (FONT_HOSTS.includes(hostname)) return true;
  return PACKAGE_HOSTS.includes(hostname) && hasFontPackage(pathname.toLowerCase());
};
