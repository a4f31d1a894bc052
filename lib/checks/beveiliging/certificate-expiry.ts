import { defineCheck } from '../../check.ts';
import { DAY } from '../../time.ts';

/**
 * Fewer days than this, or less than this share of the lifetime, is soon: short-lived certificates are renewed late in
 * their lifetime.
 */
const SOON = { days: 7, share: 0.1 };

export const certificateExpiry = defineCheck({
  id: 'certificate-expiry',
  weight: 0,
  who: 'hostingpartij',
  source: 'https://cabforum.org/working-groups/server/baseline-requirements/requirements/',
  needs: ['scan', 'cert'],
  verdicts: { ample: 'info', soon: 'info' },

  judge({ scan, cert }) {
    const left = Math.max(0, cert.until - scan.at);
    const args = { days: Math.floor(left / DAY), lifetime: Math.round((cert.until - cert.from) / DAY) };
    const isSoon = args.days < SOON.days || left < SOON.share * (cert.until - cert.from);
    return { code: isSoon ? 'soon' : 'ample', args };
  },
});
