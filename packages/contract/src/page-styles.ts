/** Each page gets only the rules of its elements. Written by the build, read by the server. */
export type StyleParts = readonly StylePart[];

export type StylePart = RuleGroup | StyleRule | Variables | NamedRule;

export type RuleGroup = { readonly opening: string; readonly parts: StyleParts };

/** A rule, kept if the page has all names of at least one list: `a` is a tag, `.a` a class. */
export type StyleRule = { readonly css: string; readonly needs: readonly (readonly string[])[] };

/** Custom properties of the page, each kept if used. */
export type Variables = {
  readonly opening: string;
  readonly values: readonly (readonly [name: string, value: string])[];
};

/** Keyframes or @property, kept if used. */
export type NamedRule = { readonly name: string; readonly css: string };
