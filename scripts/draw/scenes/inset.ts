import { group } from '../svg.ts';

const inset = { made: 0 };

/**
 * A whole picture inside another one, in a frame with round corners. The ids of its gradients get a prefix, since
 * one document may name each id only once.
 */
export function framed(svg: string, frame: { x: number; y: number; size: number; turn?: number }): string {
  inset.made += 1;
  const mark = `p${inset.made.toString(36)}-`;
  const body = svg
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/\bid="/g, `id="${mark}`)
    .replace(/url\(#/g, `url(#${mark}`)
    .replace(/href="#/g, `href="#${mark}`);
  const { x, y, size, turn = 0 } = frame;
  const clip = `<clipPath id="${mark}frame"><rect width="800" height="800" rx="80"/></clipPath>`;
  const shade = '<rect x="14" y="26" width="800" height="800" rx="80" fill="#0E3B2E" opacity=".16"/>';
  return group(
    `${clip}${shade}<g clip-path="url(#${mark}frame)">${body}</g>`,
    `transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 800})"`,
  );
}
