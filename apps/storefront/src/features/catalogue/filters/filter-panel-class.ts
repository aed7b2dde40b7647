/** The width of the filters beside the grid. */
export const filterPanelClass = 'w-56 shrink-0 lg:w-72';
