/**
 * The same bytes in memory of their own. Small buffers are cut from slabs of 64 KB that live as long as the last of them: one that is kept
 * would hold the slab, whatever its other buffers were for, and twice the bytes that are counted.
 */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
