import type { ExpertStep } from '../ranked/expert.ts';

const step = (say: string, ...causes: readonly string[]): ExpertStep => ({ say, causes });

/**
 * The first five things that an expert would have done on ten sites beyond the forty, written down from their pages, answers and
 * names, before any path of theirs was looked at.
 */
export const BEYOND: Readonly<Record<string, readonly ExpertStep[]>> = {
  gewoon: [
    step('Say in each link where it leads', 'link-texts-meaningful', 'link-purpose'),
    step('Describe the picture', 'image-alternatives', 'images-described'),
    step('Give the field of the newsletter a name', 'form-labels', 'control-names'),
    step('Write a description for search results', 'description'),
    step('Replace Bootstrap 3, which has ended', 'js-libraries'),
  ],
  verwaarloosd: [
    step('Update WordPress and PHP', 'stack'),
    step('Update the scripts with known holes', 'js-libraries'),
    step('Let browsers hold on to https', 'hsts'),
    step('Say that nobody mails from this domain', 'null-mx', 'spf', 'dmarc'),
    step('Write a description for search results', 'description'),
  ],
  koorvreugde: [
    step('Serve everything by https, and lead http there', 'https'),
    step('Make it fit a telephone', 'mobile-viewport'),
    step('Say in which language the page is', 'page-language', 'language-matches-text'),
    step('Describe the picture', 'image-alternatives', 'images-described'),
    step('Bring the news of 2016 up to date', 'signs-of-life', 'upkeep-visible', 'copyright-year-current'),
  ],
  schaakclubdetoren: [
    step('Send nosniff', 'content-type-options'),
    step('Keep the page out of frames of others', 'clickjacking', 'csp'),
    step('Say what other sites learn of a visit', 'referrer-policy'),
    step('Name the sitemap', 'sitemap', 'robots-file'),
    step('Tell search engines who and where you are', 'entity'),
  ],
  kapsalonlisa: [
    step('Keep the page out of frames of others', 'clickjacking', 'csp'),
    step('Tell search engines who and where you are', 'entity'),
    step('Say what other sites learn of a visit', 'referrer-policy'),
    step('Stop mail in your name', 'dmarc', 'spf'),
    step('Write more of what visitors come for', 'text-amount', 'quotable-content', 'facts-told'),
  ],
  zolderkamer: [
    step('Say in which language the page is', 'page-language', 'language-matches-text'),
    step('Replace the sample texts', 'leftover-test-content', 'placeholder-text'),
    step('Give each field a name', 'form-labels', 'control-names'),
    step('Describe the pictures', 'image-alternatives', 'images-described'),
    step('Give the page a title of its own', 'title'),
  ],
  waterschapderijp: [
    step('Publish the statement of accessibility', 'accessibility-statement'),
    step('Describe the picture', 'image-alternatives', 'images-described'),
    step('Give the field to search a name', 'form-labels', 'control-names'),
    step('Write a description for search results', 'description'),
    step('Say which scripts may run', 'csp'),
  ],
  baeckereisommer: [
    step('Write a description for search results', 'description'),
    step('Tell search engines who and where you are', 'entity'),
    step('Stop mail in your name', 'dmarc', 'spf'),
    step('Have the domain signed', 'dnssec'),
    step('Say how the page looks when it is shared', 'share-preview'),
  ],
  lampenhal: [
    step('Serve everything by https: a password is sent openly', 'https'),
    step('Update WordPress and PHP', 'stack'),
    step('Replace the sample texts', 'leftover-test-content', 'placeholder-text'),
    step('Make it fit a telephone', 'mobile-viewport'),
    step('Describe the pictures', 'image-alternatives', 'images-described'),
  ],
  tuinzaad: [
    step('Install the patch of WordPress', 'stack'),
    step('Say how a product looks when it is shared', 'share-preview'),
    step('Give the field of the newsletter a name', 'form-labels', 'control-names'),
    step('Keep the session’s cookie from other sites', 'cookies'),
    step('Mark the products for search', 'structured-data-valid', 'entity'),
  ],
};
