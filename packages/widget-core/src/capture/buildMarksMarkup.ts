import { writeAttribute } from '../snapshot/writeHtml';
import { buildStrokePath, getStrokeWidth, type Stroke } from './strokes';

/** The attributes with which a mark is drawn, on the page and in the snapshot alike. */
export function buildStrokeAttributes(stroke: Stroke): Readonly<Record<string, string>> {
  return {
    d: buildStrokePath(stroke),
    fill: 'none',
    stroke: stroke.color,
    'stroke-width': String(getStrokeWidth(stroke)),
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
}

/** The marks as an SVG layer over the whole page, in the page's coordinates: the snapshot carries it. */
export function buildMarksMarkup(strokes: readonly Stroke[]): string {
  if (strokes.length === 0) return '';
  const paths = strokes.map((stroke) => {
    const attributes = Object.entries(buildStrokeAttributes(stroke)).map(([name, value]) =>
      writeAttribute(name, value),
    );
    return `<path${attributes.join('')}></path>`;
  });
  const style =
    'position:absolute;top:0;left:0;width:1px;height:1px;overflow:visible;pointer-events:none;z-index:2147483647';
  return `<svg xmlns="http://www.w3.org/2000/svg" data-adlane-marks=""${writeAttribute('style', style)}>${paths.join('')}</svg>`;
}
