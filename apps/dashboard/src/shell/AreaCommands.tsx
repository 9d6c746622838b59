import { Button, IconButton, Keys, translate, useCommandKey, useIsNarrow } from '@adlane/ui';
import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { AreaPaletteProps } from './AreaPalette';

// Loaded when first opened.
const AreaPalette = lazy(async () => ({ default: (await import('./AreaPalette')).AreaPalette }));

/** Button and shortcut that open the command palette. */
export function AreaCommands(props: Omit<AreaPaletteProps, 'open' | 'onClose'>) {
  const isPhone = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  const [isOpened, setOpened] = useState(false);
  function open() {
    setOpened(true);
    setOpen(true);
  }
  useCommandKey(open);
  return (
    <>
      {isPhone ? (
        <IconButton label={translate('Search')} icon={<Search />} onClick={open} />
      ) : (
        <Button variant="secondary" size="sm" startIcon={<Search />} onClick={open}>
          {translate('Search')}
          <Keys keys={['Mod', 'K']} />
        </Button>
      )}
      {isOpened ? (
        <Suspense>
          <AreaPalette {...props} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
