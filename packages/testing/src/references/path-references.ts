import { posix } from 'node:path';
import type { Problem, ProjectFile } from './project-files.ts';
import { recordPath, type Targets } from './targets.ts';

const link = /\[([^\]]*)\]\(\s*([^)\s]+)[^)]*\)/g;
const comment = /^\s*(?:\/\*|\*|\/\/|#)|\s\/\/\s/;

/** Ways to name a file without a link. Releases and builds are made, not written: their files are not looked for. */
const document = /(?<![\w@/.:-])(?:\.{0,2}\/)*(?:[\w.-]+\/)*[\w.-]*\w\.md\b/g;
const source =
  /(?<![\w@/.:-])(?:packages|shell|mf-[a-z][\w-]*|docs|\.config|\.ci)\/(?![\w./-]*(?:dist|\d+\.\d+\.\d+)\/)[\w./-]+\.(?:tsx?|[cm]?js|json|css|webp|png)\b/g;
/** Not what an example imports: that stands in quotes. */
const upward = /(?<![\w/.'])(?:\.\.\/)+[\w./-]*\w/g;

/** Finds links, names of documents and paths that lead to no file, and anchors that no heading has. */
export function checkPathReferences({ path, text }: ProjectFile, targets: Targets): Problem[] {
  const problems: Problem[] = [];
  const folder = posix.dirname(path);
  const isDocument = path.endsWith('.md');
  const report = (index: number, message: string) => problems.push({ index, message });

  const links = isDocument ? [...text.matchAll(link)] : [];
  for (const { 1: words = '', 2: address = '', index } of links) {
    const [file = '', anchor] = address.split('#');
    if (/^[a-z]+:/.test(file)) continue;
    const target = file === '' ? path : posix.join(folder, file);
    const record = recordPath.exec(target)?.[1];
    if (!exists(target, targets)) report(index, `${file} does not exist`);
    else if (anchor !== undefined && !targets.anchors.get(target)?.has(anchor)) {
      report(index, `${target} has no heading #${anchor}`);
    } else if (record !== undefined && /decision \d/.test(words) && !words.includes(record)) {
      report(index, `"${words}" leads to decision ${record}`);
    }
  }

  const isInLink = (index: number) =>
    links.some((found) => index > found.index && index < found.index + found[0].length);
  const checkMentions = (pattern: RegExp, isFound: (named: string) => boolean, isSaid: (index: number) => boolean) => {
    for (const { 0: named, index } of text.matchAll(pattern)) {
      if (isSaid(index) && !isInLink(index) && !isFound(named)) report(index, `${named} does not exist`);
    }
  };
  const fromHere = (named: string) => exists(posix.join(folder, named), targets);
  const isProse = (index: number) => isDocument || comment.test(lineAt(text, index));
  checkMentions(
    document,
    (named) => (named.includes('/') ? exists(named, targets) || fromHere(named) : hasName(named, targets)),
    (index) => !isProse(index) || !text.slice(index).startsWith('../'),
  );
  checkMentions(source, (named) => exists(named, targets), isProse);
  checkMentions(upward, fromHere, isProse);
  return problems;
}

/** Whether there is such a file or folder; what leads out of the project is not there for its readers. */
function exists(target: string, { paths }: Targets): boolean {
  const folder = `${target.replace(/\/$/, '')}/`;
  return paths.has(target) || [...paths].some((path) => path.startsWith(folder));
}

/** A bare name may be that of any file. */
function hasName(name: string, { paths }: Targets): boolean {
  return [...paths].some((path) => posix.basename(path) === name);
}

function lineAt(text: string, index: number): string {
  const end = text.indexOf('\n', index);
  return text.slice(text.lastIndexOf('\n', index - 1) + 1, end < 0 ? text.length : end);
}
