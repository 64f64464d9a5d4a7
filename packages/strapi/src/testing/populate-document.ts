type Values = Record<string, unknown>;
/** Fields of a content type or a component, as the schema's file has them. */
export type Attributes = Record<
  string,
  { type: string; component?: string; target?: string; multiple?: boolean; repeatable?: boolean; relation?: string }
>;

type Context = {
  parts: ReadonlyMap<string, Attributes>;
  files: ReadonlyMap<number, Values>;
  link: (type: string, id: unknown) => Values | null;
  version: 4 | 5;
};

/** Strapi's answer to a key that a type does not have. */
export function refuse(key: string): never {
  throw new Error(`Invalid key ${key}`);
}

const innerOf = (asked: unknown): unknown =>
  typeof asked === 'object' && asked !== null ? (asked as Values).populate : undefined;
const all = (attributes: Attributes) => Object.fromEntries(Object.keys(attributes).map((name) => [name, 'true']));
const isLinked = (type: string) => ['media', 'component', 'dynamiczone', 'relation'].includes(type);

/** A document with what was asked for: pictures, components and relations are missing unless they are populated. */
export function populate(values: Values, attributes: Attributes, asked: unknown, context: Context): Values {
  const named = asked === '*' ? all(attributes) : ((asked ?? {}) as Values);
  for (const name of Object.keys(named)) if (!attributes[name]) refuse(name);
  const entries = Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    const attribute = attributes[name];
    if (!attribute || !isLinked(attribute.type)) return [[name, value]];
    return name in named ? [[name, linkedValue(value, attribute, named[name], context)]] : [];
  });
  return Object.fromEntries(entries);
}

function linkedValue(value: unknown, attribute: Attributes[string], asked: unknown, context: Context): unknown {
  const { parts, files, link, version } = context;
  const wrap = (inner: unknown) => (version === 4 ? { data: inner } : inner);
  const each = (one: (item: Values) => unknown) => (Array.isArray(value) ? value.map(one) : one(value as Values));
  switch (attribute.type) {
    case 'media': {
      const found = [value].flat().flatMap((id) => files.get(Number(id)) ?? []);
      return wrap(attribute.multiple ? found : (found[0] ?? null));
    }
    case 'relation': {
      const found = [value].flat().flatMap((id) => link(attribute.target?.split('.').at(-1) ?? '', id) ?? []);
      return wrap(attribute.relation === 'manyToMany' ? found : (found[0] ?? null));
    }
    case 'component':
      return each((item) => populate(item, parts.get(attribute.component ?? '') ?? {}, innerOf(asked), context));
    default: {
      const fragments = (asked as { on?: Values }).on;
      const named = Object.keys(fragments ?? {});
      for (const component of named) if (!parts.has(component)) refuse(component);
      return each((item) => {
        const component = String(item.__component);
        const inner = fragments ? innerOf(fragments[component]) : undefined;
        const { __component, ...fields } = item;
        return { __component, ...populate(fields, parts.get(component) ?? {}, inner, context) };
      });
    }
  }
}
