/** Type that a cut-out part is written as: photographs stay JPEG, whatever may be see-through becomes PNG. */
export function croppedType(name: string): 'image/jpeg' | 'image/png' {
  return /\.(png|gif|webp|svg)$/i.test(name) ? 'image/png' : 'image/jpeg';
}
