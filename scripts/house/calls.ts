import { parseSync } from '@swc/core';
import type { SourceFile } from './sources.ts';

type Node = { readonly type: string; readonly [key: string]: unknown };

/** A top-level name. */
export type Place = { readonly file: string; readonly name: string };

type Parsed = {
  readonly declared: ReadonlyMap<string, Node>;
  readonly imported: ReadonlyMap<string, Place>;
};

/** Follows values, not types. */
export class CallGraph {
  readonly #sources: ReadonlyMap<string, SourceFile>;
  readonly #parsed = new Map<string, Parsed>();

  constructor(sources: readonly SourceFile[]) {
    this.#sources = new Map(sources.map((source) => [source.path, source]));
  }

  declares({ file, name }: Place): boolean {
    return this.#parse(file)?.declared.has(name) ?? false;
  }

  /** In its own file and others. `within`: uses of a message count only in its own call. */
  uses(from: Place, within: Place | null = null): readonly Place[] {
    const found = new Map<string, Place>();
    const visited = new Set<string>();
    const follow = ({ file, name }: Place, isEntry: boolean): void => {
      const node = this.#parse(file)?.declared.get(name);
      if (node === undefined || visited.has(name)) return;
      visited.add(name);
      const scope = isEntry && within !== null ? this.#callsWith(file, node, within) : [node];
      for (const used of scope.flatMap((part) => this.#usesIn(file, part))) {
        found.set(`${used.file} ${used.name}`, used);
        if (used.file === file) follow(used, false);
      }
    };
    follow(from, true);
    return [...found.values()];
  }

  /** And the functions of the same declaration that they use. */
  #callsWith(file: string, node: Node, message: Place): readonly Node[] {
    const calls: Node[] = [];
    const inner = new Map<string, Node>();
    visit(node, (part) => {
      if (part !== node) for (const name of declaredNames(part)) inner.set(name, part);
      if (part.type !== 'CallExpression') return;
      const isServed = namesOf({ type: 'Arguments', parts: directArguments(part) }).some((name) => {
        const place = this.#resolve(file, name);
        return place?.file === message.file && place.name === message.name;
      });
      if (isServed) calls.push(part);
    });
    const used = new Set(calls);
    for (const part of used) for (const name of namesOf(part)) add(used, inner.get(name));
    return [...used];
  }

  #usesIn(file: string, node: Node): readonly Place[] {
    return namesOf(node).flatMap((name) => this.#resolve(file, name) ?? []);
  }

  /** `name`: 'calls.addToCart' for a namespace import. */
  #resolve(file: string, name: string): Place | null {
    const [first = '', member] = name.split('.');
    const parsed = this.#parse(file);
    if (parsed?.declared.has(first)) return { file, name: first };
    const place = parsed?.imported.get(first);
    if (place === undefined) return null;
    if (place.name === '*') return member === undefined ? null : { file: place.file, name: member };
    return this.#origin(place);
  }

  #origin(place: Place): Place {
    const behind = this.#parse(place.file)?.imported.get(place.name);
    return this.declares(place) || behind === undefined ? place : this.#origin(behind);
  }

  #parse(file: string): Parsed | null {
    const known = this.#parsed.get(file);
    if (known !== undefined) return known;
    const source = this.#sources.get(file);
    if (source === undefined) return null;
    const module = parseSync(source.text, { syntax: 'typescript', tsx: file.endsWith('.tsx') });
    const parsed = readModule(Object(module).body, source);
    this.#parsed.set(file, parsed);
    return parsed;
  }
}

function readModule(body: readonly Node[], { targets }: SourceFile): Parsed {
  const declared = new Map<string, Node>();
  const imported = new Map<string, Place>();
  for (const statement of body) {
    const from = Object(statement.source).value;
    const file = typeof from === 'string' ? targets.get(from) : undefined;
    if (file !== undefined) {
      for (const specifier of statement.specifiers as readonly Node[]) {
        const [local, name] = specifierNames(specifier);
        imported.set(local, { file, name });
      }
    }
    const declaration = statement.type === 'ExportDeclaration' ? Object(statement.declaration) : statement;
    for (const name of declaredNames(declaration)) declared.set(name, declaration);
  }
  return { declared, imported };
}

function specifierNames(specifier: Node): readonly [local: string, name: string] {
  if (specifier.type === 'ImportNamespaceSpecifier') return [wordOf(specifier.local), '*'];
  const isExport = specifier.type === 'ExportSpecifier';
  const original = isExport ? specifier.orig : (specifier.imported ?? specifier.local);
  const local = isExport ? (specifier.exported ?? specifier.orig) : specifier.local;
  return [wordOf(local), wordOf(original)];
}

function declaredNames(declaration: Node): readonly string[] {
  if (declaration.type === 'VariableDeclaration') {
    return (declaration.declarations as readonly Node[]).flatMap(({ id }) => namesOf(id as Node));
  }
  return declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration'
    ? [wordOf(declaration.identifier)]
    : [];
}

function add<T>(all: Set<T>, one: T | undefined): void {
  if (one !== undefined) all.add(one);
}

/** Functions are looked into for themselves. */
function directArguments(call: Node): readonly Node[] {
  const given = (call.arguments as readonly { readonly expression: Node }[]).map(
    ({ expression }) => expression,
  );
  return given.filter(({ type }) => type === 'Identifier' || type === 'MemberExpression');
}

/** As values, and behind `typeof` in type arguments of a call. */
function namesOf(node: Node): readonly string[] {
  const names = new Set<string>();
  visit(node, (part) => {
    if (part.type === 'Identifier') names.add(wordOf(part));
    if (part.type === 'MemberExpression' && Object(part.object).type === 'Identifier') {
      names.add(`${wordOf(part.object)}.${wordOf(part.property)}`);
    }
    if (part.type === 'CallExpression') {
      const types: readonly Node[] = Object(part.typeArguments).params ?? [];
      for (const { type, exprName } of types) if (type === 'TsTypeQuery') names.add(wordOf(exprName));
    }
  });
  return [...names];
}

const TYPED_VALUES = new Set([
  'TsAsExpression',
  'TsSatisfiesExpression',
  'TsNonNullExpression',
  'TsConstAssertion',
]);
/** Property names are no values. */
const PROPERTY_NAMES: Readonly<Record<string, string>> = {
  MemberExpression: 'property',
  KeyValueProperty: 'key',
  KeyValuePatternProperty: 'key',
  JSXAttribute: 'name',
};

function visit(value: unknown, see: (node: Node) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (!isNode(value)) {
    for (const one of Object.values(value)) visit(one, see);
    return;
  }
  const { type } = value;
  if (TYPED_VALUES.has(type)) visit(value.expression, see);
  if (type.startsWith('Ts')) return;
  see(value);
  const propertyName = PROPERTY_NAMES[type];
  for (const [key, part] of Object.entries(value)) {
    const isName = key === propertyName && Object(part).type !== 'Computed';
    if (!isName) visit(part, see);
  }
}

function wordOf(identifier: unknown): string {
  return String(Object(identifier).value);
}

function isNode(value: object): value is Node {
  return 'type' in value && typeof value.type === 'string';
}
