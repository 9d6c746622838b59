import { useImageCropper } from '@ark-ui/react/image-cropper';
import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { Flex } from '../../layout/Flex';
import { HStack } from '../../layout/HStack';
import { Stack } from '../../layout/Stack';
import { Button } from '../../primitives/Button/Button';
import { IconButton } from '../../primitives/Button/IconButton';
import { Radio } from '../../primitives/Checkbox/Checkbox';
import { Dialog } from '../../primitives/Dialog/Dialog';
import type { MediaItem } from '../MediaLibrary/MediaLibraryProps';
import { CropFrame } from './CropFrame';
import { getCroppedType } from './getCroppedType';
import type { CropShape, MediaCropperProps } from './MediaCropperProps';

const zoomStep = 0.25;
const unknownProblem = 'Something went wrong please try later';

type Cropper = ReturnType<typeof useImageCropper>;

/** Pixels of the image inside the frame. */
function getPartSize(cropper: Cropper): { width: number; height: number } | undefined {
  if (cropper.naturalSize.width === 0 || cropper.crop.width === 0) return undefined;
  const { width, height } = cropper.getCropData().outputSize;
  return { width: Math.round(width), height: Math.round(height) };
}

function ShapeChoice(props: {
  shapes: readonly CropShape[];
  value: string;
  onChange: (value: string) => void;
}) {
  const name = useId();
  return (
    <Flex role="radiogroup" aria-label={translate('Shape')} wrap="wrap" gapX={5} gapY={2}>
      {props.shapes.map((shape) => (
        <Radio
          key={shape.value}
          name={name}
          label={shape.label}
          checked={shape.value === props.value}
          onChange={() => props.onChange(shape.value)}
        />
      ))}
    </Flex>
  );
}

type CropFormProps = MediaCropperProps & { item: MediaItem };

/** Crops one image; another shape resets the frame. */
function CropForm({ item, shapes, check, save, onSaved, onClose }: CropFormProps) {
  const [shape, setShape] = useState(shapes[0]);
  return (
    <CropOneShape
      key={shape?.value}
      item={item}
      shape={shape}
      choice={
        shapes.length > 1 ? (
          <ShapeChoice
            shapes={shapes}
            value={shape?.value ?? ''}
            onChange={(value) => setShape(shapes.find((each) => each.value === value))}
          />
        ) : null
      }
      check={check}
      save={save}
      onSaved={onSaved}
      onClose={onClose}
    />
  );
}

type CropOneShapeProps = Omit<CropFormProps, 'shapes'> & {
  shape: CropShape | undefined;
  choice: ReactNode;
};

function CropOneShape({ item, shape, choice, check, save, onSaved, onClose }: CropOneShapeProps) {
  const [saving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const cropper = useImageCropper({
    ...(shape?.ratio === undefined ? {} : { aspectRatio: shape.ratio }),
    translations: {
      rootLabel: translate('Crop {name}', { name: item.name }),
      selectionLabel: () => 'Crop area',
    },
  });
  const size = getPartSize(cropper);
  const value = shape?.value ?? '';
  const problem = size && check(value, size);

  async function saveCrop() {
    setSaving(true);
    setRefusal(undefined);
    try {
      const part = await cropper.getCroppedImage({ type: getCroppedType(item.name), quality: 0.92 });
      if (!(part instanceof Blob)) throw new Error('This browser cannot crop this picture.');
      onSaved(await save(item, part, value));
    } catch (error) {
      setRefusal(error instanceof Error && error.message ? error.message : unknownProblem);
    } finally {
      setSaving(false);
    }
  }

  const text = refusal ?? problem;
  return (
    <Dialog
      open
      onClose={saving ? () => undefined : onClose}
      title={translate('Crop picture')}
      description={<bdi>{item.name}</bdi>}
      size="md"
      footer={
        <>
          <Button variant="secondary" disabled={saving} onClick={onClose}>
            {translate('Cancel')}
          </Button>
          <Button
            loading={saving}
            disabled={size === undefined || problem !== undefined}
            onClick={() => void saveCrop()}
          >
            {translate('Save cropped picture')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {choice}
        <CropFrame cropper={cropper} item={item} />
        <HStack flexWrap="wrap" justifyContent="space-between" gap={3}>
          <Box textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums" role="status">
            {size
              ? translate('{width} × {height} pixels', { width: size.width, height: size.height })
              : translate('Loading')}
          </Box>
          <Flex gap={1}>
            <IconButton
              size="sm"
              variant="secondary"
              label={translate('Zoom out')}
              icon={<Minus />}
              onClick={() => cropper.zoomBy(-zoomStep)}
            />
            <IconButton
              size="sm"
              variant="secondary"
              label={translate('Zoom in')}
              icon={<Plus />}
              onClick={() => cropper.zoomBy(zoomStep)}
            />
          </Flex>
        </HStack>
        {text ? (
          <Box role="alert" textStyle="sm" color="fg.error" fontWeight="medium" overflowWrap="anywhere">
            {text}
          </Box>
        ) : null}
      </Stack>
    </Dialog>
  );
}

/**
 * Crops an image: drag the frame or its corners, or focus it and use the arrow keys, plus and minus (zoom).
 * The original stays; the crop becomes a new image.
 */
export function MediaCropper({ item, ...rest }: MediaCropperProps) {
  return item ? <CropForm key={item.id} item={item} {...rest} /> : null;
}
