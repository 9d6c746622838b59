import { Box, IconButton, translate } from '@adlane/ui';
import { Redo2, Undo2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { FormHistory } from './useDraftHistory';

// Back is the way one has read from.
const mirrored = { _rtl: { transform: 'scaleX(-1)' } };

/** Undo and redo buttons, enabled when there is something to undo or redo. */
export function HistoryButtons({ history }: { history: FormHistory }) {
  const canUndo = useSyncExternalStore(history.subscribe, history.canUndo, history.canUndo);
  const canRedo = useSyncExternalStore(history.subscribe, history.canRedo, history.canRedo);
  return (
    <>
      <IconButton
        label={translate('Undo')}
        icon={<Box as={Undo2} css={mirrored} />}
        disabled={!canUndo}
        onClick={history.undo}
      />
      <IconButton
        label={translate('Redo')}
        icon={<Box as={Redo2} css={mirrored} />}
        disabled={!canRedo}
        onClick={history.redo}
      />
    </>
  );
}
