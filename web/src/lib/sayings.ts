// Formats the server's sayings (sandtable/core/fluent.py, `Sayings`) in the reader's language. The form is BEGIN id
// (NEXT name IS value)* END; a value that is a number starts with NUMBER; a value may contain sayings.

const BEGIN = '\x02';
const NEXT = '\x1f';
const IS = '\x1d';
const NUMBER = '\x1e';
const END = '\x03';
/** The id that means "the same text with a capital first letter". */
const CAPITAL = '^';

export type Arguments = Record<string, string | number>;
export type Say = (id: string, args: Arguments) => string;

/** The text is damaged: a saying that does not end, or a mark in the wrong place. */
export class NoSaying extends Error {}

/** Replace the sayings in `text` with the messages that `say` returns; plain text stays as it is. */
export function speak(text: string, say: Say): string {
  if (!text.includes(BEGIN)) return text;
  const [spoken, at] = speakFrom(text, 0, say);
  if (at !== text.length) throw new NoSaying(`this is no saying: ${JSON.stringify(text)}`);
  return spoken;
}

/** Format plain text and sayings from `at` on, up to a mark that belongs to an outer saying; return the text and the
 *  mark's position. */
function speakFrom(text: string, at: number, say: Say): [string, number] {
  let out = '';
  while (at < text.length && text[at] !== NEXT && text[at] !== END) {
    if (text[at] !== BEGIN) {
      out += text[at];
      at += 1;
      continue;
    }
    at += 1;
    const start = at;
    while (at < text.length && text[at] !== NEXT && text[at] !== END) at += 1;
    const id = text.slice(start, at);
    const args: Arguments = {};
    while (text[at] === NEXT) {
      const is = text.indexOf(IS, at);
      if (is < 0) throw new NoSaying(`this is no saying: ${JSON.stringify(text)}`);
      const name = text.slice(at + 1, is);
      const [value, after] = speakFrom(text, is + 1, say);
      args[name] = value.startsWith(NUMBER) ? Number(value.slice(1)) : value;
      at = after;
    }
    if (text[at] !== END) throw new NoSaying(`this is no saying: ${JSON.stringify(text)}`);
    at += 1;
    out += id === CAPITAL ? capital(String(args.text ?? '')) : say(id, args);
  }
  return [out, at];
}

/** The arguments of the outermost saying of a text, formatted by `say`; empty for plain text. */
export function argumentsOf(text: string, say: Say): Arguments {
  let outermost: Arguments = {};
  speak(text, (id, args) => {
    outermost = args;
    return say(id, args);
  });
  return outermost;
}

/** The text with a capital first letter; unchanged in scripts without capitals. */
export function capital(text: string): string {
  const first = [...text][0] ?? '';
  return first.toUpperCase() + text.slice(first.length);
}
