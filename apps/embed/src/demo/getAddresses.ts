/** Default ports of the API, the frame and the banner. */
const defaultPorts = { api: 4300, frame: 4301, banner: 4302 };
const demoKey = 'adlane-demo';

/**
 * Returns where the widget's parts are: `?api=`, `?frame=` and `?banner=` are origins, `?key=` is the project; the
 * defaults are this machine's usual ports. The API's server has the dashboard too.
 */
export function getAddresses() {
  const query = new URLSearchParams(location.search);
  const origin = (name: keyof typeof defaultPorts) =>
    query.get(name) ?? `${location.protocol}//${location.hostname}:${defaultPorts[name]}`;
  return {
    api: origin('api'),
    dashboard: origin('api'),
    frame: origin('frame'),
    banner: origin('banner'),
    key: query.get('key') ?? demoKey,
  };
}
