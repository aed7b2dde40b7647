export { drawDocument } from './draw-document.ts';
export { drawSheets } from './draw-sheets.ts';
