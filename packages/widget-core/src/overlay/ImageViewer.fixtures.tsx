/** Creates an image of this size as a data URL. */
export const picture = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#f4e3c1"/><circle cx="50%" cy="50%" r="25%" fill="#b5651d"/></svg>`,
  )}`;
