import { intrusiveOverlay } from '../../../lib/checks/seo/intrusive-overlay.ts';
import { cases } from '../../kit/cases.ts';
import { page } from '../../kit/facts.ts';

const covered = (share: number) => ({ page: page({ overlay: { share, selector: 'div.popup' } }) });

cases(intrusiveOverlay, { free: [{ page: page() }, covered(0.4)], covered: [covered(0.41), covered(1)] });
