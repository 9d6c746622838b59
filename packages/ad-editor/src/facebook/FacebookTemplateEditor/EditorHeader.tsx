import type { Template } from '@adlane/contract';
import { Badge, Box, Button, IconButton, PageHeader } from '@adlane/ui';
import { Redo2, Rocket, Undo2 } from 'lucide-react';
import type { FormHistory } from './useDraftHistory';

export type EditorHeaderProps = {
  template: Template;
  name: string;
  back: { href: string; label: string };
  history: FormHistory;
  hasChanges: boolean;
  isSaving: boolean;
  /** Absent where the user may not change the template. */
  onSave: (() => void) | undefined;
  /** Absent where the user may not launch. */
  onLaunch: (() => void) | undefined;
};

function HistoryButtons({ history }: { history: FormHistory }) {
  return (
    <Box display="flex" gap={1}>
      <IconButton label="Undo" icon={<Undo2 />} disabled={!history.canUndo} onClick={history.undo} />
      <IconButton label="Redo" icon={<Redo2 />} disabled={!history.canRedo} onClick={history.redo} />
    </Box>
  );
}

/** Name, state and actions of the template. */
export function EditorHeader(props: EditorHeaderProps) {
  const { template, name, back, history, hasChanges, isSaving, onSave, onLaunch } = props;
  return (
    <PageHeader
      title={name.trim() || 'Untitled template'}
      badge={
        <>
          {template.status === 'draft' ? <Badge tone="warning">Draft</Badge> : null}
          {hasChanges ? <Badge tone="info">Unsaved changes</Badge> : null}
        </>
      }
      back={back}
      actions={
        <>
          {onSave ? <HistoryButtons history={history} /> : null}
          {onSave ? (
            <Button variant="secondary" loading={isSaving} disabled={!hasChanges} onClick={onSave}>
              Save
            </Button>
          ) : null}
          {onLaunch ? (
            <Button startIcon={<Rocket />} onClick={onLaunch} disabled={isSaving}>
              {hasChanges ? 'Save and launch' : 'Launch'}
            </Button>
          ) : null}
        </>
      }
    />
  );
}
