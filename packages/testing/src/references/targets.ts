import type { ProjectFile } from './project-files.ts';

/** The targets of references. */
export type Targets = {
  /** `specification 4`, `specification 4.16`, `contract 0`, `reading 11`, `decision 107`. */
  names: ReadonlySet<string>;
  paths: ReadonlySet<string>;
  /** Path of a document → anchors of its headings. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
};

const numbered = {
  'docs/specification.md': ['specification', /^(?:## (\d+)\. |- \*\*(\d+\.\d+)\*\* )/gm],
  'docs/api-contract.md': ['contract', /^(?:## (\d+)\. |- \*\*(\d+\.\d+)\*\* )/gm],
  'docs/readings.md': ['reading', /^- \*\*(\d+)\*\* /gm],
} as const;

/** Path of a decision record; its number is the first group. */
export const recordPath = /^docs\/decisions\/(\d{3})-[a-z\d-]+\.md$/;

/** Every number that a document defines, as often as it does. */
export function listNames(texts: readonly ProjectFile[]): string[] {
  return texts.flatMap(({ path, text }) => {
    const record = recordPath.exec(path)?.[1];
    if (record !== undefined) return [`decision ${record}`];
    const [kind, pattern] = Object.entries(numbered).find(([document]) => document === path)?.[1] ?? [];
    if (pattern === undefined) return [];
    return Array.from(text.matchAll(pattern), ([, first, second]) => `${kind} ${first ?? second}`);
  });
}

/** Anchors as GitHub makes them: words in lower case with hyphens; a heading that comes again gets a number. */
function listAnchors(text: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#{1,6} (.+)$/gm)) {
    const words = heading.toLowerCase().replace(/\]\([^)]*\)/g, '');
    const anchor = words.replace(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(' ', '-');
    let unique = anchor;
    for (let count = 1; anchors.has(unique); count += 1) unique = `${anchor}-${count}`;
    anchors.add(unique);
  }
  return anchors;
}

/** Collects what references may name. */
export function collectTargets(paths: readonly string[], texts: readonly ProjectFile[]): Targets {
  const documents = texts.filter(({ path }) => path.endsWith('.md'));
  return {
    names: new Set(listNames(texts)),
    paths: new Set(paths),
    anchors: new Map(documents.map(({ path, text }) => [path, listAnchors(text)])),
  };
}
