/** Options whose text contains the words typed, in any case; apostrophes of any shape are one letter. */
export function matchOptions<T extends { text: string }>(options: T[], query: string): T[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return options.filter((option) => {
    const text = fold(option.text);
    return words.every((word) => text.includes(word));
  });
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’ʼ`']/g, '’')
    .replace(/ё/g, 'е');
}
