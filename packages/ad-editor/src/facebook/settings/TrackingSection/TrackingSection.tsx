import { type UtmTagName, utmMacros, utmTagNames } from '@adlane/contract/constants';
import { Box, Button, FieldShell, IconButton, Input, Menu, translate } from '@adlane/ui';
import { useFormField } from '@adlane/ui/fields';
import { Braces } from 'lucide-react';
import { useRef } from 'react';
import { type SectionProps, SettingsSection } from '../parts/SettingsSection';
import { useTargeting } from '../useTargeting';
import { buildSampleAddress } from './buildSampleAddress';

const labels: Readonly<Record<UtmTagName, string>> = {
  utm_source: 'Source (utm_source)',
  utm_medium: 'Medium (utm_medium)',
  utm_campaign: 'Campaign (utm_campaign)',
  utm_content: 'Content (utm_content)',
};
/** What most reports expect of an ad on Facebook. */
const usualTags: Readonly<Record<UtmTagName, string>> = {
  utm_source: 'facebook',
  utm_medium: 'paid_social',
  utm_campaign: '{{campaign.name}}',
  utm_content: '{{ad.name}}',
};

function TagField({ tag, readOnly }: SectionProps & { tag: UtmTagName }) {
  const { input, error } = useFormField<string>(`templateTargeting.utmTags.${tag}`);
  const fieldRef = useRef<HTMLInputElement>(null);

  function insert(macro: string): void {
    const field = fieldRef.current;
    const start = field?.selectionStart ?? input.value.length;
    const end = field?.selectionEnd ?? start;
    input.onChange(`${input.value.slice(0, start)}${macro}${input.value.slice(end)}`);
    const caret = start + macro.length;
    // After the value is in the field, and after the menu has given the focus back.
    setTimeout(() => {
      field?.focus();
      field?.setSelectionRange(caret, caret);
    });
  }

  return (
    <FieldShell label={translate(labels[tag])} error={error}>
      {(control) => (
        <Box display="flex" gap={2} minW={0}>
          <Input
            {...control}
            {...input}
            ref={fieldRef}
            // Addresses run from left to right in every language.
            dir="ltr"
            autoComplete="off"
            readOnly={readOnly}
          />
          {readOnly ? null : (
            <Menu
              trigger={
                <IconButton
                  label={translate('Insert into {tag}', { tag })}
                  icon={<Braces />}
                  variant="secondary"
                />
              }
              items={utmMacros.map(({ value, label }) => ({
                value,
                label: translate(label),
                onSelect: () => insert(value),
              }))}
            />
          )}
        </Box>
      )}
    </FieldShell>
  );
}

/** UTM tags of the ad's address, with Facebook's macros and the address that comes of them (ads §3). */
export function TrackingSection({ readOnly }: SectionProps) {
  const { draft, targeting, change } = useTargeting();
  const isEmpty = utmTagNames.every((tag) => targeting.utmTags[tag] === '');
  return (
    <SettingsSection
      name="tracking"
      title="Tracking"
      description="UTM tags that Facebook adds to the landing page URL."
    >
      <Box
        display="grid"
        gap={4}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        {utmTagNames.map((tag) => (
          <TagField key={tag} tag={tag} readOnly={readOnly} />
        ))}
      </Box>
      {isEmpty && !readOnly ? (
        <Box>
          <Button size="sm" variant="secondary" onClick={() => change({ utmTags: { ...usualTags } })}>
            {translate('Use standard tags')}
          </Button>
        </Box>
      ) : null}
      <Box display="grid" gap={1}>
        <Box textStyle="sm" fontWeight="medium">
          {translate('Sample URL')}
        </Box>
        <Box
          as="output"
          aria-label={translate('Sample URL')}
          dir="ltr"
          display="block"
          p={3}
          borderRadius="l2"
          bg="bg.muted"
          textStyle="sm"
          fontFamily="mono"
          overflowWrap="anywhere"
        >
          {buildSampleAddress(draft.templateContent.landingPageUrl, targeting.utmTags)}
        </Box>
        {draft.templateAdType === 'landing_page' ? null : (
          <Box textStyle="xs" color="fg.muted">
            {translate('This ad has no landing page. Its tags apply to links in its text and form.')}
          </Box>
        )}
      </Box>
    </SettingsSection>
  );
}
