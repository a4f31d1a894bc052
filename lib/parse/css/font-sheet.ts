import { FONT_HOSTS, FONT_PACKAGES, PACKAGE_HOSTS } from '../../data/text/font-sheets.ts';

/** A name as a whole in a path, with or without a version behind it. */
const hasFontPackage = (path: string): boolean =>
  FONT_PACKAGES.some((name) =>
    `${path.replace(/@(?:[\d^~][^/]*|latest|next|main|master)(?=\/|$)/g, '')}/`.includes(`/${name}/`),
  );

/** Whether a style sheet at this address holds fonts and icons alone, as its maker documents it (`lib/data/text/font-sheets.ts`). */
export const isFontSheet = (address: string): boolean => {
  const url = URL.parse(address);
  if (url === null) return false;
  const { hostname, pathname } = url;
  if (FONT_HOSTS.includes(hostname)) return true;
  return PACKAGE_HOSTS.includes(hostname) && hasFontPackage(pathname.toLowerCase());
};
