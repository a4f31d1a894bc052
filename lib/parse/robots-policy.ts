import { parseRobots } from './robots.ts';

/** Absolute addresses of RSL licences that a robots.txt names (`License: https://…`, RSL 1.0). */
export const licencesIn = (text: string): readonly string[] =>
  parseRobots(text)
    .lines.filter(({ key }) => key === 'license')
    .flatMap(({ value }) => URL.parse(value)?.href ?? []);
