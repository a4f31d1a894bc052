import type { Level } from '../../lib/model.ts';
import { toBrief } from '../../lib/view/visible.ts';
import { optionsWords } from '../../lib/words/options.ts';
import { useCommon, useLocale } from '../shared/locale.ts';

interface Props {
  readonly level: Level;
  /** Host of the chosen DNS service. */
  readonly resolverHost: string;
  /** Host of the scan service; '' without one. */
  readonly serviceHost: string;
}

interface Row {
  readonly level: Level;
  readonly who: string;
  readonly sees: string;
}

const useRows = ({ resolverHost, serviceHost }: Props): readonly Row[] => {
  const words = optionsWords[useLocale()].privacy;
  return [
    { level: 'A', who: words.thisSite, sees: words.thisSiteSees },
    { level: 'B', who: words.mailHost, sees: words.thisSiteSees },
    { level: 'B', who: resolverHost, sees: words.resolverSees },
    { level: 'B', who: words.registry, sees: words.registrySees },
    { level: 'C', who: serviceHost || words.noService, sees: words.serviceSees },
  ];
};

/** Everything that a scan may contact, with the actual hosts filled in. */
export const PrivacyTable = (props: Props) => {
  const words = optionsWords[useLocale()].privacy;
  const { levels } = useCommon();
  const rows = useRows(props);
  return (
    <table class="table">
      <thead>
        <tr>
          <th scope="col">{words.level}</th>
          <th scope="col">{words.who}</th>
          <th scope="col">{words.what}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.who} data-current={row.level <= props.level ? '' : undefined}>
            <td>
              {levels[row.level].name}
              {row.level === props.level && <span class="tag">{words.current}</span>}
            </td>
            <td>
              <bdi>{toBrief(row.who)}</bdi>
            </td>
            <td>{row.sees}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
