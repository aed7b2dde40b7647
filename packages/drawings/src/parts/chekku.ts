import { token } from '../palette.ts';
import { circle, type Defs, ellipse, path, rect, stroke } from '../svg.ts';

/** The wooden press: a mortar cut from one trunk, its pestle and beam, and the oil that runs from its lip; 520 wide, standing on the origin. */
export function chekku(d: Defs): string {
  const wood = d.across([
    [0, '#6B4020'],
    [0.22, '#C08A55'],
    [0.5, '#94612F'],
    [1, '#4A2A12'],
  ]);
  const beam = d.down([
    [0, '#C99B66'],
    [1, '#7A4A26'],
  ]);
  const pot = d.across([
    [0, '#8A5F22'],
    [0.3, '#F4D489'],
    [0.6, '#C48F38'],
    [1, '#6E4A1E'],
  ]);
  return (
    path('M26 -300L128 -520H160L66 -290Z', beam) +
    path('M152 -506C60 -470 -160 -396 -288 -372L-290 -348C-160 -366 60 -440 160 -480Z', beam) +
    stroke('M120 -486C106 -470 108 -452 124 -444M128 -496C150 -486 158 -466 144 -452', '#D9B27C', 7) +
    rect(-304, -392, 34, 62, 8, '#7C8480') +
    rect(-300, -388, 10, 54, 4, '#A9B2AD') +
    path(
      'M-140 -320H140C146 -220 108 -170 100 -120C96 -70 124 -30 136 0Q0 20 -136 0C-124 -30 -96 -70 -100 -120C-108 -170 -146 -220 -140 -320Z',
      wood,
    ) +
    stroke(
      'M-104 -280C-96 -200 -70 -160 -70 -110C-70 -60 -88 -30 -96 -4M-30 -290C-28 -200 -22 -120 -28 -4M50 -286C58 -200 44 -120 56 -8',
      '#4A2A12',
      3,
      'opacity=".45"',
    ) +
    stroke('M-100 -122Q0 -96 100 -122M-102 -138Q0 -112 102 -138', '#4A2A12', 5, 'opacity=".6"') +
    ellipse(0, -320, 142, 36, '#D2A268') +
    ellipse(0, -318, 118, 27, '#5C3719') +
    ellipse(4, -314, 98, 19, '#E9D9B0') +
    circle(-40, -314, 7, '#8A5A33') +
    circle(-14, -306, 6, '#6B4020') +
    circle(60, -312, 7, '#8A5A33') +
    path('M24 -312L40 -346H74L66 -306Q44 -300 24 -312Z', '#94612F') +
    path('M-116 -196L-196 -166V-148L-110 -170Z', '#6B4020') +
    path('M-194 -150C-198 -110 -196 -80 -196 -56H-186C-186 -84 -188 -120 -184 -152Z', token.sun) +
    path(
      'M-246 -62H-136C-132 -44 -146 -40 -140 -22C-138 4 -160 12 -191 12S-244 4 -242 -22C-236 -40 -250 -44 -246 -62Z',
      pot,
    ) +
    ellipse(-191, -62, 56, 12, '#6E4A1E') +
    ellipse(-191, -60, 46, 8, token.sun)
  );
}
