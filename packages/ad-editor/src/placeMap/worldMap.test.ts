import { describe, expect, it } from 'vitest';
import { fitView, limitView, panView, worldView, zoomView } from './mapView';
import { distanceOnMap, loadOutlines, roundDistance, toGeo, toMap, worldSize } from './worldMap';

const newYork = { latitude: 40.7128, longitude: -74.006 };

describe('the map', () => {
  it.each([
    newYork,
    { latitude: 0, longitude: 0 },
    { latitude: -33.86, longitude: 151.2 },
    { latitude: 64.15, longitude: -21.94 },
  ])('finds $latitude, $longitude again', (point) => {
    const back = toGeo(toMap(point));
    expect(back.latitude).toBeCloseTo(point.latitude, 4);
    expect(back.longitude).toBeCloseTo(point.longitude, 4);
  });

  it('draws a circle to scale: one degree of latitude is 111 km', () => {
    const north = toMap({ ...newYork, latitude: newYork.latitude + 0.5 });
    const south = toMap({ ...newYork, latitude: newYork.latitude - 0.5 });
    const drawn = distanceOnMap(111.3, 'kilometer', newYork.latitude);
    expect(drawn / (south.y - north.y)).toBeCloseTo(1, 2);
    expect(distanceOnMap(50, 'mile', 40)).toBeCloseTo(distanceOnMap(80.4672, 'kilometer', 40), 6);
  });

  it('goes round the world and stops short of the poles', () => {
    expect(toGeo({ x: worldSize + worldSize / 4, y: worldSize / 2 }).longitude).toBe(-90);
    expect(toGeo({ x: 0, y: -500 }).latitude).toBe(85);
  });

  it.each([
    [distanceOnMap(30, 'mile', 40), 20],
    [distanceOnMap(20, 'mile', 40), 20],
    [distanceOnMap(19.9, 'mile', 40), 10],
    [distanceOnMap(700, 'mile', 40), 500],
  ])('has a round scale for %d units', (units, distance) => {
    // Some room for the last bit of a fraction.
    expect(roundDistance(units * 1.000001, 'mile', 40)).toBe(distance);
  });

  it('has the land of the earth, and New York on it', async () => {
    const outlines = await loadOutlines();
    const { x, y } = toMap(newYork);
    const around = outlines.filter(
      ({ box }) => box.minX <= x && x <= box.maxX && box.minY <= y && y <= box.maxY,
    );
    expect(around.length).toBeGreaterThan(0);
    expect(outlines.length).toBeGreaterThan(200);
    expect(outlines.every(({ path }) => !path.includes('NaN'))).toBe(true);
    // Reads and projects 750 kB, which is slow on a busy machine.
  });
});

describe('the view', () => {
  it('contains all circles', () => {
    const circle = { ...toMap(newYork), radius: distanceOnMap(25, 'mile', newYork.latitude) };
    const view = fitView([circle]);
    expect(view.center.x).toBeCloseTo(circle.x);
    expect(view.width).toBeGreaterThan(circle.radius * 2);
    expect(fitView([])).toBe(worldView);
  });

  it('stays within the world', () => {
    expect(zoomView(worldView, 2).width).toBe(worldSize);
    expect(limitView({ center: { x: -5, y: 2000 }, width: 0 })).toEqual({
      center: { x: 0, y: worldSize },
      width: 0.4,
    });
    expect(panView({ center: { x: 500, y: 500 }, width: 100 }, 0.5, 0).center.x).toBe(550);
  });
});
