import type { Installation } from '@adlane/contract/widget/projects';

function quote(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Builds the script tag of a project, for the head of each page. */
export function buildScriptTag({ script_url, sdkKey, frame_url, banner_url }: Installation): string {
  return `<script async src="${quote(script_url)}"
  data-key="${quote(sdkKey)}"
  data-frame-url="${quote(frame_url)}"
  data-banner-url="${quote(banner_url)}"></script>`;
}

/** Builds the code for sites that bundle the package. */
export function buildPackageCode({ sdkKey, api_url, frame_url, banner_url }: Installation): string {
  return `import { browserScope, createWidget } from '@adlane/widget-core';

const Adlane = createWidget(browserScope(window));
Adlane.setApiUrl(${JSON.stringify(api_url)});
Adlane.setFrameUrl(${JSON.stringify(frame_url)});
Adlane.setBannerUrl(${JSON.stringify(banner_url)});
Adlane.initialize(${JSON.stringify(sdkKey)});`;
}

function buildSettings({ sdkKey, api_url, frame_url, banner_url }: Installation): string {
  return `const settings = {
  sdkKey: ${JSON.stringify(sdkKey)},
  apiUrl: ${JSON.stringify(api_url)},
  frameUrl: ${JSON.stringify(frame_url)},
  bannerUrl: ${JSON.stringify(banner_url)},
};`;
}

/** Builds the component around an app of React; Next.js has it in its root layout. */
export function buildReactCode(installation: Installation): string {
  return `'use client';
import { AdlaneProvider } from '@adlane/widget-core/react';

${buildSettings(installation)}

export function Widget({ children }) {
  return <AdlaneProvider settings={settings}>{children}</AdlaneProvider>;
}`;
}

/** Builds the plugin's line of an app of Vue. */
export function buildVueCode(installation: Installation): string {
  return `import { adlanePlugin } from '@adlane/widget-core/vue';

${buildSettings(installation)}

createApp(App).use(adlanePlugin(settings)).mount('#app');`;
}

/** Builds the calls that connect an installed Gleap 13.9 client. */
export function buildGleapCode({ sdkKey, api_url, socket_url, frame_url, banner_url }: Installation): string {
  return `Gleap.setApiUrl(${JSON.stringify(api_url)});
Gleap.setWSApiUrl(${JSON.stringify(socket_url)});
Gleap.setFrameUrl(${JSON.stringify(frame_url)});
Gleap.setBannerUrl(${JSON.stringify(banner_url)});
Gleap.initialize(${JSON.stringify(sdkKey)});`;
}

/** Builds server code that computes the hash of a user. */
export function buildHashCode(): string {
  return `import { createHmac } from 'node:crypto';

// On your server, for the signed-in user:
const userHash = createHmac('sha256', process.env.ADLANE_IDENTITY_SECRET).update(userId).digest('hex');

// On the page:
Adlane.identify(userId, { name, email }, userHash);`;
}
