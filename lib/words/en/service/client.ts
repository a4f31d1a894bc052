import type { ClientWords } from '../../nl/service/client.ts';

/** Words of the report for a client: its cover, its page in plain language, and its settings. */
export const client: ClientWords = {
  cover: {
    title: 'Website scan',
    example: 'Example report of a made-up site',
    for: ({ name }) => `For ${name}`,
    by: ({ name }) => `Made by ${name}`,
    withPijler: 'Made with Pijler',
    byWithPijler: ({ name }) => `Made by ${name} with Pijler`,
    logoOf: ({ name }) => `Logo of ${name}`,
    logo: 'Logo',
  },
  sources: 'Sources',
  plain: {
    title: 'What to do, and who does it',
    grade: {
      5: 'The site is in excellent shape.',
      4: 'The site is in good shape. A few improvements will put it among the best.',
      3: 'The basics are in place, but there is more to gain. The next page starts with what counts most.',
      2: 'The site falls short on several points. Visitors and search engines notice.',
      1: 'The site needs work on important points. Start with the improvements on the next page.',
      0: 'Too little could be seen for a fair grade.',
    },
    pillars: 'The six pillars',
    nothing: 'Nothing was found that costs points.',
    order: 'The numbers give the order.',
    how: 'How to fix it:',
    after: ({ from, to, count }) =>
      count === 1
        ? `With the first improvement the grade goes from ${from} to ${to}.`
        : `With the first ${count} improvements the grade goes from ${from} to ${to}.`,
    beyond: ({ platform, count }) =>
      count === 1 ? `1 item is up to ${platform}.` : `${count} items are up to ${platform}.`,
    more: ({ count }) => `And ${count} more ${count === 1 ? 'improvement' : 'improvements'}.`,
    untested: ({ count }) =>
      count === 1
        ? '1 part could not be tested and does not count.'
        : `${count} parts could not be tested and do not count.`,
  },
  ask: {
    title: 'Report for a client',
    name: 'Client name',
    hint: 'Appears on the cover of the printed report. The name stays on this computer.',
    agency: 'Your agency and logo are set in the settings.',
    appendix: 'With appendix: every check',
  },
  options: {
    title: 'Report',
    intro: 'Your name, logo and colour on the cover of printed reports. They stay on this computer.',
    agency: 'Name of your agency',
    logo: 'Logo (png, jpeg, webp or svg, up to 150 kB)',
    current: 'Your logo',
    remove: 'Remove logo',
    colour: 'Colour of your agency',
    noColour: 'No custom colour',
    colourNow: 'This is how your colour looks on the cover',
    namesPijler: {
      label: 'Mention Pijler',
      note: 'The foot of the cover and of a saved web page then says “Made with Pijler”.',
    },
    colourShaded: 'This colour is too light to read on white. Text uses a darker shade of it.',
    faults: {
      tooLarge: 'This logo is larger than 150 kB. Save it smaller and choose it again.',
      notAnImage: 'This file is not an image that Pijler recognises. Choose a png, jpeg, webp or svg.',
    },
  },
};
