import { titleMeaningful } from '../../../lib/checks/seo/title-meaningful.ts';
import { cases } from '../../kit/cases.ts';
import { page, scan } from '../../kit/facts.ts';

const titled = (...titles: string[]) => ({ page: page({ head: { titles } }), scan: scan() });

/** As in a new WordPress. */
const sample = {
  page: page({
    head: { titles: ['Hello world! – Moestuin'] },
    text: { body: 'Welcome to WordPress. This is your first post. Edit or delete it, then start writing!' },
  }),
  scan: scan(),
};

cases(titleMeaningful, {
  telling: [
    titled('Fietsen repareren in Utrecht'),
    titled('ABN AMRO'),
    titled('Home | Bakkerij Jansen'),
    titled('Node.js'),
    titled('C++'),
    titled('Home - Bakkerij Jansen -'),
    titled('Laden'),
    titled('日本語のタイトルです'),
    // An author's own post.
    titled('Hello world! – Moestuin'),
  ],
  capitals: [titled('FIETSEN REPAREREN IN UTRECHT')],
  repeated: [titled('Fietsen, fietsen kopen, goedkope fietsen en tweedehands fietsen')],
  placeholder: [
    titled('Home'),
    titled('WELKOM!'),
    titled('Home |'),
    titled('| Home'),
    titled('Home – '),
    titled('-'),
    titled('|'),
    titled('…'),
    titled('Loading...'),
    titled('Even geduld…'),
    titled('Untitled document'),
    titled('Nieuwe pagina', 'Fietsen'),
    titled('Create Next App'),
    titled('Welcome to Nuxt!'),
    // The name of the project, without any text of the owner.
    {
      ...titled('winkel'),
      page: page({ head: { titles: ['winkel'] }, text: { body: 'Congratulations! Your app is running.' } }),
    },
    { ...titled('Astro'), page: page({ head: { titles: ['Astro'] }, text: { body: 'Astro' } }) },
    sample,
  ],
  address: [titled('voorbeeld.nl'), titled('https://voorbeeld.nl/fiets'), titled('www.voorbeeld.nl')],
  absent: [titled(), titled('')],
});
