import { flowConfigLimits } from '@adlane/contract/projects';
import { Alert } from '@adlane/ui';
import { CheckboxField, FormSection, TagsField } from '@adlane/ui/fields';
import { SettingsTab } from './SettingsTab';

/** What a report records, and what it leaves out. */
export function PrivacyTab() {
  return (
    <SettingsTab>
      <FormSection title="Replay" description="What happened on the page before the report.">
        <CheckboxField name="enableWebReplays" label="Record a replay of the page" />
      </FormSection>
      <FormSection title="Masking" description="Works in screenshots and replays.">
        <Alert tone="info" title="Passwords and form fields are always masked">
          Give elements of your page the class gl-mask to mask their text, gl-block to leave them out, and
          gl-ignore to skip their input.
        </Alert>
      </FormSection>
      <FormSection title="Network" description="Requests of the page, with status and duration.">
        <CheckboxField name="enableNetworkLogs" label="Log requests" />
        <CheckboxField name="sendNetworkResources" label="Include requests for scripts, styles and images" />
        <TagsField
          name="networkLogPropsToIgnore"
          label="Hidden fields"
          hint="Names of fields whose values are removed from requests and answers."
          max={flowConfigLimits.listEntries}
        />
        <TagsField
          name="networkLogBlacklist"
          label="Excluded addresses"
          hint="Requests whose address contains one of these texts are not logged."
          max={flowConfigLimits.listEntries}
        />
      </FormSection>
      <FormSection title="Shortcuts">
        <CheckboxField
          name="enableShortcuts"
          label="Ctrl+U starts a bug report"
          hint="It opens the form with the id bugreporting."
        />
      </FormSection>
    </SettingsTab>
  );
}
