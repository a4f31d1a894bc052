import type { PillarChecks } from '../../check.ts';
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
  pageLanguage,
  skipRepeatedContent,
  tables,
  textContrast,
  textSpacing,
  touchTargets,
  zoomAllowed,
} from './axe-groups.ts';
import { frames } from './frames.ts';
import { headings } from './headings.ts';
import { mediaCaptions } from './media-captions.ts';
import { pageTitle } from './page-title.ts';

export const toegankelijkheid: PillarChecks = {
  budget: 75,
  applies: () => true,
  checks: [
    textContrast,
    imageAlternatives,
    controlNames,
    formLabels,
    linkNames,
    ariaUsage,
    hiddenFromAssistiveTech,
    keyboardAccess,
    pageLanguage,
    pageTitle,
    zoomAllowed,
    headings,
    landmarks,
    skipRepeatedContent,
    lists,
    tables,
    frames,
    motionAndTime,
    mediaCaptions,
    formAutocomplete,
    textSpacing,
    touchTargets,
    labelInName,
  ],
};
