/** Room for the toolbar below an image, and around it. Pixels. */
const toolbarPx = 96;
const edgePx = 16;

type Size = { readonly width: number; readonly height: number };

/** Where an image is in the window, in pixels, and how much smaller than itself. */
export type ImagePlace = Size & { readonly left: number; readonly top: number; readonly scale: number };

/** Computes where an image fits into the window above the toolbar; it is never enlarged. */
export function fitImage(image: Size, window: Size): ImagePlace {
  const room = {
    width: Math.max(1, window.width - 2 * edgePx),
    height: Math.max(1, window.height - edgePx - toolbarPx),
  };
  const scale = Math.min(1, room.width / image.width, room.height / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  return {
    width,
    height,
    scale,
    left: edgePx + (room.width - width) / 2,
    top: edgePx + (room.height - height) / 2,
  };
}
