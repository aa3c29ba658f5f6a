import { describe, expect, test } from 'vitest';
import { AREA_DEGREES, cellOf, cellsAround, cellsIn } from '../../src/places/geo-cells.ts';

const KM_PER_DEGREE = 111.2;

describe('the cells around a point', () => {
  test.each([
    ['Copenhagen', 55.68, 12.57],
    ['the equator', 0, 0],
    ['Fiji, on the date line', -17.8, 179.95],
    ['Svalbard', 78.22, 15.65],
    ['Ushuaia', -54.8, -68.3],
  ])('hold every point within the distance: %s', (_where, lat, lon) => {
    const cells = cellsAround(lat, lon, 40);
    for (let turn = 0; turn < 360; turn += 5) {
      const north = (39 / KM_PER_DEGREE) * Math.cos((turn * Math.PI) / 180);
      const east = ((39 / KM_PER_DEGREE) * Math.sin((turn * Math.PI) / 180)) / Math.cos((lat * Math.PI) / 180);
      expect(cells).toContain(cellOf(lat + north, ((lon + east + 540) % 360) - 180));
    }
  });

  test('are few, wherever it is', () => {
    for (let lat = -90; lat <= 90; lat += 7.5) {
      expect(cellsAround(lat, 179.9, 40).length).toBeLessThanOrEqual(30);
    }
  });

  test('hold nothing that is far away', () => {
    expect(cellsAround(55.68, 12.57, 40)).not.toContain(cellOf(56.16, 10.2));
    expect(cellsAround(0, 179.9, 40)).not.toContain(cellOf(0, 0));
  });
});

test('the large cells of a box are few, and hold every point in it', () => {
  const cells = cellsIn({ south: 51, north: 72, west: -180, east: -129 }, AREA_DEGREES);
  expect(cells.length).toBeLessThan(200);
  for (const [lat, lon] of [
    [51.5, -179.9],
    [61.2, -149.9],
    [71.9, -129.1],
  ] as const)
    expect(cells).toContain(cellOf(lat, lon, AREA_DEGREES));
});
