/** Longest side of a thumbnail in pixels. */
const maxSidePx = 1280;
/** Where the frame is taken: not at the start, which is often black. */
const frameAtSeconds = 1;
const timeoutMs = 10_000;

function waitFor(video: HTMLVideoElement, event: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No ${event} in time.`)), timeoutMs);
    const settle = (work: () => void) => () => {
      clearTimeout(timer);
      work();
    };
    video.addEventListener(event, settle(resolve), { once: true });
    video.addEventListener(
      'error',
      settle(() => reject(new Error('The video cannot be read.'))),
      {
        once: true,
      },
    );
  });
}

async function seek(video: HTMLVideoElement): Promise<void> {
  const length = Number.isFinite(video.duration) ? video.duration : 0;
  const sought = waitFor(video, 'seeked');
  video.currentTime = Math.min(frameAtSeconds, length / 2);
  await sought;
}

function draw(video: HTMLVideoElement): Promise<Blob | null> {
  const scale = Math.min(1, maxSidePx / Math.max(video.videoWidth, video.videoHeight, 1));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.85);
  });
}

/** Takes a frame of a video as its thumbnail; undefined where the browser cannot read the video. */
export async function captureFrame(file: Blob): Promise<File | undefined> {
  const url = URL.createObjectURL(file);
  const video = document.createElement('video');
  try {
    video.muted = true;
    video.playsInline = true;
    video.preload = 'auto';
    const loaded = waitFor(video, 'loadeddata');
    video.src = url;
    await loaded;
    await seek(video);
    const frame = await draw(video);
    return frame ? new File([frame], 'thumbnail.jpg', { type: 'image/jpeg' }) : undefined;
  } catch {
    return undefined;
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}
