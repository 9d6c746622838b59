import type { MediaItem } from '../patterns/MediaLibrary/MediaLibraryProps';

/** Returns an image of one color with a sun, as an SVG data URL. */
export function createStoryImage(width: number, height: number, color: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${color}"/><circle cx="${width * 0.7}" cy="${height * 0.35}" r="${height * 0.18}" fill="#ffe9a8"/><path d="M0 ${height} L${width * 0.35} ${height * 0.5} L${width * 0.6} ${height * 0.8} L${width * 0.8} ${height * 0.62} L${width} ${height} Z" fill="#1f3b2f"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function createImage(id: number, name: string, [width, height]: [number, number], color: string): MediaItem {
  const url = createStoryImage(width, height, color);
  return { id, kind: 'image', name, url, width, height, thumbnailUrl: url, duration: null, youtube_id: null };
}

/** A library of five images, a video and a YouTube video. */
export const storyMedia: readonly MediaItem[] = [
  createImage(1, 'beach.png', [1200, 628], '#7cc4dc'),
  createImage(2, 'evening.png', [1200, 1200], '#e7a977'),
  createImage(
    3,
    'A very long file name of a photo that was taken in the mountains.jpg',
    [1600, 900],
    '#9fb8e0',
  ),
  createImage(4, 'logo.png', [400, 400], '#d9d2f0'),
  {
    id: 5,
    kind: 'video',
    name: 'tour.mp4',
    url: '/tour.mp4',
    thumbnailUrl: null,
    width: 1920,
    height: 1080,
    duration: 95,
    youtube_id: null,
  },
  {
    id: 6,
    kind: 'video',
    name: 'Our clinic in a minute',
    url: 'https://www.youtube.com/watch?v=aaaaaaaaaaa',
    thumbnailUrl: createStoryImage(480, 360, '#c98b8b'),
    width: 0,
    height: 0,
    duration: null,
    youtube_id: 'aaaaaaaaaaa',
  },
  createImage(7, 'garden.png', [1080, 1350], '#a8cf9b'),
];

/** Finds an item of the library. */
export function getStoryItem(id: number): MediaItem {
  const item = storyMedia.find((each) => each.id === id);
  if (!item) throw new Error(`The story's library has no item ${id}.`);
  return item;
}

/** Creates a PNG file of one color. */
export async function createStoryFile(name: string, width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#7cc4dc';
    context.fillRect(0, 0, width, height);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The browser made no picture.');
  return new File([blob], name, { type: 'image/png' });
}
