/** The columns in which cards stand, loaded or not. */
export const blogGridClass = 'grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-8 lg:gap-y-14';
