import type { FolderItem } from './FolderTreeProps';

/** Finds a folder by its id, at any depth. */
export function findFolder(folders: readonly FolderItem[], id: string): FolderItem | undefined {
  const inside = folders.flatMap(({ children = [] }) => children);
  return (
    folders.find((folder) => folder.id === id) ?? (inside.length > 0 ? findFolder(inside, id) : undefined)
  );
}
