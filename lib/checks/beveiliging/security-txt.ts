import { defineCheck, type Ruling, toUnseen, type Unseen } from '../../check.ts';
import type { Facts } from '../../evidence.ts';
import { isFile } from '../../parse/site-files/security-txt.ts';
import { findFileFault, type SecurityTxtCode, SECURITY_TXT_VERDICTS as verdicts } from './shared/security-file.ts';

const decideRuling = (file: Facts['fresh'], at: number): Ruling<SecurityTxtCode> | Unseen =>
  file.truncated ? toUnseen('tooLarge') : (findFileFault(file, at) ?? { code: 'valid' });

export const securityTxt = defineCheck({
  id: 'security-txt',
  weight: 2,
  who: 'zelf',
  effort: 1,
  source: 'https://www.rfc-editor.org/rfc/rfc9116',
  needs: ['scan', 'security'],
  verdicts,

  judge({ scan, security: { wellKnown, root } }) {
    if (!wellKnown.seen) return toUnseen(wellKnown.why === 'notApplicable' ? 'hidden' : wellKnown.why);
    if (isFile(wellKnown.value)) return decideRuling(wellKnown.value, scan.at);

    if (!root.seen) return toUnseen(root.why === 'notApplicable' ? 'hidden' : root.why);
    if (!isFile(root.value)) return { code: 'missing' };
    const ruling = decideRuling(root.value, scan.at);
    return 'unseen' in ruling || verdicts[ruling.code] === 'fail' ? ruling : { code: 'oldPath' };
  },
});
