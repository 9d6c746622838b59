import type { FileFacts } from './MediaUploaderProps';

/** Timeout for video metadata; after it, the video is sent unchecked and the server reads it. */
const readTimeoutMs = 8_000;

function readImage(url: string): Promise<FileFacts | undefined> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () =>
      resolve({
        kind: 'image',
        width: image.naturalWidth,
        height: image.naturalHeight,
        duration: undefined,
      });
    image.onerror = () => resolve(undefined);
    image.src = url;
  });
}

function readVideo(url: string): Promise<FileFacts | undefined> {
  return new Promise((resolve) => {
    const video = document.createElement('video');
    const timer = setTimeout(() => resolve(undefined), readTimeoutMs);
    const finish = (facts: FileFacts | undefined) => {
      clearTimeout(timer);
      resolve(facts);
    };
    video.preload = 'metadata';
    video.onloadedmetadata = () =>
      finish({
        kind: 'video',
        width: video.videoWidth,
        height: video.videoHeight,
        duration: Number.isFinite(video.duration) ? video.duration : undefined,
      });
    video.onerror = () => finish(undefined);
    video.src = url;
  });
}

/** Reads size and length of an image or video; `undefined` if the browser cannot read it. */
export async function readFileFacts(file: File): Promise<FileFacts | undefined> {
  const url = URL.createObjectURL(file);
  try {
    if (file.type.startsWith('image/')) return await readImage(url);
    if (file.type.startsWith('video/')) return await readVideo(url);
    return undefined;
  } finally {
    URL.revokeObjectURL(url);
  }
}
