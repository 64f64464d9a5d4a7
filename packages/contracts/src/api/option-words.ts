/**
 * When the text of an option holds the words that were typed to find it: any case, apostrophes of any shape, and words that are written
 * in one or apart (`rx9070`). The page and the store API must find the same.
 */
export function holdsWords(text: string, query: string): boolean {
  const folded = fold(text);
  const words = fold(query).split(/\s+/).filter(Boolean);
  return words.every((word) => folded.includes(word)) || joined(folded).includes(joined(words.join('')));
}

const joined = (text: string): string => text.replace(/[\s-]+/g, '');

function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’ʼ`']/g, '’')
    .replace(/ё/g, 'е');
}
