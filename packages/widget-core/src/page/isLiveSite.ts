/** False for localhost, private addresses and names without a dot (widget §4.2). */
export function isLiveSite(hostname: string): boolean {
  if (!hostname.includes('.') || /\.local(?:host)?$/.test(hostname)) return false;
  return !/^(?:127\.|10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|0\.0\.0\.0)/.test(hostname);
}
