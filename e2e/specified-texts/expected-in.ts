import { parseSync } from '@swc/core';

type Node = { readonly type?: unknown; readonly [key: string]: unknown };

/** Failure messages, pressed keys and filled-in values don't count. Patterns are '/pattern/'. */
export function expectedIn(source: string, tsx = false): ReadonlySet<string> {
  const found = new Set<string>();
  search(parseSync(source, { syntax: 'typescript', tsx }), false, found);
  return found;
}

function search(value: unknown, isExpected: boolean, found: Set<string>): void {
  if (Array.isArray(value)) for (const one of value) search(one, isExpected, found);
  else if (isNode(value)) searchNode(value, isExpected, found);
}

function searchNode(node: Node, isExpected: boolean, found: Set<string>): void {
  if (isExpected && node.type === 'StringLiteral') found.add(String(node.value));
  if (isExpected && node.type === 'RegExpLiteral') found.add(`/${node.pattern}/${node.flags}`);
  const name = node.type === 'CallExpression' ? nameOf(node.callee) : '';
  for (const part of Object.values(withoutMessage(node, name))) {
    search(part, isExpected || name.startsWith('expect'), found);
  }
}

function nameOf(callee: unknown): string {
  if (!isNode(callee)) return '';
  if (callee.type === 'Identifier') return String(callee.value);
  return nameOf(callee.type === 'CallExpression' ? callee.callee : callee.object);
}

function withoutMessage(node: Node, name: string): Node {
  const isMatcher = isNode(node.callee) && isNode(node.callee.object) && holdsCall(node.callee.object);
  if (name !== 'expect' || isMatcher || !Array.isArray(node.arguments)) return node;
  return { ...node, arguments: node.arguments.slice(0, 1) };
}

function holdsCall(node: Node): boolean {
  if (node.type === 'CallExpression') return true;
  return isNode(node.object) && holdsCall(node.object);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}
