export type Place = { readonly latitude: number; readonly longitude: number };

// Centre of a PIN prefix: Kerala by sorting district, else by postal circle. Accurate to some tens of km,
// enough for the nearest store.
const areas: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  '670': [11.87, 75.37],
  '671': [12.5, 75.0],
  '673': [11.26, 75.78],
  '676': [11.05, 76.0],
  '678': [10.78, 76.65],
  '679': [10.85, 76.25],
  '680': [10.52, 76.21],
  '682': [9.95, 76.28],
  '683': [10.11, 76.35],
  '685': [9.85, 76.97],
  '686': [9.59, 76.52],
  '688': [9.5, 76.34],
  '689': [9.3, 76.65],
  '690': [9.12, 76.53],
  '691': [8.89, 76.61],
  '695': [8.52, 76.94],
  '11': [28.65, 77.22],
  '12': [28.5, 76.8],
  '13': [29.6, 76.9],
  '14': [31.1, 75.6],
  '15': [30.3, 75.0],
  '16': [30.74, 76.78],
  '17': [31.5, 77.0],
  '18': [32.9, 74.9],
  '19': [34.1, 74.8],
  '20': [27.6, 78.6],
  '21': [25.8, 81.4],
  '22': [26.3, 82.0],
  '23': [25.2, 83.0],
  '24': [29.3, 78.8],
  '25': [29.0, 77.7],
  '26': [28.6, 80.2],
  '27': [26.9, 82.9],
  '28': [26.6, 78.7],
  '30': [26.9, 75.8],
  '31': [25.0, 74.5],
  '32': [25.8, 76.3],
  '33': [27.8, 74.2],
  '34': [26.4, 72.6],
  '36': [22.1, 70.8],
  '37': [23.2, 69.7],
  '38': [23.0, 72.6],
  '39': [21.6, 73.0],
  '40': [19.0, 73.0],
  '41': [18.3, 74.6],
  '42': [20.2, 74.3],
  '43': [19.8, 76.2],
  '44': [20.9, 78.6],
  '45': [22.8, 75.7],
  '46': [23.0, 77.6],
  '47': [25.5, 78.2],
  '48': [23.2, 80.3],
  '49': [21.2, 81.8],
  '50': [17.5, 78.5],
  '51': [14.6, 78.3],
  '52': [16.1, 80.4],
  '53': [17.6, 82.9],
  '56': [12.9, 77.5],
  '57': [13.3, 75.6],
  '58': [15.4, 75.3],
  '59': [16.2, 74.8],
  '60': [12.9, 80.1],
  '61': [10.8, 79.3],
  '62': [9.5, 78.0],
  '63': [11.6, 78.0],
  '64': [11.0, 77.0],
  '67': [11.3, 75.9],
  '68': [10.0, 76.4],
  '69': [8.8, 76.8],
  '70': [22.6, 88.4],
  '71': [22.8, 87.9],
  '72': [22.6, 87.2],
  '73': [25.9, 88.6],
  '74': [23.1, 88.6],
  '75': [20.4, 85.8],
  '76': [20.2, 84.2],
  '77': [21.6, 84.3],
  '78': [26.3, 92.0],
  '79': [25.5, 93.3],
  '80': [25.4, 85.3],
  '81': [24.6, 86.5],
  '82': [23.9, 85.5],
  '83': [22.9, 85.6],
  '84': [26.2, 85.5],
  '85': [25.9, 87.0],
};

const EARTH_RADIUS_KM = 6_371;

/** By three digits; null for unassigned codes. */
export function placeOfPinCode(pinCode: string): Place | null {
  const area = areas[pinCode.slice(0, 3)] ?? areas[pinCode.slice(0, 2)];
  return area === undefined ? null : { latitude: area[0], longitude: area[1] };
}

/** Great-circle, whole km. */
export function distanceKm(one: Place, other: Place): number {
  const latitude = radians(other.latitude - one.latitude);
  const longitude = radians(other.longitude - one.longitude);
  const half =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(longitude / 2) ** 2;
  return Math.round(2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(half)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
