import { crc32 } from 'node:zlib';

/** The first of January 1980, the oldest day that a ZIP knows: the same files are the same bytes. */
const oldestDate = 0x21;
/** Names are UTF-8. */
const utf8Flag = 0x800;
const version = 20;

function numbers(...fields: [value: number, bytes: 2 | 4][]): Buffer {
  const parts = fields.map(([value, bytes]) => {
    const part = Buffer.alloc(bytes);
    part.writeUIntLE(value, 0, bytes);
    return part;
  });
  return Buffer.concat(parts);
}

/** A ZIP archive of one file, not compressed. */
export function zipFile(name: string, content: Uint8Array): Buffer {
  const path = Buffer.from(name);
  const size = content.length;
  const description = numbers(
    [version, 2],
    [utf8Flag, 2],
    [0, 2],
    [0, 2],
    [oldestDate, 2],
    [crc32(content), 4],
    [size, 4],
    [size, 4],
    [path.length, 2],
    [0, 2],
  );
  const local = Buffer.concat([numbers([0x04034b50, 4]), description, path, content]);
  const nowhere = numbers([0, 2], [0, 2], [0, 2], [0, 4], [0, 4]);
  const central = Buffer.concat([numbers([0x02014b50, 4], [version, 2]), description, nowhere, path]);
  const end = numbers([0x06054b50, 4], [0, 2], [0, 2], [1, 2], [1, 2], [central.length, 4], [local.length, 4], [0, 2]);
  return Buffer.concat([local, central, end]);
}
