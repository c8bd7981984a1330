/** A record as a file on the reader's device. */
export function saveRecord(record: string, name: string): void {
  const address = URL.createObjectURL(new Blob([record], { type: 'text/plain' }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = `${name}.rec`;
  anchor.click();
  URL.revokeObjectURL(address);
}
