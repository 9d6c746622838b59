import type { Template } from '@adlane/contract/ads/templates';
import { Badge, Button, PageHeader, translate } from '@adlane/ui';
import { useFormField } from '@adlane/ui/fields';
import { Rocket } from 'lucide-react';
import { HistoryButtons } from '../../../form/HistoryButtons';
import type { FormHistory } from '../../../form/useDraftHistory';

export type EditorHeaderProps = {
  template: Template;
  back: { href: string; label: string };
  history: FormHistory;
  hasChanges: boolean;
  isSaving: boolean;
  /** Absent where the user may not change the template. */
  onSave: (() => void) | undefined;
  /** Absent where the user may not launch. */
  onLaunch: (() => void) | undefined;
};

/** Name, state and actions of the template. */
export function EditorHeader(props: EditorHeaderProps) {
  const { template, back, history, hasChanges, isSaving, onSave, onLaunch } = props;
  const { input: name } = useFormField<string>('name');
  return (
    <PageHeader
      title={name.value.trim() || translate('Untitled template')}
      badge={
        <>
          {template.status === 'draft' ? <Badge tone="warning">{translate('Draft')}</Badge> : null}
          {hasChanges ? <Badge tone="info">{translate('Unsaved changes')}</Badge> : null}
        </>
      }
      back={back}
      compact
      actions={
        <>
          {onSave ? <HistoryButtons history={history} /> : null}
          {onSave ? (
            <Button variant="secondary" loading={isSaving} disabled={!hasChanges} onClick={onSave}>
              {translate('Save')}
            </Button>
          ) : null}
          {onLaunch ? (
            <Button startIcon={<Rocket />} onClick={onLaunch} disabled={isSaving}>
              {hasChanges ? translate('Save and launch') : translate('Launch')}
            </Button>
          ) : null}
        </>
      }
    />
  );
}
