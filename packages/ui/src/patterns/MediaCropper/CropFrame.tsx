import { ImageCropper, type UseImageCropperReturn } from '@ark-ui/react/image-cropper';
import { chakra } from '@chakra-ui/react';
import type { MediaItem } from '../MediaLibrary/MediaLibraryProps';

const Frame = chakra(ImageCropper.RootProvider, { base: { display: 'block', w: 'full', direction: 'ltr' } });

const Viewport = chakra(ImageCropper.Viewport, {
  base: {
    '--tallest': { base: '15rem', md: '22rem' },
    mx: 'auto',
    bg: 'bg.emphasized',
  },
});

const Picture = chakra(ImageCropper.Image, {
  base: { display: 'block', boxSize: 'full' },
});

const Selection = chakra(ImageCropper.Selection, {
  base: {
    outline: '2px solid white',
    boxShadow: '0 0 0 9999px rgba(9, 16, 20, 0.55)',
    cursor: 'move',
    _focusVisible: { outline: '3px solid var(--adlane-colors-brand-focus-ring)' },
  },
});

const HandleMark = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    // Touch area around a small handle.
    boxSize: 8,
    _before: {
      content: '""',
      boxSize: 3,
      borderRadius: 'full',
      bg: 'white',
      border: '1px solid rgba(9, 16, 20, 0.5)',
    },
  },
});

const GridLines = chakra('div', {
  base: {
    borderColor: 'rgba(255, 255, 255, 0.55)',
    '&[data-axis=horizontal]': { borderBlockWidth: '1px' },
    '&[data-axis=vertical]': { borderInlineWidth: '1px' },
  },
});

type CropFrameProps = { cropper: UseImageCropperReturn; item: MediaItem };

/** The image with the crop frame. */
export function CropFrame({ cropper, item }: CropFrameProps) {
  // The frame moves within its container, so the container has the size of the image.
  const ratio = item.width > 0 && item.height > 0 ? item.width / item.height : 1;
  return (
    <Frame value={cropper}>
      <Viewport style={{ aspectRatio: ratio, width: `min(100%, calc(var(--tallest) * ${ratio}))` }}>
        {/* Without CORS, an image of another host could be shown but not cropped. */}
        <Picture src={item.url} alt="" crossOrigin="anonymous" />
        <Selection>
          {ImageCropper.handles.map((position) => (
            <ImageCropper.Handle key={position} position={position} asChild>
              <HandleMark />
            </ImageCropper.Handle>
          ))}
          <ImageCropper.Grid axis="horizontal" asChild>
            <GridLines />
          </ImageCropper.Grid>
          <ImageCropper.Grid axis="vertical" asChild>
            <GridLines />
          </ImageCropper.Grid>
        </Selection>
      </Viewport>
    </Frame>
  );
}
