/** Splits a stream of bytes into lines without ever holding more of one than it may have. */

/** Undefined is a line that was too long; its bytes were thrown away. */
export async function* boundedLines(
  chunks: AsyncIterable<Uint8Array>,
  mostBytes: number,
): AsyncGenerator<Uint8Array | undefined> {
  let parts: Uint8Array[] = [];
  let size = 0;
  const take = (): Uint8Array | undefined => {
    const line = size > mostBytes ? undefined : Buffer.concat(parts);
    parts = [];
    size = 0;
    return line;
  };
  const add = (part: Uint8Array): void => {
    size += part.length;
    if (size > mostBytes) parts = [];
    else parts.push(part);
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      add(chunk.subarray(from, end));
      from = end + 1;
      yield take();
    }
    add(chunk.subarray(from));
  }
  if (size > 0) yield take();
}
