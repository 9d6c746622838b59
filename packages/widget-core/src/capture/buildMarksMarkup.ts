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

/**
 * The marks as an SVG layer over the whole page, in the page's coordinates: the snapshot carries it.
 * @param body of the page, at whose end the layer comes
 */
export function buildMarksMarkup(strokes: readonly Stroke[], body: Element): string {
  if (strokes.length === 0) return '';
  const paths = strokes.map((stroke) => {
    const attributes = Object.entries(buildStrokeAttributes(stroke)).map(([name, value]) =>
      writeAttribute(name, value),
    );
    return `<path${attributes.join('')}></path>`;
  });
  const { left, top } = body.getBoundingClientRect();
  // Otherwise the page is the origin of what is positioned in it.
  const isOrigin = getComputedStyle(body).position !== 'static';
  const place = isOrigin ? `top:${-top - scrollY}px;left:${-left - scrollX}px` : 'top:0;left:0';
  const style = `position:absolute;${place};zoom:${1 / body.currentCSSZoom};overflow:visible;pointer-events:none;z-index:2147483647`;
  return `<svg xmlns="http://www.w3.org/2000/svg" data-adlane-marks=""${writeAttribute('style', style)}>${paths.join('')}</svg>`;
}
