import { IconButton } from '@adlane/ui';
import { Redo2, Undo2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { FormHistory } from './useDraftHistory';

/** Takes back and does again, as far as there is something to. */
export function HistoryButtons({ history }: { history: FormHistory }) {
  const canUndo = useSyncExternalStore(history.subscribe, history.canUndo);
  const canRedo = useSyncExternalStore(history.subscribe, history.canRedo);
  return (
    <>
      <IconButton label="Undo" icon={<Undo2 />} disabled={!canUndo} onClick={history.undo} />
      <IconButton label="Redo" icon={<Redo2 />} disabled={!canRedo} onClick={history.redo} />
    </>
  );
}
