import { expect, test } from 'vitest';
import { isFontSheet } from '../../../lib/parse/css/font-sheet.ts';

test.each([
  'https://fonts.googleapis.com/css2?family=Inter:wght@400;700&display=swap',
  'https://fonts.googleapis.com/icon?family=Material+Icons',
  'https://fonts.bunny.net/css?family=lato:400',
  'https://use.typekit.net/abc1def.css',
  'https://use.fontawesome.com/releases/v5.15.4/css/all.css',
  'https://cdnjs.cloudflare.com/ajax/libs/font-awesome/6.5.1/css/all.min.css',
  'https://cdn.jsdelivr.net/npm/bootstrap-icons@1.11.3/font/bootstrap-icons.min.css',
  'https://cdn.jsdelivr.net/npm/@fortawesome/fontawesome-free@6.5.1/css/all.min.css',
  'https://cdn.jsdelivr.net/npm/@fontsource/inter@5.0.16/index.css',
  'https://cdn.jsdelivr.net/npm/@tabler/icons-webfont@2.47.0/tabler-icons.min.css',
  'https://unpkg.com/boxicons@2.1.4/css/boxicons.min.css',
  'https://maxcdn.bootstrapcdn.com/font-awesome/4.7.0/css/font-awesome.min.css',
  'https://cdn.jsdelivr.net/gh/devicons/devicon@latest/devicon.min.css',
  'https://cdn.jsdelivr.net/npm/@tabler/icons-webfont@latest/dist/tabler-icons.min.css',
  'https://cdn.lineicons.com/4.0/lineicons.css',
  'https://site-assets.fontawesome.com/releases/v6.5.0/css/all.css',
  'https://cdn-uicons.flaticon.com/uicons-regular-rounded/css/uicons-regular-rounded.css',
  'https://cdn.materialdesignicons.com/5.4.55/css/materialdesignicons.min.css',
  'https://hello.myfonts.net/count/3a1b2c',
  'https://api.fonts.coollabs.io/css2?family=Inter',
])('only fonts and icons: %s', (address) => expect(isFontSheet(address)).toBe(true));

test.each([
  'https://cdn.jsdelivr.net/npm/bootstrap@5.3.3/dist/css/bootstrap.min.css',
  'https://maxcdn.bootstrapcdn.com/bootstrap/3.4.1/css/bootstrap.min.css',
  'https://cdn.voorbeeld.nl/css2?family=Inter',
  'https://fonts.googleapis.com.voorbeeld.nl/css2',
  'https://cdn.jsdelivr.net/npm/mijn-font-awesome-thema@1/a.css',
  'https://cdn.jsdelivr.net/gh/iemand/site/font-awesome.css',
  'https://voorbeeld.nl/font-awesome/css/all.css',
  'https://cdn.jsdelivr.net/npm/katex@0.16.9/dist/katex.min.css',
  'https://cdn.jsdelivr.net/npm/tailwindcss@latest/tailwind.css',
  'geen adres',
  '',
])('may contain any rule: %s', (address) => expect(isFontSheet(address)).toBe(false));
