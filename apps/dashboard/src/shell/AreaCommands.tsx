import { Box, Button, IconButton, Keys, translate, useCommandKey } from '@adlane/ui';
import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { AreaPaletteProps } from './AreaPalette';

// Loaded when first opened.
const AreaPalette = lazy(async () => ({ default: (await import('./AreaPalette')).AreaPalette }));

/** Button and shortcut that open the command palette. */
export function AreaCommands(props: Omit<AreaPaletteProps, 'open' | 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  const [isOpened, setOpened] = useState(false);
  function open() {
    setOpened(true);
    setOpen(true);
  }
  useCommandKey(open);
  return (
    <>
      <Box display={{ base: 'none', md: 'block' }}>
        <Button variant="secondary" size="sm" startIcon={<Search />} onClick={open}>
          {translate('Search')}
          <Keys keys={['Mod', 'K']} />
        </Button>
      </Box>
      <Box display={{ base: 'block', md: 'none' }}>
        <IconButton label={translate('Search')} icon={<Search />} onClick={open} />
      </Box>
      {isOpened ? (
        <Suspense>
          <AreaPalette {...props} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
