import { flowConfigLimits } from '@adlane/contract/widget/projects';
import { Alert, translate } from '@adlane/ui';
import { CheckboxField, FormSection, TagsField } from '@adlane/ui/fields';
import { SettingsTab } from './SettingsTab';

/** What a report records, and what it leaves out. */
export function PrivacyTab() {
  return (
    <SettingsTab>
      <FormSection
        title={translate('Replay')}
        description={translate('What happened on the page before the report.')}
      >
        <CheckboxField name="enableWebReplays" label={translate('Record a replay of the page')} />
      </FormSection>
      <FormSection title={translate('Masking')} description={translate('Works in screenshots and replays.')}>
        <Alert tone="info" title={translate('Passwords and form fields are always masked')}>
          {translate(
            'Give elements of your page the class gl-mask to mask their text, gl-block to leave them out, and gl-ignore to skip their input.',
          )}
        </Alert>
      </FormSection>
      <FormSection
        title={translate('Network')}
        description={translate('Requests of the page, with status and duration.')}
      >
        <CheckboxField name="enableNetworkLogs" label={translate('Log requests')} />
        <CheckboxField
          name="sendNetworkResources"
          label={translate('Include requests for scripts, styles and images')}
        />
        <TagsField
          name="networkLogPropsToIgnore"
          label={translate('Hidden fields')}
          hint={translate('Names of fields whose values are removed from requests and answers.')}
          max={flowConfigLimits.listEntries}
        />
        <TagsField
          name="networkLogBlacklist"
          label={translate('Excluded addresses')}
          hint={translate('Requests whose address contains one of these texts are not logged.')}
          max={flowConfigLimits.listEntries}
        />
      </FormSection>
      <FormSection title={translate('Shortcuts')}>
        <CheckboxField
          name="enableShortcuts"
          label={translate('Ctrl+U starts a bug report')}
          hint={translate('It opens the form with the id bugreporting.')}
        />
      </FormSection>
    </SettingsTab>
  );
}
