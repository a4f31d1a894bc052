import { internalLinksFollow } from '../../../lib/checks/seo/internal-links-follow.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { link, page, scan } from '../../kit/facts.ts';

const HOME = 'https://voorbeeld.nl';
const linked = (...list: Parameters<typeof link>[0][]) => ({
  page: page({ links: { list: list.map((changes) => link(changes)) } }),
  scan: scan(),
});

cases(internalLinksFollow, {
  followed: [
    linked({}),
    linked({}, { rel: 'nofollow', href: 'https://elders.nl/' }),
    linked(
      {},
      { rel: 'nofollow', href: `${HOME}/mijn-account/` },
      { rel: 'nofollow', href: `${HOME}/fietsen?kleur=rood` },
    ),
    linked(
      {},
      ...['my-account/', 'login.php', 'inloggen.html', 'wp-login.php', 'nl/mijn-omgeving', 'verlanglijst'].map(
        (path) => ({ rel: 'nofollow', href: `${HOME}/${path}` }),
      ),
    ),
    linked({}, { rel: 'nofollow', region: 'footer' }),
    // Fragments of this page, special pages, editing.
    linked({}, { rel: 'nofollow', href: `${page().document.url}#reacties` }),
    linked(
      {},
      { rel: 'nofollow', href: `${HOME}/wiki/Speciaal:Inloggen` },
      { rel: 'nofollow', href: `${HOME}/node/3/edit` },
    ),
  ],
  nofollow: [
    linked({}, { rel: 'nofollow', href: `${HOME}/fietsen.html` }),
    linked({}, { rel: 'nofollow', href: `${HOME}/elders#reacties` }),
    linked({}, { rel: 'nofollow noopener' }),
    linked({ rel: 'nofollow', href: 'http://www.voorbeeld.nl/', region: 'nav' }),
  ],
  none: [linked(), linked({ href: 'https://elders.nl/' })],
});

blindCases(internalLinksFollow, [{ page: page({ links: { total: 2_000, list: [link()] } }), scan: scan() }]);
