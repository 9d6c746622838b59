import { lazy } from 'react';
import type { PlatformEditor } from '../editor/PlatformEditor';
import { AdTab } from './AdTab/AdTab';
import { PreviewTab } from './AdTab/PreviewTab';
import { checkFacebookDraft } from './checkFacebookDraft';
import { checkFacebookSettings } from './settings/checkFacebookSettings';

// Loaded when it is shown, as are all that an editor does not begin with.
const SettingsTab = lazy(() =>
  import('./settings/SettingsTab/SettingsTab').then((module) => ({ default: module.SettingsTab })),
);
const AccessTab = lazy(() =>
  import('./access/AccessTab/AccessTab').then((module) => ({ default: module.AccessTab })),
);

const LaunchDrawer = lazy(() =>
  import('../launch/LaunchDrawer/LaunchDrawer').then((module) => ({ default: module.LaunchDrawer })),
);

/** The Facebook half of the editor; its tabs are named as ads §2 names them. */
export const facebookEditor: PlatformEditor = {
  platform: 'facebook',
  label: 'Facebook',
  tabs: [
    {
      value: 'adEditor',
      label: 'Ad editor',
      Content: AdTab,
      check: checkFacebookDraft,
      fields: [
        'name',
        'niche',
        'folderId',
        'categoryId',
        'status',
        'platforms',
        'isVisibilityAllowed',
        'adCreativeType',
        'templateAdType',
        'templateContent',
        'templateMedia',
        'existingLeadForm',
        'selectedLeadForm',
      ],
    },
    { value: 'adPreview', label: 'Ad preview', Content: PreviewTab, fields: [] },
    {
      value: 'adSetting',
      label: 'Ad settings',
      Content: SettingsTab,
      check: checkFacebookSettings,
      fields: ['templateTargeting'],
    },
    {
      value: 'adAccess',
      label: 'Client and agency access',
      Content: AccessTab,
      fields: [],
      isForAgency: true,
    },
  ],
  Launch: LaunchDrawer,
};
