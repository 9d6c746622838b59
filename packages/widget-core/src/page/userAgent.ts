/** The system that the browser runs on, by the names of widget §3.4. */
export function findSystemName(userAgent: string): string {
  const systems: readonly (readonly [RegExp, string])[] = [
    [/iPad/, 'iPad'],
    [/iPhone|iPod/, 'iPhone'],
    [/Android/, 'Android'],
    [/Windows/, 'Windows'],
    [/Mac/, 'MacOS'],
    [/X11|Linux|CrOS/, 'UNIX'],
  ];
  const name = systems.find(([pattern]) => pattern.test(userAgent))?.[1];
  if (name === 'UNIX' && /Linux/.test(userAgent)) return 'Linux';
  return name ?? 'Unknown OS';
}

/** Finds name and version, such as `Chrome 147.0`. Browsers that imitate others are tested first. */
export function findBrowserName(userAgent: string): string {
  const browsers: readonly (readonly [RegExp, string])[] = [
    [/Edg(?:e|A|iOS)?\/([\d.]+)/, 'Edge'],
    [/OPR\/([\d.]+)/, 'Opera'],
    [/SamsungBrowser\/([\d.]+)/, 'Samsung Internet'],
    [/(?:Firefox|FxiOS)\/([\d.]+)/, 'Firefox'],
    [/(?:HeadlessChrome|Chrome|CriOS)\/([\d.]+)/, 'Chrome'],
    [/Version\/([\d.]+).*Safari/, 'Safari'],
  ];
  for (const [pattern, name] of browsers) {
    const version = pattern.exec(userAgent)?.[1];
    if (version) return `${name} ${version.split('.').slice(0, 2).join('.')}`;
  }
  return 'Unknown';
}

export function isMobile(userAgent: string): boolean {
  return /Mobi|Android|iPhone|iPad|iPod/.test(userAgent);
}
