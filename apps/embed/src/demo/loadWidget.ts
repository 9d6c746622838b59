/** Ports of the API and of the frame where the page is not told otherwise. */
const defaultPorts = { api: 4300, frame: 4301 };
const demoKey = 'adlane-demo';

/**
 * Puts the script on the page as its instructions say. Addresses come from the page's own: `?api=` and `?frame=` are
 * origins, `?key=` is the project; without them this machine's usual ports are taken.
 */
export function loadWidget(): void {
  const query = new URLSearchParams(location.search);
  const origin = (name: keyof typeof defaultPorts) =>
    query.get(name) ?? `${location.protocol}//${location.hostname}:${defaultPorts[name]}`;
  const script = document.createElement('script');
  script.src = `${origin('api')}/embed/adlane.js`;
  script.async = true;
  script.dataset.key = query.get('key') ?? demoKey;
  script.dataset.frameUrl = origin('frame');
  document.head.append(script);
}
