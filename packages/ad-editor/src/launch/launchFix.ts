import { googlePaths } from '../draft/googlePaths';
import type { LaunchFormStep } from './launchDrawer.machine';
import { stepByField } from './stepByField';

/** Where a blocker can be mended. */
export type LaunchFix =
  /** In the launch itself, at a step of its form. */
  | { readonly in: 'launch'; readonly step: LaunchFormStep; readonly name: string }
  /** In the template's editor, at a field of it. */
  | { readonly in: 'editor'; readonly field: string }
  /** Where accounts are connected. */
  | { readonly in: 'connections' };

/** Fields of the review that the editor calls by another name. */
const editorFields: Readonly<Record<string, string>> = {
  template_id: 'status',
  leadFormId: 'selectedLeadForm',
  'FbAdSetting.ad_launch_type': 'templateAdType',
  'FbAdSetting.field.objective': 'templateAdType',
};
/** Fields of the launch that its form calls by another name. */
const formNames: Readonly<Record<string, string>> = {
  client_user_id: 'client',
  'FbAdSetting.field.optimization_goal': 'optimization_goal',
  'settings.targetAddress': 'targetAddress',
  'settings.campaignId': 'campaign',
  'settings.adSetId': 'adSet',
  'settings.promotedPostId': 'promotedPost',
};

/**
 * Finds the place to fix a field of the server's review. Fields outside the launch belong to the template.
 * @param hasChoice whether another account can be selected; otherwise only a connection helps
 */
export function findFix(field: string, hasChoice: boolean): LaunchFix {
  const step = stepByField[field];
  if (step) {
    const isConnection = (field === 'adAccountId' || field === 'pageId') && !hasChoice;
    return isConnection ? { in: 'connections' } : { in: 'launch', step, name: formNames[field] ?? field };
  }
  if (field.startsWith(googlePaths.launch)) return { in: 'launch', step: 'budget', name: field };
  // A form's texts are written in its builder, which opens from the form's place.
  if (field.startsWith('leadForm.')) return { in: 'editor', field: 'selectedLeadForm' };
  return { in: 'editor', field: editorFields[field] ?? field };
}
