import { SERVICE_FAULTS } from '../../test/faults/service-faults.ts';

/** The table of the service's faults, for out/docs/reliability.md. */
export const serviceTable = (): string =>
  [
    '| fault | what happens | what the asker hears | what others notice | test |',
    '| --- | --- | --- | --- | --- |',
    ...SERVICE_FAULTS.map(
      ({ fault, happens, hears, others, file, title }) =>
        `| ${fault} | ${happens} | ${hears} | ${others} | \`${file}\`, “${title}” |`,
    ),
  ].join('\n');
