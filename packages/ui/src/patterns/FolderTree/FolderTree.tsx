import { useIsNarrow } from '../../provider/useIsNarrow';
import { FolderButton } from './FolderButton';
import { FolderList } from './FolderList';
import type { FolderTreeProps } from './FolderTreeProps';

/**
 * Folder sidebar: open, create, rename inline, and drop items onto folders (inside a `DragBoard`). Arrow
 * keys, Home and End move, Enter opens, F2 renames.
 */
export function FolderTree(props: FolderTreeProps) {
  const isNarrow = useIsNarrow('laptop');
  return props.collapses && isNarrow ? <FolderButton {...props} /> : <FolderList {...props} />;
}
