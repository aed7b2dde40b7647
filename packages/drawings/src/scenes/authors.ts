import { token } from '../palette.ts';
import { circle, Defs, ellipse, path, rect, stroke } from '../svg.ts';

const SIZE = 400;

/** The two who write, without their features. */
export function authors(): Record<string, string> {
  return { 'art/author-1': cook(), 'art/author-2': buyer() };
}

function portrait(ground: string, deep: string, draw: (d: Defs) => string): string {
  const d = new Defs();
  const wall = d.radial(0.3, 0.2, 0.95, [
    [0, '#FFFFFF'],
    [0.4, ground],
    [1, deep],
  ]);
  return d.picture(SIZE, SIZE, rect(0, 0, SIZE, SIZE, 0, wall) + draw(d));
}

/** A woman with her hair in a loose knot, jasmine in it, and a cream saree with a gold edge. */
function cook(): string {
  return portrait('#D6EBCF', '#9FCFA0', (d) => {
    const skin = d.linear(0, 0, 1, 0.4, [
      [0, '#C98F63'],
      [1, '#9E6840'],
    ]);
    const blouse = d.linear(0, 0, 1, 0.3, [
      [0, '#45A173'],
      [1, '#0F5235'],
    ]);
    const flowers = [0, 1, 2, 3, 4, 5, 6].map(
      (index) =>
        circle(276 + Math.sin(index * 0.62) * 22, 104 + index * 15, 9, '#FFFFFF') +
        circle(276 + Math.sin(index * 0.62) * 22, 105 + index * 15, 3.4, '#F7E9B5'),
    );
    return (
      circle(262, 132, 58, '#24150D') +
      path(
        'M120 176C104 92 150 48 204 50C262 50 302 96 286 178C282 220 262 244 250 252H156C136 240 124 214 120 176Z',
        '#2F1C11',
      ) +
      path('M60 400C64 330 104 302 160 288H244C300 302 336 330 342 400Z', blouse) +
      path('M168 232H234V292Q201 322 168 292Z', '#8F5B36') +
      path('M148 148C148 106 172 92 202 92S256 108 256 150C256 206 232 250 202 250S148 204 148 148Z', skin) +
      path(
        'M202 76C166 80 140 110 142 168C150 150 166 128 200 104C236 126 252 146 260 168C266 112 240 78 202 76Z',
        '#2F1C11',
      ) +
      circle(201, 132, 5, token.hibiscus) +
      ellipse(149, 192, 6, 9, token.sun) +
      ellipse(255, 192, 6, 9, token.sun) +
      path('M84 400C96 350 130 318 176 296C196 330 240 372 288 400Z', '#FFFBEF') +
      path('M176 296L192 290C222 336 268 376 320 400H288C240 372 196 330 176 296Z', token.sun) +
      stroke('M186 296C214 338 258 374 302 400', '#C9821F', 3) +
      flowers.join('')
    );
  });
}

/** A man with a short beard and a blue shirt. */
function buyer(): string {
  return portrait('#FBEFCB', '#EFCB83', (d) => {
    const skin = d.linear(0, 0, 1, 0.4, [
      [0, '#C08659'],
      [1, '#8F5B36'],
    ]);
    const shirt = d.linear(0, 0, 1, 0.4, [
      [0, '#7FB0DE'],
      [0.5, '#4C86C4'],
      [1, '#24538F'],
    ]);
    return (
      path('M44 400C50 334 92 306 150 290H250C308 306 348 334 356 400Z', shirt) +
      path('M164 226H236V292Q200 328 164 292Z', '#80502E') +
      path('M144 146C144 100 168 84 200 84S256 100 256 146C256 206 234 252 200 252S144 206 144 146Z', skin) +
      path(
        'M144 160C146 222 172 266 200 266S254 222 256 160C250 190 240 204 224 206C210 198 190 198 176 206C160 204 150 190 144 160Z',
        '#2A1A10',
      ) +
      path('M182 214Q200 206 218 214Q200 224 182 214Z', '#A86F49') +
      path(
        'M138 158C126 96 150 62 190 60C214 48 262 62 264 110C264 130 262 146 260 158C256 128 246 112 226 108C196 116 160 108 152 120C146 130 142 142 138 158Z',
        '#24150D',
      ) +
      path('M150 290L200 344L164 352L132 300ZM250 290L200 344L236 352L268 300Z', '#DCEAF6') +
      stroke('M200 344V400', '#24538F', 4) +
      circle(206, 366, 4, '#DCEAF6') +
      circle(206, 390, 4, '#DCEAF6')
    );
  });
}
