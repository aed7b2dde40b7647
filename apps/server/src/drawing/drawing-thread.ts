// What the thread that draws is asked for.

export { drawDocument } from './draw-document.ts';
export { drawSheets } from './draw-sheets.ts';
