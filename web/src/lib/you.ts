// Sentences about the reader: "Anna pays 3 spice" becomes "You pay 3 spice". Pure.

const IRREGULAR: Record<string, string> = { is: 'are', was: 'were', has: 'have', does: 'do', goes: 'go' };

/** The form of an English verb in the third person that follows "you". */
export function withYou(verb: string): string {
  if (verb in IRREGULAR) return IRREGULAR[verb];
  if (/^[a-z]{2,}ies$/.test(verb)) return verb.length > 4 ? `${verb.slice(0, -3)}y` : verb.slice(0, -1);
  if (/(ss|sh|ch|x|zz)es$/.test(verb)) return verb.slice(0, -2);
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb;
}

/** The sentence with `you` for the name it begins with; other sentences stay as they are. */
export function asYou(text: string, name: string, you: string, language: string): string {
  if (!name || !text.startsWith(name)) return text;
  const rest = text.slice(name.length);
  if (language !== 'en') return you + rest;
  if (/^[’']s\b/.test(rest)) return `${you}r${rest.slice(2)}`;
  return (
    you +
    rest.replace(/^( (?:also |now |again )?)([a-z]+)/, (_, before: string, verb: string) => before + withYou(verb))
  );
}
