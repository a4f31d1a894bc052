import type { Locale } from '../model.ts';
import type { Settings } from '../settings.ts';
import { resolveLocale } from '../words/language.ts';
import { browser } from './browser.ts';

/** The interface's language by the settings and the browser. */
export const getInterfaceLocale = ({ language }: Pick<Settings, 'language'>): Locale =>
  resolveLocale(language, browser.i18n.getUILanguage());

/** The language of reports for clients. */
export const reportLocale = (settings: Pick<Settings, 'language' | 'reportLanguage'>): Locale =>
  settings.reportLanguage === 'same' ? getInterfaceLocale(settings) : settings.reportLanguage;
