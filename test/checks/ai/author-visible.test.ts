import { authorVisible } from '../../../lib/checks/ai/author-visible.ts';
import { cases } from '../../kit/cases.ts';
import { article } from './article.ts';

const by = (name: string) => ({ author: { '@type': 'Person', name } });

cases(authorVisible, {
  named: [
    article({ data: by('Jan de Vries'), text: 'Winterbeurt. Door Jan de Vries op 12 november.' }),
    article({ data: by('Jan de Vries'), bylines: ['Jan de Vries'] }),
    article({ data: { author: 'Redactie Voorbeeld' }, text: 'Van de redactie Voorbeeld' }),
    article({ data: { author: [{ name: 'Onbekend' }, { name: 'Jan de Vries' }] }, text: 'Jan de Vries schrijft' }),
  ],
  different: [
    article({ data: by('admin'), bylines: ['Jan de Vries'] }),
    article({ data: by('Piet Jansen'), text: 'Geschreven door Jan de Vries' }),
  ],
  unmarked: [
    article({ bylines: ['Jan de Vries'] }),
    article({ text: 'Tekst door Anna van der Berg, monteur.' }),
    article({ text: 'Winterbeurt. Door Anna van der Berg, 12 november.' }),
    article({ text: 'Winterbeurt. Auteur: Anna Bakker' }),
  ],
  absent: [article({ text: 'Zonder naam.' }), article({ data: by('Jan de Vries'), text: 'Zonder naam.' })],
});
