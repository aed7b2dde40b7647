import { token } from '../palette.ts';
import { at, circle, Defs, path, rect, stroke } from '../svg.ts';

const WIDTH = 96;
const HEIGHT = 64;

/** Ways to pay, 96 by 64, of nobody in particular. */
export function payMarks(): Record<string, string> {
  return { 'art/pay-card': card(), 'art/pay-upi': upi(), 'art/pay-cash': cash(), 'art/pay-gift': gift() };
}

function plate(ground: string, drawing: string): string {
  const d = new Defs();
  return d.picture(WIDTH, HEIGHT, rect(0, 0, WIDTH, HEIGHT, 12, ground) + drawing);
}

function card(): string {
  return plate(
    '#E3F1E6',
    at(
      48,
      33,
      rect(-29, -17, 62, 40, 6, token.palm, 'opacity=".14"') +
        rect(-31, -20, 62, 40, 6, token.leaf) +
        path('M-31 -6L31 -20V14a6 6 0 0 1 -6 6H-31Z', token.palm, 'opacity=".18"') +
        rect(-24, -12, 13, 10, 2.5, token.sun) +
        stroke('M-24 7H-6M0 7H10M-24 14H-14', '#fff', 3) +
        stroke('M12 -10Q16 -7 12 -3M17 -13Q23 -7 17 0M22 -16Q31 -7 22 3', token.tender, 2.6),
      1,
      -6,
    ),
  );
}

/** A phone, and a payment that goes from one hand to the other. */
function upi(): string {
  return plate(
    token.water,
    rect(34, 8, 30, 50, 6, token.palm) +
      rect(37, 13, 24, 38, 3, '#FFFFFF') +
      path('M42 34L49 22V30H57L50 44V36Z', token.leaf) +
      stroke('M46 54H52', '#fff', 2) +
      stroke(
        'M28 26C20 26 16 30 16 36M13 32L16 37L20 33M70 38C78 38 82 34 82 28M79 32L82 27L86 31',
        token.husk,
        3,
      ),
  );
}

function cash(): string {
  return plate(
    '#FBEFCB',
    rect(20, 16, 58, 32, 5, '#7FBB57', 'transform="rotate(-5 48 32)"') +
      rect(18, 18, 58, 32, 5, token.leaf) +
      rect(22, 22, 50, 24, 3, 'none', 'stroke="#BFE3B4" stroke-width="1.6"') +
      circle(47, 34, 9, '#E3F1E6') +
      stroke('M43 30H51M43 33.4H51M44 30C50 30 50 36.6 44 36.6L49 40.4', token.palm, 1.8) +
      circle(74, 48, 9, '#C9821F') +
      circle(73, 46.6, 9, token.sun) +
      circle(73, 46.6, 6, 'none', 'stroke="#FBEFCB" stroke-width="1.6"'),
  );
}

function gift(): string {
  return plate(
    '#FBE3E0',
    rect(24, 28, 48, 28, 4, token.hibiscus) +
      rect(20, 22, 56, 10, 3, '#E0674F') +
      rect(43, 22, 10, 34, 0, token.sun) +
      path(
        'M48 22C36 22 28 16 32 10C38 6 46 14 48 22C50 14 58 6 64 10C68 16 60 22 48 22Z',
        'none',
        `stroke="${token.sun}" stroke-width="4"`,
      ),
  );
}
