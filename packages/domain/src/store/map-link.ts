import type { Place } from './pin-areas.ts';

const NUMBER = '(-?\\d{1,3}(?:\\.\\d+)?)';
const COMMA = '\\s*(?:,|%2C|\\+)+\\s*';

/** In this order: the pin of a place before the middle of the map. */
const SHAPES = [
  `!3d${NUMBER}!4d${NUMBER}`,
  `[?&#](?:q|ll|query|destination|center|loc|daddr|sll|coordinate)=(?:loc:)?${NUMBER}${COMMA}${NUMBER}`,
  `mlat=${NUMBER}&mlon=${NUMBER}`,
  `[?&]cp=${NUMBER}~${NUMBER}`,
  `/(?:place|search|dir/[^/]*)/${NUMBER}${COMMA}${NUMBER}`,
  `@${NUMBER},${NUMBER}`,
  `#map=[\\d.]+/${NUMBER}/${NUMBER}`,
  `^geo:${NUMBER},${NUMBER}`,
  `^\\(?\\s*${NUMBER}${COMMA}${NUMBER}\\s*\\)?$`,
].map((shape) => new RegExp(shape, 'i'));

/** From a link of Google Maps, OpenStreetMap, Apple or Bing, or from two numbers. Null: none, as in a short link. */
export function coordinatesIn(text: string): Place | null {
  for (const shape of SHAPES) {
    const found = shape.exec(text.trim());
    if (found === null) continue;
    const [latitude, longitude] = [Number(found[1]), Number(found[2])];
    if (areCoordinates(latitude, longitude)) return { latitude, longitude };
  }
  return null;
}

function areCoordinates(latitude: number, longitude: number): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}
