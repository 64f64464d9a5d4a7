/** How pages, scripts and documents begin, in lower case; each is too long to stand in the pixels of a picture by chance. */
const beginnings = ['<script', '<!doctype', '<html', '<svg ', '<iframe', '<?php', '%pdf-1'];
/** An archive is read from its end: its last record may be followed by 64 KB of comment. */
const archiveEnd = Buffer.from('PK\x05\x06', 'latin1');
const longestArchiveEnd = 65_557;

/**
 * Whether a file is something else besides a picture: a page, a script, a document or an archive that another program would read from
 * the same bytes. Nothing of it would come through the encoder; that it is there says enough of who sends it. What telephones add to
 * their photos (a short film, a map of depth) is none of these.
 */
export function hasEmbeddedContent(bytes: Buffer): boolean {
  if (bytes.subarray(-longestArchiveEnd).includes(archiveEnd)) return true;
  const text = bytes.toString('latin1').toLowerCase();
  return beginnings.some((beginning) => text.includes(beginning));
}
