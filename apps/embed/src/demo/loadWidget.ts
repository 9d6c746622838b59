/** Default ports of the API and the frame. */
const defaultPorts = { api: 4300, frame: 4301 };
const demoKey = 'adlane-demo';

/**
 * Adds the script to the page as its instructions say. `?api=` and `?frame=` are origins, `?key=` is the
 * project; the defaults are this machine's usual ports.
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
