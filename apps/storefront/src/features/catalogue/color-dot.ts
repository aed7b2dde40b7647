// Product data matching the pictures.
const DOTS: Readonly<Record<string, string>> = {
  black: '#2a2f30',
  white: '#f7f5ec',
  red: '#c8402f',
  blue: '#2f6cb3',
  green: '#1e7b4f',
  yellow: '#f3c24a',
  purple: '#6d4a9c',
  pink: '#e98fa9',
  orange: '#e8822f',
  turquoise: '#2ba69e',
  maroon: '#7a2331',
  grey: '#8c9391',
};

export function colorDot(name: string): string | undefined {
  return DOTS[name.toLowerCase()];
}
