import { type FacebookEditorTab, FacebookTemplateEditor, facebookEditorTabs } from '@adlane/ad-editor';
import { contract, mayCall, type Template, type User } from '@adlane/contract';
import { useCallback } from 'react';
import { useUrlState } from '../../urlState/UrlStateProvider';

export type TemplateEditorScreenProps = {
  templateId: number;
  /** Who edits: decides on what can be done and whose drafts are kept. */
  user: Pick<User, 'id' | 'group_id' | 'entity_type' | 'permissions'>;
  /** Where one came from. */
  back: { href: string; label: string };
  launchedAdsHref: string;
  /** Told when leaving would lose something. */
  onUnsavedChange?: (hasChanges: boolean) => void;
};

/** The open tab, kept in the address as `?tab=adPreview`. */
function useTab(): [FacebookEditorTab, (tab: FacebookEditorTab) => void] {
  const { params, setParams } = useUrlState();
  const tab = facebookEditorTabs.find((each) => each === params.get('tab')) ?? 'adEditor';
  const setTab = useCallback(
    (next: FacebookEditorTab) => {
      const changed = new URLSearchParams(params);
      if (next === 'adEditor') changed.delete('tab');
      else changed.set('tab', next);
      setParams(changed, 'replace');
    },
    [params, setParams],
  );
  return [tab, setTab];
}

/** The page on which a template is edited and launched (ads §2). */
export function TemplateEditorScreen(props: TemplateEditorScreenProps) {
  const { templateId, user, back, launchedAdsHref, onUnsavedChange } = props;
  const [tab, setTab] = useTab();
  const isClient = user.entity_type === 'Client';
  const isOperator = user.entity_type === 'SuperAdmin';
  const mayEdit = mayCall(contract.templates.update.access, user);
  return (
    <FacebookTemplateEditor
      templateId={templateId}
      draftScope={`${user.group_id}.${user.id}`}
      back={back}
      tab={tab}
      onTab={setTab}
      // A client changes its own templates only; the agency's it may launch.
      canEdit={(template: Template) => mayEdit && (!isClient || template.isClientTemplate)}
      // Master templates are the agencies' to launch.
      canLaunch={!isOperator && mayCall(contract.launches.facebook.access, user)}
      launchedAdsHref={launchedAdsHref}
      onUnsavedChange={onUnsavedChange}
    />
  );
}
