/*
 * Recognises file names: by their extension, by the patterns in which cameras, screenshots, phones, chats and stock
 * libraries name files, or by how content systems rename them. A word that happens to be a file's name too is not one:
 * "Bol" for bol.png.
 */

const ENDING =
  /[\p{L}\p{N}_)\]}@~+-]\.(?:avif|bmp|gif|heic|heif|ico|jfif|jpe?g|jpe|png|psd|svg|tiff?|webp|eps|ai|raw|cr2|nef)$/iu;
/** A text with a file extension but more words than this is a sentence about a file. */
const WORDS = 14;

/** Patterns of whole names that devices, programs and libraries give. */
const NAMED_BY: readonly RegExp[] = [
  // Cameras and phones: DCF's four letters and four digits, and the variations of phones.
  /^(?!\p{L}+ (?:19|20)\d\d$)(?:_?mg|img|imgp?|dsc[fn]?|_?dsc|dscn|cimg|gopr|g[xhp]\d{2}|dji|sam|pict?|hpim|mvi|mvimg|pxl|vid|pano|burst|wp|kic|sdc|scan|fullsize|rimg|crw|imag|lrm|edit)[-_ ]?(?:e?\d{3}|wa\d{4})[-_ ()\w~]*$/iu,
  /^[pr]\d{7}(?:[-_ ()\w~]*)$/i,
  /^(?:img|vid|pxl|wp|screenshot|scan)[-_]\d{8}[-_]\w+$/i,
  /^\d{8}[-_]\d{6}(?:[-_(][-\w()]*)?$/,
  // Screenshots, in the languages of operating systems.
  /^(?:screen ?shot|screen ?capture|schermafbeelding|schermafdruk|schermopname|bildschirmfoto|capture d[’'_ ]?[ée]cran|captura de (?:pantalla|ecrã|tela)|skærmbillede|skjermbilde|skärmavbild|zrzut ekranu|schermata|screen recording|knipsel|snipaste)[-_ (]{0,3}(?:van )?\d[\d\s.:_\-()apmatoulsà]{0,60}$/i,
  // Chats.
  /^(?:whatsapp[-_ ](?:image|video|afbeelding|bild)|signal|telegram|photo|fb_img|received|viber image|messenger_creation|inshot|snapchat|image)[-_ ]\d{4}[-_\d .:atomAPM()]*$/i,
  /^(?:foto|afbeelding|photo|image|bild) (?:van|from|von) whatsapp \D{0,8}\d{4}-\S.{0,60}$/i,
  // Stock libraries and generators.
  /^(?:shutterstock|i?stock(?:photo)?|adobe ?stock|getty(?: ?images?)?|depositphotos|dreamstime(?:_[a-z]{1,3})?|fotolia|123rf|alamy|bigstock|canstock(?:photo)?|pixabay|envato|vecteezy|freepik)[-_ #]?[a-z]{0,3}[-_]?\d{4}[-\w]*(?: preview| web)?$/i,
  /^(?:[a-z]{1,16}[-_])?stock[-_](?:photo|foto|vector|image|illustration)[-_](?=\S*\d{4})\S+$/i,
  /^(?:pexels|unsplash|pixabay)[-_](?=\S*\d)\S+$/i,
  /^\S{1,120}[-_]unsplash(?:[-_ (]\S*)?$/i,
  /^photo-\d{10,}-[0-9a-f]{8,}$/i,
  /^(?:dall[·.\-_ ]?e|midjourney|chatgpt image|firefly|stable[-_ ]diffusion)[-_ ]\S*\d/i,
  // Default names for unnamed files.
  /^(?:image|img|imagen|afbeelding|foto|photo|picture|untitled|naamloos|unnamed|unbenannt|ongetiteld|download|asset|frame|group|rectangle|layer|artboard|slide|dia)[-_ ]?\(?\d{3}[-_\d)]*$/i,
  /^(?:afbeelding|picture|bild|grafik|imagen|billede|obraz|immagine) ?\(?\d{1,3}\)?$/i,
  /^(?:(?:kopie van|copy of|copie de|kopie von)[-_ ])?(?:(?:(?:design|ontwerp)[-_ ])?zonder[-_ ]titel|untitled[-_ ]design|sans[-_ ]titre|ohne[-_ ]titel|unbenanntes[-_ ]design|(?:diseño[-_ ])?sin[-_ ]título)(?: ?[-_–] ?\d+| ?\(\d+\))?$/i,
  /^(?:unnamed|untitled|naamloos|download|images?|foto|photo|img|artboard|asset|frame|group|rectangle|mask group|layer)[-_ ]?(?:\d+|\(\d+\)|copy(?:[-_ ]\d+)?|kopie)(?:@\dx)?$/i,
  // Hashes and identifiers; names with a pixel density; names that mail programs give.
  /^\d{5,}$/,
  /^\S{1,120}@\dx$/i,
  /^\S{1,80}\.(?:png|jpe?g|gif)@[0-9a-f.]{3,40}$/i,
  /^[0-9a-f]{12,}$/i,
  /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
  /^(?=\S*\d)(?=\S*[a-z])[a-z0-9]{20,}$/i,
];
/** Suffixes that content systems add: sizes, crops and TYPO3's hashes. */
const RENAMED =
  /[-_](?:\d{2,5}x\d{2,5}|scaled|e\d{10,}|cropped|rotated|thumb(?:nail)?|kopie|copy|(?<!^(?:semi|quarter|half|demi|grand)-)final|def(?:initief)?|v\d{1,2}|web|klein|groot|lowres|highres|@\dx)$/i;

/** A mail or web address, the name of an account, or a company named after its domain (“Character.ai”): not the name of a file. */
const ADDRESS = /^(?:@[\w.]+|[^\s@]+@(?!\dx\.)[^\s@]+\.\p{L}{2,}|(?:https?:\/\/)?[\p{L}\d]+\.ai)$/iu;

/** The same as a word of a sentence: “Logo van Mistral.ai”. */
const COMPANY = /^\p{Lu}[\p{L}\d]*\.ai$/u;

/** Whether the last word, or its part before a query or a fragment, ends with a file extension. */
const hasFileEnding = (text: string): boolean =>
  (text.split(/\s+/).at(-1) ?? '').split(/[?#]/).some((part) => ENDING.test(part) && !COMPANY.test(part));

const countWords = (text: string): number => text.split(/\s+/).length;

/** Whether words are joined by underscores, or by several hyphens, without a space: nobody writes that for readers. */
const isSlug = (text: string): boolean => {
  if (/\s/.test(text)) return false;
  const isRenamed = RENAMED.test(text) && /[-_]/.test(text);
  const parts = text.split(/[-_]+/).filter((part) => part !== '');
  const hasUnderscore = text.includes('_') && parts.length > 1;
  return isRenamed || hasUnderscore || (parts.length >= 5 && text === text.toLowerCase());
};

const getStem = (address: string): string => {
  const last = (URL.parse(address, 'https://x.invalid/')?.pathname ?? '').split('/').at(-1) ?? '';
  return last.replace(/\.\w{2,5}$/, '').toLowerCase();
};

/** Whether a text is exactly its file's name without extension, and has three separators, or one and a digit. */
const isOwnFile = (text: string, address: string | null): boolean => {
  if (address === null || /\s/.test(text) || text.toLowerCase() !== getStem(address)) return false;
  return /[-_].*[-_].*[-_]/.test(text) || (/[-_]/.test(text) && /\d/.test(text));
};

/**
 * Whether an alternative text is a file name, which tells a listener nothing. `address`: the image's source, as written
 * or resolved; null when unknown.
 */
export const isFileName = (text: string, address: string | null): boolean => {
  const name = text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .normalize('NFC');
  if (name === '' || ADDRESS.test(name)) return false;
  if (hasFileEnding(name) && countWords(name) <= WORDS) return true;
  return NAMED_BY.some((pattern) => pattern.test(name)) || isSlug(name) || isOwnFile(name, address);
};
