// An appended stylesheet restyles matching elements; a changed `media` or new `@font-face` restyles
// everything.

/** Settles when all styles apply or failed. */
export async function whenStyled(): Promise<void> {
  const asked = document.querySelector<HTMLLinkElement>('link[rel=preload][as=style]');
  if (asked !== null) {
    asked.remove();
    const { href } = asked;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
  }
  await Promise.all([...document.querySelectorAll<HTMLLinkElement>(STYLES)].map(whenLoaded));
}

const FACES = 'head > link[rel=stylesheet][media="not all"]';
const STYLES = 'head > link[rel=stylesheet]:not([media="not all"])';

/** Adds web fonts at once, so that text changes once; unused faces load on demand. */
export async function bringFaces(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>(FACES);
  if (link === null) return;
  await whenLoaded(link);
  const faces = [...(link.sheet?.cssRules ?? [])].flatMap((rule) =>
    rule instanceof CSSFontFaceRule ? faceOf(rule.style) : [],
  );
  link.remove();
  const letters = new Set(document.getElementById('root')?.textContent);
  const ofPage = facesOfPage(faces);
  const shown = new Set([...letters].flatMap((letter) => facesOf(letter, ofPage)));
  await Promise.allSettled([...shown].map(({ face }) => face.load()));
  for (const { face } of faces) document.fonts.add(face);
}

const STACKS = ['--font-sans', '--font-display'] as const;

/** Without the Latin families of other pairs than the shop's (SETTING-21); scripts are chosen by `lang`. */
function facesOfPage(faces: readonly LetteredFace[]): LetteredFace[] {
  const style = getComputedStyle(document.documentElement);
  const stacks = STACKS.map((name) => style.getPropertyValue(name)).join();
  const latin = new Set(faces.filter(({ has }) => has('a')).map(({ face }) => face.family));
  return faces.filter(
    ({ face: { family } }) => !latin.has(family) || stacks.includes(`"${family.replaceAll('"', '')}"`),
  );
}

type LetteredFace = { readonly face: FontFace; readonly has: (letter: string) => boolean };

function facesOf(letter: string, faces: readonly LetteredFace[]): LetteredFace[] {
  const having = faces.filter(({ has }) => has(letter));
  // The brand name's own face comes first.
  return /\p{Script=Malayalam}/u.test(letter) ? having.slice(0, 1) : having;
}

function faceOf(rule: CSSStyleDeclaration): LetteredFace {
  const read = (name: string) => rule.getPropertyValue(name);
  const unicodeRange = read('unicode-range');
  const face = new FontFace(read('font-family').replaceAll('"', ''), read('src'), {
    weight: read('font-weight'),
    display: read('font-display') as FontDisplay,
    unicodeRange,
  });
  return { face, has: isWithin(unicodeRange) };
}

/** `unicode-range`: U+20-7E, U+A0. */
function isWithin(range: string): (letter: string) => boolean {
  const stretches = range.split(',').map((stretch) => {
    const [first = '', last = first] = stretch.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  return (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return stretches.some(([first, last]) => first <= code && code <= last);
  };
}

function whenLoaded(link: HTMLLinkElement): Promise<void> {
  if (link.sheet !== null) return Promise.resolve();
  return new Promise((resolve) => {
    for (const event of ['load', 'error']) link.addEventListener(event, () => resolve(), { once: true });
  });
}
