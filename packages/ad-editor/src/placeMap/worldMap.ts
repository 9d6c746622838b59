import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** Side of the square that the whole world is drawn on, in the map's own units. */
export const worldSize = 1000;
/** Mercator goes on for ever; maps stop here. */
const maxLatitude = 85;
const equatorKm = 40_075;
const kmPerMile = 1.609344;

export type MapPoint = { readonly x: number; readonly y: number };
export type GeoPoint = { readonly latitude: number; readonly longitude: number };

/** Where a point of the earth lies on the map (Mercator). */
export function toMap({ latitude, longitude }: GeoPoint): MapPoint {
  const clamped = Math.max(-maxLatitude, Math.min(maxLatitude, latitude));
  const radians = (clamped * Math.PI) / 180;
  const y = (1 - Math.log(Math.tan(Math.PI / 4 + radians / 2)) / Math.PI) / 2;
  return { x: ((longitude + 180) / 360) * worldSize, y: y * worldSize };
}

/** The point of the earth under a point of the map, to five digits (a metre). */
export function toGeo({ x, y }: MapPoint): GeoPoint {
  const radians = 2 * Math.atan(Math.exp(Math.PI * (1 - (2 * y) / worldSize))) - Math.PI / 2;
  const round = (degrees: number) => Math.round(degrees * 100_000) / 100_000;
  const longitude = (x / worldSize) * 360 - 180;
  return {
    latitude: round(Math.max(-maxLatitude, Math.min(maxLatitude, (radians * 180) / Math.PI))),
    longitude: round(((((longitude + 180) % 360) + 360) % 360) - 180),
  };
}

/** Length of a distance in the map's units at a latitude: Mercator stretches towards the poles. */
export function distanceOnMap(distance: number, unit: 'mile' | 'kilometer', latitude: number): number {
  const km = unit === 'mile' ? distance * kmPerMile : distance;
  return (km / (equatorKm * Math.cos((latitude * Math.PI) / 180))) * worldSize;
}

/** A round distance that is at most `units` of the map long: for the scale under it. */
export function roundDistance(units: number, unit: 'mile' | 'kilometer', latitude: number): number {
  const perOne = distanceOnMap(1, unit, latitude);
  const most = units / perOne;
  const power = 10 ** Math.floor(Math.log10(most));
  return [5, 2, 1].map((step) => step * power).find((distance) => distance <= most) ?? power;
}

/** An outline in map units with its bounding box, so that only visible ones are drawn. */
export type Outline = {
  readonly path: string;
  readonly box: {
    readonly minX: number;
    readonly minY: number;
    readonly maxX: number;
    readonly maxY: number;
  };
};

type Ring = readonly (readonly number[])[];

function toOutline(rings: readonly Ring[]): Outline {
  const box = { minX: worldSize, minY: worldSize, maxX: 0, maxY: 0 };
  const paths = rings.map((ring) => {
    const points = ring.map(([longitude = 0, latitude = 0]) => {
      const { x, y } = toMap({ latitude, longitude });
      box.minX = Math.min(box.minX, x);
      box.maxX = Math.max(box.maxX, x);
      box.minY = Math.min(box.minY, y);
      box.maxY = Math.max(box.maxY, y);
      return `${x.toFixed(3)},${y.toFixed(3)}`;
    });
    return `M${points.join('L')}Z`;
  });
  return { path: paths.join(''), box };
}

type Countries = Topology<{ countries: GeometryCollection }>;

/** Outlines of all land, country by country and island by island. */
export function toOutlines(topology: Countries): Outline[] {
  return feature(topology, topology.objects.countries).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [toOutline(geometry.coordinates)];
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.map(toOutline) : [];
  });
}

let loading: Promise<Outline[]> | undefined;

/** Loads the outlines of all land (Natural Earth, public domain) once, from the page's files. */
export function loadOutlines(): Promise<Outline[]> {
  loading ??= import('world-atlas/countries-50m.json').then(
    ({ default: topology }) => toOutlines(topology),
    (error: unknown) => {
      // The next look at the map tries again.
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
