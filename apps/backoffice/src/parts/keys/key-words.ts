const NAMES: Readonly<Record<string, string>> = {
  Enter: '↵',
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Shift: '⇧',
  '([0-9])': '0–9',
};

export function keyWords(keys: string): readonly (readonly string[])[] {
  return keys.split(' ').map((press) =>
    press.split('+').map((key) => {
      if (key === '$mod') return isApple() ? '⌘' : 'Ctrl';
      return NAMES[key] ?? (key.length === 1 && press.includes('+') ? key.toUpperCase() : key);
    }),
  );
}

function isApple(): boolean {
  return typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.userAgent);
}
