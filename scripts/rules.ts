import { readFileSync } from 'node:fs';
import { RULES } from '../lib/score.ts';
import { freeze, frozenListing, isUnreleased } from './rules/frozen.ts';
import { changesBetween, rulesListing } from './rules/rules-listing.ts';

/**
 * `npm run rules`: records what today's number of the rules stands for (`RULES` in lib/score.ts). A number that was released
 * never changes, because reports contain it.
 */
const main = (): number => {
  const now = rulesListing();
  const frozen = frozenListing(RULES);
  if (frozen === null) {
    freeze(RULES, now);
    process.stdout.write(`Rules ${RULES} are frozen in test/rules/${RULES}.json.\n`);
    return 0;
  }
  const changes = changesBetween(frozen, now);
  if (changes.length === 0) return 0;
  if (isUnreleased(RULES, readFileSync('docs/rules.md', 'utf8'))) {
    freeze(RULES, now);
    process.stdout.write(
      `${changes.join('\n')}\nRules ${RULES} are not released yet: test/rules/${RULES}.json has these now.\n`,
    );
    return 0;
  }
  process.stderr.write(
    `${changes.join('\n')}\nRules ${RULES} are released: raise RULES in lib/score.ts, then run this again.\n`,
  );
  return 1;
};

process.exitCode = main();
