import { expect, it } from 'vitest';
import { styleFilesOf } from './style-files.ts';

const CSS = `@layer theme,base,utilities;@layer theme{:root,:host{--leaf:green}}
@layer base{*,:before{margin:0}dialog{margin:auto}}
@layer utilities{.a{top:0}@media (width>=40rem){.b{top:1px}}@media print{:root{top:0}}}
@property --x{syntax:"*";inherits:false}@keyframes spin{to{top:0}}
@font-face{font-family:A;src:url(a.woff2)}@font-face{font-family:B;src:local(C)}`;

it('universal rules are kept apart from later ones, and each keeps its layer', () => {
  const { always, rules } = styleFilesOf(CSS);
  expect(always.css).toBe(
    '@layer theme,base,utilities;@layer theme,base,utilities;@layer theme{:root,:host{--leaf:green}}' +
      '@layer base{*,:before{margin:0}}@layer utilities{@media print{:root{top:0}}}' +
      '@property --x{syntax:"*";inherits:false}@font-face{font-family:B;src:local(C)}',
  );
  expect(rules.css).toBe(
    '@layer base{dialog{margin:auto}}@layer utilities{.a{top:0}@media (width>=40rem){.b{top:1px}}}' +
      '@keyframes spin{to{top:0}}',
  );
});

it('faces that have to be fetched have a file of their own', () => {
  expect(styleFilesOf(CSS).faces.css).toBe('@font-face{font-family:A;src:url(a.woff2)}');
});

it('a file with other rules has another name', () => {
  const { rules } = styleFilesOf(CSS);
  expect(rules.fileName).toMatch(/^assets\/rules-[\w-]{8}\.css$/);
  expect(styleFilesOf(CSS.replace('1px', '2px')).rules.fileName).not.toBe(rules.fileName);
  expect(styleFilesOf(CSS.replace('green', 'red')).rules.fileName).toBe(rules.fileName);
});
