import { Box } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../primitives/Button/Button';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { FolderNode } from './FolderNode';
import type { FolderItem, FolderTreeProps } from './FolderTreeProps';
import { InlineName } from './InlineName';

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Finds the focused folder and the links of the tree. */
function findNodePlace({ target, currentTarget }: KeyboardEvent<HTMLElement>) {
  if (!(target instanceof HTMLElement) || !target.matches('[data-folder-id]')) return undefined;
  const links = [...currentTarget.querySelectorAll<HTMLElement>('[data-folder-id]')];
  return { id: target.getAttribute('data-folder-id') ?? '', index: links.indexOf(target), links };
}

function findFolder(folders: readonly FolderItem[], id: string): FolderItem | undefined {
  const inside = folders.flatMap(({ children = [] }) => children);
  return (
    folders.find((folder) => folder.id === id) ?? (inside.length > 0 ? findFolder(inside, id) : undefined)
  );
}

/**
 * Folder sidebar: open, create, rename inline, and drop items onto folders (inside a `DragBoard`). Arrow
 * keys, Home and End move, Enter opens, F2 renames.
 */
export function FolderTree(props: FolderTreeProps) {
  const { label, folders, onCreate, onRename, checkName, createLabel = 'New folder' } = props;
  const [renamingId, setRenamingId] = useState<string | undefined>(undefined);
  const [isCreating, setCreating] = useState(false);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const place = findNodePlace(event);
    if (!place) return;
    const next = steps[event.key]?.(place.index, place.links.length - 1);
    if (next !== undefined && place.links[next]) {
      event.preventDefault();
      place.links[next].focus();
    }
    const folder = folders && findFolder(folders, place.id);
    if (event.key === 'F2' && onRename && folder?.canChange) {
      event.preventDefault();
      setRenamingId(place.id);
    }
  }

  return (
    <Box
      as="nav"
      aria-label={label}
      aria-busy={folders === undefined}
      display="flex"
      flexDirection="column"
      gap={1}
      onKeyDown={onKeyDown}
    >
      <Box as="ul" listStyleType="none" display="flex" flexDirection="column" gap={0.5}>
        {folders?.map((folder) => (
          <FolderNode
            key={folder.id}
            {...props}
            folder={folder}
            renamingId={renamingId}
            onRenaming={setRenamingId}
          />
        )) ?? <Placeholders />}
      </Box>
      {isCreating && onCreate ? (
        <InlineName
          label="Name of the new folder"
          name=""
          checkName={checkName}
          onSave={onCreate}
          onEnd={() => setCreating(false)}
        />
      ) : null}
      {onCreate && !isCreating ? (
        <Box>
          <Button variant="ghost" size="sm" startIcon={<Plus />} onClick={() => setCreating(true)}>
            {createLabel}
          </Button>
        </Box>
      ) : null}
    </Box>
  );
}

function Placeholders() {
  return ['70%', '50%', '60%'].map((width) => (
    <Box as="li" key={width} px={2.5} py={2.5}>
      <Skeleton width={width} />
    </Box>
  ));
}
