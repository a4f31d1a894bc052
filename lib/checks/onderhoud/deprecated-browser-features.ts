import { defineCheck, toUnseen } from '../../check.ts';

/** Elements that the HTML standard calls entirely obsolete (§16.2); marquee and blink: `motion-and-time`. */
const OBSOLETE =
  'acronym basefont big center dir font frame isindex keygen menuitem nobr noembed noframes plaintext rb rtc spacer strike tt xmp'.split(
    ' ',
  );
/** Of an element and its type or address: an applet, the types of plug-ins, or the extensions of their files. */
const PLUG_IN =
  /^applet\b|^\w+ (?:clsid:|application\/(?:x-shockwave-flash|futuresplash|x-silverlight|x-java))|\.(?:swf|xap)(?![\w.])/i;
const MANY = 4;

export const deprecatedBrowserFeatures = defineCheck({
  id: 'deprecated-browser-features',
  weight: 3,
  who: 'webbouwer',
  source: 'https://html.spec.whatwg.org/multipage/obsolete.html',
  needs: ['page'],
  verdicts: { none: 'pass', some: 'warn', many: 'fail', dead: 'fail', quirks: 'fail' },

  judge({ page }) {
    const { tags, appCache, plugins } = page.markup;
    // The browser's own translation puts a font element around every text, so the page itself may have none.
    const isDoubtful = page.document.translated && (tags['font'] ?? 0) > 0;
    const names = OBSOLETE.filter((name) => (tags[name] ?? 0) > 0 && !(isDoubtful && name === 'font')).map(
      (name) => `<${name}>`,
    );
    const found = [...names, ...(appCache === null ? [] : ['<html manifest>'])];
    const dead = [
      ...plugins.filter((plugin) => PLUG_IN.test(plugin)),
      ...((tags['frameset'] ?? 0) > 0 ? ['<frameset>'] : []),
    ];
    const [args, items] = [{ count: found.length + dead.length }, [...dead, ...found]];
    if (dead.length > 0) return { code: 'dead', args, items };
    if (page.document.quirks) return { code: 'quirks', args, items };
    if (found.length >= MANY) return { code: 'many', args, items };
    if (isDoubtful && [0, MANY - 1].includes(found.length)) return toUnseen('hidden');
    return found.length > 0 ? { code: 'some', args, items } : { code: 'none' };
  },
});
