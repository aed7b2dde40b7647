/** Two digits per level. No chapter is 00: the code lost its first zero in a spreadsheet (CATALOGUE-48). */
export const HSN_CODE = '^(?!00)(?:[0-9]{2}){2,4}$';

const SPREADSHEET = 'has a spreadsheet taken the zero in front?';

export const HSN_CODE_TEXT = `An HSN code has 4, 6 or 8 digits; ${SPREADSHEET}`;

/** Rates apply to codes or prefixes. */
export const HSN_BEGINNING = '^(?!00)(?:[0-9]{2}){1,4}$';

export const HSN_BEGINNING_TEXT = `An HSN code, or its beginning, has 2, 4, 6 or 8 digits; ${SPREADSHEET}`;
