import { type FlowConfigForm, flowConfigLimits } from '@adlane/contract/widget/projects';
import { Box, FieldShell, Select, translate } from '@adlane/ui';
import { FormSection, TextField, useFormState } from '@adlane/ui/fields';
import { useState } from 'react';
import { listLanguageOptions } from './languages';
import { SettingsTab } from './SettingsTab';
import { widgetTextGroups } from './widgetTexts';

/** Texts of the widget, by language. */
export function TextsTab() {
  const [language, setLanguage] = useState('en');
  const { values } = useFormState<FlowConfigForm>({ subscription: { values: true } });
  const fallback = language === 'en' ? undefined : values.translations['en'];
  return (
    <SettingsTab previewLanguage={language}>
      <FormSection
        title={translate('Language')}
        description={translate(
          'Visitors get the language of their browser. Without a text in it, they get the English one.',
        )}
      >
        <Box maxW="sm">
          <FieldShell label={translate('Edit the texts in')}>
            {(control) => (
              <Select
                {...control}
                options={listLanguageOptions(Object.keys(values.translations))}
                value={language}
                onChange={({ target }) => setLanguage(target.value)}
              />
            )}
          </FieldShell>
        </Box>
      </FormSection>
      {widgetTextGroups.map(({ title, texts }) => (
        <FormSection key={`${language} ${title}`} title={translate(title)}>
          {texts.map(({ key, label, english }) => (
            <TextField
              key={key}
              name={`translations.${language}.${key}`}
              label={translate(label)}
              placeholder={fallback?.[key] || english}
              limit={flowConfigLimits.text}
            />
          ))}
        </FormSection>
      ))}
    </SettingsTab>
  );
}
