/** The events of a stream, as they come. */

export interface StreamEvent {
  readonly name: string;
  readonly data: string;
}

/** Ends with the stream. Calls `onSign` for whatever comes, also for what only says that somebody is there. */
export async function* eventsOf(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onSign: () => void,
): AsyncGenerator<StreamEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onSign();
      text += value;
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        const data = /^data: (.*)$/m.exec(part)?.[1];
        if (data !== undefined) yield { name: /^event: (.*)$/m.exec(part)?.[1] ?? '', data };
      }
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}
