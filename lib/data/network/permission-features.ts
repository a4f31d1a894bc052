/**
 * Names of features that a browser knows in Permissions-Policy: the registry of the W3C
 * (https://github.com/w3c/webappsec-permissions-policy/blob/main/features.md) and Chromium's own, November 2026;
 * includes features that browsers dropped, as they do no harm.
 */
export const PERMISSION_FEATURES: ReadonlySet<string> = new Set(
  (
    'accelerometer all-screens-capture ambient-light-sensor aria-notify attribution-reporting autofill autoplay ' +
    'background-fetch background-sync battery bluetooth browsing-topics camera captured-surface-control ' +
    'clipboard-read clipboard-write compute-pressure controlled-frame conversion-measurement cross-origin-isolated ' +
    'deferred-fetch deferred-fetch-minimal device-attributes digital-credentials-create digital-credentials-get ' +
    'direct-sockets direct-sockets-multicast direct-sockets-private display-capture document-domain encrypted-media execution-while-not-rendered ' +
    'execution-while-out-of-viewport federated-identity fenced-unpartitioned-storage-read focus-without-user-activation ' +
    'fullscreen gamepad geolocation gyroscope haptics hid identity-credentials-get idle-detection interest-cohort ' +
    'join-ad-interest-group keyboard-map language-detector language-model local-fonts local-network local-network-access ' +
    'loopback-network magnetometer manual-text media-playback-while-not-visible microphone midi monetization ' +
    'navigation-override network-information notifications on-device-speech-recognition otp-credentials payment ' +
    'picture-in-picture popins popups private-aggregation private-state-token-issuance private-state-token-redemption ' +
    'proofreader publickey-credentials-create publickey-credentials-get push record-ad-auction-events rewriter ' +
    'run-ad-auction screen-wake-lock serial shared-storage shared-storage-select-url smart-card speaker-selection ' +
    'storage-access sub-apps summarizer sync-script sync-xhr tools translator trust-token-redemption unload usb ' +
    'usb-unrestricted vertical-scroll vibrate wake-lock web-app-installation web-printing web-share webnn ' +
    'window-management window-placement writer xr-spatial-tracking ' +
    'ch-dpr ch-device-memory ch-downlink ch-ect ch-prefers-color-scheme ch-prefers-reduced-motion ' +
    'ch-prefers-reduced-transparency ch-rtt ch-save-data ch-ua ch-ua-arch ch-ua-bitness ch-ua-form-factors ' +
    'ch-ua-full-version ch-ua-full-version-list ch-ua-high-entropy-values ch-ua-mobile ch-ua-model ch-ua-platform ch-ua-platform-version ' +
    'ch-ua-wow64 ch-viewport-height ch-viewport-width ch-width ' +
    // Names from Feature-Policy, which some browsers still accept.
    'animations camera-zoom image-compression layout-animations legacy-image-formats lazyload oversized-images ' +
    'unoptimized-images unoptimized-lossless-images unoptimized-lossless-images-strict unoptimized-lossy-images unsized-media font-display-late-swap'
  ).split(' '),
);
