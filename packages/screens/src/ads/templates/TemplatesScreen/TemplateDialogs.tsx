import { useApi } from '@adlane/api-client';
import type { Folder } from '@adlane/contract/ads/folders';
import type { BulkAction } from '@adlane/ui';
import { createLazyDialog } from '../../../shared/lazyDialog/createLazyDialog';
import type { TemplateQuestion } from './buildTemplateMenu';
import { assignTemplates, moveTemplates, renameTemplate } from './templateActions';
import type { ListedTemplate } from './useTemplates';

const AssignDialog = createLazyDialog(() => import('./AssignDialog').then((module) => module.AssignDialog));
const MoveDialog = createLazyDialog(() => import('./MoveDialog').then((module) => module.MoveDialog));
const RenameDialog = createLazyDialog(() => import('./RenameDialog').then((module) => module.RenameDialog));

export type TemplateDialogsProps = {
  /** The open dialog; none without it. */
  question: TemplateQuestion | undefined;
  /** Folders that templates can be moved to. */
  folders: readonly Folder[];
  /** Starts the action. */
  start: (action: BulkAction<ListedTemplate>) => void;
  /** Called when the dialog is completed or canceled. */
  onClose: () => void;
};

/** The dialogs of template actions: move, share, rename. */
export function TemplateDialogs({ question, folders, start, onClose }: TemplateDialogsProps) {
  const { client } = useApi();
  if (!question) return null;
  const { kind, items, subject } = question;
  function runAction(action: BulkAction<ListedTemplate>) {
    start(action);
    onClose();
  }
  if (kind === 'move') {
    return (
      <MoveDialog
        subject={subject}
        folders={folders}
        onMove={(folderId) => runAction(moveTemplates(client, items, folderId))}
        onClose={onClose}
      />
    );
  }
  if (kind === 'assign') {
    return (
      <AssignDialog
        subject={subject}
        onAssign={(clientIds) => runAction(assignTemplates(client, items, clientIds))}
        onClose={onClose}
      />
    );
  }
  const [template] = typeof items === 'function' ? [] : items;
  if (!template) return null;
  return (
    <RenameDialog
      template={template}
      onRename={(name) => runAction(renameTemplate(client, template, name))}
      onClose={onClose}
    />
  );
}
