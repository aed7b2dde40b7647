import type { StylePart, StyleParts } from '@ilaneer/contract/page-styles';
import postcss from 'postcss';

/** Splits by rule, without web fonts, which load later. State selectors stay with their element. */
export function stylePartsOf(css: string): StyleParts {
  const { nodes } = postcss.parse(css);
  const layers = nodes.flatMap((node) =>
    node.type === 'atrule' && node.name === 'layer' && node.nodes !== undefined ? node.params : [],
  );
  // An empty layer keeps its place in the order.
  return [{ css: `@layer ${layers.join(',')};`, needs: [[]] }, ...partsOf(nodes)];
}

function partsOf(nodes: readonly postcss.ChildNode[] = []): StylePart[] {
  return nodes.flatMap((node) => {
    if (node.type === 'rule') return [rulePart(node)];
    return node.type === 'atrule' ? atRuleParts(node) : [];
  });
}

function atRuleParts(rule: postcss.AtRule): StylePart[] {
  const css = rule.toString();
  // Restyles all elements if added later.
  if (rule.name === 'property') return [{ css, needs: [[]] }];
  if (rule.name === 'keyframes') return [{ name: rule.params, css }];
  if (rule.name === 'font-face') return css.includes('url(') ? [] : [{ css, needs: [[]] }];
  if (rule.nodes === undefined) return [{ css: `${css};`, needs: [[]] }];
  return [{ opening: `@${rule.name} ${rule.params}`, parts: partsOf(rule.nodes) }];
}

function rulePart(rule: postcss.Rule): StylePart {
  const needs = rule.selectors.map(namesIn);
  const values = rule.nodes.flatMap((node) =>
    node.type === 'decl' && node.prop.startsWith('--') ? [[node.prop, node.value] as const] : [],
  );
  const isForAll = needs.some((names) => names.length === 0);
  // Root properties: adding them later would restyle all elements.
  if (isForAll && rule.selector.includes(':root')) return { css: rule.toString(), needs };
  if (isForAll && values.length === rule.nodes.length) return { opening: rule.selector, values };
  return { css: rule.toString(), needs };
}

export function namesIn(selector: string): string[] {
  let rest = hideEscapes(selector).replaceAll(/\[[^\]]*\]/g, '');
  // From inside out: a single alternative needs its names, several or a negation need none.
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(INNERMOST, (_, pseudo: string, inner: string) =>
      /^:(?:is|where)$/.test(pseudo) && !inner.includes(',') ? `\u200b${inner}` : '',
    );
  }
  const names = rest.match(/(?:(?<![\w.#:\u{f0000}-\u{f007f}-])[a-z]|\.)[\w\u{f0000}-\u{f007f}-]*/gu) ?? [];
  return names.map(showEscapes);
}

const INNERMOST = /(::?[\w-]+)\(([^()]*)\)/;
const HIDDEN = 0xf0000;

function hideEscapes(selector: string): string {
  return selector.replaceAll(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, code: string | undefined, letter: string) =>
    String.fromCodePoint(
      HIDDEN + (code === undefined ? (letter.codePointAt(0) ?? 0) : Number.parseInt(code, 16)),
    ),
  );
}

function showEscapes(name: string): string {
  return name.replaceAll(/[\u{f0000}-\u{f007f}]/gu, (letter) =>
    String.fromCodePoint((letter.codePointAt(0) ?? 0) - HIDDEN),
  );
}
