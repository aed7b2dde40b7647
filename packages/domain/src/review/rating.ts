/** Best first, as a distribution is shown. */
export const STARS = [5, 4, 3, 2, 1] as const;

type Stars = (typeof STARS)[number];

export function isStars(value: number): value is Stars {
  return STARS.some((stars) => stars === value);
}

export type StarCount = { readonly stars: number; readonly count: number };

export type Rating = { readonly average: number; readonly count: number };

/** Of published reviews; null without one (REVIEW-5). */
export function ratingOf(counts: readonly StarCount[]): Rating | null {
  const count = counts.reduce((sum, one) => sum + one.count, 0);
  if (count === 0) return null;
  const total = counts.reduce((sum, one) => sum + one.stars * one.count, 0);
  // Half up, in integers: 4.25 is 4.3.
  return { average: Math.floor((20 * total + count) / (2 * count)) / 10, count };
}

/** A count for each number of stars, best first. */
export function distributionOf(counts: readonly StarCount[]): StarCount[] {
  return STARS.map((stars) => ({
    stars,
    count: counts.reduce((sum, one) => (one.stars === stars ? sum + one.count : sum), 0),
  }));
}

/** Such as '4.3'. */
export function averageWords({ average }: Rating): string {
  return average.toFixed(1);
}
