/** Offset from 0 to 1, colour, and an opacity where the stop is see-through. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

export type Point = readonly [x: number, y: number];

/** One decimal is finer than a device pixel at every size the shop shows. */
export function round(value: number): string {
  const text = String(Math.round(value * 10) / 10);
  return text.replace(/^(-?)0\./, '$1.');
}

/** Path data with its numbers rounded. */
export function pd(strings: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return strings.reduce((out, text, index) => {
    const value = index === 0 ? '' : values[index - 1];
    return out + (typeof value === 'number' ? round(value) : (value ?? '')) + text;
  }, '');
}

/** A straight line to a point, or two handles and a point. */
export type Reach = Point | readonly [x1: number, y1: number, x2: number, y2: number, x: number, y: number];

/** The outline of a thing that is the same left and right of x = 0, from its right half, top to bottom. */
export function mirrored(start: Point, ...reaches: readonly Reach[]): string {
  const ends = [start, ...reaches.map((reach): Point => [reach.at(-2) ?? 0, reach.at(-1) ?? 0])];
  const there = reaches.map((reach) => `${reach.length === 2 ? 'L' : 'C'}${reach.map(round).join(' ')}`);
  const back = reaches.map((reach, index) => {
    const [x, y] = ends[index] ?? start;
    if (reach.length === 2) return pd`L${-x} ${y}`;
    const [x1, y1, x2, y2] = reach;
    return pd`C${-x2} ${y2} ${-x1} ${y1} ${-x} ${y}`;
  });
  const [lastX, lastY] = ends.at(-1) ?? start;
  return `${pd`M${start[0]} ${start[1]}`}${there.join('')}${pd`L${-lastX} ${lastY}`}${back.reverse().join('')}Z`;
}

/** Gradients, clips and repeated shapes of one picture; equal ones are kept once. */
export class Defs {
  readonly #ids = new Map<string, string>();

  #keep(prefix: string, build: (id: string) => string): string {
    const key = build('');
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = `${prefix}${this.#ids.size.toString(36)}`;
    this.#ids.set(key, id);
    this.#built.push(build(id));
    return id;
  }

  readonly #built: string[] = [];

  /** Linear gradient across the bounding box of the shape it fills. */
  linear(x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]): string {
    const line = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`;
    return `url(#${this.#keep('l', (id) => `<linearGradient id="${id}" ${line}>${stopTags(stops)}</linearGradient>`)})`;
  }

  /** Gradient from left to right, for the roundness of an upright body. */
  across(stops: readonly Stop[]): string {
    return this.linear(0, 0, 1, 0, stops);
  }

  down(stops: readonly Stop[]): string {
    return this.linear(0, 0, 0, 1, stops);
  }

  radial(cx: number, cy: number, r: number, stops: readonly Stop[]): string {
    const circle = `cx="${cx}" cy="${cy}" r="${r}"`;
    return `url(#${this.#keep('r', (id) => `<radialGradient id="${id}" ${circle}>${stopTags(stops)}</radialGradient>`)})`;
  }

  clip(shape: string): string {
    return `url(#${this.#keep('c', (id) => `<clipPath id="${id}">${shape}</clipPath>`)})`;
  }

  /** Keeps a drawing that is repeated, and returns a function that places it. */
  stamp(drawing: string): (transform: string, attributes?: string) => string {
    const id = this.#keep('s', (name) => `<g id="${name}">${drawing}</g>`);
    return (transform, attributes = '') => `<use href="#${id}" transform="${transform}"${pad(attributes)}/>`;
  }

  picture(width: number, height: number, body: string): string {
    const defs = this.#built.length > 0 ? `<defs>${this.#built.join('')}</defs>` : '';
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${defs}${body}</svg>\n`;
  }
}

function stopTags(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const see = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${see}/>`;
    })
    .join('');
}

function pad(attributes: string): string {
  return attributes === '' ? '' : ` ${attributes}`;
}

export function path(data: string, fill: string, attributes = ''): string {
  return `<path d="${data}" fill="${fill}"${pad(attributes)}/>`;
}

export function stroke(data: string, colour: string, width: number, attributes = ''): string {
  return `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"${pad(attributes)}/>`;
}

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  attributes = '',
): string {
  return `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${pad(attributes)}/>`;
}

export function circle(cx: number, cy: number, r: number, fill: string, attributes = ''): string {
  return `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="${fill}"${pad(attributes)}/>`;
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  attributes = '',
): string {
  const corner = radius > 0 ? ` rx="${round(radius)}"` : '';
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${corner} fill="${fill}"${pad(attributes)}/>`;
}

export function group(body: string, attributes = ''): string {
  return `<g${pad(attributes)}>${body}</g>`;
}

/** Moves, then turns, then scales: the transform attribute's value. */
export function place(x: number, y: number, scale = 1, turn = 0, flip = false): string {
  const rotate = turn === 0 ? '' : ` rotate(${round(turn)})`;
  const size = Math.round(scale * 1000) / 1000;
  const grow = flip ? ` scale(${-size} ${size})` : size === 1 ? '' : ` scale(${size})`;
  return `translate(${round(x)} ${round(y)})${rotate}${grow}`;
}

export function at(x: number, y: number, body: string, scale = 1, turn = 0, flip = false): string {
  return group(body, `transform="${place(x, y, scale, turn, flip)}"`);
}
