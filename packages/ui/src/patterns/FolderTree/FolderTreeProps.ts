import type { ReactNode } from 'react';
import type { MenuItem } from '../../primitives/Menu/Menu';

export type FolderItem = {
  /** Unique in the tree. */
  id: string;
  /** As the user called it. */
  name: string;
  /** What is in it. */
  count?: number | undefined;
  /** Where it is shown. */
  href: string;
  /** A mark behind the name, with a spoken text: open to clients. */
  mark?: { icon: ReactNode; label: string } | undefined;
  /** Folders inside, in the order shown. */
  children?: readonly FolderItem[] | undefined;
  /** Takes what is dragged onto it. Default false. */
  takesDrops?: boolean;
  /** Can be renamed and has a menu. Default false. */
  canChange?: boolean;
};

export type FolderTreeProps = {
  /** Spoken name: 'Template folders'. */
  label: string;
  /** In the order shown; `undefined` while they load. */
  folders: readonly FolderItem[] | undefined;
  /** The open one. */
  currentId?: string | undefined;
  /** What can be done with a folder besides renaming it: duplicate, delete. */
  menuFor?: (folder: FolderItem) => readonly MenuItem[];
  /** Makes a folder of that name; a text says why it can not be. Left out: there is no button for it. */
  onCreate?: (name: string) => Promise<string | undefined>;
  /** Gives a folder another name; a text says why it can not be. Left out: names stay. */
  onRename?: (folder: FolderItem, name: string) => Promise<string | undefined>;
  /** Says at once what is wrong with a name. */
  checkName?: (name: string) => string | undefined;
  /** Default 'New folder'. */
  createLabel?: string;
};
