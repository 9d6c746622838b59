import { expect, test } from 'vitest';
import { findBrowserName, findSystemName, isMobile } from '../page/userAgent';
import type { HostWindow } from '../scope/scope';
import { collectMetaData } from './collectMetaData';

const userAgent = 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';

test('a ticket says of browser and page what widget §3.4 names, and nothing else', () => {
  const window = {
    navigator: { userAgent, language: 'de-AT' },
    screen: { width: 1180, height: 820 },
    devicePixelRatio: 2,
    innerWidth: 1100,
    innerHeight: 700,
    location: { href: 'https://shop.test/cart?token=canary&step=2' },
  } as unknown as HostWindow;
  const build = { environment: 'prod', appVersionCode: '2.1', appBuildNumber: '417' };
  expect(collectMetaData(window, build, 93)).toEqual({
    browserName: 'Safari 18.0',
    userAgent,
    browser: userAgent,
    systemName: 'iPad',
    buildVersionNumber: '417',
    releaseVersionNumber: '2.1',
    sessionDuration: 93,
    devicePixelRatio: 2,
    screenWidth: 1180,
    screenHeight: 820,
    innerWidth: 1100,
    innerHeight: 700,
    currentUrl: 'https://shop.test/cart?token=[redacted]&step=2',
    language: 'de-AT',
    mobile: true,
    sdkVersion: '13.9.3',
    sdkType: 'javascript',
    environment: 'prod',
  });
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/147.0.0.0 Safari/537.36 Edg/147.0.1.2',
    'Windows',
    'Edge 147.0',
    false,
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Version/18.1 Safari/605.1', 'MacOS', 'Safari 18.1', false],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    'iPhone',
    'Safari 18.0',
    true,
  ],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/146.0 Mobile Safari/537.36', 'Android', 'Chrome 146.0', true],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Linux', 'Firefox 140.0', false],
  ['Mozilla/5.0 (X11; FreeBSD) Firefox/140.0', 'UNIX', 'Firefox 140.0', false],
  ['something', 'Unknown OS', 'Unknown', false],
])('%s', (agent, system, browser, mobile) => {
  expect([findSystemName(agent), findBrowserName(agent), isMobile(agent)]).toEqual([system, browser, mobile]);
});
