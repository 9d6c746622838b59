import { NewTemplateDialog, type TemplateStart } from '@adlane/ad-editor';
import { type Actor, contract, mayCall } from '@adlane/contract';
import { Button } from '@adlane/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';

export type NewTemplateButtonProps = {
  /** Who is signed in: nothing is shown to whoever may not make templates. */
  user: Actor;
  /** The folder that the template is put into. */
  folderId?: number | undefined;
  /** Opens the template that was made, and its texts' writer where AI was chosen. */
  onOpenTemplate: (id: number, start: TemplateStart) => void;
};

const starts = ['ai', 'blank'] as const;

/** Makes a template and opens it (ads §2). */
export function NewTemplateButton({ user, folderId, onOpenTemplate }: NewTemplateButtonProps) {
  const [isOpen, setOpen] = useState(false);
  if (!mayCall(contract.templates.store.access, user)) return null;
  return (
    <>
      <Button startIcon={<Plus />} onClick={() => setOpen(true)}>
        New template
      </Button>
      <NewTemplateDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        folderId={folderId}
        starts={starts}
        onCreated={({ id }, start) => {
          setOpen(false);
          onOpenTemplate(id, start);
        }}
      />
    </>
  );
}
