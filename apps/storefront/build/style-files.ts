import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StylePart, StyleParts } from '@ilaneer/contract/page-styles';
import postcss from 'postcss';
import type { Plugin, Rolldown } from 'vite';
import { stylePartsOf } from './style-parts.ts';

const FOLDER = join(import.meta.dirname, '..', 'dist-server');

type StyleFile = { readonly fileName: string; readonly css: string };

export type StyleFiles = {
  /** Custom properties and universal rules, inlined in every served page. */
  readonly always: StyleFile;
  readonly rules: StyleFile;
  readonly faces: StyleFile;
};

export function styleFiles(): Plugin {
  let built = '';
  return {
    name: 'style-files',
    apply: 'build',
    generateBundle: {
      // After the stylesheet and index.html.
      order: 'post',
      handler(_options, bundle) {
        const sheet = builtSheet(bundle);
        built = String(sheet.source);
        const { always, rules, faces } = styleFilesOf(built);
        for (const { fileName, css } of [always, rules, faces])
          this.emitFile({ type: 'asset', fileName, source: css });
        delete bundle[sheet.fileName];
      },
    },
    writeBundle: () => {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(join(FOLDER, 'style-parts.json'), JSON.stringify(stylePartsOf(built)));
    },
  };
}

export function builtSheet(bundle: Rolldown.OutputBundle): Rolldown.OutputAsset {
  const [sheet, ...others] = Object.values(bundle).flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? file : [],
  );
  if (sheet === undefined || others.length > 0) throw new Error('style-files: there is not one stylesheet');
  return sheet;
}

/** Root custom properties, `@property` and fonts are separate: they restyle all elements. */
export function styleFilesOf(css: string): StyleFiles {
  const parts = stylePartsOf(css);
  const faces = postcss
    .parse(css)
    .nodes.filter(
      (node) => node.type === 'atrule' && node.name === 'font-face' && `${node}`.includes('url('),
    );
  return {
    always: styleFile('always', write(keep(parts, isAlways))),
    rules: styleFile('rules', write(keep(parts, (part) => !isAlways(part)))),
    faces: styleFile('faces', faces.join('')),
  };
}

function styleFile(name: string, css: string): StyleFile {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  return { fileName: `assets/${name}-${hash}.css`, css };
}

type Leaf = Exclude<StylePart, { readonly parts: StyleParts }>;

function isAlways(part: Leaf): boolean {
  return 'needs' in part && part.needs.some((names) => names.length === 0);
}

function keep(parts: StyleParts, isKept: (part: Leaf) => boolean): StyleParts {
  return parts.flatMap((part): StylePart[] => {
    if (!('parts' in part)) return isKept(part) ? [part] : [];
    const inside = keep(part.parts, isKept);
    return inside.length === 0 ? [] : [{ ...part, parts: inside }];
  });
}

function write(parts: StyleParts): string {
  return parts
    .map((part) => {
      if ('parts' in part) return `${part.opening}{${write(part.parts)}}`;
      if ('values' in part)
        return `${part.opening}{${part.values.map(([name, value]) => `${name}:${value}`).join(';')}}`;
      return part.css;
    })
    .join('');
}
