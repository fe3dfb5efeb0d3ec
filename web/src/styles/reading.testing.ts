// Reads stylesheets and components for tests: which classes a selector names, and which an element may have.

import { parse, parseCss } from 'svelte/compiler';

/** A node of Svelte's trees, of markup and of styles: as much of it as is read here. */
interface Node {
  type: string;
  name: string;
  start: number;
  end: number;
  children: Node[];
  [part: string]: unknown;
}
const isNode = (part: unknown): part is Node => typeof part === 'object' && part !== null;

// ---- what elements may have --------------------------------------------------
/** Placeholders for values that only the running page knows: anything, or a number. */
const ANYTHING = '*';
const NUMBER = '#';

/** The number of a seat's shape: `shape`, `shape(party)`, `scene.shapeOf(seat)`. */
function isShape(found: Node): boolean {
  if (found.type === 'CallExpression') return isNode(found.callee) && isShape(found.callee);
  const { name } = isNode(found.property) ? found.property : found;
  return name === 'shape' || name === 'shapeOf';
}

/** Return the values that an expression may have. */
function comesTo(found: unknown): string[] {
  if (!isNode(found)) return [ANYTHING];
  const { type } = found;
  if (type === 'Literal') return [String(found.value)];
  if (type === 'ConditionalExpression') return [...comesTo(found.consequent), ...comesTo(found.alternate)];
  if (type === 'BinaryExpression')
    return [isNode(found.right) && typeof found.right.value === 'number' ? NUMBER : ANYTHING];
  if (isShape(found)) return [NUMBER];
  if (type === 'TemplateLiteral') {
    const parts = found.expressions as Node[];
    return (found.quasis as { value: { cooked: string } }[]).reduce(
      (so, { value }, i) =>
        so.flatMap((begun) => (parts[i] ? comesTo(parts[i]) : ['']).map((then) => begun + value.cooked + then)),
      [''],
    );
  }
  return [ANYTHING];
}

function attribute(value: unknown): string[] {
  const parts = value === true ? [] : Array.isArray(value) ? (value as Node[]) : [value as Node];
  return parts.reduce(
    (so, part) => {
      const next = part.type === 'Text' ? [String(part.data)] : comesTo(part.expression);
      return so.flatMap((begun) => next.map((then) => begun + then));
    },
    [''],
  );
}

function everyNode(within: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(within)) within.forEach((one) => everyNode(one, visit));
  else if (isNode(within)) {
    if (typeof within.type === 'string') visit(within);
    for (const [name, part] of Object.entries(within)) if (name !== 'loc') everyNode(part, visit);
  }
}

/** The classes of an element: names, and patterns for names that are composed, such as `seat-{n + 1}`. */
export interface Classes {
  names: Set<string>;
  shapes: RegExp[];
}

/** The classes that elements of a component, a module or a drawing may have. */
export function classesIn(file: string, source: string): Classes {
  const names = new Set<string>();
  const shapes: RegExp[] = [];
  if (!file.endsWith('.svelte')) {
    for (const [, list] of source.matchAll(/(?:className = '|class=")([^'"]*)/g))
      list.split(/\s+/).forEach((name) => names.add(name));
    return { names, shapes };
  }
  const tree = parse(source, { modern: true }) as unknown as { fragment: unknown; instance: unknown };
  let given = false; // a class of its own that comes from elsewhere in the component
  everyNode(tree.fragment, (node) => {
    if (node.type === 'ClassDirective') names.add(node.name);
    if (node.type !== 'Attribute' || node.name !== 'class') return;
    for (const name of attribute(node.value).flatMap((text) => text.split(/\s+/))) {
      if (name === ANYTHING) given = true;
      else if (/[*#]/.test(name)) {
        // `l{level}`: without a hyphen before it, it is a number.
        const shape = name.replace(/([a-z])\*/g, '$1#').replaceAll(ANYTHING, '.+');
        shapes.push(new RegExp(`^${shape.replaceAll(NUMBER, '\\d+')}$`));
      } else if (name) names.add(name);
    }
  });
  if (given)
    everyNode(tree.instance, ({ type, value }) => {
      if (type === 'Literal' && typeof value === 'string' && /^[a-z][\w-]*$/.test(value)) names.add(value);
    });
  return { names, shapes };
}

// ---- what selectors name -----------------------------------------------------
export interface Selector {
  text: string;
  line: number;
  /** The ways in which an element can match it, each as the classes needed: `:is(.a, .b) .c` has two. */
  ways: string[][];
  /** The classes it excludes with `:not()`. */
  not: string[];
  /** It sets only variables. */
  variables: boolean;
}

const both = (some: string[][], others: string[][]): string[][] =>
  some.flatMap((one) => others.map((other) => [...one, ...other]));

function waysTo(selector: Node, not: string[]): string[][] {
  let ways: string[][] = [[]];
  for (const part of selector.children.flatMap((relative) => relative.selectors as Node[])) {
    if (part.type === 'ClassSelector') ways = both(ways, [[part.name]]);
    if (part.type !== 'PseudoClassSelector' || !isNode(part.args)) continue;
    const inner = part.args.children.flatMap((one) => waysTo(one, not));
    if (part.name === 'not') not.push(...inner.flat());
    else ways = both(ways, inner);
  }
  return ways;
}

/** All selectors of a stylesheet, each with those it is nested in. */
export function selectorsIn(css: string): Selector[] {
  const out: Selector[] = [];
  const read = (nodes: Node[], around: string[][]): void => {
    for (const node of nodes) {
      const block = node.block as { children: Node[] } | null;
      if (node.type === 'Atrule' && block && node.name !== 'keyframes') read(block.children, around);
      if (node.type !== 'Rule' || !block) continue;
      const [set, nested] = [true, false].map((is) => block.children.filter((n) => (n.type === 'Declaration') === is));
      for (const selector of (node.prelude as Node).children) {
        const not: string[] = [];
        const ways = both(around, waysTo(selector, not));
        const variables = set.every(({ property }) => String(property).startsWith('--'));
        const line = css.slice(0, selector.start).split('\n').length;
        if (set.length) out.push({ text: css.slice(selector.start, selector.end), line, ways, not, variables });
        read(nested, ways);
      }
    }
  };
  read(parseCss(css).children as unknown as Node[], [[]]);
  return out;
}
