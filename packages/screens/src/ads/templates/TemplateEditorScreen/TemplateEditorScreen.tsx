import { facebookEditor, googleEditor, type PlatformEditor, TemplateEditor } from '@adlane/ad-editor';
import { mayCall } from '@adlane/contract';
import type { User } from '@adlane/contract/account/auth';
import type { Template } from '@adlane/contract/ads/templates';
import type { Platform } from '@adlane/contract/constants';
import { useCallback } from 'react';
import { callTable } from '../../../shared/access/callTable';
import { useUrlState } from '../../../shared/urlState/UrlStateProvider';

export type TemplateEditorScreenProps = {
  /** The template to edit. */
  templateId: number;
  /** The signed-in user: decides permissions and the owner of drafts. */
  user: Pick<User, 'id' | 'group_id' | 'entity_type' | 'permissions'>;
  /** Back link. */
  back: { href: string; label: string };
  /** Path of the launched ads. */
  launchedAdsHref: string;
  /** Link to the page that connects accounts and pages. */
  connectHref?: string;
  /** Link to the smart inserts page. */
  insertsHref?: string;
  /** Called when unsaved changes appear or disappear. */
  onUnsavedChange?: (hasChanges: boolean) => void;
};

const editors: readonly PlatformEditor[] = [facebookEditor, googleEditor];

type OpenTab = {
  readonly platform: Platform | undefined;
  readonly tab: string;
  /** `?start=ai`: a new template to be written by AI. Removed once another tab is opened. */
  readonly beginsWithAi: boolean;
};

/** The open tab, stored in the URL as `?platform=facebook&tab=adPreview`; the first is the default. */
function useTab(): [OpenTab, (tab: string, platform: Platform) => void] {
  const { params, setParams } = useUrlState();
  const platform = editors.find((editor) => editor.platform === params.get('platform'))?.platform;
  const open = useCallback(
    (tab: string, next: Platform) => {
      const changed = new URLSearchParams(params);
      changed.delete('tab');
      changed.delete('start');
      const isFirst = editors.some(({ tabs }) => tabs[0]?.value === tab);
      if (tab !== '' && !isFirst) changed.set('tab', tab);
      if (next !== editors[0]?.platform || changed.has('platform')) changed.set('platform', next);
      setParams(changed, 'replace');
    },
    [params, setParams],
  );
  return [{ platform, tab: params.get('tab') ?? '', beginsWithAi: params.get('start') === 'ai' }, open];
}

/** Edits and launches a template (ads §2). */
export function TemplateEditorScreen(props: TemplateEditorScreenProps) {
  const { templateId, user, back, launchedAdsHref, connectHref, insertsHref, onUnsavedChange } = props;
  const [{ platform, tab, beginsWithAi }, openTab] = useTab();
  const isClient = user.entity_type === 'Client';
  const isOperator = user.entity_type === 'SuperAdmin';
  const mayEdit = mayCall(callTable.templates.update.access, user);
  return (
    <TemplateEditor
      platforms={editors}
      templateId={templateId}
      draftScope={`${user.group_id}.${user.id}`}
      back={back}
      platform={platform}
      tab={tab}
      beginsWithAi={beginsWithAi}
      onTab={openTab}
      // A client changes its own templates only; it may launch the agency's.
      canEdit={(template: Template) => mayEdit && (!isClient || template.isClientTemplate)}
      // Master templates are launched by agencies.
      canLaunch={!isOperator && mayCall(callTable.launches.facebook.access, user)}
      isAgency={!isClient}
      launchedAdsHref={launchedAdsHref}
      connectHref={connectHref}
      insertsHref={insertsHref}
      onUnsavedChange={onUnsavedChange}
    />
  );
}
