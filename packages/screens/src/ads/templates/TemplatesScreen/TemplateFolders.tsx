import { type Actor, mayCall } from '@adlane/contract';
import type { Folder } from '@adlane/contract/ads/folders';
import { checkFolderName } from '@adlane/contract/rules';
import { type FolderItem, FolderTree, type MenuItem, QueryState, translate } from '@adlane/ui';
import { Archive, ArchiveRestore, Copy, Eye, EyeOff, Trash2, Users } from 'lucide-react';
import { callTable } from '../../../shared/access/callTable';
import { useConfirmation } from '../../../shared/confirm/useConfirmation';
import type { Folders } from './useFolders';
import type { OpenFolder } from './useTemplates';

export type TemplateFoldersProps = {
  user: Actor;
  folders: Folders;
  /** The open folder. */
  open: OpenFolder;
  getFolderHref: (folder: OpenFolder) => string;
};

const all = 'all';
const none = 'none';

/** Returns the tree's id of the open folder. */
function toTreeId(open: OpenFolder): string {
  return open === undefined ? all : String(open);
}

/** Parses a drop target: a folder's id, or null for no folder. */
export function parseFolderTarget(targetId: string): number | null {
  return targetId === none ? null : Number(targetId);
}

/** True if the user may change the folder: a client only its own (ads §3). */
function canChangeFolder(user: Actor, folder: Folder, { canChange }: Folders): boolean {
  return canChange && (user.entity_type !== 'Client' || folder.isClientFolder);
}

function buildTree(
  { user, folders, getFolderHref }: TemplateFoldersProps,
  active: readonly Folder[],
): readonly FolderItem[] {
  const toItem = (folder: Folder): FolderItem => ({
    id: String(folder.id),
    name: folder.name,
    count: folder.templates_count,
    href: getFolderHref(folder.id),
    isDropTarget: folder.status !== 'archived' && folders.canChange,
    canChange: canChangeFolder(user, folder, folders),
    mark: folder.client_accessibility
      ? { icon: <Users />, label: translate('Shared with clients') }
      : undefined,
  });
  const archived = (folders.archived.data?.data ?? []).filter(({ status }) => status === 'archived');
  const counts = folders.count.data;
  return [
    {
      id: all,
      name: translate('All templates'),
      count: counts?.total,
      href: getFolderHref(undefined),
      children: [
        {
          id: none,
          name: translate('Without a folder'),
          count: counts?.uncategorized,
          href: getFolderHref('none'),
          isDropTarget: folders.canChange,
        },
        ...active.map(toItem),
        ...archived.map((folder) => ({
          ...toItem(folder),
          mark: { icon: <Archive />, label: translate('Archived') },
        })),
      ],
    },
  ];
}

function buildMenu(
  user: Actor,
  folder: Folder,
  folders: Folders,
  onDelete: (folder: Folder) => void,
): readonly MenuItem[] {
  const remove: MenuItem = {
    value: 'delete',
    label: translate('Delete'),
    icon: <Trash2 />,
    tone: 'danger',
    onSelect: () => onDelete(folder),
  };
  if (folder.status === 'archived') {
    return [
      {
        value: 'restore',
        label: translate('Restore'),
        icon: <ArchiveRestore />,
        onSelect: () => void folders.restore(folder),
      },
      remove,
    ];
  }
  const isOpen = folder.client_accessibility;
  const access: MenuItem = {
    value: 'access',
    label: isOpen ? translate('Stop sharing with clients') : translate('Share with clients'),
    icon: isOpen ? <EyeOff /> : <Eye />,
    onSelect: () => void folders.openToClients(folder, !isOpen),
  };
  const mayOpen =
    user.entity_type === 'Agency' && mayCall(callTable.folders.clientAccessibility.access, user);
  return [
    ...(mayOpen ? [access] : []),
    {
      value: 'duplicate',
      label: translate('Duplicate'),
      icon: <Copy />,
      onSelect: () => void folders.duplicate(folder),
    },
    {
      value: 'archive',
      label: translate('Archive'),
      icon: <Archive />,
      onSelect: () => void folders.archive(folder),
    },
    remove,
  ];
}

/** Folder sidebar: opens, creates, renames, archives and receives dropped templates. */
export function TemplateFolders(props: TemplateFoldersProps) {
  const { user, folders, open } = props;
  const { confirm, dialog } = useConfirmation();
  const confirmDelete = (folder: Folder) =>
    confirm(
      {
        title: translate('Delete this folder?'),
        text: translate('The templates of {name} are not deleted. You find them under Without a folder.', {
          name: folder.name,
        }),
        confirmLabel: translate('Delete'),
      },
      () => void folders.remove(folder),
    );
  const query = folders.folders;
  const tree = { label: translate('Template folders'), currentId: toTreeId(open), collapses: true };
  const known = [...(query.data?.data ?? []), ...(folders.archived.data?.data ?? [])];
  const findFolder = ({ id }: FolderItem) => known.find((folder) => String(folder.id) === id);
  return (
    <>
      <QueryState
        query={query}
        errorTitle={translate("Couldn't load folders")}
        loadingLabel={translate('Loading folders')}
        // As high as with folders where it is one button.
        loading={<FolderTree {...tree} folders={buildTree(props, [])} />}
      >
        {({ data }) => (
          <FolderTree
            {...tree}
            folders={buildTree(props, data)}
            checkName={checkFolderName}
            getMenu={(item) => {
              const folder = findFolder(item);
              return folder ? buildMenu(user, folder, folders, confirmDelete) : [];
            }}
            onRename={async (item, name) => {
              const folder = findFolder(item);
              return folder && folders.rename(folder, name);
            }}
            {...(folders.canChange ? { onCreate: folders.create } : {})}
          />
        )}
      </QueryState>
      {dialog}
    </>
  );
}
