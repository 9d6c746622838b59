import type { ReactNode } from 'react';

export type DragBoardProps = {
  /** Contains the items (`DataTable` with `draggable`) and the drop targets (`FolderTree`). */
  children: ReactNode;
  /** Returns the ids to drag with an item: the selection, or the item alone. */
  getDraggedIds: (id: string) => readonly string[];
  /** Describes the dragged items: 'Summer offer', '3 templates'. */
  describe: (ids: readonly string[]) => string;
  /** Returns the name of a drop target: 'Dental'. */
  getTargetName: (id: string) => string;
  /** Called after a drop on a target. */
  onDrop: (ids: readonly string[], targetId: string) => void;
};
