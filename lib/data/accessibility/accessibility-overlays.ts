/**
 * Script hosts of widgets that promise accessibility by an added script: the host itself or any name below it. Each
 * seen in embed codes of public repositories, 2026-11.
 */
export const ACCESSIBILITY_OVERLAYS: Readonly<Record<string, string>> = {
  'acsbapp.com': 'accessiBe',
  'accessibe.com': 'accessiBe',
  'userway.org': 'UserWay',
  'audioeye.com': 'AudioEye',
  'equalweb.com': 'EqualWeb',
  'nagich.co.il': 'EqualWeb',
  'nagich.com': 'EqualWeb',
  'accessiblyapp.com': 'Accessibly',
  'enable.co.il': 'Enable',
  'eye-able.com': 'Eye-Able',
  'maxaccess.io': 'Max Access',
  'reciteme.com': 'Recite Me',
  'skynettechnologies.com': 'All in One Accessibility',
  'truabilities.com': 'TruAbilities',
  'user1st.info': 'User1st',
};
