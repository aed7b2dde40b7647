/**
 * The built stylesheet taken apart, so that a page can be given only those rules which its elements need. The build
 * writes it, the server picks from it.
 */
export type StyleParts = readonly StylePart[];

export type StylePart = RuleGroup | StyleRule | Variables | NamedRule;

/** What holds others, such as a layer or a width of the screen; it goes when nothing is left in it. */
export type RuleGroup = { readonly opening: string; readonly parts: StyleParts };

/** A rule, and the names of which a page must have all of at least one list: `a` is a tag, `.a` a class. */
export type StyleRule = { readonly css: string; readonly needs: readonly (readonly string[])[] };

/** Custom properties for the whole page, of which each is kept where its name is used. */
export type Variables = {
  readonly opening: string;
  readonly values: readonly (readonly [name: string, value: string])[];
};

/** Kept where its name is used: how an animation runs, or what a custom property is. */
export type NamedRule = { readonly name: string; readonly css: string };
