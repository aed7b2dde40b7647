/** What a move brought that its mail tells of. */
export type MoveNews = {
  /** How many coins the order earned. */
  readonly coins: number;
};

/** Nothing beside the new status. */
export const NO_NEWS: MoveNews = { coins: 0 };
