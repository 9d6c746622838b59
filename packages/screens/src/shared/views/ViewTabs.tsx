import { Badge, Box, Button, HStack, IconButton, Menu, translate } from '@adlane/ui';
import { BookmarkPlus, EllipsisVertical, Users } from 'lucide-react';
import { useState } from 'react';
import { useConfirmation } from '../confirm/useConfirmation';
import { type SavedView, ViewDialog, type ViewForm } from './ViewDialog';

/** A view that every user has. */
export type BuiltInView = {
  readonly name: string;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
};

export type ViewTabsProps<View extends SavedView> = {
  /** In display order, before the saved ones. */
  builtIn: readonly BuiltInView[];
  /** The user's own views and those of the team. */
  saved: readonly View[];
  isCurrent: (view: View) => boolean;
  onOpen: (view: View) => void;
  /** Saves the current filters as a view; with a view, renames and shares that. */
  onSave: (form: ViewForm, view: View | undefined) => Promise<unknown>;
  onDelete: (view: View) => void;
};

/** Built-in and saved views of a list; the current filters can be saved as one. */
export function ViewTabs<View extends SavedView>(props: ViewTabsProps<View>) {
  const { builtIn, saved, isCurrent, onOpen, onSave, onDelete } = props;
  const [target, setTarget] = useState<{ readonly view: View | undefined }>();
  const isView = builtIn.some((view) => view.isCurrent) || saved.some(isCurrent);
  return (
    <HStack
      as="nav"
      aria-label={translate('Views')}
      gap={1}
      minW={0}
      overflowX="auto"
      // Room for focus rings, which a scroll container would cut.
      p={1}
      m={-1}
      css={{ '& button': { flexShrink: 0 } }}
    >
      {builtIn.map((view) => (
        <Tab key={view.name} {...view} />
      ))}
      {saved.map((view) => (
        <SavedTab
          key={view.id}
          view={view}
          isCurrent={isCurrent(view)}
          onOpen={() => onOpen(view)}
          onEdit={() => setTarget({ view })}
          onDelete={() => onDelete(view)}
        />
      ))}
      {isView ? null : (
        <Button
          variant="ghost"
          startIcon={<BookmarkPlus aria-hidden />}
          onClick={() => setTarget({ view: undefined })}
        >
          {translate('Save view')}
        </Button>
      )}
      <ViewDialog
        isOpen={target !== undefined}
        view={target?.view}
        onSave={(form) => onSave(form, target?.view)}
        onClose={() => setTarget(undefined)}
      />
    </HStack>
  );
}

type TabProps = BuiltInView & { count?: number | undefined; isShared?: boolean };

function Tab({ name, count, isShared = false, isCurrent, onOpen }: TabProps) {
  return (
    <Button
      variant={isCurrent ? 'secondary' : 'ghost'}
      aria-current={isCurrent ? 'true' : undefined}
      startIcon={isShared ? <Users aria-hidden /> : undefined}
      onClick={onOpen}
    >
      {name}
      {count === undefined ? null : <Badge>{count}</Badge>}
    </Button>
  );
}

type SavedTabProps = {
  view: SavedView;
  isCurrent: boolean;
  onOpen: () => void;
  onEdit: () => void;
  onDelete: () => void;
};

function SavedTab({ view, isCurrent, onOpen, onEdit, onDelete }: SavedTabProps) {
  const { confirm, dialog } = useConfirmation();
  const { name, count, is_own, is_shared } = view;
  const remains = translate('What it lists stays.');
  const confirmDelete = () =>
    confirm(
      {
        title: translate('Delete the view {name}?', { name }),
        text: is_shared ? `${translate('Your team loses it, too.')} ${remains}` : remains,
        confirmLabel: translate('Delete view'),
      },
      onDelete,
    );
  return (
    <HStack gap={0} flexShrink={0}>
      <Tab name={name} count={count} isShared={is_shared} isCurrent={isCurrent} onOpen={onOpen} />
      {is_own && isCurrent ? (
        <Box>
          <Menu
            trigger={
              <IconButton label={translate('Options of {name}', { name })} icon={<EllipsisVertical />} />
            }
            items={[
              { value: 'edit', label: translate('Rename or share'), onSelect: onEdit },
              {
                value: 'delete',
                label: translate('Delete view'),
                tone: 'danger',
                onSelect: confirmDelete,
              },
            ]}
          />
        </Box>
      ) : null}
      {dialog}
    </HStack>
  );
}
