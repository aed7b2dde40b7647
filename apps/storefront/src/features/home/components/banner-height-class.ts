/**
 * The room that banners take on every screen, kept also while they load. From 640 px on it grows with the width, so that
 * the half of the wide picture in which the products stand is never cut.
 */
export const bannerHeightClass =
  'h-[clamp(30rem,calc(100svh-9rem),40rem)] sm:h-[clamp(22.5rem,min(calc(100svh-8.5rem),calc(46vw+2.5rem)),46rem)]';
