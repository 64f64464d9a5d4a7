import { documentCount, type Group, type Matches, type Postings } from './postings.ts';

const countOf = (postings: Postings, { alternatives }: Group): number =>
  alternatives.reduce((sum, { term }) => sum + documentCount(postings, term), 0);

/** Beyond this share of the documents a scan in order is cheaper than sorting what was touched. */
const scanFrom = 1 / 32;

/**
 * Room of one size for one search after the other. Nothing is cleared between them: a stamp below the first of a search is of
 * an earlier one, the first plus `n` says that the document has `n` groups.
 */
type Room = { stamps: Uint32Array; scores: Float32Array; best: Float32Array; touched: Uint32Array; nextStamp: number };
const rooms = new WeakMap<Postings, Room>();
const lastStamp = 2 ** 32 - 1;

function roomFor(postings: Postings, groups: number): Room & { first: number } {
  const { size } = postings;
  let room = rooms.get(postings);
  if (!room || room.nextStamp + groups > lastStamp) {
    const arrays = { scores: new Float32Array(size), best: new Float32Array(size), touched: new Uint32Array(size) };
    room = { ...arrays, stamps: new Uint32Array(size), nextStamp: 0 };
    rooms.set(postings, room);
  }
  const first = room.nextStamp;
  room.nextStamp += groups + 1;
  return { ...room, first };
}

/** A group in its turn: the documents it keeps have all groups before it. */
type Turn = Group & { level: number; rarity: number };

/** Goes through the documents of every term; returns how many documents have this group and those before. */
function walk({ offsets, documents, weights }: Postings, room: Room & { first: number }, turn: Turn): number {
  const { stamps, best, touched } = room;
  const before = turn.level === 0 ? 0 : room.first + turn.level;
  const after = room.first + turn.level + 1;
  let length = 0;
  for (const { term, quality } of turn.alternatives) {
    const factor = quality * turn.rarity;
    const end = offsets[term + 1] ?? 0;
    for (let at = offsets[term] ?? 0; at < end; at += 1) {
      const document = documents[at] ?? 0;
      const stamp = stamps[document] ?? 0;
      if (stamp < before) continue;
      const value = (weights[at] ?? 0) * factor;
      if (stamp < after) {
        stamps[document] = after;
        best[document] = value;
        touched[length] = document;
        length += 1;
      } else if (value > (best[document] ?? 0)) best[document] = value;
    }
  }
  return length;
}

/** Place of the document among those of a term, or -1. */
function placeOf(documents: Uint32Array, wanted: number, from: number, to: number): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((documents[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low < to && documents[low] === wanted ? low : -1;
}

/** The same as `walk`, looking up each document that is left: cheaper where few are. */
function lookUp(postings: Postings, room: Room & { first: number }, turn: Turn, left: number): number {
  const { offsets, documents, weights } = postings;
  const { stamps, best, touched } = room;
  let length = 0;
  for (let place = 0; place < left; place += 1) {
    const document = touched[place] ?? 0;
    let highest = -1;
    for (const { term, quality } of turn.alternatives) {
      const at = placeOf(documents, document, offsets[term] ?? 0, offsets[term + 1] ?? 0);
      if (at >= 0) highest = Math.max(highest, (weights[at] ?? 0) * (quality * turn.rarity));
    }
    if (highest < 0) continue;
    stamps[document] = room.first + turn.level + 1;
    best[document] = highest;
    touched[length] = document;
    length += 1;
  }
  return length;
}

/** Documents of a group that are walked in the time of looking up one. */
const stepsOfLookUp = 16;

/** Finds the documents that have, for each group, one of its terms; rare words weigh more. No group finds nothing. */
export function matchAll(postings: Postings, groups: readonly Group[]): Matches {
  const { size } = postings;
  const room = roomFor(postings, groups.length);
  const { stamps, scores, best, touched } = room;
  const rarestFirst = groups
    .map((group) => ({ group, count: countOf(postings, group) }))
    .sort((a, b) => a.count - b.count);
  let length = 0;
  for (const [level, { group, count }] of rarestFirst.entries()) {
    const turn = { ...group, level, rarity: 1 + 0.2 * Math.log(size / (count + 1) + 1) };
    const isFew = level > 0 && length * group.alternatives.length * stepsOfLookUp < count;
    length = isFew ? lookUp(postings, room, turn, length) : walk(postings, room, turn);
    if (length === 0) break;
    for (let at = 0; at < length; at += 1) {
      const document = touched[at] ?? 0;
      scores[document] = (level === 0 ? 0 : (scores[document] ?? 0)) + (best[document] ?? 0);
    }
  }
  const found = touched.slice(0, length);
  if (length < size * scanFrom) found.sort();
  else
    for (let document = 0, to = 0; document < size; document += 1) {
      if (stamps[document] !== room.first + groups.length) continue;
      found[to] = document;
      to += 1;
    }
  const foundScores = new Float32Array(length);
  for (let at = 0; at < length; at += 1) foundScores[at] = scores[found[at] ?? 0] ?? 0;
  return { documents: found, scores: foundScores };
}
