import type { Locale } from '../../model.ts';
import { apiDocs as enApiDocs } from '../en/service/api-docs.ts';
import { cockpit as enCockpit } from '../en/service/cockpit.ts';
import { crawl as enCrawl } from '../en/service/crawl.ts';
import { monitor as enMonitor } from '../en/service/monitor.ts';
import { monitoring as enMonitoring } from '../en/service/monitoring.ts';
import { sharing as enSharing } from '../en/service/sharing.ts';
import { team as enTeam } from '../en/service/team.ts';
import { v1 as enV1 } from '../en/service/v1.ts';
import { v1Docs as enV1Docs } from '../en/service/v1-docs.ts';
import { watchPage as enWatchPage } from '../en/service/watch-page.ts';
import { web as enWeb } from '../en/service/web.ts';
import { type ApiDocsWords, apiDocs as nlApiDocs } from '../nl/service/api-docs.ts';
import { type CockpitWords, cockpit as nlCockpit } from '../nl/service/cockpit.ts';
import { type CrawlWords, crawl as nlCrawl } from '../nl/service/crawl.ts';
import { type MonitorWords, monitor as nlMonitor } from '../nl/service/monitor.ts';
import { type MonitoringWords, monitoring as nlMonitoring } from '../nl/service/monitoring.ts';
import { sharing as nlSharing, type SharingWords } from '../nl/service/sharing.ts';
import { team as nlTeam, type TeamWords } from '../nl/service/team.ts';
import { v1 as nlV1, type V1Words } from '../nl/service/v1.ts';
import { v1Docs as nlV1Docs, type V1DocsWords } from '../nl/service/v1-docs.ts';
import { watchPage as nlWatchPage, type WatchPageWords } from '../nl/service/watch-page.ts';
import { web as nlWeb, type WebWords } from '../nl/service/web.ts';

/* The words of the service and its pages, in both languages. */

export const apiDocsWords: Readonly<Record<Locale, ApiDocsWords>> = { nl: nlApiDocs, en: enApiDocs };
export const cockpitWords: Readonly<Record<Locale, CockpitWords>> = { nl: nlCockpit, en: enCockpit };
export const sharingWords: Readonly<Record<Locale, SharingWords>> = { nl: nlSharing, en: enSharing };
export const crawlWords: Readonly<Record<Locale, CrawlWords>> = { nl: nlCrawl, en: enCrawl };
export const teamWords: Readonly<Record<Locale, TeamWords>> = { nl: nlTeam, en: enTeam };
export const v1DocsWords: Readonly<Record<Locale, V1DocsWords>> = { nl: nlV1Docs, en: enV1Docs };
export const v1Words: Readonly<Record<Locale, V1Words>> = { nl: nlV1, en: enV1 };
/** Words of `pijler scan --watch`. */
export const watchPageWords: Readonly<Record<Locale, WatchPageWords>> = { nl: nlWatchPage, en: enWatchPage };
export const monitorWords: Readonly<Record<Locale, MonitorWords>> = { nl: nlMonitor, en: enMonitor };
export const monitoringWords: Readonly<Record<Locale, MonitoringWords>> = { nl: nlMonitoring, en: enMonitoring };
export const webWords: Readonly<Record<Locale, WebWords>> = { nl: nlWeb, en: enWeb };
