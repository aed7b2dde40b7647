/** The room that banners take on every screen, kept also while they load. */
export const bannerHeightClass =
  'h-[clamp(30rem,calc(100svh-9rem),40rem)] lg:h-[clamp(30rem,calc(100svh-8.5rem),46rem)]';
