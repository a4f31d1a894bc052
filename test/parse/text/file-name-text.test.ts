import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isFileName } from '../../../lib/parse/text/file-name-text.ts';

describe('a file’s name', () => {
  test.each([
    'foto.jpg',
    'LOGO.SVG',
    'team foto klein.jpeg',
    'Schermafbeelding 2024-01-05 om 10.22.33.png',
    'foto (1).JPG',
    'banner@2x.png',
    'uploads/2020/kop.webp',
    'foto.jpg?v=2',
    'IMG_1234.HEIC',
    'Afbeelding 1',
    'Bild 3',
    'Untitled design (1)',
    'Design zonder titel',
    'hero-image-desktop@2x',
    '1234567890',
    'AdobeStock_123456 Preview',
    'image001.png@01D9F1A2',
    'IMG_1234',
    'IMG-20230101-WA0001',
    'IMG_E1234',
    'DSC01234',
    'DSCN1234',
    'DSCF0001',
    '_DSC1234',
    '_MG_1234',
    'P1010001',
    'PXL_20230101_123456789',
    'MVIMG_20190101_120000',
    'GOPR1234',
    'GX010123',
    'DJI_0123',
    'SAM_1234',
    'CIMG1234',
    '20230101_123456',
    'IMG 1234',
    'img_5678 (2)',
    'DSC_0042-2',
    'scan0001',
    'FB_IMG_1612345678901',
    'Screenshot 2024-01-05 at 10.22.33',
    'Screenshot_20230101-123456',
    'Screen Shot 2020-05-01 at 3.14.15 PM',
    'Schermafbeelding 2023-03-02 om 14.05.01',
    'Bildschirmfoto 2023-01-01 um 12.00.00',
    'Capture d’écran 2023-01-01 à 12.00.00',
    'WhatsApp Image 2023-01-01 at 12.00.00',
    'signal-2023-01-01-120000',
    'shutterstock_123456789',
    'iStock-123456',
    'AdobeStock_123456',
    'GettyImages-123456',
    'depositphotos_12345678-stock',
    'pexels-jan-jansen-123456',
    'jan-jansen-AbC1dEf-unsplash',
    'photo-1506744038136-46273834b3fb',
    'dreamstime_xl_12345678',
    'image001',
    'unnamed (1)',
    'Untitled-1',
    'download (3)',
    'image 12',
    'foto123',
    'team-300x200',
    'kop-scaled',
    'logo_footer',
    'hoofd_banner_v2',
    'onze-nieuwe-winkel-in-amsterdam',
    '5f3a9c1b2d4e',
    'd290f1ee-6c54-4b01-90e6-d701748f0851',
    'Banner_Home',
  ])('%s', (text) => expect(isFileName(text, null)).toBe(true));

  test('the name of its own file, when that is more than a word', () => {
    expect(isFileName('winkel-in-de-stad', '/media/Winkel-in-de-stad.jpg')).toBe(true);
    expect(isFileName('kop-2', 'https://a.nl/kop-2.png')).toBe(true);
  });
});

describe('words for a reader', () => {
  test.each([
    ['Bol', '/bol.png'],
    ['logo', '/logo.svg'],
    ['Coca-Cola', '/coca-cola.png'],
    ['drie-in-een', '/drie-in-een.jpg'],
    ['Zonne-energie', null],
    ['T-shirt', '/t-shirt.jpg'],
    ['Node.js', null],
    ['ASP.NET', null],
    ['bol.com', '/bol.com.svg'],
    ['Een rode fiets voor een winkel', null],
    ['Team van 12 mensen', null],
    ['Photo by Jan', null],
    ['Scan de code', null],
    ['Foto van het pand uit 1934', null],
    ['Image of a cat', null],
    ['24/7 bereikbaar', null],
    ['KVK 12345678', null],
    ['1234', null],
    ['2024', null],
    ['iPhone 15', null],
    ['Peugeot 208', null],
    ['DJI Mavic', null],
    ['P2000', null],
    ['Figuur 1: omzet per jaar', null],
    ['Afbeelding van de haven', null],
    ['NEN-EN 1090', null],
    ['Kia EV6', null],
    ['GoPro HERO 12', null],
    ['Screenshot van het menu', null],
    ['WhatsApp', null],
    ['Shutterstock', null],
    ['Slide to the left', null],
    ['Group of people', null],
    ['PNG', null],
    ['Donaudampfschifffahrtsgesellschaft', null],
    ['', null],
    [
      'In dit voorbeeld leggen we uit hoe u in drie stappen van uw foto een klein plaatje maakt, zoals vakantie.jpg',
      null,
    ],
  ])('%s (%s)', (text, address) => expect(isFileName(text, address)).toBe(false));

  test('any sentence of words is none', () => {
    const word = fc.constantFrom(
      'een',
      'rode',
      'fiets',
      'Jan',
      'de',
      'winkel',
      'logo',
      'van',
      '2024',
      'foto',
      'met',
      'Amsterdam',
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 3, maxLength: 10 }), (words) => {
        const text = words.join(' ');
        fc.pre(/[a-z]/.test(words.at(0) ?? ''));
        expect(isFileName(text, null)).toBe(false);
      }),
    );
  });
});
