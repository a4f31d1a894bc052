import type { PillarChecks } from '../../check.ts';
import { accessibilityOverlay } from './accessibility-overlay.ts';
import { accessibilityStatement } from './accessibility-statement.ts';
import { altQuality } from './alt-quality.ts';
import { focusNotObscured } from './focus-not-obscured.ts';
import { focusVisible } from './focus-visible.ts';
import { frames } from './frames.ts';
import { headings } from './headings.ts';
import { languageMatchesText } from './language-matches-text.ts';
import { linkPurpose } from './link-purpose.ts';
import { mediaCaptions } from './media-captions.ts';
import { motionReduced } from './motion-reduced.ts';
import { orientationLock } from './orientation-lock.ts';
import { pageLanguage } from './page-language.ts';
import { pageTitle } from './page-title.ts';
import { reflowNow } from './reflow-now.ts';
import { refreshDelay } from './refresh-delay.ts';
import {
  ariaUsage,
  controlNames,
  formAutocomplete,
  formLabels,
  hiddenFromAssistiveTech,
  imageAlternatives,
  keyboardAccess,
  labelInName,
  landmarks,
  linkNames,
  lists,
  motionAndTime,
  skipRepeatedContent,
  tables,
  textSpacing,
  touchTargets,
  zoomAllowed,
} from './shared/axe-groups.ts';
import { textContrast } from './text-contrast.ts';
import { textContrastEnhanced } from './text-contrast-enhanced.ts';
import { titleOnPage } from './title-on-page.ts';

export const toegankelijkheid = {
  budget: 60,
  applies: () => true,
  checks: [
    textContrast,
    textContrastEnhanced,
    imageAlternatives,
    controlNames,
    formLabels,
    linkNames,
    ariaUsage,
    hiddenFromAssistiveTech,
    keyboardAccess,
    pageLanguage,
    pageTitle,
    titleOnPage,
    zoomAllowed,
    headings,
    landmarks,
    skipRepeatedContent,
    lists,
    tables,
    frames,
    motionAndTime,
    refreshDelay,
    mediaCaptions,
    formAutocomplete,
    textSpacing,
    touchTargets,
    labelInName,
    languageMatchesText,
    linkPurpose,
    altQuality,
    focusVisible,
    focusNotObscured,
    motionReduced,
    reflowNow,
    orientationLock,
    accessibilityStatement,
    accessibilityOverlay,
  ],
} satisfies PillarChecks;
