import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchTyping } from './typed-fields.ts';

class FakeField extends EventTarget {
  value = '';
  type = 'text';
  inputMode = '';
  maxLength = -1;
  selectionStart = 0;
  selectionEnd = 0;
  readonly inputs: string[] = [];
  readonly ownerDocument = {
    execCommand: (_command: string, _ui: boolean, text: string) => this.insert(text, 'insertText'),
  };

  setSelectionRange(start: number, end: number): void {
    this.selectionStart = start;
    this.selectionEnd = end;
  }

  setRangeText(text: string, start: number, end: number, mode: string): void {
    this.value = this.value.slice(0, start) + text + this.value.slice(end);
    const after = start + text.length;
    const moved = text.length - (end - start);
    if (mode === 'end') {
      this.setSelectionRange(after, after);
      return;
    }
    // 'preserve' selects the replacement if the caret was inside it.
    const { selectionStart: from, selectionEnd: to } = this;
    this.setSelectionRange(
      from > end ? from + moved : Math.min(from, start),
      to > end ? to + moved : to > start ? after : to,
    );
  }

  insert(text: string, inputType: string, more: object = {}): void {
    const kept = this.value.length - (this.selectionEnd - this.selectionStart);
    const fits = this.maxLength < 0 ? text : text.slice(0, Math.max(0, this.maxLength - kept));
    const caret = this.selectionStart + fits.length;
    this.value = this.value.slice(0, this.selectionStart) + fits + this.value.slice(this.selectionEnd);
    this.setSelectionRange(caret, caret);
    page.tell(this, 'input', { inputType, data: fits, isComposing: false, ...more });
  }

  override dispatchEvent(event: Event): boolean {
    return page.tell(this, event.type, {});
  }
}
class FakeArea extends FakeField {}

/** The page, which sees events of its fields first. */
class FakePage extends EventTarget {
  tell(
    field: FakeField,
    type: string,
    members: { readonly isComposing?: boolean; readonly [name: string]: unknown },
  ): boolean {
    const cancelable = type === 'beforeinput' && members.isComposing !== true;
    const event = Object.assign(new Event(type, { cancelable }), members);
    Object.defineProperty(event, 'target', { value: field });
    const goesOn = super.dispatchEvent(event);
    if (type === 'input') field.inputs.push(field.value);
    return goesOn;
  }
}
let page: FakePage;

function type(field: FakeField, text: string): void {
  const goesOn = page.tell(field, 'beforeinput', { inputType: 'insertText', data: text, isComposing: false });
  if (goesOn) field.insert(text, 'insertText');
}

function paste(field: FakeField, text: string): void {
  const dataTransfer = { getData: () => text };
  const inputType = 'insertFromPaste';
  const goesOn = page.tell(field, 'beforeinput', { inputType, data: null, dataTransfer, isComposing: false });
  if (goesOn) field.insert(text, inputType);
}

/** An IME: each step replaces the one before, and none can be prevented. */
function compose(field: FakeField, steps: readonly string[]): void {
  const from = field.selectionStart;
  for (const step of steps) {
    const more = { inputType: 'insertCompositionText', data: step, isComposing: true };
    page.tell(field, 'beforeinput', more);
    field.insert(step, 'insertCompositionText', more);
    if (step !== steps.at(-1)) field.setSelectionRange(from, field.selectionStart);
  }
  page.tell(field, 'compositionend', {});
}

const fieldOf = (members: Partial<FakeField> = {}, Kind = FakeField) => Object.assign(new Kind(), members);
const ofDigits = (members: Partial<FakeField> = {}) => fieldOf({ inputMode: 'numeric', ...members });

describe('fields that take what people mean (HTTP-16)', () => {
  beforeAll(() => {
    vi.stubGlobal('HTMLInputElement', FakeField);
    vi.stubGlobal('HTMLTextAreaElement', FakeArea);
  });
  beforeEach(() => {
    page = new FakePage();
    watchTyping(page as unknown as Document);
  });
  afterAll(() => vi.unstubAllGlobals());

  it('lose the invisible characters of a paste before the limit cuts what shows', () => {
    const pinCode = ofDigits({ maxLength: 6 });
    paste(pinCode, '\u202a673001\u202c');
    expect(pinCode.value).toBe('673001');
    const name = fieldOf({ maxLength: 5 });
    paste(name, '\u200b\u2060Asha\ufeff');
    expect(name.value).toBe('Asha');
  });

  it('keep the lines of a text area, which blanks stand for elsewhere', () => {
    const area = fieldOf({}, FakeArea);
    paste(area, 'one\u2028two\u200b');
    expect(area.value).toBe('one\ntwo');
    const line = fieldOf();
    paste(line, 'one\r\ntwo');
    expect(line.value).toBe('one two');
  });

  it.each([
    ['९८४७०', '98470'],
    ['൯൮൪൭൦', '98470'],
    ['٩٨٤٧٠', '98470'],
    ['𞥙𞥘', '98'],
  ])('of digits take %s as %s, typed or pasted', (given, digits) => {
    for (const field of [ofDigits(), fieldOf({ type: 'tel' }), ofDigits({ inputMode: 'decimal' })]) {
      for (const digit of given) type(field, digit);
      expect(field.value).toBe(digits);
      field.setSelectionRange(0, field.value.length);
      paste(field, given);
      expect(field.value).toBe(digits);
    }
  });

  it('of words keep the digits of their script', () => {
    const name = fieldOf();
    type(name, '൫൦൦ ml');
    expect(name.value).toBe('൫൦൦ ml');
  });

  it('insert typed characters at the caret, which moves behind them', () => {
    const phone = ofDigits({ value: '98470', selectionStart: 2, selectionEnd: 2 });
    type(phone, '१');
    expect([phone.value, phone.selectionStart, phone.selectionEnd]).toEqual(['981470', 3, 3]);
    type(phone, '2');
    expect(phone.value).toBe('9812470');
  });

  it('leave a composition alone until it ends, then change its digits and keep the caret', () => {
    const phone = ofDigits({ value: '9870', selectionStart: 2, selectionEnd: 2 });
    compose(phone, ['൧', '൧൨']);
    expect(phone.inputs).toEqual(['98൧70', '98൧൨70', '981270']);
    expect([phone.value, phone.selectionStart, phone.selectionEnd]).toEqual(['981270', 4, 4]);
    const paired = ofDigits({ value: '70' });
    compose(paired, ['𞥙']);
    expect([paired.value, paired.selectionStart, paired.selectionEnd]).toEqual(['970', 1, 1]);
  });

  it('leave a composed word alone, and report no change', () => {
    const name = fieldOf();
    compose(name, ['n', 'നമ', 'നമ്മ']);
    expect(name.inputs).toEqual(['n', 'നമ', 'നമ്മ']);
    const plain = ofDigits();
    compose(plain, ['1', '12']);
    expect(plain.inputs).toEqual(['1', '12']);
  });

  it('of passwords take every character as it is', () => {
    const password = fieldOf({ type: 'password', inputMode: 'numeric' });
    paste(password, '\u200b९a\ufeff');
    type(password, '൧');
    compose(password, ['൨']);
    expect(password.value).toBe('\u200b९a\ufeff൧൨');
  });
});
