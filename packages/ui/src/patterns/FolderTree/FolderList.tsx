import { Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { Stack } from '../../layout/Stack';
import { Button } from '../../primitives/Button/Button';
import { FolderNode } from './FolderNode';
import type { FolderTreeProps } from './FolderTreeProps';
import { findFolder } from './findFolder';
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

/** The folders of a tree. Arrow keys, Home and End move, Enter opens, F2 renames. */
export function FolderList(props: FolderTreeProps) {
  const { label, folders, onCreate, onRename, checkName, createLabel = translate('New folder') } = props;
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
    const folder = findFolder(folders, place.id);
    if (event.key === 'F2' && onRename && folder?.canChange) {
      event.preventDefault();
      setRenamingId(place.id);
    }
  }

  return (
    <Stack as="nav" aria-label={label} gap={1} onKeyDown={onKeyDown}>
      <Stack as="ul" listStyleType="none" gap={0.5}>
        {folders.map((folder) => (
          <FolderNode
            key={folder.id}
            {...props}
            folder={folder}
            renamingId={renamingId}
            onRenaming={setRenamingId}
          />
        ))}
      </Stack>
      {isCreating && onCreate ? (
        <InlineName
          label={translate('Name of the new folder')}
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
    </Stack>
  );
}
