import type { ReactNode } from 'react';
import type { MenuItem } from '../../primitives/Menu/MenuProps';

/** A folder in the tree. */
export type FolderItem = {
  /** Unique in the tree. */
  id: string;
  /** Name of the folder. */
  name: string;
  /** Number of items in the folder. */
  count?: number | undefined;
  /** Link of the folder. */
  href: string;
  /** Icon after the name, with an accessible name: open to clients. */
  mark?: { icon: ReactNode; label: string } | undefined;
  /** Subfolders in display order. */
  children?: readonly FolderItem[] | undefined;
  /**
   * Accepts dropped items.
   * @default false
   */
  isDropTarget?: boolean;
  /**
   * Can be renamed and has a menu.
   * @default false
   */
  canChange?: boolean;
};

export type FolderTreeProps = {
  /** Accessible name: 'Template folders'. */
  label: string;
  /** In display order. */
  folders: readonly FolderItem[];
  /** Id of the open folder. */
  currentId?: string | undefined;
  /** Menu entries of a folder besides Rename: duplicate, delete. */
  getMenu?: (folder: FolderItem) => readonly MenuItem[];
  /** Creates a folder; resolves with an error text if it fails. Omit it to hide the button. */
  onCreate?: (name: string) => Promise<string | undefined>;
  /** Renames a folder; resolves with an error text if it fails. Omit it to disable renaming. */
  onRename?: (folder: FolderItem, name: string) => Promise<string | undefined>;
  /** Validates a name while typing. */
  checkName?: (name: string) => string | undefined;
  /**
   * In windows narrower than 1152 px, it is one button with the name of the open folder, which opens the tree in a drawer.
   * @default false
   */
  collapses?: boolean;
  /**
   * Label of the create button.
   * @default 'New folder'
   */
  createLabel?: string;
};
