import { useLocaleContext } from '@chakra-ui/react';
import { ChevronDown, FolderOpen } from 'lucide-react';
import { Box } from '../../layout/Box';
import { VisuallyHidden } from '../../layout/VisuallyHidden';
import { Button } from '../../primitives/Button/Button';
import { createLazyOverlay } from '../../primitives/LazyOverlay/createLazyOverlay';
import { barControls } from '../../theme/controlHeight';
import type { FolderTreeProps } from './FolderTreeProps';
import { findFolder } from './findFolder';

// Loaded when it is opened, because the list beside the folders shows first.
const FolderDrawer = createLazyOverlay(
  () => import('./FolderDrawer').then((module) => module.FolderDrawer),
  'dialog',
);

/** Button with the name of the open folder, which opens the tree in a drawer. */
export function FolderButton(props: FolderTreeProps) {
  const { label, folders, currentId } = props;
  const { locale } = useLocaleContext();
  const current = currentId === undefined ? undefined : findFolder(folders, currentId);
  return (
    <Box css={barControls} minW={0}>
      <FolderDrawer
        {...props}
        trigger={
          <Button
            variant="secondary"
            style={{ width: '100%', paddingInline: '0.75rem' }}
            startIcon={<FolderOpen aria-hidden />}
            endIcon={<ChevronDown aria-hidden />}
          >
            <Box as="span" flex="1" minW={0} truncate textAlign="start">
              {current ? (
                <>
                  <VisuallyHidden as="span">{`${label}: `}</VisuallyHidden>
                  <bdi>{current.name}</bdi>
                </>
              ) : (
                label
              )}
            </Box>
            {current?.count === undefined ? null : (
              <Box as="span" textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
                {current.count.toLocaleString(locale)}
              </Box>
            )}
          </Button>
        }
      />
    </Box>
  );
}
