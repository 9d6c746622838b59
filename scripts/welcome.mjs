import { join } from 'node:path';

/**
 * Builds the message that `npm start` prints when everything is running.
 * @param {{ urls: Record<string, string>, usesDoubles: boolean, durationMs: number, demoLogins: { role:
 * string, email: string, password: string }[] }} ready
 */
export function welcome({ urls, usesDoubles, durationMs, demoLogins }) {
  const folder = process.env.ADLANE_DATA_DIR ?? 'data';
  const names = {
    dashboard: 'Dashboard and API',
    demo: 'Demo page with the widget',
    frame: 'Widget frame',
    doubles: 'Simulated ad platforms',
  };
  const places = Object.entries(names)
    .filter(([key]) => urls[key])
    .map(([key, name]) => `  ${name.padEnd(28)}${urls[key]}`);
  const logins = demoLogins.map(({ role, email, password }) => `  ${role.padEnd(28)}${email} / ${password}`);
  return [
    '',
    `Adlane is ready (${(durationMs / 1000).toFixed(1)} s).`,
    '',
    ...places,
    ...(logins.length > 0 ? ['', 'Demo logins', ...logins] : []),
    '',
    ...(usesDoubles
      ? ['Demo mode: ad platforms are simulated. Nothing goes live and nothing is charged.']
      : []),
    `Data is stored in ${folder}, the log in ${join(folder, 'server.log')}. Press Ctrl-C to stop.`,
    '',
  ].join('\n');
}
