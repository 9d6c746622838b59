/** Resolves, once the next frame is painted, to the time then, in milliseconds of `performance.now()`. */
export function afterPaint(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      // A message that is posted in a frame is received once that frame is painted.
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(performance.now());
      channel.port2.postMessage(undefined);
    });
  });
}
