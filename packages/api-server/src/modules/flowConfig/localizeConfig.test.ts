import type { FlowConfig } from '@adlane/contract/flowConfig';
import { describe, expect, it } from 'vitest';
import { localizeConfig, normalizeLanguage } from './localizeConfig';

const config = (staticTranslations: Record<string, unknown>, rtl = false) =>
  ({ color: '#485BFF', staticTranslations, localizationOptions: { rtl } }) as unknown as FlowConfig;

describe('localizeConfig', () => {
  const texts = { en: { send: 'Send' }, de: { send: 'Senden' }, 'de-AT': { send: 'Absenden' } };

  it.each([
    ['de-at', 'Absenden'],
    ['de_AT', 'Absenden'],
    ['DE-ch', 'Senden'],
    ['fr', 'Send'],
  ])('uses the closest texts for %s', (lang, send) => {
    expect(localizeConfig(config(texts), lang).staticTranslations).toEqual({ send });
  });

  it('leaves texts unchanged that apply to all languages', () => {
    expect(localizeConfig(config({ send: 'Go' }), 'de').staticTranslations).toEqual({ send: 'Go' });
  });

  it.each([
    ['ar-EG', false, true],
    ['he', false, true],
    ['en', false, false],
    ['en', true, true],
  ])('sets the direction for %s', (lang, own, rtl) => {
    expect(localizeConfig(config({}, own), lang).localizationOptions.rtl).toBe(rtl);
  });

  it('accepts any language', () => {
    for (const lang of ['', '-', '__proto__', 'constructor', '💬']) {
      expect(localizeConfig(config(texts), lang).staticTranslations).toEqual({ send: 'Send' });
    }
    expect(normalizeLanguage(' EN_us ')).toBe('en-us');
  });
});
