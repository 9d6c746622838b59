import type { FlowConfig } from '@adlane/contract/flowConfig';
import { describe, expect, it } from 'vitest';
import { localizedConfig, normalLanguage } from './localizedConfig';

const config = (staticTranslations: Record<string, unknown>, rtl = false) =>
  ({ color: '#485BFF', staticTranslations, localizationOptions: { rtl } }) as unknown as FlowConfig;

describe('localizedConfig', () => {
  const texts = { en: { send: 'Send' }, de: { send: 'Senden' }, 'de-AT': { send: 'Absenden' } };

  it.each([
    ['de-at', 'Absenden'],
    ['de_AT', 'Absenden'],
    ['DE-ch', 'Senden'],
    ['fr', 'Send'],
  ])('uses the closest texts for %s', (lang, send) => {
    expect(localizedConfig(config(texts), lang).staticTranslations).toEqual({ send });
  });

  it('leaves texts unchanged that apply to all languages', () => {
    expect(localizedConfig(config({ send: 'Go' }), 'de').staticTranslations).toEqual({ send: 'Go' });
  });

  it.each([
    ['ar-EG', false, true],
    ['he', false, true],
    ['en', false, false],
    ['en', true, true],
  ])('sets the direction for %s', (lang, own, rtl) => {
    expect(localizedConfig(config({}, own), lang).localizationOptions.rtl).toBe(rtl);
  });

  it('accepts any language', () => {
    for (const lang of ['', '-', '__proto__', 'constructor', '💬']) {
      expect(localizedConfig(config(texts), lang).staticTranslations).toEqual({ send: 'Send' });
    }
    expect(normalLanguage(' EN_us ')).toBe('en-us');
  });
});
