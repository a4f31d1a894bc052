import type { Finding } from '../../lib/model.ts';
import type { Beyond } from '../../lib/view/beyond.ts';
import { toBrief } from '../../lib/view/visible.ts';
import { PLATFORM_NAMES } from '../../lib/words/platforms.ts';
import { reportWords } from '../../lib/words/report/report.ts';
import { sayFinding } from '../../lib/words/say.ts';
import { useLocale } from '../shared/locale.ts';
import { CopyTicket } from './repair/CopyTicket.tsx';

interface Props {
  readonly beyond: readonly Beyond[];
  /** Address of a check on this page. */
  readonly linkTo: (anchor: string) => string;
}

const Item = ({ finding, linkTo }: Pick<Props, 'linkTo'> & { readonly finding: Finding }) => (
  <li>
    <a href={linkTo(`check-${finding.id}`)}>{toBrief(sayFinding(finding, useLocale()).statement)}</a>
  </li>
);

/** What is no step because only the platform's maker can do it: whose it is, and a ticket for their help desk. */
export const BeyondOwner = ({ beyond, linkTo }: Props) => {
  const { todo } = reportWords[useLocale()];
  return (
    <>
      {beyond.map(({ platform, findings }) => {
        const of = { platform: PLATFORM_NAMES[platform], count: findings.length };
        return (
          <details key={platform} class="beyond">
            <summary>{todo.beyond.title(of)}</summary>
            <p>{todo.beyond.text(of)}</p>
            <ul>
              {findings.map((finding) => (
                <Item key={finding.id} finding={finding} linkTo={linkTo} />
              ))}
            </ul>
            <CopyTicket findings={findings} />
          </details>
        );
      })}
    </>
  );
};
