/**
 * Features that Playwright leaves out of Chromium. It says so with a switch of which Chromium takes the last one only, so
 * ours has to repeat it; tests/unit/chromium.test.ts compares the two.
 */
const PLAYWRIGHT_LEAVES_OUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/**
 * The suggestions under the address bar, which a whole Chromium makes ready for each new window, headless or not: two
 * pages of its own, in a process that takes more time than most pages of ours.
 */
const SUGGESTIONS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

export const disabledFeatures = [...PLAYWRIGHT_LEAVES_OUT, ...SUGGESTIONS];

/** Switches of every Chromium that tests start with Playwright. */
export const chromiumSwitches = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${disabledFeatures.join(',')}`,
];
