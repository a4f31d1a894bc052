import { defineCheck, type Ruling, type Unseen, unseen } from '../../check.ts';
import type { Facts } from '../../evidence.ts';
import { faultOf, isFile, type SecurityTxtCode, SECURITY_TXT_VERDICTS as verdicts } from './shared/security-file.ts';

const rulingOn = (file: Facts['fresh'], at: number): Ruling<SecurityTxtCode> | Unseen =>
  file.truncated ? unseen('tooLarge') : (faultOf(file, at) ?? { code: 'valid' });

export const securityTxt = defineCheck({
  id: 'security-txt',
  weight: 2,
  who: 'zelf',
  effort: 1,
  source: 'https://www.rfc-editor.org/rfc/rfc9116',
  needs: ['scan', 'security'],
  verdicts,

  judge({ scan, security: { wellKnown, root } }) {
    if (!wellKnown.seen) return unseen(wellKnown.why === 'notApplicable' ? 'hidden' : wellKnown.why);
    if (isFile(wellKnown.value)) return rulingOn(wellKnown.value, scan.at);

    if (!root.seen) return unseen(root.why === 'notApplicable' ? 'hidden' : root.why);
    if (!isFile(root.value)) return { code: 'missing' };
    const ruling = rulingOn(root.value, scan.at);
    return 'unseen' in ruling || verdicts[ruling.code] === 'fail' ? ruling : { code: 'oldPath' };
  },
});
