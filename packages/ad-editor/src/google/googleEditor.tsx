import { createDefaultGoogleTemplate } from '@adlane/contract/ads/templates';
import { Button, EmptyState, translate } from '@adlane/ui';
import { useForm, useFormField } from '@adlane/ui/fields';
import { type ComponentType, lazy } from 'react';
import { googlePaths } from '../draft/googlePaths';
import type { TemplateDraft } from '../draft/templateDraft';
import type { EditorTabProps, PlatformEditor } from '../editor/PlatformEditor';
import { GoogleAdTab } from './AdTab/GoogleAdTab';
import { checkGoogleDraft, checkGoogleSettings } from './checkGoogleDraft';
import { GooglePreviewTab } from './GooglePreviewTab';

// Loaded when it is shown: a template's audience and launch data change less often than its texts.
const GoogleSettingsTab = lazy(() =>
  import('./SettingsTab/GoogleSettingsTab').then((module) => ({ default: module.GoogleSettingsTab })),
);

// Loaded when a launch is opened.
const GoogleLaunchDrawer = lazy(() =>
  import('./GoogleLaunchDrawer/GoogleLaunchDrawer').then((module) => ({
    default: module.GoogleLaunchDrawer,
  })),
);

/** A template may be created for Google without any content yet: then the user has to begin. */
function requireGoogleHalf(Content: ComponentType<EditorTabProps>) {
  return function GoogleTab(props: EditorTabProps) {
    const form = useForm<TemplateDraft>();
    const { input } = useFormField<TemplateDraft['templates']['google']>('templates.google');
    if (input.value) return <Content {...props} />;
    return (
      <EmptyState
        title={translate('This template has no Google ad yet')}
        actions={
          props.readOnly ? undefined : (
            <Button
              onClick={() =>
                form.change('templates', {
                  ...form.getState().values.templates,
                  google: createDefaultGoogleTemplate(),
                })
              }
            >
              {translate('Create Google ad')}
            </Button>
          )
        }
      >
        {translate('Create the ad to launch this template on Google.')}
      </EmptyState>
    );
  };
}

/** The Google half of the editor; its tabs are named as ads §2 names them. */
export const googleEditor: PlatformEditor = {
  platform: 'google',
  label: 'Google',
  tabs: [
    {
      value: 'adEditor',
      label: 'Ad editor',
      Content: requireGoogleHalf(GoogleAdTab),
      check: checkGoogleDraft,
      fields: [
        'name',
        'niche',
        'folderId',
        'categoryId',
        'status',
        'platforms',
        'isVisibilityAllowed',
        'templates.google.createAdTemplateData',
        `${googlePaths.launch}.businessName`,
        `${googlePaths.launch}.campaignName`,
        `${googlePaths.launch}.finalUrl`,
        `${googlePaths.launch}.phoneNumber`,
      ],
    },
    {
      value: 'adSettings',
      label: 'Ad settings',
      Content: requireGoogleHalf(GoogleSettingsTab),
      check: checkGoogleSettings,
      fields: [googlePaths.targeting, googlePaths.launch],
    },
    { value: 'adPreview', label: 'Ad preview', Content: requireGoogleHalf(GooglePreviewTab), fields: [] },
  ],
  Launch: GoogleLaunchDrawer,
};
