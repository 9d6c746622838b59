import { describe, expect, it } from 'vitest';
import { parseAppConfig } from './appConfig';

const off = { usesDoubles: false, links: [], widget: undefined };

describe('parseAppConfig', () => {
  it.each([
    ['', off],
    ['{', off],
    ['null', off],
    ['[]', off],
    ['{"usesDoubles":"yes","widget":{"sdkKey":""}}', off],
    ['{"usesDoubles":true}', { ...off, usesDoubles: true }],
    [
      '{"widget":{"sdkKey":"adlane-demo"}}',
      { ...off, widget: { sdkKey: 'adlane-demo', frameUrl: undefined, bannerUrl: undefined } },
    ],
    [
      '{"widget":{"sdkKey":"k","frameUrl":"http://localhost:4301","bannerUrl":3}}',
      {
        ...off,
        widget: { sdkKey: 'k', frameUrl: 'http://localhost:4301', bannerUrl: undefined },
      },
    ],
    [
      '{"links":{"terms":"https://adlane.example/terms","roadmap":1,"other":"https://x.example"}}',
      { ...off, links: [{ label: 'Terms', href: 'https://adlane.example/terms' }] },
    ],
  ])('parses %j', (text, expected) => expect(parseAppConfig(text)).toEqual(expected));
});
