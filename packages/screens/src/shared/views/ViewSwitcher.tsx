import type { ListView } from '@adlane/contract/account/listViews';
import { Box, translate, useIsNarrow } from '@adlane/ui';
import { useState } from 'react';
import { useConfirmation } from '../confirm/useConfirmation';
import { createLazyDialog } from '../lazyDialog/createLazyDialog';
import { type BuiltInView, buildViewTabs, findCurrentView, type ViewActions } from './buildViews';
import { useChangedView } from './useChangedView';
import type { ViewForm } from './ViewDialog';
import { ViewMenu } from './ViewMenu';
import { ViewTabs } from './ViewTabs';

export type ViewSwitcherProps = Pick<ViewActions, 'isCurrent' | 'onOpen' | 'onDelete'> & {
  /** In display order, before the saved ones. */
  builtIn: readonly BuiltInView[];
  /** The user's own views and those of the team; undefined until they are loaded. */
  saved: readonly ListView[] | undefined;
  /** Saves the current filters as a view; with a view, renames and shares that. */
  onSave: (form: ViewForm, view: ListView | undefined) => Promise<unknown>;
  /** Stores the current filters in an own view. */
  onUpdate: (view: ListView) => void;
  /** Loads the saved views after a failure; undefined without one. */
  onRetry?: (() => void) | undefined;
};

const ViewDialog = createLazyDialog(
  () => import('./ViewDialog').then((module) => module.ViewDialog),
  ({ isOpen }) => isOpen,
);

/**
 * Built-in and saved views of a list: tabs in a wide filter bar, else one button with a menu. Filters that are no view can
 * be saved as one; those of a view that was changed can be stored in it or discarded.
 */
export function ViewSwitcher(props: ViewSwitcherProps) {
  const { builtIn, saved, isCurrent, onOpen, onSave, onUpdate, onDelete, onRetry } = props;
  const [target, setTarget] = useState<{ readonly view: ListView | undefined }>();
  // A filter bar with room for tabs, `_wideFilterBar`, is as wide as this window.
  const mayFitTabs = useIsNarrow('laptop') === false;
  const { confirm, dialog } = useConfirmation();
  const remains = translate('What it lists stays.');
  const confirmDelete = (view: ListView) =>
    confirm(
      {
        title: translate('Delete the view {name}?', { name: view.name }),
        text: view.is_shared ? `${translate('Your team loses it, too.')} ${remains}` : remains,
        confirmLabel: translate('Delete view'),
      },
      () => onDelete(view),
    );
  const tabs = buildViewTabs(builtIn, saved ?? [], {
    isCurrent,
    onOpen,
    onEdit: (view) => setTarget({ view }),
    onDelete: confirmDelete,
  });
  const current = findCurrentView(tabs);
  const changed = useChangedView({ saved, isBuiltIn: builtIn.some((view) => view.isCurrent), isCurrent });
  // Filters may be a saved view that is not loaded yet.
  const canSave = saved !== undefined && current === undefined;
  const views = {
    tabs,
    current,
    changed: changed && {
      id: String(changed.id),
      name: changed.name,
      onUpdate: changed.is_own ? () => onUpdate(changed) : undefined,
      onDiscard: () => onOpen(changed),
    },
    onSave: canSave ? () => setTarget({ view: undefined }) : undefined,
    onRetry,
  };
  return (
    <Box as="nav" aria-label={translate('Views')}>
      <Box _wideFilterBar={mayFitTabs ? { display: 'none' } : undefined}>
        <ViewMenu {...views} isLoading={saved === undefined} />
      </Box>
      {mayFitTabs ? (
        <Box display="none" _wideFilterBar={{ display: 'block' }}>
          <ViewTabs {...views} />
        </Box>
      ) : null}
      <ViewDialog
        isOpen={target !== undefined}
        view={target?.view}
        onSave={(form) => onSave(form, target?.view)}
        onClose={() => setTarget(undefined)}
      />
      {dialog}
    </Box>
  );
}
