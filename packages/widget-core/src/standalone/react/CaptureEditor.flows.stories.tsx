import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { widgetPart, widgetRoot } from '../../../test/testScope';
import { CaptureError, type CaptureResult } from './CaptureEditor';
import statesMeta, {
  HidingOnly,
  OnAnImage,
  OwnToolsAndColors,
  RightToLeft,
  WithMarks,
} from './CaptureEditor.stories';

const meta = { ...statesMeta, title: 'Widget/Capture editor component/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

const paths = () => widgetRoot().querySelectorAll('.canvas path');

/** Draws from one corner to the other, in pixels of the window. */
function drag(from: readonly [number, number], to: readonly [number, number]) {
  const point = (type: string, [clientX, clientY]: readonly [number, number]) =>
    widgetPart('.canvas').dispatchEvent(
      new PointerEvent(type, { clientX, clientY, bubbles: true, composed: true, pointerId: 1, button: 0 }),
    );
  point('pointerdown', from);
  point('pointermove', to);
  point('pointerup', to);
}

/** Reads the color of a pixel of an exported image. */
async function readPixel(png: Blob, x: number, y: number) {
  const bitmap = await createImageBitmap(png);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const [red, green, blue] = context?.getImageData(x, y, 1, 1).data ?? [];
  return { width: bitmap.width, color: [red, green, blue] };
}

const onDone = fn<(result: CaptureResult) => void>();

/** Marks are in pixels of the image, whatever the window shows of it, and are in the exported PNG. */
export const ExportsTheMarkedImage: Story = {
  args: { ...OnAnImage.args, onDone },
  play: async ({ args }) => {
    onDone.mockClear();
    await waitFor(() => expect(widgetPart('.sheet img')).toBeVisible());
    const image = widgetPart('.sheet img').getBoundingClientRect();
    const scale = image.width / 1200;
    const at = (x: number, y: number): [number, number] => [image.left + x * scale, image.top + y * scale];
    drag(at(600, 300), at(900, 500));
    await waitFor(() => expect(paths()).toHaveLength(1));
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    widgetPart('.next').click();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    await expect(document.querySelector('adlane-widget')).toBeNull();
    const result = onDone.mock.calls[0]?.[0];
    const [start] = result?.marks[0]?.points ?? [];
    await expect(start?.x).toBeCloseTo(600, 0);
    await expect(start?.y).toBeCloseTo(300, 0);
    await expect(result?.area).toEqual({ x: 0, y: 0, width: 1200, height: 700 });
    await expect(result?.pictureSize).toEqual({ width: 1200, height: 700 });
    const png = result?.picture ?? new Blob();
    await expect(await readPixel(png, 750, 300)).toEqual({ width: 1200, color: [235, 20, 76] });
    await expect(await readPixel(png, 750, 400)).toEqual({ width: 1200, color: [244, 236, 216] });
  },
};

/** A mark is selected, moved and removed without a pointer; Escape discards. */
export const ByKeyboard: Story = {
  args: WithMarks.args,
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(paths()).toHaveLength(1));
    await waitFor(() => expect(widgetRoot().activeElement).toBe(widgetPart('.capture')));
    widgetPart('.mark').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(paths()).toHaveLength(0));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledOnce());
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

const onError = fn<(error: unknown) => void>();

/** An image that can't be loaded opens no editor. */
export const BrokenImage: Story = {
  args: { mode: 'image', target: 'data:image/png;base64,AAAA', onError },
  play: async () => {
    await waitFor(() => expect(onError).toHaveBeenCalledOnce());
    await expect(onError.mock.calls[0]?.[0]).toBeInstanceOf(CaptureError);
    await expect(onError.mock.calls[0]?.[0]).toMatchObject({ code: 'image-unreadable' });
    await expect(document.querySelector('adlane-widget')).toBeNull();
  },
};

export const ReplacedTexts: Story = {
  args: { texts: { next: 'Attach' }, theme: { accent: '#FFD400' } },
  play: async () => {
    await waitFor(() => expect(widgetPart('.next')).toHaveTextContent('Attach'));
    await expect(getComputedStyle(widgetPart('.next')).backgroundColor).toBe('rgb(255, 212, 0)');
    // Black on bright colors.
    await expect(getComputedStyle(widgetPart('.next')).color).toBe('rgb(0, 0, 0)');
  },
};

const button = (label: string) => widgetRoot().querySelector(`button[aria-label="${label}"]`);

/** The first tool and color are selected, and others than the given ones are not offered. */
export const OffersOwnToolsAndColors: Story = {
  args: OwnToolsAndColors.args,
  play: async ({ userEvent }) => {
    await waitFor(() => expect(button('Pen')).toHaveAttribute('aria-pressed', 'true'));
    await expect(button('Rectangle')).toBeNull();
    await userEvent.click(widgetPart('button[aria-label="Color"]'));
    await expect(widgetRoot().querySelectorAll('.colors button')).toHaveLength(2);
    await expect(button('Color #0f766e')).toHaveAttribute('aria-pressed', 'true');
  },
};

export const OffersNoColorsToHide: Story = {
  args: HidingOnly.args,
  play: async () => {
    await waitFor(() => expect(button('Hide an area')).toHaveAttribute('aria-pressed', 'true'));
    await expect(button('Color')).toBeNull();
  },
};

/** The locale gives the direction and the language of the texts. */
export const MirroredByLocale: Story = {
  args: RightToLeft.args,
  play: async () => {
    await waitFor(() => expect(widgetPart('.next')).toHaveTextContent('التالي'));
    const next = widgetPart('.next').getBoundingClientRect();
    const bar = widgetPart('.bar').getBoundingClientRect();
    await expect(next.left - bar.left).toBeLessThan(bar.right - next.right);
    await expect(widgetPart('.capture-root')).toHaveAttribute('lang', 'ar-EG');
  },
};
