import type { Installation } from '@adlane/contract/widget/projects';
import { expect, it } from 'vitest';
import { buildGleapCode, buildPackageCode, buildReactCode, buildScriptTag, buildVueCode } from './snippets';

const installation: Installation = {
  sdkKey: 'my-key',
  script_url: 'https://api.example/embed/adlane.js',
  api_url: 'https://api.example/sdk',
  socket_url: 'wss://api.example/sdk/realtime',
  frame_url: 'https://frame.example',
  banner_url: 'https://banner.example',
  first_seen_at: null,
  first_seen_host: null,
  last_seen_at: null,
  last_seen_host: null,
};

it.each([
  ['the script tag', buildScriptTag],
  ['the package', buildPackageCode],
  ['React and Next.js', buildReactCode],
  ['Vue', buildVueCode],
  ['Gleap', buildGleapCode],
])('the code for %s has the key, and the addresses of frame and banner', (_, build) => {
  const code = build(installation);
  for (const part of ['my-key', 'https://api.example/', 'https://frame.example', 'https://banner.example'])
    expect(code).toContain(part);
});
