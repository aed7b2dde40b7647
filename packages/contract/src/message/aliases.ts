import Type, { type Static, type TObject, type TProperties, type TSchema, type TUnsafe } from 'typebox';

type Derived<Message> = {
  readonly of: string;
  readonly schema: TSchema;
  /** Undefined omits it. */
  readonly value: (message: Message) => unknown;
};

type Within<Message> = { readonly within: Readonly<Record<string, Renamed<Message> | Derived<Message>>> };

type Renamed<Message> = keyof Message & string;

export type Aliases<Message> = Readonly<
  Record<string, Renamed<Message> | Derived<Message> | Within<Message>>
>;

type Sent = Record<string, unknown>;

export type AliasPlan = {
  readonly names: readonly string[];
  /** Mutates a message that is complete except for aliases. */
  readonly add: (message: Sent) => void;
};

/** Hidden like TypeBox's own marks: no JSON Schema keyword, but copied with the schema. */
const PLAN = '~aliases';

export function derived<Message, Schema extends TSchema>(
  of: string,
  schema: Schema,
  value: (message: Message) => Static<Schema> | undefined,
): Derived<Message> {
  return { of, schema, value };
}

export function within<const Inner extends Readonly<Record<string, string | Derived<never>>>>(
  aliases: Inner,
): { readonly within: Inner } {
  return { within: aliases };
}

/** Marked `deprecated` in the schema and missing in the type; added where a reply is sent (`addAliases`). */
export function withAliases<Fields extends TProperties>(
  message: TObject<Fields>,
  aliases: Aliases<Static<TObject<Fields>>>,
): TUnsafe<Static<TObject<Fields>>> {
  const fields: Record<string, TSchema> = { ...message.properties };
  const names: string[] = [];
  const makers: Maker[] = [];
  for (const [name, alias] of Object.entries(aliases)) {
    if (typeof alias === 'object' && 'within' in alias) {
      const outer = fields[name];
      if (outer === undefined || !Type.IsObject(outer)) throw new Error(`${name} is no object to add to`);
      const inner = Object.entries(alias.within).map(([at, one]) => made(at, one, message.properties));
      fields[name] = Type.Object({ ...outer.properties, ...fieldsOf(name, outer.properties, inner) });
      names.push(...inner.map((one) => `${name}.${one.name}`));
      makers.push({ name, value: (sent) => added({ ...objectAt(sent, name) }, inner, sent) });
    } else {
      const one = made(name, alias, message.properties);
      Object.assign(fields, fieldsOf('the message', message.properties, [one]));
      names.push(name);
      makers.push(one);
    }
  }
  const { type: _type, required: _required, properties: _properties, ...options } = message;
  const plan: AliasPlan = {
    names,
    add: (sent) => {
      added(sent, makers, sent);
    },
  };
  const schema = Type.Unsafe<Static<TObject<Fields>>>(Type.Object(fields, options));
  return Object.defineProperty(schema, PLAN, { value: plan, configurable: true });
}

export function sentField(message: TSchema, name: string): TSchema {
  const field = Type.IsObject(message) ? message.properties[name] : undefined;
  if (field === undefined) throw new Error(`there is no ${name}`);
  return field;
}

export function aliasPlan(schema: object): AliasPlan | null {
  const plan: unknown = Reflect.get(schema, PLAN);
  return isPlan(plan) ? plan : null;
}

type Maker = { readonly name: string; readonly value: (message: Sent) => unknown };

type Made = Maker & { readonly schema: TSchema };

function made<Message>(
  name: string,
  alias: Renamed<Message> | Derived<Message>,
  canonical: TProperties,
): Made {
  if (typeof alias === 'string') {
    const schema = canonical[alias];
    if (schema === undefined) throw new Error(`${name} is an alias of ${alias}, which is not there`);
    return { name, schema: deprecated(schema, alias), value: (message) => message[alias] };
  }
  // The sent message fits the schema that holds the plan.
  const value = alias.value as (message: Sent) => unknown;
  return { name, schema: deprecated(alias.schema, alias.of), value };
}

export function deprecated(schema: TSchema, of: string): TSchema {
  return Object.assign(Type.Unsafe(schema), { deprecated: true, description: `Alias of ${of}.` });
}

function fieldsOf(where: string, canonical: TProperties, aliases: readonly Made[]): TProperties {
  const taken = aliases.find(({ name }) => name in canonical);
  if (taken !== undefined) throw new Error(`${where} says ${taken.name} itself`);
  return Object.fromEntries(aliases.map(({ name, schema }) => [name, schema]));
}

function added(target: Sent, makers: readonly Maker[], message: Sent): Sent {
  for (const { name, value } of makers) {
    const says = value(message);
    if (says !== undefined) target[name] = says;
  }
  return target;
}

function objectAt(message: Sent, name: string): object {
  const found = message[name];
  return typeof found === 'object' && found !== null ? found : {};
}

function isPlan(plan: unknown): plan is AliasPlan {
  return typeof plan === 'object' && plan !== null && 'add' in plan;
}
