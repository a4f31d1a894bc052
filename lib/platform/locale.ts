import type { Locale } from '../model.ts';
import type { Settings } from '../settings.ts';
import { localeOf } from '../words/language.ts';
import { browser } from './browser.ts';

/** The interface's language by the settings and the browser. */
export const interfaceLocale = ({ language }: Pick<Settings, 'language'>): Locale =>
  localeOf(language, browser.i18n.getUILanguage());

/** The language of reports for clients. */
export const reportLocale = (settings: Pick<Settings, 'language' | 'reportLanguage'>): Locale =>
  settings.reportLanguage === 'same' ? interfaceLocale(settings) : settings.reportLanguage;
