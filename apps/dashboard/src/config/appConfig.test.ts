import { describe, expect, it } from 'vitest';
import { parseAppConfig } from './appConfig';

const off = { usesDoubles: false, widget: undefined };

describe('parseAppConfig', () => {
  it.each([
    ['', off],
    ['{', off],
    ['null', off],
    ['[]', off],
    ['{"usesDoubles":"yes","widget":{"sdkKey":""}}', off],
    ['{"usesDoubles":true}', { usesDoubles: true, widget: undefined }],
    [
      '{"widget":{"sdkKey":"adlane-demo"}}',
      { usesDoubles: false, widget: { sdkKey: 'adlane-demo', frameUrl: undefined, bannerUrl: undefined } },
    ],
    [
      '{"widget":{"sdkKey":"k","frameUrl":"http://localhost:4301","bannerUrl":3}}',
      {
        usesDoubles: false,
        widget: { sdkKey: 'k', frameUrl: 'http://localhost:4301', bannerUrl: undefined },
      },
    ],
  ])('parses %j', (text, expected) => expect(parseAppConfig(text)).toEqual(expected));
});
