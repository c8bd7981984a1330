/** A file on the reader's device. */
export function saveFile(content: BlobPart, type: string, name: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(address);
}

export function saveRecord(record: string, name: string): void {
  saveFile(record, 'text/plain', `${name}.rec`);
}
