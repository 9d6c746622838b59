import type { TemplateStart } from '@adlane/ad-editor';
import { type Actor, mayCall } from '@adlane/contract';
import { successMessages } from '@adlane/contract/constants';
import { Button, toast, translate } from '@adlane/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { callTable } from '../../../shared/access/callTable';
import { createLazyDialog } from '../../../shared/lazyDialog/createLazyDialog';

const NewTemplateDialog = createLazyDialog(
  () => import('./NewTemplateDialog').then((module) => module.NewTemplateDialog),
  ({ open }) => open,
);

export type NewTemplateButtonProps = {
  /** The signed-in user; nothing is shown without permission to create templates. */
  user: Actor;
  /** Folder of the new template. */
  folderId?: number | undefined;
  /** Opens the new template, with the AI dialog if AI was chosen. */
  onOpenTemplate: (id: number, start: TemplateStart) => void;
};

const starts = ['ai', 'blank'] as const;

/** Creates a template and opens it (ads §2). */
export function NewTemplateButton({ user, folderId, onOpenTemplate }: NewTemplateButtonProps) {
  const [isOpen, setOpen] = useState(false);
  if (!mayCall(callTable.templates.store.access, user)) return null;
  return (
    <>
      <Button startIcon={<Plus />} onClick={() => setOpen(true)}>
        {translate('New template')}
      </Button>
      <NewTemplateDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        folderId={folderId}
        starts={starts}
        onCreated={({ id }, start) => {
          setOpen(false);
          toast({ tone: 'success', text: successMessages.templateCreated });
          onOpenTemplate(id, start);
        }}
      />
    </>
  );
}
