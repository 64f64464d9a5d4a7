// What browser code uses of the platform, held against the browsers that the store promises (`browserslist` of the root's package.json):
// styles, globals, members, events and attributes, by MDN's data. What one of them lacks is refused, unless `browsers/allowed.mjs` says
// what happens there without it.
import { allowed } from './browsers/allowed.mjs';
import { findFaults } from './browsers/find-faults.mjs';

const { ofTree, ofList } = findFaults('.', allowed);
for (const { file, line, label, feature, lack } of ofTree) {
  process.stdout.write(`  error ${file}:${line}: ${label} (${feature})\n        ${lack}\n`);
}
for (const fault of ofList) process.stdout.write(`  error .config/browsers/allowed.mjs: ${fault}\n`);
process.exitCode = ofTree.length + ofList.length > 0 ? 1 : 0;
