import { llmsTxtValid } from '../../../lib/checks/ai/llms-txt-valid.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, http, seen } from '../../kit/facts.ts';

const GOOD =
  '# Voorbeeld Tweewielers\n\n> Fietsenmaker in Utrecht\n\n- [Reparatie](https://voorbeeld.nl/reparatie): beurten\n';
const file = (body: string, type = 'text/plain', status = 200) => ({
  llms: http({ 'content-type': type }, { body, status, url: 'https://voorbeeld.nl/llms.txt' }),
  missing: seen(http({}, { status: 404 })),
});
const everything = (status: number) => ({
  ...file('<!doctype html><p>', 'text/html'),
  missing: seen(http({}, { status })),
});

cases(llmsTxtValid, {
  valid: [file(GOOD), file(`\uFEFF${GOOD}`, 'text/markdown'), { ...file(GOOD), missing: blind('wall') }],
  partlyRead: [file(`${GOOD}\n## Meer\n- Winkel\n`), file(`${GOOD}\n# Nog een titel\n`)],
  faulty: [
    file(''),
    file('# Kort'),
    file('Tekst zonder kop, maar wel met een link: [Reparatie](https://voorbeeld.nl/reparatie) en nog wat tekst.'),
    file('# Kop zonder links\n\nDit is een tekst van ruim vijftig tekens, maar verwijst nergens heen.'),
    file(
      '```\n# Kop in code\n```\n[Reparatie](https://voorbeeld.nl/reparatie) en verder nog wat tekst om de lengte te halen.',
    ),
    { ...file(GOOD), llms: { ...file(GOOD).llms, truncated: true } },
  ],
  webPage: [file('<!doctype html><title>Welkom</title>', 'text/html'), file('  <HTML><body>hoi', 'text/plain')],
  serverError: [file('', 'text/plain', 500)],
  absent: [file('', 'text/html', 404), file('', 'text/html', 410), everything(200)],
});

blindCases(llmsTxtValid, [{ ...file('<!doctype html>', 'text/html'), missing: blind('denied') }]);
