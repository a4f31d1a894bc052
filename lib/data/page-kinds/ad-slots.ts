/**
 * Frames of known advertising slots: their content differs by visit, so they are counted but not looked into. Those of
 * another origin are not looked into anyway; this is about the ones that share the page's (“friendly iframes”,
 * https://support.google.com/admanager/answer/183282). By ids and attributes as Google Publisher Tag, AdSense and
 * Amazon's tag are known to write them, not compared with any live page of theirs: one that is missing here is looked
 * into like any frame.
 */
export const AD_SLOTS = [
  'iframe[id^="google_ads_iframe" i]',
  'iframe[id^="aswift_" i]',
  'iframe[data-google-container-id]',
  'iframe[id^="apstag" i]',
  'ins.adsbygoogle iframe',
  '[id^="div-gpt-ad" i] iframe',
  '[data-google-query-id] iframe',
].join(', ');
