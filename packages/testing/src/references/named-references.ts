import type { Problem } from './project-files.ts';

/** Words for documents outside the repository, to which no reference can be followed. */
const elsewhere: [RegExp, string][] = [
  [/(?<![\w-])audit(?![\w-])/gi, 'is in no document of the project'],
  [/\bhouse[ -]style\b/gi, 'is in no document of the project'],
  [/\bissue #?\d+/gi, 'is in no document of the project'],
  [/\(architecture[,:;]/gi, 'names a document without its path: docs/architecture.md'],
  [/\bcontract,? rule \d/gi, 'has no number: contract §1.2'],
  [/\bbusiness rule \d/gi, 'has no number: contract §1.2'],
];

const list = (item: string): string => `${item}(?:(?:,|,? and)\\s+${item})*`;
const section = '§\\d+(?:\\.\\d+)*';
const sections = new RegExp(`\\b(?:(specification|contract)(?:['’]s)?|RFC \\d+)\\s+(${list(section)})`, 'gi');
/** What a test's title ends with: rules of the specification that it shows. */
const tags = /\[(§\d+\.\d+[^\]]*)\]/g;
const numbers = new RegExp(`\\b(decision|reading)s?\\s+(${list('\\d+')})`, 'gi');

/** The text in one line, as long as before: a reference may go on behind the mark of the next line of a comment. */
function unfold(text: string): string {
  return text.replace(/\n[ \t]*(?:\/\/|\*(?!\/))?[ \t]*/g, (fold) => ' '.repeat(fold.length));
}

/** Finds references by number (specification §4.16, contract §0, reading 11, decision 107) that lead nowhere. */
export function checkNamedReferences(text: string, names: ReadonlySet<string>): Problem[] {
  const line = unfold(text);
  const problems: Problem[] = [];
  const report = (index: number, message: string) => problems.push({ index, message });

  const attributed = new Set<number>();
  const inTags = Array.from(line.matchAll(tags), ({ 1: cited = '', index }) => ({
    index: index + 1,
    document: 'specification',
    cited,
  }));
  const inWords = Array.from(line.matchAll(sections), ({ 0: whole, 1: document, 2: cited = '', index }) => ({
    index: index + whole.length - cited.length,
    document,
    cited,
  }));
  for (const { index: start, document, cited } of [...inTags, ...inWords]) {
    for (const { 0: mark, index } of cited.matchAll(new RegExp(section, 'g'))) {
      attributed.add(start + index);
      const name = `${document?.toLowerCase()} ${mark.slice(1)}`;
      if (document !== undefined && !names.has(name)) report(start + index, `${document} ${mark} does not exist`);
    }
  }
  for (const { index } of line.matchAll(/§/g)) {
    if (!attributed.has(index)) report(index, '§ without its document: "specification §4" or "contract §0"');
  }

  for (const match of line.matchAll(numbers)) {
    const [, kind = '', cited = ''] = match;
    for (const [number] of cited.matchAll(/\d+/g)) {
      if (kind.toLowerCase() === 'decision' && number.length !== 3) {
        report(match.index, `decision ${number} is no record: three digits, or "reading ${number}"`);
      } else if (!names.has(`${kind.toLowerCase()} ${number}`)) {
        report(match.index, `${kind} ${number} does not exist`);
      }
    }
  }

  for (const [pattern, why] of elsewhere) {
    for (const { 0: words, index } of line.matchAll(pattern)) report(index, `"${words}" ${why}`);
  }
  return problems;
}
