/** The characters of a code as they stand in its boxes; an empty box holds ''. */
export type CodeBoxes = readonly string[];

/** What typing, pasting or erasing in one box makes of all of them, and the box that comes next. */
export type CodeEdit = { readonly boxes: CodeBoxes; readonly next: number };

/** Boxes of a code of this length with nothing in them. */
export function emptyCode(length: number): CodeBoxes {
  return Array.from({ length }, () => '');
}

/** Puts what a box's input now holds into the boxes: one digit, or many from a paste or an autofill. */
export function enterCode(boxes: CodeBoxes, at: number, text: string): CodeEdit {
  const digits = text.replace(/\D/g, '');
  const before = boxes[at] ?? '';
  if (digits === '') return { boxes: boxes.with(at, ''), next: at };
  // A second digit typed beside the one that stood there replaces it, on whichever side it was typed.
  if (digits.length === 2 && before !== '' && digits.includes(before)) {
    const typed = digits.startsWith(before) ? digits.slice(1) : digits.slice(0, 1);
    return fill(boxes, at, typed);
  }
  // A whole code goes into the boxes from the first one, wherever it was dropped.
  return fill(boxes, digits.length >= boxes.length ? 0 : at, digits);
}

/** Backspace: empties the box, or goes back to the one before when it is empty already. */
export function eraseCode(boxes: CodeBoxes, at: number): CodeEdit {
  const target = boxes[at] === '' ? Math.max(0, at - 1) : at;
  return { boxes: boxes.with(target, ''), next: target };
}

function fill(boxes: CodeBoxes, from: number, digits: string): CodeEdit {
  const filled = boxes.map((box, index) => digits[index - from] ?? box);
  return { boxes: filled, next: Math.min(from + digits.length, boxes.length - 1) };
}
