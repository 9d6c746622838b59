/**
 * Waits until the frames of this page had their turn: a frame without a sandbox, which is added last, goes to another page
 * as a hostile one would, and that page's script posts a message.
 */
export async function waitForFrames(root: HTMLElement): Promise<void> {
  const frame = document.createElement('iframe');
  frame.title = 'Without a sandbox';
  const script = `<script>parent.postMessage('last','*')</script>`;
  frame.srcdoc = `<meta http-equiv="refresh" content="0;url=data:text/html,${script}">`;
  await new Promise<void>((resolve) => {
    const listen = ({ data }: MessageEvent) => {
      if (data !== 'last') return;
      window.removeEventListener('message', listen);
      resolve();
    };
    window.addEventListener('message', listen);
    root.append(frame);
  });
  frame.remove();
}
