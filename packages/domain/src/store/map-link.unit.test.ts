import { describe, expect, it } from 'vitest';
import { coordinatesIn } from './map-link.ts';

const KOCHI = { latitude: 9.9312, longitude: 76.2673 };

describe('coordinates in a map link (CONTENT-35)', () => {
  it.each([
    'https://www.google.com/maps/@9.9312,76.2673,15z',
    'https://www.google.com/maps/place/A+Shop/@9.5,76.5,17z/data=!3m1!4b1!4m6!3m5!1s0x3b0!8m2!3d9.9312!4d76.2673!16s',
    'https://maps.google.com/?q=9.9312,76.2673',
    'https://www.google.com/maps/search/?api=1&query=9.9312%2C76.2673',
    'https://www.google.com/maps/dir/?api=1&destination=9.9312,76.2673',
    'https://www.google.com/maps/place/9.9312,76.2673/@1.0,2.0,17z',
    'https://www.google.com/maps/search/9.9312,+76.2673',
    'https://www.openstreetmap.org/?mlat=9.9312&mlon=76.2673#map=17/1.0/2.0',
    'https://www.openstreetmap.org/#map=17/9.9312/76.2673',
    'https://maps.apple.com/?ll=9.9312,76.2673&q=Shop',
    'https://maps.apple.com/place?coordinate=9.9312,76.2673&name=Shop',
    'https://www.bing.com/maps?cp=9.9312~76.2673&lvl=16',
    'geo:9.9312,76.2673?z=17',
    ' 9.9312, 76.2673 ',
    '(9.9312,76.2673)',
  ])('%s', (link) => {
    expect(coordinatesIn(link)).toEqual(KOCHI);
  });

  it.each([
    'https://maps.app.goo.gl/AbC123',
    'https://www.google.com/maps/place/Kochi',
    'Marine Drive 4, 682031',
    '99.5, 76.2',
    '9.93, 190',
    '',
  ])('are not in %j', (link) => {
    expect(coordinatesIn(link)).toBeNull();
  });

  it('lie south and west too', () => {
    expect(coordinatesIn('https://maps.google.com/?q=-33.86,-151.2')).toEqual({
      latitude: -33.86,
      longitude: -151.2,
    });
  });
});
