/** Mail programs link anything like an address: K.Nair becomes K. Nair. */
export function plainWords(typed: string): string {
  return typed
    .replace(/[<>]/g, '')
    .replace(/\s*:?\/\/+/g, ' ')
    .replace(/\.(?=[^\s.\d])/g, '. ')
    .replace(/@/g, ' at ')
    .replace(/\s+/g, ' ')
    .trim();
}

export function greetingTo(name: string): string {
  return `Dear ${plainWords(name)},`;
}

export function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
