/** A FAQ category's name, as one generation of clients calls it (CONTENT-9). */
export const FAQ_CATEGORY_ALIASES = { title: 'name' } as const;
