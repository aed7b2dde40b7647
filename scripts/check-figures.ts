import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { ROOT } from './load-env.ts';

type Node = {
  readonly type: string;
  readonly span: { readonly start: number };
  readonly [key: string]: unknown;
};
type Kind = 'money' | 'number' | 'other';

/** Elements for money only, excluded from translation. */
const FIGURES = new Set(['Figure', 'Money']);

/** Formatters of money and other numbers. */
const MONEY_CALLS = /^format(?:Price|Rupees|RoundOff|Amount)$/;
const NUMBER_CALLS = /^(?:counted|toLocaleString|toFixed|format(?:Count|Number|Percent))$/;

const NUMBER_NAMES =
  /^(?:n|length|size|max|min|left|rest|(?:\w+)?(?:[cC]ount|[qQ]uantity|[tT]otal|[pP]ercent|[pP]ercentage|[uU]nits|[pP]ieces|[cC]oins|\w+Days|[sS]econds|[mM]inutes|[aA]vailable|[sS]tock|[pP]rice|[aA]mount))$/;

/** Translators replace text nodes: with siblings, React updates detached ones. */
export function figureProblems(path: string, source: string): string[] {
  // The span starts at the first statement: the semicolon is one.
  const module: Node = Object(parseSync(`;${source}`, { syntax: 'typescript', tsx: true }));
  const bytes = Buffer.from(source);
  const at = ({ span }: Node) => {
    const before = bytes.subarray(0, span.start - module.span.start - 1).toString();
    return `${path}:${before.split('\n').length}`;
  };
  const problems: string[] = [];
  visit(module, (node) => {
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return;
    const children = (node.children as Node[]).filter(isShown);
    const isFigure = FIGURES.has(nameOf(node));
    for (const child of children) {
      const kinds = child.type === 'JSXExpressionContainer' ? kindsOf(child.expression as Node) : [];
      if (kinds.includes('money') && !(isFigure && children.length === 1)) {
        problems.push(`${at(child)}: money stands alone in a <Figure>`);
      } else if (kinds.includes('number') && children.length > 1) {
        problems.push(`${at(child)}: a number beside text or elements stands in a <Figure> of its own`);
      }
    }
  });
  return problems;
}

function kindsOf(expression: Node): Kind[] {
  const all = (...names: string[]) => names.flatMap((name) => kindsOf(expression[name] as Node));
  switch (expression.type) {
    case 'OptionalChainingExpression':
      return all('base');
    case 'ParenthesisExpression':
      return all('expression');
    case 'ConditionalExpression':
      return all('consequent', 'alternate');
    case 'TemplateLiteral':
      return (expression.expressions as Node[]).flatMap(kindsOf);
    case 'BinaryExpression':
      if (expression.operator === '&&') return all('right');
      if (['||', '??', '+'].includes(String(expression.operator))) return all('left', 'right');
      return ['-', '*', '/', '%'].includes(String(expression.operator)) ? ['number'] : ['other'];
    case 'CallExpression':
      return [kindOfCall(lastName(expression.callee as Node))];
    default:
      return [NUMBER_NAMES.test(lastName(expression)) ? 'number' : 'other'];
  }
}

function kindOfCall(name: string): Kind {
  if (MONEY_CALLS.test(name)) return 'money';
  return NUMBER_CALLS.test(name) ? 'number' : 'other';
}

function lastName(node: Node): string {
  if (node.type === 'Identifier') return String(node.value);
  return node.type === 'MemberExpression' ? lastName(node.property as Node) : '';
}

function nameOf(element: Node): string {
  const opening = element.opening as { readonly name?: Node } | undefined;
  return opening?.name === undefined ? '' : lastName(opening.name);
}

function isShown(child: Node): boolean {
  if (child.type === 'JSXText') return !/^\s*\n\s*$/.test(String(child.value));
  return !(
    child.type === 'JSXExpressionContainer' && (child.expression as Node).type === 'JSXEmptyExpression'
  );
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const one of value) visit(one, see);
  else if (typeof value === 'object' && value !== null) {
    if ('type' in value && 'span' in value) see(value as Node);
    for (const part of Object.values(value)) visit(part, see);
  }
}

if (import.meta.main) {
  const paths = globSync('{apps,packages}/*/src/**/*.tsx', { cwd: ROOT });
  const problems = paths
    .toSorted()
    .flatMap((path) => figureProblems(path, readFileSync(join(ROOT, path), 'utf8')));
  if (problems.length > 0) {
    process.stderr.write(
      `${problems.join('\n')}\n${problems.length} figures that a translated page would lose\n`,
    );
    process.exitCode = 1;
  }
}
