import type { Page } from 'playwright';
import type { Area } from './FidelityPage';

export type ImageComparison = {
  /** Share of compared pixels whose color differs, in percent. */
  readonly percent: number;
  /** Where the image has the color of the visitor's marks. */
  readonly mark: Area | undefined;
};

/**
 * Compares an image with the browser's own one, of the same size, both PNG, except in `ignored`. A pixel differs if a
 * channel does by more than 16 of 255: less is rounding of a color, which no one can see.
 * @param page decodes the images; a blank one
 */
export async function compareImages(
  page: Page,
  [own, shown]: readonly [Buffer, Buffer],
  ignored: readonly Area[],
): Promise<ImageComparison> {
  return page.evaluate(
    async ({ sources, areas }) => {
      const read = async (source: string) => {
        const image = Object.assign(new Image(), { src: `data:image/png;base64,${source}` });
        await image.decode();
        const { naturalWidth: width, naturalHeight: height } = image;
        const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
        if (!context) throw new Error('The browser draws no canvas.');
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, width, height);
      };
      const [first, second] = await Promise.all(sources.map(read));
      if (!first || !second) throw new Error('An image is missing.');
      if (first.width !== second.width || first.height !== second.height)
        throw new Error(
          `Sizes differ: ${first.width} × ${first.height}, ${second.width} × ${second.height}.`,
        );
      const { width, height } = first;
      let compared = 0;
      let different = 0;
      const mark = { left: width, top: height, right: 0, bottom: 0 };
      for (let index = 0; index < width * height; index += 1) {
        const x = index % width;
        const y = Math.floor(index / width);
        const offset = index * 4;
        const channels = [0, 1, 2].map((channel) => second.data[offset + channel] ?? 0);
        // #EB144C, the first color of the drawing tools.
        if ([235, 20, 76].every((value, channel) => Math.abs(value - (channels[channel] ?? 0)) < 24)) {
          Object.assign(mark, {
            left: Math.min(mark.left, x),
            top: Math.min(mark.top, y),
            right: Math.max(mark.right, x + 1),
            bottom: Math.max(mark.bottom, y + 1),
          });
        }
        const isIgnored = areas.some(
          ({ left, top, right, bottom }) => x >= left && x < right && y >= top && y < bottom,
        );
        if (isIgnored) continue;
        compared += 1;
        const differs = channels.some(
          (value, channel) => Math.abs(value - (first.data[offset + channel] ?? 0)) > 16,
        );
        if (differs) different += 1;
      }
      return { percent: (different / compared) * 100, mark: mark.right > 0 ? mark : undefined };
    },
    { sources: [own.toString('base64'), shown.toString('base64')], areas: ignored },
  );
}
