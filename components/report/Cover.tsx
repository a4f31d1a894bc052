import type { Report } from '../../lib/model.ts';
import { inkOf } from '../../lib/view/colour.ts';
import { columnsOf } from '../../lib/view/columns.ts';
import { isLimited } from '../../lib/view/grade.ts';
import { brief } from '../../lib/view/visible.ts';
import { clientWords } from '../../lib/words/client.ts';
import { dayIn } from '../../lib/words/format.ts';
import { reportWords } from '../../lib/words/report.ts';
import { GradeWord } from '../shared/GradeWord.tsx';
import { useLocale } from '../shared/locale.ts';
import { SixColumns } from '../shared/SixColumns.tsx';

interface Props {
  readonly report: Report;
  /** Empty where none was given. */
  readonly client: string;
  readonly agency: string;
  /** A data URL. */
  readonly logo: string;
  /** `#rrggbb`, or '' for Pijler's own. */
  readonly colour: string;
  /** Of a made-up site: it must not pass for a real one's. */
  readonly isExample: boolean;
}

/** The agency's colour, and the shade of it that can be read on white. */
const shades = (colour: string): Record<string, string> =>
  colour === '' ? {} : { '--agency': colour, '--agency-ink': inkOf(colour) };

/** The first page on paper: of which site, for whom, by whom, and the picture. */
export const Cover = ({ report, client, agency, logo, colour, isExample }: Props) => {
  const locale = useLocale();
  const { cover } = clientWords[locale];
  const words = reportWords[locale];
  const scores = report.scores.map(({ pillar, score }) => ({ id: pillar, score }));
  return (
    <section class="paper cover" aria-label={cover.title} style={shades(colour)}>
      <p class="brand">
        {logo !== '' && <img src={logo} alt={agency === '' ? cover.logo : cover.logoOf({ name: brief(agency) })} />}
      </p>
      <div class="subject">
        <p class="product">{isExample ? cover.example : cover.title}</p>
        <h1 class="site-name">
          <bdi>{brief(report.target.host)}</bdi>
        </h1>
        {client !== '' && <p class="client">{cover.for({ name: brief(client) })}</p>}
        <p class="when">{words.scannedOn({ day: dayIn(locale, report.finishedAt) })}</p>
      </div>
      <div class="result">
        <SixColumns columns={columnsOf(scores)} />
        <GradeWord
          score={report.overall}
          incomplete={report.incomplete}
          limited={isLimited(report.limit)}
          without={words.noGrade}
        />
      </div>
      <p class="by">{agency !== '' && cover.by({ name: brief(agency) })}</p>
    </section>
  );
};
