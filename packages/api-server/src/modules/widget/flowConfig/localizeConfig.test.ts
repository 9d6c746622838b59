import {
  createDefaultFlowConfig,
  defaultPageTexts,
  type FlowConfig,
} from '@adlane/contract/widget/flowConfig';
import { describe, expect, it } from 'vitest';
import { localizeConfig, normalizeLanguage } from './localizeConfig';

const config = (staticTranslations: Record<string, unknown>, rtl = false) =>
  ({
    color: '#485BFF',
    staticTranslations,
    localizationOptions: { rtl },
    feedbackFlows: [],
  }) as unknown as FlowConfig;

describe('localizeConfig', () => {
  const texts = { en: { send: 'Send' }, de: { send: 'Senden' }, 'de-AT': { send: 'Absenden' } };

  it.each([
    ['de-at', 'Absenden'],
    ['de_AT', 'Absenden'],
    ['DE-ch', 'Senden'],
    ['fr', 'Send'],
  ])('uses the closest texts for %s', (lang, send) => {
    expect(localizeConfig(config(texts), lang).staticTranslations.send).toBe(send);
  });

  it.each(Object.keys(defaultPageTexts))(
    'has the texts of the widget in %s without any of the project',
    (base) => {
      expect(localizeConfig(config({}), `${base}-XX`).staticTranslations).toEqual(defaultPageTexts[base]);
    },
  );

  it('lets the texts of the project win, in its languages too', () => {
    const own = { de: { next: 'Los' }, it: { next: 'Avanti' } };
    expect(localizeConfig(config(own), 'de').staticTranslations).toEqual({
      ...defaultPageTexts['de'],
      next: 'Los',
    });
    expect(localizeConfig(config(own), 'it').staticTranslations).toEqual({ lang: 'it', next: 'Avanti' });
    expect(localizeConfig(config({ next: 'Go' }), 'ja').staticTranslations).toEqual({
      ...defaultPageTexts['ja'],
      next: 'Go',
    });
  });

  it('leaves texts unchanged that apply to all languages', () => {
    expect(localizeConfig(config({ send: 'Go' }), 'en').staticTranslations).toEqual({ send: 'Go' });
  });

  it.each([
    ['ar-EG', false, true],
    ['he', false, true],
    ['en', false, false],
    ['en', true, true],
  ])('sets the direction for %s', (lang, own, rtl) => {
    expect(localizeConfig(config({}, own), lang).localizationOptions.rtl).toBe(rtl);
  });

  it('translates forms and fields, and leaves out the other languages', () => {
    const flow = {
      id: 'bug',
      title: 'Report a bug',
      description: 'Show us',
      feedbackType: 'BUG',
      excludeData: {},
      translations: { de: { title: 'Fehler melden', description: '' }, 'de-at': { title: 'Fehler' } },
      form: [
        {
          name: 'text',
          title: 'What happened?',
          type: 'text' as const,
          required: true,
          translations: { de: { title: 'Was ist passiert?' } },
        },
      ],
    };
    const [german] = localizeConfig({ ...config({}), feedbackFlows: [flow] }, 'de-AT').feedbackFlows;
    expect(german).toEqual({
      id: 'bug',
      title: 'Fehler',
      description: 'Show us',
      feedbackType: 'BUG',
      excludeData: {},
      form: [{ name: 'text', title: 'Was ist passiert?', type: 'text', required: true }],
    });
    const [french] = localizeConfig({ ...config({}), feedbackFlows: [flow] }, 'fr').feedbackFlows;
    expect(french?.form[0]?.title).toBe('What happened?');
  });

  it('translates what a form still has of a new project, unless the project did', () => {
    const untranslated = createDefaultFlowConfig().feedbackFlows.map(
      ({ translations: _all, form, ...flow }) => ({
        ...flow,
        form: form.map(({ translations: _each, ...field }) => field),
      }),
    );
    const [bug] = untranslated;
    const old = { ...config({}), feedbackFlows: untranslated };
    const created = { ...config({}), feedbackFlows: createDefaultFlowConfig().feedbackFlows };
    expect(localizeConfig(old, 'pt-br')).toEqual(localizeConfig(created, 'pt-br'));
    expect(localizeConfig(old, 'pt-br').feedbackFlows[0]?.title).not.toBe(bug?.title);
    const own = {
      ...config({}),
      feedbackFlows: [{ ...bug, translations: { pt: { title: 'Bug!' } } }],
    } as FlowConfig;
    expect(localizeConfig(own, 'pt').feedbackFlows[0]?.title).toBe('Bug!');
    const changed = { ...config({}), feedbackFlows: [{ ...bug, title: 'constructor' }] } as FlowConfig;
    expect(localizeConfig(changed, 'pt').feedbackFlows[0]?.title).toBe('constructor');
  });

  it('accepts any language', () => {
    for (const lang of ['', '-', '__proto__', 'constructor', '💬']) {
      expect(localizeConfig(config(texts), lang).staticTranslations).toEqual({ send: 'Send' });
    }
    expect(normalizeLanguage(' EN_us ')).toBe('en-us');
  });
});
