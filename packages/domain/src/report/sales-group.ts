/** Groups of the roll-up (REPORT-2). Categories are added up from variants, whose category may change. */
export const SALES_GROUPS = ['day', 'variant', 'offer', 'area', 'payment'] as const;

export type SalesGroup = (typeof SALES_GROUPS)[number];
