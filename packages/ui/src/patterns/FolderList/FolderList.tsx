import { Box, chakra } from '@chakra-ui/react';
import { Ellipsis, Folder, FolderOpen, Plus } from 'lucide-react';
import { use } from 'react';
import { Button } from '../../primitives/Button/Button';
import { IconButton } from '../../primitives/Button/IconButton';
import { Menu, type MenuItem } from '../../primitives/Menu/Menu';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { LinkContext } from '../../provider/LinkContext';

export type FolderItem = {
  /** Unique in the list. */
  id: string;
  /** As the user called it. */
  name: string;
  /** What is in it. */
  count?: number | undefined;
  /** Where it is shown. */
  href: string;
};

export type FolderListProps = {
  /** Spoken name: 'Template folders'. */
  label: string;
  /** In the order shown; `undefined` while they load. */
  folders: readonly FolderItem[] | undefined;
  /** The open one. */
  currentId?: string | undefined;
  /** What can be done with a folder: rename, duplicate, delete. */
  menuFor?: (folder: FolderItem) => readonly MenuItem[];
  /** Shows a button that makes a new one. */
  onCreate?: () => void;
  /** Default 'New folder'. */
  createLabel?: string;
};

const Entry = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 2.5,
    flex: 1,
    minW: 0,
    minH: 9,
    px: 2.5,
    borderRadius: 'l2',
    textStyle: 'sm',
    textDecoration: 'none',
    color: 'fg.muted',
    colorPalette: 'brand',
    focusVisibleRing: 'inside',
    '& svg': { boxSize: 4, flexShrink: 0 },
    _hover: { bg: 'bg.muted', color: 'fg' },
    '&[aria-current]': { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'medium' },
  },
});

function FolderEntry({ folder, isCurrent }: { folder: FolderItem; isCurrent: boolean }) {
  const LinkComponent = use(LinkContext);
  const Icon = isCurrent ? FolderOpen : Folder;
  return (
    <Entry asChild>
      <LinkComponent href={folder.href} aria-current={isCurrent ? 'page' : undefined}>
        <Icon aria-hidden />
        <Box as="span" flex="1" truncate title={folder.name}>
          {folder.name}
        </Box>
        {folder.count === undefined ? null : (
          <Box as="span" textStyle="xs" fontVariantNumeric="tabular-nums">
            {folder.count}
          </Box>
        )}
      </LinkComponent>
    </Entry>
  );
}

/** The user's own shelves beside a list. */
export function FolderList(props: FolderListProps) {
  const { label, folders, currentId, menuFor, onCreate, createLabel = 'New folder' } = props;
  return (
    <Box
      as="nav"
      aria-label={label}
      aria-busy={folders === undefined}
      display="flex"
      flexDirection="column"
      gap={1}
    >
      <Box as="ul" listStyleType="none" display="flex" flexDirection="column" gap={0.5}>
        {folders?.map((folder) => (
          <Box as="li" key={folder.id} display="flex" alignItems="center" gap={0.5}>
            <FolderEntry folder={folder} isCurrent={folder.id === currentId} />
            {menuFor ? (
              <Menu
                trigger={<IconButton size="sm" label={`Actions for ${folder.name}`} icon={<Ellipsis />} />}
                items={menuFor(folder)}
              />
            ) : null}
          </Box>
        ))}
        {folders
          ? null
          : ['70%', '50%', '60%'].map((width) => (
              <Box as="li" key={width} px={2.5} py={2.5}>
                <Skeleton width={width} />
              </Box>
            ))}
      </Box>
      {onCreate ? (
        <Box>
          <Button variant="ghost" size="sm" startIcon={<Plus />} onClick={onCreate}>
            {createLabel}
          </Button>
        </Box>
      ) : null}
    </Box>
  );
}
