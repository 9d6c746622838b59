import { chakra, useLocaleContext } from '@chakra-ui/react';
import { ChevronRight, Ellipsis, Folder, FolderOpen } from 'lucide-react';
import { use, useState } from 'react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { HStack } from '../../layout/HStack';
import { IconButton } from '../../primitives/Button/IconButton';
import { Menu } from '../../primitives/Menu/Menu';
import { LinkContext } from '../../provider/LinkContext';
import { useDropTarget } from '../DragBoard/useDropTarget';
import type { FolderItem, FolderTreeProps } from './FolderTreeProps';
import { InlineName } from './InlineName';

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
    '&[data-waiting]': { outline: '1px dashed', outlineColor: 'border.emphasized', outlineOffset: '-1px' },
    '&[data-over]': {
      outline: '2px solid',
      outlineColor: 'brand.solid',
      bg: 'brand.muted',
      color: 'brand.fg',
    },
  },
});

export type FolderNodeProps = Omit<FolderTreeProps, 'label' | 'folders' | 'onCreate' | 'createLabel'> & {
  folder: FolderItem;
  renamingId: string | undefined;
  onRenaming: (id: string | undefined) => void;
};

/** A folder with its subfolders. */
export function FolderNode(props: FolderNodeProps) {
  const { folder, renamingId, onRenaming, onRename, checkName } = props;
  const [isOpen, setOpen] = useState(true);
  const inside = folder.children ?? [];
  if (renamingId === folder.id && onRename) {
    return (
      <Box as="li" py={0.5}>
        <InlineName
          label={translate('New name of {name}', { name: folder.name })}
          name={folder.name}
          checkName={checkName}
          onSave={(name) => onRename(folder, name)}
          onEnd={() => onRenaming(undefined)}
        />
      </Box>
    );
  }
  return (
    <Box as="li">
      <HStack gap={0.5}>
        {inside.length > 0 ? (
          <IconButton
            size="sm"
            label={translate('Folders in {name}', { name: folder.name })}
            aria-expanded={isOpen}
            icon={
              <Box
                as={ChevronRight}
                transition="rotate 150ms"
                rotate={isOpen ? '90deg' : '0deg'}
                _rtl={{ rotate: isOpen ? '90deg' : '180deg' }}
              />
            }
            onClick={() => setOpen(!isOpen)}
          />
        ) : null}
        <FolderEntry {...props} />
        <FolderMenu {...props} />
      </HStack>
      {inside.length > 0 && isOpen ? (
        <Box as="ul" aria-label={folder.name} listStyleType="none" ps={4}>
          {inside.map((child) => (
            <FolderNode key={child.id} {...props} folder={child} />
          ))}
        </Box>
      ) : null}
    </Box>
  );
}

function FolderEntry({ folder, currentId }: FolderNodeProps) {
  const LinkComponent = use(LinkContext);
  const { locale } = useLocaleContext();
  const isCurrent = folder.id === currentId;
  const { ref, isOver, isWaiting } = useDropTarget(folder.id, folder.isDropTarget === true && !isCurrent);
  const Icon = isCurrent ? FolderOpen : Folder;
  return (
    <Entry
      asChild
      ref={ref}
      data-folder-id={folder.id}
      data-waiting={isWaiting || undefined}
      data-over={isOver || undefined}
    >
      <LinkComponent href={folder.href} aria-current={isCurrent ? 'page' : undefined}>
        <Icon aria-hidden />
        <Box as="span" flex="1" truncate title={folder.name}>
          {folder.name}
        </Box>
        {folder.mark ? (
          <Box
            as="span"
            role="img"
            aria-label={folder.mark.label}
            title={folder.mark.label}
            display="inline-flex"
          >
            {folder.mark.icon}
          </Box>
        ) : null}
        {folder.count === undefined ? null : (
          <Box as="span" textStyle="xs" fontVariantNumeric="tabular-nums">
            {folder.count.toLocaleString(locale)}
          </Box>
        )}
      </LinkComponent>
    </Entry>
  );
}

function FolderMenu({ folder, getMenu, onRename, onRenaming }: FolderNodeProps) {
  const rename = onRename
    ? [{ value: 'rename', label: translate('Rename'), onSelect: () => onRenaming(folder.id) }]
    : [];
  const items = folder.canChange === true ? [...rename, ...(getMenu?.(folder) ?? [])] : [];
  if (items.length === 0) return null;
  return (
    <Menu
      trigger={
        <IconButton
          size="sm"
          label={translate('Actions for {name}', { name: folder.name })}
          icon={<Ellipsis />}
        />
      }
      items={items}
    />
  );
}
