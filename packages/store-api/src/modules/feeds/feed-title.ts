const maxTitle = 150;

/** Words that praise a sale and not a product: price comparisons refuse a name that has one. */
const promotional =
  /(?<![\p{L}\p{N}])(?:акці(?:я|йн\p{L}*)|знижк\p{L}*|розпродаж\p{L}*|безкоштовн\p{L}* доставк\p{L}*|хіт продажів|супер ?цін\p{L}*|найкращ\p{L}* цін\p{L}*|новинк\p{L}*|купи(?:ти)?|кешбек|подарун\p{L}* у комплекті|sale|free shipping|best price)(?![\p{L}\p{N}])/giu;

/** A word in capitals that is no sign of a model: longer Cyrillic words without a digit shout, short ones are abbreviations. */
const shouted = /(?<![\p{L}\p{N}])\p{Script=Cyrillic}{5,}(?![\p{L}\p{N}])/gu;

function lower(word: string, at: number): string {
  if (word !== word.toUpperCase()) return word;
  const small = word.toLowerCase();
  return at === 0 ? small.charAt(0).toUpperCase() + small.slice(1) : small;
}

/** The name of a product as price comparisons take it: no praise, nothing that shouts, at most 150 characters, cut at a word. */
export function feedTitle(name: string): string {
  const plain = name
    .replace(promotional, ' ')
    .replace(shouted, lower)
    .replace(/!|\p{Extended_Pictographic}|\uFE0F|[★☆✔]/gu, ' ')
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+([,;:.])/g, '$1')
    .replace(/^[\s,;:.–—-]+|[\s,;:–—-]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length <= maxTitle
    ? plain
    : plain
        .slice(0, maxTitle + 1)
        .replace(/\s+\S*$/, '')
        .slice(0, maxTitle);
}
