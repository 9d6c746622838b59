/** Returns the file type of a crop: photos stay JPEG, images with possible transparency become PNG. */
export function getCroppedType(name: string): 'image/jpeg' | 'image/png' {
  return /\.(png|gif|webp|svg)$/i.test(name) ? 'image/png' : 'image/jpeg';
}
